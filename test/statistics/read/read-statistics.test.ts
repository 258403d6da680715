import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/shared/windows.ts';
import type { CallerContext } from '../../../src/services/context.ts';
import { countReportDay } from '../../../src/services/reports/count-day.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { type ReportStats, readReportStats, type StatsInput } from '../../../src/services/reports/stats.ts';
import { readStatistics } from '../../../src/statistics/read/read-statistics.ts';
import type { StatisticsTask, ThreadStatistics } from '../../../src/statistics/read/task.ts';
import { createThreadCaches, type ThreadCaches } from '../../../src/statistics/threads/caches.ts';
import { createClient } from '../../../src/storage/postgres/connections.ts';
import { createThreadDatabase } from '../../../src/storage/postgres/thread-database.ts';
import { storeAnswers } from '../../support/answers.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { createReportRoom } from '../../support/reports.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const FIRST_DAY = '2026-09-01';
const LAST_DAY = addDays(FIRST_DAY, 29);
const TEXTS = ['Acme', 'Globex and Acme', 'Globex, Globex', 'Nothing'];

type ReadStatistics = CallerContext['statistics']['readStatistics'];

/** A report with answers of 30 days. */
async function createSubject() {
  const room = await createReportRoom(server);
  const promptIds = await room.createPrompts(4);
  const { body } = await room.create({ promptIds, competitors: [{ brand: 'Globex', brandDomain: 'globex.com' }] });
  const reportId: string = body.id;
  const answers = promptIds.flatMap((promptId, prompt) =>
    ['chatgpt', 'gemini'].flatMap((engine) =>
      Array.from({ length: 30 }, (_, day) => ({
        promptId,
        engine,
        day: addDays(FIRST_DAY, day),
        text: TEXTS[(prompt * day + engine.length) % TEXTS.length] ?? '',
        hosts: day % 3 === prompt ? ['acme.com'] : [],
      })),
    ),
  );
  await storeAnswers(server.databaseUrl, room.workspace.id, answers);
  await recalculateReport(server.app.context, { reportId });
  const { context } = server.app;
  const samples = new Map<string, number>();
  const caller = { keyId: 'key_test', workspaceIds: [room.workspace.id], permissions: ['read' as const] };
  return {
    readWith: (read: ReadStatistics, input: Partial<StatsInput> = {}): Promise<ReportStats> =>
      readReportStats(
        { ...context, caller, statistics: { ...context.statistics, readStatistics: read } },
        { reportId, country: 'us', startDate: addDays(FIRST_DAY, 15), endDate: LAST_DAY, ...input },
      ),
    async countMore(day: string, text: string): Promise<void> {
      const sample = (samples.get(day) ?? 1) + 1;
      samples.set(day, sample);
      const more = promptIds.map((promptId) => ({ day, engine: 'chatgpt', sample, text, promptId }));
      await storeAnswers(server.databaseUrl, room.workspace.id, more);
      await countReportDay(context, { reportId, day });
    },
  };
}

async function readIn(caches: ThreadCaches, task: StatisticsTask): Promise<(ThreadStatistics | null)[]> {
  const client = createClient(server.databaseUrl, {});
  await client.connect();
  try {
    return await readStatistics(createThreadDatabase(client), task, caches);
  } finally {
    await client.end();
  }
}

test('a thread that has sums of earlier reads returns the same statistics as a new one, also after days were counted again', async () => {
  const subject = await createSubject();
  const caches = createThreadCaches();
  let compared = 0;
  const readBoth: ReadStatistics = async (task) => {
    expect(await readIn(caches, task)).toEqual(await readIn(createThreadCaches(), task));
    compared++;
    return server.app.context.statistics.readStatistics(task);
  };
  const inputs: Partial<StatsInput>[] = [{}, { groupBy: 'engine' }, { groupBy: 'week' }, { engines: ['gemini'] }];
  const { history } = await subject.readWith(readBoth);
  const days = [LAST_DAY, addDays(LAST_DAY, -1), addDays(FIRST_DAY, 3)];
  for (const day of days) {
    for (const input of inputs) await subject.readWith(readBoth, input);
    await subject.countMore(day, 'Acme, Acme');
  }
  const { history: after } = await subject.readWith(readBoth);
  const mentionsOf = (list: typeof history) => list.at(-1)?.brands[0]?.mentions ?? 0;
  expect(mentionsOf(after)).toBe(mentionsOf(history) + 8);
  expect(compared).toBe(days.length * inputs.length + 1);
  expect([caches.cells.size > 0, caches.variations.size > 0]).toEqual([true, true]);
});
