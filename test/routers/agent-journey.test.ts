import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { createTrafficRoom, type IngestReply, sendLog } from '../support/agent-analytics.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createGiver } from '../support/citations.ts';
import { execute } from '../support/database.ts';

const { engines, give } = createGiver(['chatgpt', 'gemini']);
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
let server: TestApp;
let room: Awaited<ReturnType<typeof createTrafficRoom>>;
let sent: IngestReply;

interface Line {
  day?: number;
  path?: string;
  status?: number;
  host?: string;
  agent?: string;
  referrer?: string;
}

function line({ day = 14, path = '/', status = 200, host = 'acme.com', agent = 'GPTBot/1.3', referrer = '-' }: Line) {
  const date = `${String(day).padStart(2, '0')}/Nov/2026`;
  return `${host} 198.51.100.7 - - [${date}:09:30:00 +0000] "GET ${path} HTTP/1.1" ${status} 1 "${referrer}" "${agent}"\n`;
}
const person = (fields: Line) => line({ agent: CHROME, referrer: 'https://chatgpt.com/', ...fields });

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-15T12:00:00Z'), engines });
  room = await createTrafficRoom(server, { brandDomainWildcard: true });
  const lines = [
    line({ path: '/broken', status: 404 }),
    line({ path: '/broken' }),
    line({ path: '/unread/' }),
    line({ path: '/unread' }),
    line({ path: '/unread', day: 10 }),
    person({ path: '/visited' }),
    person({ path: '/visited?utm_source=chatgpt.com' }),
    person({ path: '/visited', referrer: 'https://claude.ai/' }),
    person({ path: '/broken', day: 13, referrer: 'https://www.perplexity.ai/' }),
    person({ path: '/old', day: 10 }),
    person({ path: '/', host: 'shop.acme.com' }),
    line({ path: '/good' }),
    line({ path: '/good' }),
    person({ path: '/good' }),
    person({ path: '/elsewhere', agent: 'AhrefsBot/7.0' }),
  ];
  sent = (await sendLog(await room.connect(), lines.join(''))).body;

  const prompts = await room.send('GET', `${room.base}/prompts`);
  const answer = (day: string, cited: string[], sample = 1) =>
    give(server.app.context, room.workspace.id, {
      promptId: prompts.body.items[0].id,
      country: 'us',
      engine: 'chatgpt',
      day,
      sample,
      text: 'Acme.',
      cited,
    });
  await answer('2026-11-14', ['https://acme.com/broken', 'https://acme.com/cited?a=1', 'https://www.acme.com/good/']);
  await answer('2026-11-13', ['https://acme.com/good', 'https://docs.acme.com/start', 'https://example.org/x']);
  await answer('2026-11-10', ['https://acme.com/good']);
});
afterAll(() => server.close());

const WINDOW = '?startDate=2026-11-12&endDate=2026-11-14';
const read = (what: string, query = '') =>
  room.send('GET', `/v1/reports/brand/${room.reportId}/agent-analytics/${what}${WINDOW}${query}`);

describe('referrals', () => {
  test('are counted next to visits in the response to a batch', () => {
    expect(sent).toMatchObject({ lines: 15, visits: 7, referrals: 7, skipped: { not_agent: 1 } });
  });

  test('are visits of people by assistant, with page counts', async () => {
    const { status, body } = await read('referrals');
    expect(status).toBe(200);
    expect(body).toEqual({
      availability: 'connected_with_data',
      startDate: '2026-11-12',
      endDate: '2026-11-14',
      items: [
        { assistant: 'chatgpt', visits: 4, pages: 3 },
        { assistant: 'claude', visits: 1, pages: 1 },
        { assistant: 'perplexity', visits: 1, pages: 1 },
      ],
      paging: { nextCursor: null, hasMore: false },
    });
  });

  test('can be grouped by page', async () => {
    const { body } = await read('referrals', '&groupBy=page');
    expect(body.items).toEqual([
      {
        url: 'https://acme.com/visited',
        visits: 3,
        assistants: [
          { assistant: 'chatgpt', visits: 2 },
          { assistant: 'claude', visits: 1 },
        ],
      },
      { url: 'https://acme.com/broken', visits: 1, assistants: [{ assistant: 'perplexity', visits: 1 }] },
      { url: 'https://acme.com/good', visits: 1, assistants: [{ assistant: 'chatgpt', visits: 1 }] },
      { url: 'https://shop.acme.com/', visits: 1, assistants: [{ assistant: 'chatgpt', visits: 1 }] },
    ]);
  });

  test.each(['assistant', 'page'])('are the same with a page size of one, by %s', async (groupBy) => {
    const whole = (await read('referrals', `&groupBy=${groupBy}`)).body.items;
    expect(await readOneByOne('referrals', `&groupBy=${groupBy}`)).toEqual(whole);
  });

  test('default to the last 14 days', async () => {
    const { body } = await room.send('GET', `/v1/reports/brand/${room.reportId}/agent-analytics/referrals`);
    expect(body.items[0]).toEqual({ assistant: 'chatgpt', visits: 5, pages: 4 });
  });
});

describe('the journey', () => {
  const none = { fetches: 0, verifiedFetches: 0, citations: 0, referrals: 0, errors: 0 };
  const pages = [
    {
      url: 'https://acme.com/broken',
      fetches: 2,
      verifiedFetches: 0,
      citations: 1,
      referrals: 1,
      errors: 1,
      change: { fetches: 2, verifiedFetches: 0, citations: 1, referrals: 1, errors: 1 },
      crawlToRefer: 2,
      finding: 'cited_with_errors',
    },
    {
      url: 'https://acme.com/unread',
      ...none,
      fetches: 2,
      change: { ...none, fetches: 1 },
      crawlToRefer: null,
      finding: 'fetched_not_cited',
    },
    {
      url: 'https://acme.com/cited',
      ...none,
      citations: 1,
      change: { ...none, citations: 1 },
      crawlToRefer: null,
      finding: 'cited_not_fetched',
    },
    {
      url: 'https://docs.acme.com/start',
      ...none,
      citations: 1,
      change: { ...none, citations: 1 },
      crawlToRefer: null,
      finding: 'cited_not_fetched',
    },
    {
      url: 'https://acme.com/good',
      ...none,
      fetches: 2,
      citations: 2,
      referrals: 1,
      change: { ...none, fetches: 2, citations: 1, referrals: 1 },
      crawlToRefer: 2,
      finding: 'referred',
    },
    {
      url: 'https://acme.com/visited',
      ...none,
      referrals: 3,
      change: { ...none, referrals: 3 },
      crawlToRefer: 0,
      finding: 'referred',
    },
    {
      url: 'https://shop.acme.com/',
      ...none,
      referrals: 1,
      change: { ...none, referrals: 1 },
      crawlToRefer: 0,
      finding: 'referred',
    },
  ];

  test('lists each page, ordered by finding', async () => {
    const { status, body } = await read('journey', '&sortBy=finding');
    expect(status).toBe(200);
    expect(body).toEqual({
      availability: 'connected_with_data',
      startDate: '2026-11-12',
      endDate: '2026-11-14',
      items: pages,
      paging: { nextCursor: null, hasMore: false },
    });
  });

  test('can be ordered by visits, descending', async () => {
    const { body } = await read('journey');
    const visits = body.items.map(
      ({ fetches, referrals }: { fetches: number; referrals: number }) => fetches + referrals,
    );
    expect(visits).toEqual([3, 3, 3, 2, 1, 0, 0]);
  });

  test.each(['visits', 'finding'])('is the same with a page size of one, by %s', async (sortBy) => {
    const whole = (await read('journey', `&sortBy=${sortBy}`)).body.items;
    expect(await readOneByOne('journey', `&sortBy=${sortBy}`)).toEqual(whole);
  });

  test('is the same from the sums of the report, which remain after its citations are deleted', async () => {
    const { body } = await read('journey', '&sortBy=finding');
    await recalculateReport(server.app.context, { reportId: room.reportId });
    expect((await read('journey', '&sortBy=finding')).body).toEqual(body);
    await execute(server.databaseUrl, 'DELETE FROM "Citation" WHERE "workspaceId" = $1', [room.workspace.id]);
    expect((await read('journey', '&sortBy=finding')).body).toEqual(body);
  });

  test('is empty for a report that is not connected', async () => {
    const other = await createTrafficRoom(server);
    const path = `/v1/reports/brand/${other.reportId}/agent-analytics`;
    for (const what of ['journey', 'referrals']) {
      const { body } = await other.send('GET', `${path}/${what}`);
      expect(body).toMatchObject({ availability: 'not_connected', items: [] });
    }
  });
});

describe('the filters of the journey', () => {
  let filtered: Awaited<ReturnType<typeof createTrafficRoom>>;
  let tagId: string;

  beforeAll(async () => {
    const prompts = await createPrompts();
    filtered = prompts.room;
    tagId = prompts.tagId;
    await sendLog(await filtered.connect(), line({ path: '/page' }) + line({ path: '/other' }));
    const answer = (promptId: string, engine: 'chatgpt' | 'gemini', sample = 1) =>
      give(server.app.context, filtered.workspace.id, {
        promptId,
        country: promptId === prompts.german ? 'de' : 'us',
        engine,
        day: '2026-11-14',
        sample,
        text: 'Acme.',
        cited: ['https://acme.com/page'],
      });
    await answer(prompts.american, 'chatgpt');
    await answer(prompts.american, 'chatgpt', 2);
    await answer(prompts.american, 'gemini');
    await answer(prompts.german, 'chatgpt');
    await answer(prompts.branded, 'gemini');
    await answer(prompts.branded, 'gemini', 2);
    await answer(prompts.branded, 'gemini', 3);
  });

  /** A report with prompts of two countries, of which one has a tag and one contains the name of the brand. */
  async function createPrompts() {
    const created = await createTrafficRoom(server);
    const { send, base, reportId } = created;
    const tag = await send('POST', `${base}/tags`, { body: { name: 'German', color: 'blue' } });
    const create = async (prompt: string, country: string, tagIds: string[] = []) =>
      (await send('POST', `${base}/prompts`, { body: { prompts: [prompt], country, tagIds } })).body.items[0]
        .id as string;
    const american = await create('Which CRM?', 'us');
    const german = await create('Welches CRM?', 'de', [tag.body.id]);
    const branded = await create('Is Acme good?', 'us');
    await send('PATCH', `/v1/reports/brand/${reportId}`, { body: { promptIds: [american, german, branded] } });
    return { room: created, american, german, branded, tagId: tag.body.id as string };
  }

  const cases: [name: string, query: () => string, citations: number][] = [
    ['none', () => '', 7],
    ['a country', () => '&country=de', 1],
    ['an engine', () => '&engines=gemini', 4],
    ['two engines', () => '&engines=gemini&engines=chatgpt', 7],
    ['a tag', () => `&tagId=${tagId}`, 1],
    ['prompts without your name', () => '&branded=exclude', 4],
    ['several', () => '&country=us&engine=chatgpt&branded=exclude', 2],
  ];

  const readPages = async (query: string) => {
    const path = `/v1/reports/brand/${filtered.reportId}/agent-analytics/journey${WINDOW}${query}`;
    const { body } = await filtered.send('GET', path);
    return body.items.map(({ url, fetches, citations }: { url: string; fetches: number; citations: number }) => [
      url,
      fetches,
      citations,
    ]);
  };

  test('select the answers whose citations count, before and after they are summed, and no visits', async () => {
    const expected = cases.map(([name, , citations]) => ({
      name,
      pages: [
        ['https://acme.com/other', 1, 0],
        ['https://acme.com/page', 1, citations],
      ],
    }));
    // Branded prompts are known once the report was counted.
    await recalculateReport(server.app.context, { reportId: filtered.reportId });
    const readAll = () => Promise.all(cases.map(async ([name, query]) => ({ name, pages: await readPages(query()) })));
    expect(await readAll()).toEqual(expected);
    await execute(server.databaseUrl, 'UPDATE "ReportGeneration" SET "hasPages" = false WHERE "reportId" = $1', [
      filtered.reportId,
    ]);
    expect(await readAll()).toEqual(expected);
  });

  test('reject a tag that does not exist', async () => {
    const path = `/v1/reports/brand/${filtered.reportId}/agent-analytics/journey?tagId=tag_01JCN4M5N6P7Q8R9S0T1V2W3X4`;
    expect((await filtered.send('GET', path)).status).toBe(400);
  });
});

async function readOneByOne(what: string, query: string): Promise<unknown[]> {
  const items: unknown[] = [];
  let cursor = '';
  do {
    const { body } = await read(what, `${query}&limit=1${cursor && `&cursor=${cursor}`}`);
    items.push(...body.items);
    cursor = body.paging.nextCursor ?? '';
  } while (cursor !== '');
  return items;
}
