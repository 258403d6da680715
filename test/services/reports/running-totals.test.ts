import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/shared/windows.ts';
import { countReportDay } from '../../../src/services/reports/count-day.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { type StoredAnswer, storeAnswers } from '../../support/answers.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { effort } from '../../support/effort.ts';
import { createReportRoom } from '../../support/reports.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const FIRST_DAY = '2026-09-01';
const TEXTS = ['Acme', 'Globex and Acme', 'Globex, Globex', 'Nothing'];

const answer = fc.record({
  prompt: fc.nat(3),
  day: fc.nat(45),
  engine: fc.constantFrom('chatgpt', 'gemini', 'claude'),
  sample: fc.constantFrom(1, 2),
  text: fc.constantFrom(...TEXTS),
  hosts: fc.subarray(['acme.com', 'globex.com']),
  state: fc.constantFrom('answered' as const, 'answered' as const, 'no_answer' as const),
});

async function createSubject() {
  const room = await createReportRoom(server);
  const tagId = await room.createTag('Tagged');
  const promptIds = [...(await room.createPrompts(2, 'us', [tagId])), ...(await room.createPrompts(2))];
  const { body } = await room.create({ promptIds, competitors: [{ brand: 'Globex', brandDomain: 'globex.com' }] });
  const reportId: string = body.id;
  return {
    reportId,
    async store(answers: (typeof answer extends fc.Arbitrary<infer One> ? One : never)[]) {
      const calls = new Map<string, StoredAnswer>();
      for (const { prompt, day, ...rest } of answers) {
        const stored = { ...rest, promptId: promptIds[prompt] ?? '', day: addDays(FIRST_DAY, day) };
        calls.set(`${prompt} ${day} ${rest.engine} ${rest.sample}`, stored);
      }
      await storeAnswers(server.databaseUrl, room.workspace.id, [...calls.values()]);
    },
    async readAll() {
      const window = `startDate=${addDays(FIRST_DAY, 20)}&endDate=${addDays(FIRST_DAY, 38)}&country=us`;
      const queries = [
        '',
        '&groupBy=engine',
        '&groupBy=week',
        '&engine=gemini',
        '&engines=gemini&engines=chatgpt',
        `&tagId=${tagId}`,
      ];
      const stats = queries.map((query) => room.send('GET', `/v1/reports/brand/${reportId}/stats?${window}${query}`));
      const prompts = room.send('GET', `/v1/reports/brand/${reportId}/prompts?${window}&include=engines`);
      return (await Promise.all([...stats, prompts])).map(({ status, body: reply }) => ({ status, reply }));
    },
  };
}

/** Reduces the counts to those of the first release, which had neither running totals nor summaries of days. */
async function forgetSummaries(reportId: string): Promise<void> {
  await execute(server.databaseUrl, `DELETE FROM "ReportTotal" WHERE "reportId" = $1`, [reportId]);
  await execute(server.databaseUrl, `DELETE FROM "ReportDay" WHERE "reportId" = $1`, [reportId]);
  await execute(
    server.databaseUrl,
    `UPDATE "ReportGeneration" SET "hasDays" = false, "totalledThrough" = null, revision = revision + 1 WHERE "reportId" = $1`,
    [reportId],
  );
}

async function recalculateAgain(reportId: string): Promise<void> {
  const statement = `UPDATE "BrandReport" SET "detectionVersion" = "detectionVersion" + 1 WHERE id = $1`;
  await execute(server.databaseUrl, statement, [reportId]);
  await recalculateReport(server.app.context, { reportId });
}

test('statistics from running totals and summaries of days equal those from the counts of every day', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(answer, { minLength: 40, maxLength: 200 }),
      fc.array(answer, { minLength: 1, maxLength: 4 }),
      async (answers, later) => {
        const subject = await createSubject();
        const { reportId } = subject;
        await subject.store(answers);
        await recalculateReport(server.app.context, { reportId });
        const fast = await subject.readAll();
        expect(fast.map(({ status }) => status)).toEqual(fast.map(() => 200));
        await forgetSummaries(reportId);
        expect(await subject.readAll()).toEqual(fast);
        await recalculateAgain(reportId);
        // Days that are counted later drop the totals after them; they are filled in again.
        await subject.store(later);
        for (const { day } of later)
          await countReportDay(server.app.context, { reportId, day: addDays(FIRST_DAY, day) });
        const after = await subject.readAll();
        await forgetSummaries(reportId);
        expect(await subject.readAll()).toEqual(after);
      },
    ),
    { numRuns: effort(2, 6), endOnFailure: true },
  );
});

test('a day that is counted again changes statistics that were read before, whether it is the last day or a past one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(answer, { minLength: 40, maxLength: 120 }),
      fc.array(fc.tuple(answer, fc.constantFrom(38, 38, 37, 25, 5)), { minLength: 1, maxLength: 3 }),
      async (answers, changes) => {
        const subject = await createSubject();
        const { reportId } = subject;
        await subject.store(answers);
        await recalculateReport(server.app.context, { reportId });
        // Sums and summaries of past days are kept from one read to the next.
        for (const [change, day] of changes) {
          await subject.readAll();
          await subject.store([{ ...change, day }]);
          await countReportDay(server.app.context, { reportId, day: addDays(FIRST_DAY, day) });
        }
        const after = await subject.readAll();
        await forgetSummaries(reportId);
        expect(await subject.readAll()).toEqual(after);
      },
    ),
    { numRuns: effort(1, 5), endOnFailure: true },
  );
});
