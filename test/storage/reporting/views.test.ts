import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PromptCounts } from '../../../src/domain/statistics/counts.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { packCounts } from '../../../src/statistics/records/counts.ts';
import { type StoredAnswer, storeAnswers } from '../../support/answers.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { effort } from '../../support/effort.ts';
import { readNdjson } from '../../support/exports.ts';
import { createReportRoom, type ReportRoom } from '../../support/reports.ts';

const DAYS = ['2026-11-01', '2026-11-02', '2026-11-03'];
const WINDOW = { startDate: '2026-11-01', endDate: '2026-11-03' };
const TEXTS = ['Acme, then Globex. Acme!', 'Globex', 'Nothing', 'Acme'];
let server: TestApp;
let room: ReportRoom;
let reportId: string;

beforeAll(async () => {
  server = await startTestApp();
  room = await createReportRoom(server);
  const [us, de] = [await room.createPrompts(3, 'us'), await room.createPrompts(1, 'de')];
  const competitors = [{ brand: 'Globex', brandDomain: 'globex.com' }];
  reportId = (await room.create({ promptIds: [...us, ...de], competitors })).body.id;
  const answers = [...us, ...de].flatMap((promptId, prompt) =>
    DAYS.flatMap((day, at) =>
      ['chatgpt', 'claude'].map((engine, which): StoredAnswer => {
        const pick = (prompt * 3 + at + which) % TEXTS.length;
        const state = (prompt + at) % 5 === 4 ? 'no_answer' : 'answered';
        const hosts = pick % 2 === 0 ? ['acme.com', 'globex.com', 'acme.com'] : [];
        return { promptId, day, engine, state, country: prompt < 3 ? 'us' : 'de', text: TEXTS[pick] ?? '', hosts };
      }),
    ),
  );
  await storeAnswers(server.databaseUrl, room.workspace.id, answers);
  await recalculateReport(server.app.context, { reportId });
});
afterAll(() => server.close());

const query = <Row extends Record<string, any> = any>(sql: string, values: unknown[] = []) =>
  execute<Row>(server.databaseUrl, sql, values);
const readDays = () =>
  query(
    `SELECT day::text AS date, country, engine, brand, brand_domain AS "brandDomain", is_main_brand AS "isMainBrand", answers,
       no_answers AS "noAnswers", failed, mentions, answers_mentioning AS "answersMentioning", position_sum AS "positionSum",
       citations, answers_citing AS "answersCiting", brand_coverage AS "brandCoverage", share_of_voice AS "shareOfVoice",
       average_position AS "averagePosition", domain_coverage AS "domainCoverage"
     FROM reporting.report_day_v1 WHERE report_id = $1 ORDER BY day, country, engine, NOT is_main_brand`,
    [reportId],
  );

test('report_day_v1 equals the export, which equals the API', async () => {
  const exported = await readNdjson(room.send, 'statistics', { reportId, ...WINDOW });
  expect(exported.length).toBe(3 * 2 * 2 * 2);
  // Only the export marks days that keep the statistics of earlier settings.
  expect((await readDays()).map((row) => ({ ...row, settingsDate: null }))).toEqual(exported);
});

test('prompt_day_v1 sums up to report_day_v1', async () => {
  const fields = [
    'answers',
    'no_answers',
    'failed',
    'mentions',
    'answers_mentioning',
    'position_sum',
    'citations',
    'answers_citing',
  ];
  const key = 'report_id, day::text, country, engine, brand, is_simulated';
  const sums = fields.map((field) => `sum(${field})::int AS ${field}`).join();
  const byPrompt = await query(
    `SELECT ${key}, ${sums} FROM reporting.prompt_day_v1 GROUP BY ${key.replace('::text', '')} ORDER BY 2, 3, 4, 5`,
  );
  const byDay = await query(`SELECT ${key}, ${fields.join()} FROM reporting.report_day_v1 ORDER BY 2, 3, 4, 5`);
  expect(byPrompt.length).toBeGreaterThan(0);
  expect(byPrompt).toEqual(byDay);
});

test('only the current generation is visible while another one is computed', async () => {
  const before = await readDays();
  await query(
    `INSERT INTO "ReportGeneration" ("workspaceId", "reportId", version, brands, "promptIds", "isSlow", "hasDays", "createdDate")
     SELECT "workspaceId", "reportId", version + 1, brands, "promptIds", false, true, now() FROM "ReportGeneration" WHERE "reportId" = $1`,
    [reportId],
  );
  await query(
    `INSERT INTO "ReportCount" ("workspaceId", "reportId", version, "isSimulated", day, country, engine, total, "byPrompt", findings,
       answers, "noAnswers", failed, mentions, "namedIn", positions, citations, "citedIn")
     SELECT "workspaceId", "reportId", version + 1, "isSimulated", day, country, engine, total, "byPrompt", findings, 1, 1, 1, mentions,
       "namedIn", positions, citations, "citedIn" FROM "ReportCount" WHERE "reportId" = $1`,
    [reportId],
  );
  expect(await readDays()).toEqual(before);
  await query(
    `DELETE FROM "ReportGeneration" WHERE "reportId" = $1 AND version = (SELECT "computedVersion" + 1 FROM "BrandReport" WHERE id = $1)`,
    [reportId],
  );
});

test('answer_v1 and citation_v1 have every call and citation of the workspace', async () => {
  const [answers] = await query(
    `SELECT count(*)::int AS rows, count(text)::int AS texts, sum(citations)::int AS citations FROM reporting.answer_v1`,
  );
  const [stored] = await query(
    `SELECT count(*)::int AS rows, count(*) FILTER (WHERE state = 'answered')::int AS texts, sum(jsonb_array_length(cited))::int AS citations FROM "Answer"`,
  );
  expect(answers).toEqual(stored);
});

test('unpack_counts reads whatever the application packs', async () => {
  const count = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 300 }), fc.nat({ max: 2_000_000 }));
  const brandCounts = fc.record({
    mentions: count,
    namedIn: count,
    positions: count,
    citations: count,
    citedIn: count,
  });
  const counts = fc.record({
    answers: count,
    noAnswers: count,
    failed: count,
    brands: fc.array(fc.option(brandCounts), { minLength: 3, maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(counts, { maxLength: 40 }), async (list) => {
      const byPrompt: PromptCounts = new Map();
      for (const [prompt, { brands, ...calls }] of list.entries()) {
        const own = brands.flatMap((counted, brand) => (counted ? [[brand, counted] as const] : []));
        byPrompt.set(prompt, { ...calls, brands: new Map(own) });
      }
      const rows = await query(`SELECT * FROM reporting.unpack_counts($1, 3)`, [packCounts(byPrompt)]);
      const of = (
        brands: (typeof list)[number]['brands'],
        field: 'mentions' | 'namedIn' | 'positions' | 'citations' | 'citedIn',
      ) => brands.map((own) => own?.[field] ?? 0);
      expect(rows).toEqual(
        list.map(({ answers, noAnswers, failed, brands }, prompt) => ({
          prompt_index: prompt,
          answers,
          no_answers: noAnswers,
          failed,
          mentions: of(brands, 'mentions'),
          named_in: of(brands, 'namedIn'),
          positions: of(brands, 'positions'),
          citations: of(brands, 'citations'),
          cited_in: of(brands, 'citedIn'),
        })),
      );
    }),
    { numRuns: effort(30, 500) },
  );
});
