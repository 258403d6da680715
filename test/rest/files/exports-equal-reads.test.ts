import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysOf } from '../../../src/domain/shared/windows.ts';
import { recommendReport } from '../../../src/services/recommendations/generate.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { createGiver } from '../../support/citations.ts';
import { effort } from '../../support/effort.ts';
import { type ExportQuery, exportUrl, readCsv, readNdjson } from '../../support/exports.ts';
import { createReportRoom, type ReportRoom } from '../../support/reports.ts';

const ENGINE_IDS = ['chatgpt', 'perplexity', 'claude'] as const;
const DAYS = daysOf({ startDate: '2026-11-01', endDate: '2026-11-04' });
const PAGES = ['acme.com/pricing', 'docs.acme.com/start', 'globex.com/post', 'reddit.com/r/crm', 'example.org/a'];
const TEXTS = [
  'Take Globex, then Acme, then Acme again.',
  'Globex.',
  'None, "quoted", with a\nline break',
  '=Acme()',
  'Acme and Initech; Globex last',
];
const { engines, give } = createGiver(ENGINE_IDS);
let server: TestApp;
let room: ReportRoom;
let reportId: string;
let tagId: string;

beforeAll(async () => {
  server = await startTestApp({ engines });
  room = await createReportRoom(server);
  tagId = await room.createTag('Pricing');
  const us = [...(await room.createPrompts(2, 'us', [tagId])), ...(await room.createPrompts(1, 'us'))];
  const de = await room.createPrompts(1, 'de');
  const branded = await room.send('POST', `/v1/workspaces/${room.workspace.id}/prompts`, {
    body: { prompts: ['Is Acme good?'], country: 'us' },
  });
  const promptIds = [...us, ...de, branded.body.items[0].id];
  const competitors = [
    { brand: 'Globex', brandDomain: 'globex.com' },
    { brand: 'Initech', brandDomain: 'initech.com', brandRegex: 'ini(tech)?' },
  ];
  reportId = (await room.create({ promptIds, competitors })).body.id;
  const slots = promptIds.flatMap((promptId) =>
    ENGINE_IDS.flatMap((engine) => DAYS.map((day) => ({ promptId, engine, day, sample: 1 }))),
  );
  const cited = fc.sample(fc.subarray(PAGES), { numRuns: slots.length, seed: 5 });
  const texts = fc.sample(fc.constantFrom(...TEXTS), { numRuns: slots.length, seed: 6 });
  for (const [index, slot] of slots.entries()) {
    const country = de.includes(slot.promptId) ? 'de' : 'us';
    const pages = (cited[index] ?? []).map((page) => `https://${page}`);
    // A competitor leads on every day and engine in the answers to one prompt, which is recommended to be changed.
    const text = slot.promptId === us[0] ? 'Globex.' : (texts[index] ?? '');
    await give(server.app.context, room.workspace.id, { ...slot, country, text, cited: pages });
  }
  await recalculateReport(server.app.context, { reportId });
  await recommendReport(server.app.context, { reportId });
});
afterAll(() => server.close());

interface Filters extends ExportQuery {
  startDate: string;
  endDate: string;
  country: string;
}

const filters = fc
  .record({
    days: fc.tuple(fc.constantFrom(...DAYS), fc.constantFrom(...DAYS)),
    country: fc.constantFrom('us', 'de'),
    engines: fc.subarray([...ENGINE_IDS]),
    isTagged: fc.boolean(),
  })
  .map(({ days, isTagged, ...rest }): Filters => {
    const [startDate = '', endDate = ''] = days.toSorted();
    return { ...rest, startDate, endDate, tagId: isTagged ? tagId : undefined };
  });

/** Checks with a read of the API for many filters. */
async function compare(check: (query: Filters) => Promise<void>): Promise<void> {
  await fc.assert(fc.asyncProperty(filters, check), { numRuns: effort(15, 300) });
}

async function read(path: string, query: ExportQuery) {
  const search = exportUrl('', query).split('?')[1] ?? '';
  const { status, body } = await room.send('GET', `/v1/reports/brand/${reportId}/${path}?${search}`);
  expect(status).toBe(200);
  return body;
}

const sum = (rows: any[], field: string) => rows.reduce((total, row) => total + row[field], 0);
const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole);

test('statistics: sums of the exported counts give every count and share of the API', async () => {
  const branded = fc.constantFrom('include', 'exclude', 'only');
  await fc.assert(
    fc.asyncProperty(filters, branded, async (query, choice) => {
      const asked = { reportId, ...query, branded: choice };
      const rows = await readNdjson(room.send, 'statistics', asked);
      const stats = await read('stats', { ...query, branded: choice });
      const own = rows.filter(({ isMainBrand }) => isMainBrand);
      expect(['answers', 'noAnswers', 'failed'].map((field) => sum(own, field))).toEqual([
        stats.answers,
        stats.noAnswers,
        stats.failed,
      ]);
      for (const brand of stats.brands) {
        const ofBrand = rows.filter((row) => row.brand === brand.brand);
        const named = sum(ofBrand, 'answersMentioning');
        expect({
          mentions: sum(ofBrand, 'mentions'),
          citations: sum(ofBrand, 'citations'),
          brandCoverage: ratio(named, stats.answers),
          shareOfVoice: ratio(sum(ofBrand, 'mentions'), sum(rows, 'mentions')),
          averagePosition: ratio(sum(ofBrand, 'positionSum'), named),
          domainCoverage: ratio(sum(ofBrand, 'answersCiting'), stats.answers),
        }).toEqual({
          mentions: brand.mentions,
          citations: brand.citations,
          brandCoverage: brand.brandCoverage,
          shareOfVoice: brand.shareOfVoice,
          averagePosition: brand.averagePosition,
          domainCoverage: brand.domainCoverage,
        });
      }
    }),
    { numRuns: effort(15, 300) },
  );
});

test('statistics: each row equals the statistics of its day and engine', async () => {
  const rows = await readNdjson(room.send, 'statistics', { reportId, startDate: DAYS[0], endDate: DAYS[1] });
  expect(rows.length).toBe(2 * 2 * 3 * 3);
  for (const row of rows) {
    const { date, country, engine, brand } = row;
    const stats = await read('stats', { startDate: date, endDate: date, country, engines: engine });
    const expected = stats.brands.find((each: any) => each.brand === brand);
    const fields = ['mentions', 'brandCoverage', 'shareOfVoice', 'averagePosition', 'domainCoverage', 'citations'];
    expect(fields.map((field) => row[field])).toEqual(fields.map((field) => expected[field]));
  }
});

test('mentions: rows sum up to the mentions, coverage and position of the API', async () => {
  await compare(async (query) => {
    const rows = await readNdjson(room.send, 'mentions', { reportId, ...query });
    const stats = await read('stats', query);
    for (const { brand, mentions, brandCoverage, averagePosition } of stats.brands) {
      const ofBrand = rows.filter((row) => row.brand === brand);
      expect(new Set(ofBrand.map(({ runId }) => runId)).size).toBe(ofBrand.length);
      expect([sum(ofBrand, 'mentions'), ratio(ofBrand.length, stats.answers)]).toEqual([mentions, brandCoverage]);
      expect(ratio(sum(ofBrand, 'position'), ofBrand.length)).toEqual(averagePosition);
    }
  });
});

test('citations: each page has as many rows as citations in the API, with the same facts', async () => {
  const more = fc.record({
    brandMentioned: fc.constantFrom(undefined, 'true', 'false'),
    domain: fc.constantFrom(undefined, 'acme.com'),
    domainCategory: fc.constantFrom(undefined, 'Brand', 'Unclassified'),
  });
  await fc.assert(
    fc.asyncProperty(filters, more, async (query, { brandMentioned, domain, domainCategory }) => {
      const asked = { ...query, brandMentioned, domain, domainCategory };
      const rows = await readNdjson(room.send, 'citations', { reportId, ...asked });
      const { items } = await read('citations', asked);
      const byPage = Map.groupBy(rows, ({ url }) => url);
      expect(new Set(byPage.keys())).toEqual(new Set(items.map(({ url }: any) => url)));
      for (const item of items) {
        const own = byPage.get(item.url) ?? [];
        expect(own.length).toBe(item.citations);
        expect(own.some((row) => row.answerMentionsBrand)).toBe(item.brandMentioned);
        expect(new Set(own.map((row) => row.promptId)).size).toBe(item.promptsTotal);
        for (const fact of ['domain', 'title', 'isMyBrandDomain', 'competitor', 'domainCategory', 'siteRole']) {
          expect(new Set(own.map((row) => row[fact]))).toEqual(new Set([item[fact]]));
        }
      }
    }),
    { numRuns: effort(25, 300) },
  );
});

test('answers: the rows are the responses of the API', async () => {
  const query = { startDate: DAYS[0], endDate: DAYS[3], country: 'us', engines: ['chatgpt', 'claude'] };
  const rows = await readNdjson(room.send, 'answers', { reportId, ...query });
  const promptIds = [...new Set(rows.map((row) => row.promptId as string))];
  expect(promptIds).toHaveLength(4);
  const responses: any[] = [];
  for (const promptId of promptIds) {
    responses.push(...(await read(`prompts/${promptId}/ai-responses`, { ...query, limit: '100' })).items);
  }
  expect(rows.length).toBe(responses.length);
  for (const response of responses) {
    const row = rows.find(({ runId }) => runId === response.runId);
    const { citations, mentions: _, ...facts } = response;
    expect(row).toMatchObject({ failureReason: null, noAnswerReason: null, ...facts });
    expect([row.citations, row.links]).toEqual([citations.length, citations.map(({ link }: any) => link)]);
  }
  const [promptId = ''] = promptIds;
  const ofPrompt = await readNdjson(room.send, 'answers', { reportId, ...query, promptId });
  // The order of the rows is not specified.
  const sortRows = (unsorted: any[]) => unsorted.toSorted((one, other) => (one.runId < other.runId ? -1 : 1));
  expect(sortRows(ofPrompt)).toEqual(sortRows(rows.filter((row) => row.promptId === promptId)));
});

test('prompts: rows have the statistics of the API', async () => {
  await compare(async (query) => {
    const rows = await readNdjson(room.send, 'prompts', { reportId, ...query });
    const { items } = await read('prompts', query);
    const expected = items.flatMap(({ id, brands, ...prompt }: any) =>
      brands.map(({ intervals: _intervals, ...brand }: any) => ({
        promptId: id,
        country: query.country,
        ...prompt,
        ...brand,
      })),
    );
    expect(rows).toEqual(expected);
  });
});

test('recommendations: rows are those of the API', async () => {
  const { items } = await read('recommendations', { country: 'us', limit: '100' });
  const rows = await readNdjson(room.send, 'recommendations', { reportId, country: 'us' });
  expect(items.length).toBeGreaterThan(0);
  expect(rows.map(({ id, score, citations, title }) => [id, score, citations, title])).toEqual(
    items.map(({ id, score, data, copy }: any) => [id, score, data.citations, copy.title]),
  );
});

test.each(['answers', 'mentions', 'citations', 'statistics', 'prompts', 'recommendations'])(
  '%s: CSV and NDJSON have the same rows',
  async (name) => {
    const query = { reportId, startDate: DAYS[0], endDate: DAYS[3], country: 'us' };
    const lines = await readNdjson<Record<string, unknown>>(room.send, name, query);
    const rows = await readCsv(room.send, name, query);
    expect(lines.length).toBeGreaterThan(0);
    expect(rows).toEqual(
      lines.map((line) => Object.fromEntries(Object.entries(line).map(([key, value]) => [key, toCell(value)]))),
    );
  },
);

function toCell(value: unknown): unknown {
  if (value === null) return '';
  if (typeof value === 'string') return /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  // PostgreSQL writes a space after the commas of a list.
  if (Array.isArray(value)) return ANY_TEXT;
  return JSON.stringify(value);
}

const ANY_TEXT: unknown = expect.any(String);
