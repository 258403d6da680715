import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/shared/windows.ts';
import { annotateShocks } from '../../../src/services/annotations/find-shocks.ts';
import { annotateDay } from '../../../src/services/annotations/observe-day.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { storeAnswers } from '../../support/answers.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { createReportRoom, type ReportRoom } from '../../support/reports.ts';

const SHOCK_DAY = '2026-11-03';
const CHANGED =
  'Gemini changed for everyone on 3 Nov: most reports moved more than on any of the 28 days before. Compare with other engines before you explain a change by what you did.';

let server: TestApp;

beforeEach(async () => {
  // Reports of other tests must not be counted with these.
  await server?.close();
  server = await startTestApp({ now: () => new Date('2026-11-05T03:23:00.000Z') });
});
afterAll(() => server.close());

/** A report with 18 ordinary days on two engines. On 3 Nov, Gemini stops to name the brand, if `moves`. */
async function createReport(room: ReportRoom, { moves, promptIds }: { moves: boolean; promptIds?: string[] }) {
  const prompts = promptIds ?? (await room.createPrompts(3));
  const reportId = (await room.create({ promptIds: prompts })).body.id;
  if (!promptIds) {
    const days = Array.from({ length: 18 }, (_, index) => addDays(SHOCK_DAY, index - 16));
    const answers = days.flatMap((day, index) =>
      prompts.flatMap((promptId, position) => {
        const isUsual = position > 0 || index % 2 === 0;
        const isMoved = moves && day >= SHOCK_DAY;
        return [
          { promptId, day, engine: 'chatgpt', text: isUsual ? 'Acme' : 'Nobody' },
          { promptId, day, engine: 'gemini', text: isUsual && !isMoved ? 'Acme' : 'Nobody' },
        ];
      }),
    );
    await storeAnswers(server.databaseUrl, room.workspace.id, answers);
  }
  await recalculateReport(server.app.context, { reportId });
  return { reportId, promptIds: prompts };
}

async function listShocks(room: ReportRoom, reportId: string): Promise<unknown[]> {
  const { body } = await room.send('GET', `/v1/reports/brand/${reportId}/annotations`);
  return body.items
    .filter(({ kind }: { kind: string }) => kind === 'engine_changed')
    .map(({ date, engine, text }: Record<string, string>) => ({ date, engine, text }));
}

const SHOCK = { date: SHOCK_DAY, engine: 'gemini', text: CHANGED };

test('if most reports of a workspace move on an engine and day, all of them say so, once', async () => {
  const room = await createReportRoom(server);
  const reports: string[] = [];
  for (const moves of [true, true, true, false]) reports.push((await createReport(room, { moves })).reportId);
  expect(await annotateShocks(server.app.context)).toEqual({ annotations: 4 });
  await annotateShocks(server.app.context);
  for (const reportId of reports) {
    // What is observed in a single report does not remove it.
    await annotateDay(server.app.context, { reportId, day: SHOCK_DAY });
    expect(await listShocks(room, reportId)).toEqual([SHOCK]);
  }
});

test('reports with the same prompts count as one', async () => {
  const room = await createReportRoom(server);
  const { reportId, promptIds } = await createReport(room, { moves: true });
  await createReport(room, { moves: true, promptIds });
  await createReport(room, { moves: true, promptIds });
  expect(await annotateShocks(server.app.context)).toEqual({ annotations: 0 });
  expect(await listShocks(room, reportId)).toEqual([]);
});

test('if most of five or more workspaces move, each says so, with the engine and the day only', async () => {
  const rooms: { room: ReportRoom; reportId: string }[] = [];
  for (const moves of [true, true, true, true, true, false]) {
    const room = await createReportRoom(server);
    rooms.push({ room, reportId: (await createReport(room, { moves })).reportId });
  }
  expect(await annotateShocks(server.app.context)).toEqual({ annotations: 6 });
  for (const { room, reportId } of rooms) expect(await listShocks(room, reportId)).toEqual([SHOCK]);
});
