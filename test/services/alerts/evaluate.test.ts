import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/shared/windows.ts';
import { evaluateAlerts } from '../../../src/services/alerts/evaluate.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { storeAnswers } from '../../support/answers.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { createReportRoom, type ReportRoom } from '../../support/reports.ts';

const CHANGE_DAY = '2026-11-01';
const PROMPTS = 12;

let server: TestApp;
let clock = new Date();
let room: ReportRoom;
let reportId: string;

/** From 1 November on, ChatGPT names the brand in most answers, and Gemini as before. */
beforeAll(async () => {
  server = await startTestApp({ now: () => clock });
  clock = new Date('2026-11-12T00:00:00.000Z');
  room = await createReportRoom(server);
  const promptIds = await room.createPrompts(PROMPTS);
  reportId = (await room.create({ promptIds })).body.id;
  const days = Array.from({ length: 30 }, (_, index) => addDays(CHANGE_DAY, index - 19));
  const answers = days.flatMap((day, index) =>
    promptIds.flatMap((promptId, position) => {
      const isUsual = (position + index) % 5 === 0;
      const isNamed = isUsual || (day >= CHANGE_DAY && (position + index) % 4 !== 0);
      return [
        { promptId, day, engine: 'chatgpt', text: isNamed ? 'Acme' : 'Nobody' },
        { promptId, day, engine: 'gemini', text: isUsual ? 'Acme' : 'Nobody' },
      ];
    }),
  );
  await storeAnswers(server.databaseUrl, room.workspace.id, answers);
  await recalculateReport(server.app.context, { reportId });
});
afterAll(() => server.close());

/** Evaluates up to a day, as the job of the next morning does. */
async function evaluate(day: string) {
  clock = new Date(`${addDays(day, 1)}T04:53:00.000Z`);
  return evaluateAlerts(server.app.context);
}

async function list(query: Record<string, string> = {}) {
  const { body } = await room.send(
    'GET',
    `/v1/workspaces/${room.workspace.id}/alerts?${new URLSearchParams(query).toString()}`,
  );
  return body.items.filter(({ event }: { event: string }) => event !== 'recalculation.finished');
}

describe('a change of one engine', () => {
  test('fires once, three days after it was found, compared with the days before it was found', async () => {
    await evaluate('2026-10-31');
    expect(await list()).toEqual([]);
    await evaluate('2026-11-03');
    const [found] = await list();
    expect(found).toMatchObject({ event: 'coverage.changed', state: 'unconfirmed', firedDate: null });
    await evaluate('2026-11-11');
    const [alert, ...others] = await list({ event: 'coverage.changed', reportId });
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      id: found.id,
      state: 'fired',
      mutedReason: null,
      subject: `chatgpt ${alert.figures.details.brand}`,
      endDate: addDays(found.endDate, 3),
      beforeStartDate: found.beforeStartDate,
      beforeEndDate: found.beforeEndDate,
      figures: { metric: 'brandCoverage', verdict: 'up', details: { engine: 'chatgpt' } },
    });
    expect(alert.figures.change).toBeGreaterThan(0.3);
    expect(alert.figures.low).toBeGreaterThan(0);
    expect(alert.sentence).toMatch(/^ChatGPT named .* confirmed 3 days after it was found\.$/);
    expect(alert.links[0].path).toContain(
      `/reports/${reportId}?from=${alert.startDate}&to=${alert.endDate}&engines=chatgpt`,
    );
    expect(await list({ since: addDays('2026-11-12', 1) })).toEqual([]);
  });

  test('is not repeated by a second run or worker on the same day', async () => {
    const before = await list();
    await Promise.all([evaluate('2026-11-11'), evaluate('2026-11-11')]);
    expect(await list()).toEqual(before);
  });
});

describe('alert settings', () => {
  const path = () => `/v1/reports/brand/${reportId}/alert-settings`;

  test('name the change that each engine can show within 10 days', async () => {
    const { body } = await room.send('GET', path());
    expect(body).toMatchObject({ reportId, thresholds: [], evaluatedDay: '2026-11-11' });
    expect(body.detectable.map(({ engine, questions }: Record<string, unknown>) => ({ engine, questions }))).toEqual([
      { engine: 'chatgpt', questions: PROMPTS },
      { engine: 'gemini', questions: PROMPTS },
    ]);
    for (const { share } of body.detectable) expect(share).toBeGreaterThanOrEqual(0.05);
  });

  test('a threshold fires once when the whole interval is beyond it', async () => {
    const thresholds = [
      { engine: 'gemini', side: 'below', share: 0.6 },
      { engine: null, side: 'below', share: 0.3 },
    ];
    const { body } = await room.send('PATCH', path(), { body: { thresholds } });
    expect(body.thresholds).toEqual(thresholds);
    for (const day of ['2026-11-12', '2026-11-13']) await evaluate(day);
    const alerts = (await list({ event: 'coverage.changed' })).filter(({ subject }: { subject: string }) =>
      subject.startsWith('threshold'),
    );
    expect(alerts).toMatchObject([{ subject: 'threshold gemini below 0.6', endDate: '2026-11-12', state: 'fired' }]);
  });

  test('reject a share above 1', async () => {
    const { status } = await room.send('PATCH', path(), {
      body: { thresholds: [{ engine: null, side: 'below', share: 40 }] },
    });
    expect(status).toBe(400);
  });
});
