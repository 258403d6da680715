import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { normalizeUrl } from '../../src/domain/shared/urls.ts';
import { daysOf } from '../../src/domain/shared/windows.ts';
import { readCitationHistory } from '../../src/services/citations/read-history.ts';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createGiver, type GivenAnswer, SPELLINGS } from '../support/citations.ts';
import { execute } from '../support/database.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

const ENGINE_IDS = ['chatgpt', 'perplexity', 'claude'] as const;
const PAGES = [
  'acme.com/pricing',
  'docs.acme.com/start',
  'globex.com/',
  'blog.globex.com/post',
  'reddit.com/r/crm',
  'en.wikipedia.org/wiki/CRM',
  'example.org/a',
  'sub.example.org/b',
  'forbes.com/best',
].map((page) => page.replace(/\/$/, ''));
const DAYS = daysOf({ startDate: '2026-11-01', endDate: '2026-11-04' });
const WINDOW = { startDate: '2026-11-01', endDate: '2026-11-04' };
const OWN = 'Globex or Acme.';
const { engines, give } = createGiver(ENGINE_IDS);
let server: TestApp;
let room: ReportRoom;
let reportId: string;
let tagId: string;
let tagged: Set<string>;
let given: (GivenAnswer & { pages: Set<string> })[];

beforeAll(async () => {
  server = await startTestApp({ engines });
  room = await createReportRoom(server);
  tagId = await room.createTag('Pricing');
  const withTag = await room.createPrompts(2, 'us', [tagId]);
  const us = [...withTag, ...(await room.createPrompts(2, 'us'))];
  const de = await room.createPrompts(1, 'de');
  const [elsewhere = ''] = await room.createPrompts(1, 'us');
  tagged = new Set(withTag);
  const competitors = [{ brand: 'Globex', brandDomain: 'globex.com', brandDomainWildcard: true }];
  reportId = (await room.create({ promptIds: [...us, ...de], competitors })).body.id;

  const slots = [...us, ...de, elsewhere].flatMap((promptId) =>
    ENGINE_IDS.flatMap((engine) => DAYS.map((day) => ({ promptId, engine, day, sample: 1 }))),
  );
  const cited = fc.array(fc.tuple(fc.constantFrom(...PAGES), fc.constantFrom(...SPELLINGS)), { maxLength: 4 });
  const drawn = fc.sample(cited, { numRuns: slots.length, seed: 5 });
  const texts = fc.sample(fc.constantFrom('Take Globex.', 'Take Globex.', 'Nobody.', 'See https://acme.com', OWN), {
    numRuns: slots.length,
    seed: 6,
  });
  given = slots.map((slot, index) => {
    const choices = drawn[index] ?? [];
    return {
      ...slot,
      country: de.includes(slot.promptId) ? 'de' : slot.promptId === elsewhere ? 'other report' : 'us',
      text: texts[index] ?? '',
      cited: choices.map(([page, spell]) => spell(page)),
      pages: new Set(choices.map(([page]) => page)),
    };
  });
  for (const each of given) await give(server.app.context, room.workspace.id, each);
  await recalculateReport(server.app.context, { reportId });
});
afterAll(() => server.close());

type Query = Record<string, string | string[]>;

function read(query: Query = {}, send = room.send, id = reportId) {
  const search = new URLSearchParams({ country: 'us', ...WINDOW });
  for (const [name, values] of Object.entries(query)) {
    search.delete(name);
    for (const value of [values].flat()) search.append(name, value);
  }
  return send('GET', `/v1/reports/brand/${id}/citations?${search.toString()}`);
}

/** Counts page by page from the answers. */
function recount(query: Query) {
  const { startDate, endDate, country = 'us' } = { ...WINDOW, ...query } as Record<string, string>;
  const chosen = [query['engines'] ?? []].flat();
  const counted = given.filter(
    ({ day, engine, promptId, ...each }) =>
      each.country === country &&
      day >= (startDate ?? '') &&
      day <= (endDate ?? '') &&
      (chosen.length === 0 || chosen.includes(engine)) &&
      (query['tagId'] === undefined || tagged.has(promptId)),
  );
  return PAGES.map((page) => ({ page, answers: counted.filter(({ pages }) => pages.has(page)) })).filter(
    ({ answers }) => answers.length > 0,
  );
}

const hostOf = (page: string) => page.split('/')[0] ?? '';

describe('200', () => {
  test('lists every cited page once, with the same counts of answers, prompts and engines as a naive recount', async () => {
    const query = fc.record({
      days: fc.tuple(fc.constantFrom(...DAYS), fc.constantFrom(...DAYS)),
      country: fc.constantFrom('us', 'de', 'fr'),
      engines: fc.subarray([...ENGINE_IDS]),
      isTagged: fc.boolean(),
      sortBy: fc.constantFrom('citations', 'prompts', 'domain'),
      sortOrder: fc.constantFrom('asc', 'desc'),
    });
    await fc.assert(
      fc.asyncProperty(query, async ({ days, country, engines: chosen, isTagged, sortBy, sortOrder }) => {
        const [startDate = '', endDate = ''] = days.toSorted();
        const filter = { startDate, endDate, country, engines: chosen, ...(isTagged && { tagId }) };
        const { status, body } = await read({ ...filter, sortBy, sortOrder });
        expect(status).toBe(200);
        const expected = recount(filter);
        const items: any[] = body.items;
        expect(items).toHaveLength(expected.length);
        for (const { page, answers } of expected) {
          const item = items.find(
            ({ domain, url }) => domain === hostOf(page) && SPELLINGS.some((spell) => spell(page) === url),
          );
          expect(item.citations).toBe(answers.length);
          expect(item.brandMentioned).toBe(answers.some(({ text }) => text === OWN));
          const byPrompt = Map.groupBy(answers, ({ promptId }) => promptId);
          expect(item.prompts).toEqual(
            [...byPrompt]
              .toSorted(([one], [other]) => (one < other ? -1 : 1))
              .map(([id, own]) => ({
                id,
                engines: [...new Set(own.map(({ engine }) => engine as string))].toSorted(),
              })),
          );
          expect(item.promptsTotal).toBe(byPrompt.size);
        }
        const values = items.map((item) => (sortBy === 'prompts' ? item.prompts.length : item[sortBy]));
        const sorted = values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
        expect(values).toEqual(sortOrder === 'asc' ? sorted : sorted.toReversed());
      }),
      { numRuns: 40 },
    );
  });

  test('pages of any size return every cited page once, in each order', async () => {
    for (const sortBy of ['citations', 'prompts', 'domain']) {
      for (const sortOrder of ['asc', 'desc']) {
        const whole = (await read({ sortBy, sortOrder })).body.items.map((item: any) => item.url);
        expect(whole.length).toBe(PAGES.length);
        for (const limit of ['1', '4']) {
          const paged: string[] = [];
          for (let cursor: string | null | undefined; cursor !== null; ) {
            const { body } = await read({ sortBy, sortOrder, limit, ...(cursor && { cursor }) });
            paged.push(...body.items.map((item: any) => item.url));
            cursor = body.paging.nextCursor;
          }
          expect(paged).toEqual(whole);
        }
      }
    }
  });

  test('brandMentioned selects pages cited by an answer that names the brand, or the others', async () => {
    const seen = { true: 0, false: 0 };
    for (const engine of ENGINE_IDS) {
      const filter = { startDate: '2026-11-02', endDate: '2026-11-02', engines: engine };
      const all = (await read(filter)).body.items;
      for (const brandMentioned of ['true', 'false'] as const) {
        const { body } = await read({ ...filter, brandMentioned });
        expect(body.items).toEqual(all.filter((item: any) => String(item.brandMentioned) === brandMentioned));
        seen[brandMentioned] += body.items.length;
      }
    }
    expect(Math.min(seen.true, seen.false)).toBeGreaterThan(0);
  });

  test('the most cited pages come first by default', async () => {
    const counts = (await read()).body.items.map((item: any) => item.citations);
    expect(counts).toEqual(counts.toSorted((one: number, other: number) => other - one));
  });

  test('a page has its owner and category', async () => {
    const { body } = await read({ limit: '200' });
    const facts = Object.fromEntries(
      body.items.map((item: any) => [item.domain, [item.isMyBrandDomain, item.competitor, item.domainCategory]]),
    );
    expect(facts).toEqual({
      'acme.com': [true, null, 'Brand'],
      // Without the wildcard a subdomain is not the brand's.
      'docs.acme.com': [false, null, 'Unclassified'],
      'globex.com': [false, 'Globex', 'Competitor'],
      'blog.globex.com': [false, 'Globex', 'Competitor'],
      'reddit.com': [false, null, 'Community/Forum'],
      'en.wikipedia.org': [false, null, 'Encyclopedia'],
      'example.org': [false, null, 'Unclassified'],
      'sub.example.org': [false, null, 'Unclassified'],
      'forbes.com': [false, null, 'News/Media'],
    });
  });

  test('a domain selects its pages and those of its subdomains', async () => {
    const domains = async (domain: string) =>
      (await read({ domain, sortBy: 'domain', sortOrder: 'asc' })).body.items.map((item: any) => item.domain);
    expect(await domains('example.org')).toEqual(['example.org', 'sub.example.org']);
    expect(await domains('https://www.sub.example.org/b')).toEqual(['sub.example.org']);
    expect(await domains('ample.org')).toEqual([]);
  });

  test('a text selects pages by their URL or title, in any case, also from statistics of the first release', async () => {
    await execute(server.databaseUrl, `UPDATE "CitedPage" SET title = 'Die Größten CRMs' WHERE host = 'forbes.com'`);
    const find = async (text: string) =>
      (await read({ text, sortBy: 'domain', sortOrder: 'asc' })).body.items.map((item: any) => item.domain);
    const findAll = async () => [
      await find('EXAMPLE.org'),
      await find('/wiki/crm'),
      await find('GRÖẞTEN'),
      await find('exam_le'),
    ];
    const expected = [['example.org', 'sub.example.org'], ['en.wikipedia.org'], ['forbes.com'], []];
    expect(await findAll()).toEqual(expected);
    const setPages = (hasPages: boolean) =>
      execute(server.databaseUrl, `UPDATE "ReportGeneration" SET "hasPages" = $1 WHERE "reportId" = $2`, [
        hasPages,
        reportId,
      ]);
    await setPages(false);
    expect(await findAll()).toEqual(expected);
    await setPages(true);
  });

  test('a category selects the pages of that category', async () => {
    for (const [category, count] of [
      ['Competitor', 2],
      ['Brand', 1],
      ['News/Media', 1],
      ['Unclassified', 3],
      ['Video', 0],
    ] as const) {
      const { body } = await read({ domainCategory: category });
      expect(body.items).toHaveLength(count);
      for (const item of body.items) expect(item.domainCategory).toBe(category);
    }
  });

  test('the url of a listed page can be used to get its history', async () => {
    for (const { url, citations } of (await read()).body.items) {
      const search = new URLSearchParams({ ...WINDOW, country: 'us', url });
      const { body } = await room.send('GET', `/v1/reports/brand/${reportId}/citations/history?${search.toString()}`);
      expect(body.totalPeriodCitations).toBe(citations);
    }
  });

  test('the answers behind a page are as many as its citations, and those behind a site cite one of its pages', async () => {
    const search = async (query: Record<string, string>) => {
      const parameters = new URLSearchParams({ ...WINDOW, country: 'us', limit: '200', ...query });
      const path = `/v1/reports/brand/${reportId}/ai-responses?${parameters.toString()}`;
      const { body } = await room.send('GET', path);
      expect(body).toMatchObject({ paging: { hasMore: false }, reachedDate: WINDOW.startDate });
      return body.items;
    };
    const runsOf = (isCited: (page: string) => boolean) =>
      given.filter(({ country, pages }) => country === 'us' && [...pages].some(isCited)).length;
    for (const { url, citations } of (await read()).body.items) {
      const answers = await search({ url });
      expect(answers).toHaveLength(citations);
      for (const { citations: cited } of answers) {
        expect(cited.map(({ link }: any) => normalizeUrl(link)?.key)).toContain(normalizeUrl(url)?.key);
      }
    }
    expect(await search({ domain: 'example.org' })).toHaveLength(runsOf((page) => /^(sub\.)?example\.org/.test(page)));
    expect(await search({ domain: 'sub.example.org' })).toHaveLength(runsOf((page) => page.startsWith('sub.')));
    expect(await search({ domain: 'ample.org' })).toEqual([]);
    expect(await search({ url: 'https://acme.com/never-cited' })).toEqual([]);
  });

  test('the history of a frequent page, which is counted from the statistics, equals that from its citations', async () => {
    const caller = { keyId: 'key_test', workspaceIds: [room.workspace.id], permissions: ['read' as const] };
    const { statistics, ...rest } = server.app.context;
    const countPage = vi.fn<typeof statistics.countPage>(statistics.countPage);
    const context = { ...rest, statistics: { ...statistics, countPage }, caller };
    for (const { url } of (await read()).body.items) {
      for (const chosen of [{}, { engines: ['chatgpt' as const] }, { tagId }]) {
        const input = { reportId, ...WINDOW, country: 'us', url, ...chosen };
        const history = await readCitationHistory(context, input);
        expect(await readCitationHistory(context, input, 0)).toEqual({ ...history, change: null });
        expect(countPage).toHaveBeenCalledOnce();
        countPage.mockClear();
      }
    }
  });
});

describe('400', () => {
  test.each([
    ['startDate', '2026-02-30', 'invalid_date'],
    ['endDate', '2026-10-10', 'invalid_window'],
    ['country', 'US', 'invalid_country'],
    ['engines', 'bing', 'invalid_value'],
    ['tagId', 'tag_none', 'not_found'],
    ['domain', 'localhost', 'invalid_domain'],
    ['domainCategory', 'News', 'invalid_value'],
    ['brandMentioned', 'yes', 'invalid_type'],
    ['sortBy', 'title', 'invalid_value'],
    ['sortOrder', 'up', 'invalid_value'],
    ['cursor', 'nonsense', 'invalid_cursor'],
  ])('%s=%s is %s', async (name, value, code) => {
    const { status, body } = await read({ [name]: value });
    expect(status).toBe(400);
    expect(body.errors.map((fault: any) => fault.code)).toEqual([code]);
  });

  test('a cursor of another order is rejected', async () => {
    const { body } = await read({ limit: '1' });
    expect((await read({ limit: '1', sortOrder: 'asc', cursor: body.paging.nextCursor })).status).toBe(400);
  });
});

test('403: a report of another workspace', async () => {
  const { send } = await server.createWorkspace();
  expect((await read({}, send)).status).toBe(403);
});
