import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failContentCheck, runContentCheck } from '../../src/services/content-checks/run.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { BEST_PAGE } from '../support/content-pages.ts';
import { execute } from '../support/database.ts';
import { type Site, startSite } from '../support/site.ts';

const PATH = '/v1/audits/geo/content-checks';
const NEVER = new AbortController().signal;

let server: TestApp;
let time = new Date();

beforeAll(async () => {
  server = await startTestApp({ now: () => time });
});
afterAll(() => server.close());

async function createRoom(geoAuditMaxCount = 100) {
  time = new Date('2026-11-15T12:00:00.000Z');
  const room = await server.createWorkspace({ geoAuditMaxCount });
  const create = (body: object = {}) =>
    room.send('POST', PATH, { body: { workspaceId: room.workspace.id, url: 'https://www.acme.com/pricing', ...body } });
  const usedCount = async () => (await room.send('GET', '/v1/workspaces')).body.items[0].geoAuditUsedCount;
  return { ...room, create, usedCount };
}

/** Makes a check one that started 5 minutes ago, by the clock of the database. */
const age = (id: string) =>
  execute(
    server.databaseUrl,
    `UPDATE "AuditRun" SET "startedDate" = now() - interval '5 minutes' WHERE "auditId" = $1`,
    [id],
  );

describe('POST /v1/audits/geo/content-checks', () => {
  test('201: returns exactly id, workspaceId, url, status and createdDate, and uses one audit', async () => {
    const { workspace, create, usedCount } = await createRoom();
    const { status, body } = await create({ url: ' https://www.Acme.com/Pricing#c ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^cnt_[0-9A-Z]{26}$/),
      workspaceId: workspace.id,
      url: 'https://www.Acme.com/Pricing#c',
      status: 'pending',
      createdDate: '2026-11-15T12:00:00.000Z',
    });
    expect(await usedCount()).toBe(1);
  });

  test.each(['ChatGPT-User', 'OAI-SearchBot', 'PerplexityCrawler', 'GoogleBot'])(
    '201: as %s',
    async (crawlerIdentity) => {
      const { create, send } = await createRoom();
      const { body } = await create({ crawlerIdentity, sendServiceHeader: false });
      expect((await send('GET', `${PATH}/${body.id}`)).body).toMatchObject({
        crawlerIdentity,
        sendServiceHeader: false,
      });
    },
  );

  test.each([
    ['another crawler', { crawlerIdentity: 'GPTBot' }, 'crawlerIdentity'],
    ['a flag that is text', { sendServiceHeader: 'true' }, 'sendServiceHeader'],
    ['a flag that is null', { sendServiceHeader: null }, 'sendServiceHeader'],
    ['a URL without scheme', { url: 'acme.com' }, 'url'],
    ['a URL with credentials', { url: 'https://me:secret@acme.com/' }, 'url'],
    ['a URL with a private address', { url: 'http://192.168.1.1/' }, 'url'],
  ])('400: %s, and no audit is used', async (_name, body, path) => {
    const { create, usedCount } = await createRoom();
    const reply = await create(body);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ target: 'body', errors: [{ path }] });
    expect(await usedCount()).toBe(0);
  });

  test('403: a workspace outside the key; 429: the allowance of the month is exhausted, and nothing is created', async () => {
    const { create, send } = await createRoom(1);
    expect((await create({ workspaceId: server.workspace.id })).status).toBe(403);
    expect([(await create()).status, (await create()).status]).toEqual([201, 429]);
    expect((await send('GET', PATH)).body.items).toHaveLength(1);
  });
});

describe('GET /v1/audits/geo/content-checks', () => {
  test('200: lists id, workspaceId, url, status and createdDate, newest first, page by page', async () => {
    const { workspace, create, send } = await createRoom();
    const urls = ['https://acme.com/a', 'https://acme.com/b', 'https://acme.com/c'];
    for (const url of urls) await create({ url });
    const first = await send('GET', `${PATH}?limit=2&workspaceId=${workspace.id}`);
    const cursor = first.body.paging.nextCursor;
    const second = await send('GET', `${PATH}?limit=2&workspaceId=${workspace.id}&cursor=${cursor}`);
    const items = [...first.body.items, ...second.body.items];
    expect(items.map(({ url }) => url)).toEqual(urls.toReversed());
    expect(Object.keys(items[0])).toEqual(['id', 'workspaceId', 'url', 'status', 'createdDate']);
    await age(items[0].id);
    expect((await send('GET', PATH)).body.items.map(({ status }: any) => status)).toEqual([
      'failed',
      'pending',
      'pending',
    ]);
  });

  test('403: a workspace outside the key', async () => {
    const { send } = await createRoom();
    expect((await send('GET', `${PATH}?workspaceId=${server.workspace.id}`)).status).toBe(403);
  });
});

describe('GET /v1/audits/geo/content-checks/{checkId}', () => {
  test('200: unknown fields are absent while it is pending; 5 minutes after its start it has failed', async () => {
    const { create, send } = await createRoom();
    const { body: created } = await create();
    const pending = { ...created, crawlerIdentity: 'ChatGPT-User', sendServiceHeader: true };
    time = new Date('2027-01-01');
    expect((await send('GET', `${PATH}/${created.id}`)).body).toEqual(pending);
    await age(created.id);
    const failureReason = 'The audit could not be finished within 5 minutes';
    expect((await send('GET', `${PATH}/${created.id}`)).body).toEqual({ ...pending, status: 'failed', failureReason });
  });

  test('403: a check of a workspace outside the key; 404: one that does not exist', async () => {
    const [one, other] = [await createRoom(), await createRoom()];
    const { body } = await one.create();
    expect((await other.send('GET', `${PATH}/${body.id}`)).status).toBe(403);
    expect(await other.send('GET', `${PATH}/cnt_nothing`)).toMatchObject({
      status: 404,
      body: { message: 'Content check not found' },
    });
  });
});

describe('the job', () => {
  let site: Site;
  let html = BEST_PAGE;
  let worker: TestApp;
  beforeAll(async () => {
    site = await startSite({
      page: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html),
    });
    worker = await startTestApp({ env: { fetchAllow: [{ host: '127.0.0.1', port: site.port }] }, web: { pauseMs: 0 } });
    await worker.app.startWorkers();
  });
  afterAll(async () => {
    await worker.close();
    await site.close();
  });

  const read = async (id: string) => (await worker.send('GET', `${PATH}/${id}`)).body;
  async function runOne(url = site.url): Promise<string> {
    const { body } = await worker.send('POST', PATH, { body: { workspaceId: worker.workspace.id, url } });
    const isOf = (data: object) => 'checkId' in data && data.checkId === body.id;
    await worker.app.queue.boss.getSpy('audits.content').waitForJob(isOf, 'completed');
    return body.id;
  }

  test('completes a check with the whole record, in the documented order', async () => {
    const body = await read(await runOne());
    expect(Object.keys(body)).toEqual(
      ['id', 'workspaceId', 'url', 'status', 'createdDate', 'crawlerIdentity', 'sendServiceHeader'].concat([
        'structuralAnalysis',
        'dynamicContent',
        'contentAnalysis',
        'blockers',
      ]),
    );
    expect(body.status).toBe('completed');
    expect(body.structuralAnalysis).toMatchObject({
      categoryScores: { metadata: 100, structure: 100, content: 100 },
      metadata: { score: 100, breakdown: { titleTag: { maxScore: 30, score: 30, reasons: [] } } },
    });
    expect(body.dynamicContent).toMatchObject({
      differenceDescription: expect.stringContaining('no browser is available. CHROMIUM_PATH is'),
      rendered: false,
      finding: 'not_rendered',
    });
    expect(Object.keys(body.contentAnalysis.analysis)).toEqual([
      'semanticRepetition',
      'summaryBlock',
      'clarityAndAssertiveness',
      'specificity',
    ]);
  });

  test('fails a check of a host that cannot be fetched, with the reason', async () => {
    const body = await read(await runOne('http://nowhere.invalid/'));
    expect(body).toMatchObject({ status: 'failed', failureReason: 'The host nowhere.invalid is unknown' });
    expect(body).not.toHaveProperty('structuralAnalysis');
  });

  test('does nothing for a check that has ended', async () => {
    const { context } = worker.app;
    const id = await runOne();
    const before = [await read(id), site.requests.length];
    expect(await runContentCheck(context, { checkId: id }, NEVER)).toBe('ended before');
    await failContentCheck(context, { checkId: id });
    expect([await read(id), site.requests.length]).toEqual(before);
  });

  test('that fails because of an internal error refunds the audit', async () => {
    const { create, send, usedCount } = await createRoom();
    const { body } = await create();
    await failContentCheck(server.app.context, { checkId: body.id });
    expect((await send('GET', `${PATH}/${body.id}`)).body).toMatchObject({ status: 'failed' });
    expect(await usedCount()).toBe(0);
  });

  describe('GET /v1/audits/geo/content-checks/{checkId}/comparison', () => {
    const compare = async (id: string) => (await worker.send('GET', `${PATH}/${id}/comparison`)).body;

    test('200: previous is null for the first check of a page, even if there are checks of other pages', async () => {
      await runOne();
      expect(await compare(await runOne(`${site.url}?first`))).toEqual({ previous: null });
    });

    test('200: lists increases and decreases since the previous check of the page, with reasons', async () => {
      html = BEST_PAGE.replace(/<title>.*<\/title>/, '');
      const previous = await runOne(`${site.url}?compared`);
      html = BEST_PAGE.replace(/<h1>.*<\/h1>/, '');
      // Another spelling of the same page.
      const current = await runOne(`${site.url}?compared&utm_source=x`);
      html = BEST_PAGE;
      const body = await compare(current);
      expect(body.previous).toEqual({ id: previous, createdDate: expect.any(String) });
      expect(body.overallScore.to).not.toBe(body.overallScore.from);
      expect(body.rose).toContainEqual({
        item: 'titleTag',
        from: 0,
        to: 30,
        why: 'No longer found: The page has no title. Add a title element of 15 to 70 characters.',
      });
      expect(body.fell).toContainEqual({
        item: 'headingHierarchy',
        from: 30,
        to: 18,
        why: expect.stringContaining('The content has no h1 with text.'),
      });
    });

    test('403: a check of a workspace outside the key; 404: one that does not exist', async () => {
      const [one, other] = [await createRoom(), await createRoom()];
      const { body } = await one.create();
      expect((await other.send('GET', `${PATH}/${body.id}/comparison`)).status).toBe(403);
      expect((await other.send('GET', `${PATH}/cnt_nothing/comparison`)).status).toBe(404);
    });
  });
});
