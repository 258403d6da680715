import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, daysOf } from '../../../src/domain/shared/windows.ts';
import { evaluateAlerts } from '../../../src/services/alerts/evaluate.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { createGiver } from '../../support/citations.ts';
import { createReportRoom } from '../../support/reports.ts';

const CHANGE_DAY = '2026-11-01';
const PAGE = 'https://acme.com/pricing';
const { engines, give } = createGiver(['chatgpt', 'gemini']);
let server: TestApp;
let clock = new Date('2026-11-12T00:00:00.000Z');

beforeAll(async () => {
  server = await startTestApp({ engines, now: () => clock });
});
afterAll(() => server.close());

test('a page that an engine cites more often fires, with the shares of its windows', async () => {
  const room = await createReportRoom(server);
  const promptIds = await room.createPrompts(12);
  const { id: reportId } = (await room.create({ promptIds })).body;
  for (const [index, day] of daysOf({ startDate: addDays(CHANGE_DAY, -19), endDate: '2026-11-11' }).entries()) {
    for (const [position, promptId] of promptIds.entries()) {
      const isUsual = (position + index) % 5 === 0;
      const isCited = isUsual || (day >= CHANGE_DAY && (position + index) % 4 !== 0);
      const slot = { promptId, country: 'us', day, sample: 1, text: 'Nobody' } as const;
      await give(server.app.context, room.workspace.id, { ...slot, engine: 'chatgpt', cited: isCited ? [PAGE] : [] });
    }
  }
  await recalculateReport(server.app.context, { reportId });
  for (const day of ['2026-10-31', '2026-11-03', '2026-11-11']) {
    clock = new Date(`${addDays(day, 1)}T04:53:00.000Z`);
    await evaluateAlerts(server.app.context);
  }
  const { body } = await room.send('GET', `/v1/workspaces/${room.workspace.id}/alerts?event=page.citations.changed`);
  expect(body.items).toMatchObject([{ state: 'fired', figures: { verdict: 'up', details: { engine: 'chatgpt' } } }]);
  const [{ figures, startDate, endDate }] = body.items;
  // By the formula of the answers.
  const cited = daysOf({ startDate, endDate }).flatMap((day) =>
    promptIds.map((_, position) => {
      const index = position + daysOf({ startDate: addDays(CHANGE_DAY, -19), endDate: day }).length - 1;
      return index % 5 === 0 || (day >= CHANGE_DAY && index % 4 !== 0);
    }),
  );
  expect(figures.after).toBeCloseTo(cited.filter(Boolean).length / cited.length, 4);
});
