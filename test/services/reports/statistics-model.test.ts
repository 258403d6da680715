import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordinaryWords } from '../../../src/data.ts';
import { countMentions, createDetector } from '../../../src/domain/detection/detector.ts';
import { createHostMatcher } from '../../../src/domain/detection/hosts.ts';
import { matcherOf, trackedBrandsOf } from '../../../src/domain/statistics/brands.ts';
import { type AnswerCounts, addAnswer, addMissing, createCounts } from '../../../src/domain/statistics/counts.ts';
import type { Context } from '../../../src/services/context.ts';
import { countReportDay, countReportDaySlowly } from '../../../src/services/reports/count-day.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { readCounts } from '../../../src/statistics/records/counts.ts';
import { type StoredAnswer, storeAnswers } from '../../support/answers.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { effort } from '../../support/effort.ts';
import { createReportRoom, type ReportRoom } from '../../support/reports.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const TEXTS = [
  'Acme is good. Acme Go is better than Globex.',
  'Globex ([globex.com](https://globex.com)) and Initech',
  'Acme Go',
  'Nothing of the kind',
];
const DAYS = ['2026-10-28', '2026-10-29', '2026-10-30', '2026-11-01', '2026-11-02', '2026-11-03'];
const EDITS: object[] = [
  { brand: 'Globex' },
  { brand: 'Acme', brandVariations: ['Acme Go'] },
  { brandVariations: [] },
  { brandDomainWildcard: true },
  { competitors: [] },
  { competitors: [{ brand: 'Acme Go', brandDomain: 'go.com' }] },
  {
    competitors: [
      { brand: 'Initech', brandDomain: 'initech.com' },
      { brand: 'G', brandDomain: 'globex.com', brandRegex: 'glob(ex)?' },
    ],
  },
];

const index = (length: number) => fc.integer({ min: 0, max: length - 1 });
const answer = fc.record({
  prompt: index(3),
  day: fc.constantFrom(...DAYS),
  engine: fc.constantFrom('chatgpt', 'gemini'),
  sample: fc.constantFrom(1, 2),
  text: fc.constantFrom(...TEXTS),
  state: fc.constantFrom('answered' as const, 'answered' as const, 'no_answer' as const, 'failed' as const),
  hosts: fc.subarray(['acme.com', 'blog.acme.com', 'globex.com', 'other.org']),
});
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ collect: fc.array(answer, { minLength: 2, maxLength: 8 }) }) },
  { weight: 2, arbitrary: fc.record({ edit: fc.constantFrom(...EDITS) }) },
  { weight: 1, arbitrary: fc.record({ prompts: fc.subarray([0, 1, 2], { minLength: 1 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ recalculate: fc.constantFrom('whole' as const, 'crash' as const, 'crash' as const) }),
  },
  { weight: 2, arbitrary: fc.record({ work: fc.constant(true) }) },
);
type Value<Given> = Given extends fc.Arbitrary<infer Drawn> ? Drawn : never;
type Step =
  | { collect: Value<typeof answer>[] }
  | { edit: object }
  | { prompts: number[] }
  | { recalculate: 'whole' | 'crash' }
  | { work: boolean };

/** The context of a process that crashes in the middle of its second day. */
function dying(context: Context): Context {
  let days = 0;
  return {
    ...context,
    statistics: {
      ...context.statistics,
      threads: 1,
      countDay: async (...args) => {
        if (++days === 2) throw new Error('crash');
        return context.statistics.countDay(...args);
      },
    },
  };
}

/** The same call is not stored twice in one statement. */
function keepFirst(answers: StoredAnswer[]): StoredAnswer[] {
  const calls = Map.groupBy(answers, ({ promptId, day, engine, sample }) => `${promptId} ${day} ${engine} ${sample}`);
  return [...calls.values()].flatMap(([first]) => first ?? []);
}

/** A report, and the jobs that are waiting for it. */
async function createSubject() {
  const room = await createReportRoom(server);
  const promptIds = await room.createPrompts(3);
  const { body } = await room.create({ promptIds, competitors: [{ brand: 'Globex', brandDomain: 'globex.com' }] });
  return { room, promptIds, reportId: body.id as string, days: new Set<string>(), isStale: true };
}

async function take(subject: Awaited<ReturnType<typeof createSubject>>, step: Step): Promise<void> {
  const { room, promptIds, reportId } = subject;
  const { context } = server.app;
  if ('collect' in step) {
    const answers = step.collect.map(
      ({ prompt, ...rest }): StoredAnswer => ({
        ...rest,
        promptId: promptIds[prompt] ?? '',
        ...(rest.state !== 'answered' && { text: '' }),
      }),
    );
    await storeAnswers(server.databaseUrl, room.workspace.id, keepFirst(answers));
    for (const { day } of answers) subject.days.add(day);
  } else if ('edit' in step) {
    await room.patch(reportId, step.edit);
    subject.isStale = true;
  } else if ('prompts' in step) {
    await room.patch(reportId, { promptIds: step.prompts.map((prompt) => promptIds[prompt]) });
    subject.isStale = true;
  } else if ('recalculate' in step) {
    if (step.recalculate === 'crash') await recalculateReport(dying(context), { reportId }).catch(() => {});
    else {
      await recalculateReport(context, { reportId });
      subject.isStale = false;
    }
  } else {
    // Counting and recalculating concurrently, as two workers would.
    // On a busy machine a regular expression can be measured as slow: then its days are counted by the other job.
    const counts = [...subject.days].flatMap((day) => [
      countReportDay(context, { reportId, day }),
      countReportDaySlowly(context, { reportId, day }),
    ]);
    const recalculation = subject.isStale ? recalculateReport(context, { reportId }) : null;
    await Promise.all([...counts, recalculation]);
    subject.days.clear();
    subject.isStale = false;
  }
}

/** A day that was counted before the crash receives another answer after it. */
const ANSWERS_AFTER_A_CRASH: Step[] = [
  { collect: DAYS.map((day) => answerOf(day, 'chatgpt')) },
  { work: true },
  { edit: { brand: 'Globex' } },
  { recalculate: 'crash' },
  { collect: DAYS.map((day) => answerOf(day, 'gemini')) },
];

function answerOf(day: string, engine: 'chatgpt' | 'gemini'): Value<typeof answer> {
  return { day, engine, prompt: 0, sample: 1, text: TEXTS[0] ?? '', state: 'answered', hosts: [] };
}

type Rows = Record<string, AnswerCounts>;

/** What is stored, prompt by prompt. */
async function readRows(reportId: string): Promise<Rows> {
  const rows = await execute<{ key: string; byPrompt: Buffer; promptIds: string[] }>(
    server.databaseUrl,
    `SELECT c.day || ' ' || c.country || ' ' || c.engine AS key, c."byPrompt", g."promptIds"
     FROM "ReportCount" c JOIN "ReportGeneration" g USING ("workspaceId", "reportId", version)
     JOIN "BrandReport" r ON r.id = c."reportId" AND r."computedVersion" = c.version
     WHERE r.id = $1`,
    [reportId],
  );
  return Object.fromEntries(
    rows.flatMap(({ key, byPrompt, promptIds }) =>
      Array.from(readCounts(byPrompt), ({ prompt, brands, ...calls }) => [
        `${key} ${promptIds[prompt]}`,
        { ...calls, brands: new Map(brands) },
      ]),
    ),
  );
}

/** The same, computed from the current answers and settings, one by one. */
async function recount(room: ReportRoom, reportId: string): Promise<Rows> {
  const report = await room.get(reportId);
  const brands = trackedBrandsOf(report);
  const [detect, ownersOf] = [createDetector(brands.map(matcherOf), ordinaryWords), createHostMatcher(brands)];
  const answers = await execute<any>(
    server.databaseUrl,
    `SELECT *, day::text AS day FROM "Answer" WHERE "workspaceId" = $1 AND "promptId" = ANY($2)`,
    [room.workspace.id, report.promptIds],
  );
  const counts = new Map<string, AnswerCounts>();
  for (const { day, country, engine, promptId, state, text, cited } of answers) {
    const key = `${day} ${country} ${engine} ${promptId}`;
    const count = counts.get(key) ?? createCounts();
    counts.set(key, count);
    if (state !== 'answered') addMissing(count, state);
    else
      addAnswer(
        count,
        countMentions(detect(Buffer.from(text))),
        cited.flatMap(({ host }: any) => ownersOf(host)),
      );
  }
  return Object.fromEntries(counts);
}

test('for any order of edits, collections and crashes, the statistics match the answers and the settings', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 12 }), async (taken) => {
      const subject = await createSubject();
      for (const one of taken) await take(subject, one);
      await take(subject, { work: true });
      expect(await readRows(subject.reportId)).toEqual(await recount(subject.room, subject.reportId));
    }),
    {
      numRuns: effort(4, 60),
      interruptAfterTimeLimit: 120_000,
      endOnFailure: true,
      examples: [[ANSWERS_AFTER_A_CRASH]],
    },
  );
});
