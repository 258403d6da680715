import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/shared/windows.ts';
import type { CallerContext } from '../../../src/services/context.ts';
import { countReportDay } from '../../../src/services/reports/count-day.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { type ReportStats, readReportStats, type StatsInput } from '../../../src/services/reports/stats.ts';
import { joinParts } from '../../../src/statistics/read/join-parts.ts';
import { readHistory, readStatistics, readWindows } from '../../../src/statistics/read/read.ts';
import type { StatisticsTask } from '../../../src/statistics/read/task.ts';
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

/** A report with answers of 30 days, read as if it were a large one. */
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
  let samples = 1;
  const caller = { keyId: 'key_test', workspaceIds: [room.workspace.id], permissions: ['read' as const] };
  return {
    readWith: (read: ReadStatistics, input: Partial<StatsInput> = {}): Promise<ReportStats> =>
      readReportStats(
        { ...context, caller, statistics: { ...context.statistics, readStatistics: read } },
        { reportId, country: 'us', startDate: addDays(FIRST_DAY, 15), endDate: LAST_DAY, ...input },
      ),
    async countMore(text: string): Promise<void> {
      samples++;
      const answer = { day: LAST_DAY, engine: 'chatgpt', sample: samples, text };
      const more = promptIds.map((promptId) => ({ ...answer, promptId }));
      await storeAnswers(server.databaseUrl, room.workspace.id, more);
      await countReportDay(context, { reportId, day: LAST_DAY });
    },
  };
}

test('two threads read the same statistics as one, at first and after a day was counted again', async () => {
  const { statistics } = server.app.context;
  const subject = await createSubject();
  let compared = 0;
  const readBoth: ReadStatistics = async (task) => {
    const inOne = await statistics.readStatistics(task, false);
    expect(await statistics.readStatistics(task, true)).toEqual(inOne);
    compared++;
    return inOne;
  };
  const inputs: Partial<StatsInput>[] = [{}, { groupBy: 'engine' }, { groupBy: 'week' }, { engines: ['gemini'] }];
  const { history } = await subject.readWith(readBoth);
  for (const text of ['Acme, Acme', 'Nothing']) {
    for (const input of inputs) await subject.readWith(readBoth, input);
    await subject.countMore(text);
  }
  const { history: after } = await subject.readWith(readBoth);
  const mentionsOf = (days: typeof history) => days.at(-1)?.brands[0]?.mentions ?? 0;
  expect(mentionsOf(after)).toBe(mentionsOf(history) + 8);
  expect(compared).toBe(2 * inputs.length + 1);
});

test('parts that were read before and after a day was counted are not joined', async () => {
  const { statistics } = server.app.context;
  const subject = await createSubject();
  await subject.readWith(async (task) => {
    const [windows, days] = [await readWith(readWindows, task), await readWith(readHistory, task)];
    const joined = joinParts(windows, days);
    expect(joined).toEqual(await readWith(readStatistics, task));
    await subject.countMore('Acme');
    expect(joinParts(windows, await readWith(readHistory, task))).toBeNull();
    expect(joinParts(await readWith(readWindows, task), days)).toBeNull();
    // A generation that was deleted before one of the parts was read.
    expect(joinParts(windows, [null])).toBeNull();
    expect(joinParts([null], [null])).toEqual([null]);
    return statistics.readStatistics(task, true);
  });
});

async function readWith<Part>(
  read: (client: pg.Client, task: StatisticsTask) => Promise<Part>,
  task: StatisticsTask,
): Promise<Part> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    return await read(client, task);
  } finally {
    await client.end();
  }
}
