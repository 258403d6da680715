import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROBED_CRAWLERS } from '../../src/domain/crawlability-checks/crawlers.ts';
import { sweepAudits } from '../../src/services/audits/sweep.ts';
import { failCrawlabilityCheck, runCrawlabilityCheck } from '../../src/services/crawlability-checks/run.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { answer, type Site, startSite } from '../support/site.ts';
import { until } from '../support/until.ts';

const PATH = '/v1/audits/geo/crawlability-checks';
const DATE = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const NEVER = new AbortController().signal;

let server: TestApp;
let time = new Date();

beforeAll(async () => {
  server = await startTestApp({ now: () => time });
});
afterAll(() => server.close());

type Room = Awaited<ReturnType<TestApp['createWorkspace']>>;

async function createRoom(geoAuditMaxCount = 100) {
  time = new Date('2026-11-15T12:00:00.000Z');
  const room: Room = await server.createWorkspace({ geoAuditMaxCount });
  const create = (url: unknown = 'https://www.acme.com/pricing') =>
    room.send('POST', PATH, { body: { workspaceId: room.workspace.id, url } });
  const usedCount = async () => (await room.send('GET', '/v1/workspaces')).body.items[0].geoAuditUsedCount;
  return { ...room, create, usedCount };
}

describe('POST /v1/audits/geo/crawlability-checks', () => {
  test('201: returns exactly id, workspaceId, url, status and createdDate, the url trimmed', async () => {
    const { workspace, create } = await createRoom();
    const { status, body } = await create('  https://www.Acme.com/Pricing?a=b#c ');
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^crw_[0-9A-Z]{26}$/),
      workspaceId: workspace.id,
      url: 'https://www.Acme.com/Pricing?a=b#c',
      status: 'pending',
      createdDate: '2026-11-15T12:00:00.000Z',
    });
  });

  test('201: uses one audit of the allowance, which does not count as an edit of the workspace', async () => {
    const { workspace, create, send, usedCount } = await createRoom();
    time = new Date('2026-11-15T13:00:00.000Z');
    await create();
    await create();
    expect(await usedCount()).toBe(2);
    const { body } = await send('GET', '/v1/workspaces');
    expect(body.items[0].updatedDate).toBe(workspace.updatedDate);
  });

  test.each([
    ['a relative URL', '/pricing'],
    ['no scheme', 'acme.com'],
    ['another scheme', 'ftp://acme.com/'],
    ['credentials', 'https://me:secret@acme.com/'],
    ['too many characters', `https://acme.com/${'x'.repeat(2048)}`],
    ['a NUL character', 'https://acme.com/\0'],
    ['nothing', '  '],
    ['a private address', 'http://10.0.0.1/pricing'],
    ['a loopback address', 'http://[::1]:8080/'],
    ['the address of a metadata service', 'http://169.254.169.254/latest/meta-data/'],
    ['a private address in another spelling', 'http://2130706433/'],
  ])('400: %s is an invalid_url, and no audit is used', async (_name, url) => {
    const { create, usedCount } = await createRoom();
    const { status, body } = await create(url);
    expect(status).toBe(400);
    expect(body).toMatchObject({ target: 'body', errors: [{ path: 'url', code: 'invalid_url' }] });
    expect(await usedCount()).toBe(0);
  });

  test('400: workspaceId and url are required', async () => {
    const { send } = await createRoom();
    const { status, body } = await send('POST', PATH, { body: {} });
    expect(status).toBe(400);
    expect(body.errors.map((fault: { path: string }) => fault.path)).toEqual(['workspaceId', 'url']);
  });

  test('403: a workspace outside the key, whether it exists or not', async () => {
    const { send } = await createRoom();
    for (const workspaceId of [server.workspace.id, 'ws_nothing_like_this']) {
      expect((await send('POST', PATH, { body: { workspaceId, url: 'https://acme.com' } })).status).toBe(403);
    }
  });

  test('429: the allowance of the month is exhausted; nothing is created', async () => {
    const { create, send } = await createRoom(1);
    await create();
    const { status, body } = await create();
    expect([status, body]).toEqual([429, { message: expect.stringContaining('no audits left this month') }]);
    expect((await send('GET', PATH)).body.items).toHaveLength(1);
    expect((await createRoom(0).then((room) => room.create())).status).toBe(429);
  });

  test('of many concurrent requests for the last audits, exactly as many succeed as audits are left', async () => {
    const { create, usedCount, send } = await createRoom(3);
    const replies = await Promise.all(Array.from({ length: 12 }, () => create()));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(9);
    expect([await usedCount(), (await send('GET', PATH)).body.items.length]).toEqual([3, 3]);
  });

  test('201: the allowance is for a UTC month, and resets in the next', async () => {
    const { create, usedCount } = await createRoom(1);
    time = new Date('2026-11-30T23:59:59.999Z');
    expect([(await create()).status, (await create()).status]).toEqual([201, 429]);
    time = new Date('2026-12-01T00:00:00.000Z');
    expect(await usedCount()).toBe(0);
    expect([(await create()).status, (await create()).status, await usedCount()]).toEqual([201, 429, 1]);
  });
});

describe('GET /v1/audits/geo/crawlability-checks', () => {
  test('200: lists id, workspaceId, url, domain and createdDate, newest first, page by page', async () => {
    const { workspace, create, send } = await createRoom();
    const urls = ['https://www.acme.com/a', 'http://1.1.1.1:8080/b', 'https://blog.acme.co.uk/c'];
    for (const url of urls) await create(url);
    const first = await send('GET', `${PATH}?limit=2`);
    const second = await send('GET', `${PATH}?limit=2&cursor=${first.body.paging.nextCursor}`);
    const common = { id: expect.stringMatching(/^crw_/), workspaceId: workspace.id, createdDate: DATE };
    expect([...first.body.items, ...second.body.items]).toEqual([
      { ...common, url: urls[2], domain: 'blog.acme.co.uk' },
      { ...common, url: urls[1], domain: '1.1.1.1' },
      { ...common, url: urls[0], domain: 'acme.com' },
    ]);
    expect(second.body.paging).toEqual({ nextCursor: null, hasMore: false });
  });

  test('200: spans the workspaces of the key, or only of the one that is requested', async () => {
    const [one, other] = [await createRoom(), await createRoom()];
    const key = await server.createKey([one.workspace.id, other.workspace.id]);
    for (const room of [one, other]) await room.create();
    const list = async (query: string) =>
      (await server.send('GET', PATH + query, { key })).body.items.map((item: any) => item.workspaceId);
    expect(await list('')).toEqual([other.workspace.id, one.workspace.id]);
    expect(await list(`?workspaceId=${one.workspace.id}`)).toEqual([one.workspace.id]);
  });

  test('403: a workspace outside the key', async () => {
    const { send } = await createRoom();
    expect((await send('GET', `${PATH}?workspaceId=${server.workspace.id}`)).status).toBe(403);
  });

  test('400: a cursor that was created with another filter', async () => {
    const { workspace, create, send } = await createRoom();
    for (let i = 0; i < 2; i++) await create();
    const { body } = await send('GET', `${PATH}?limit=1`);
    const reply = await send('GET', `${PATH}?workspaceId=${workspace.id}&cursor=${body.paging.nextCursor}`);
    expect(reply.body).toMatchObject({ target: 'query', errors: [{ path: 'cursor', code: 'invalid_cursor' }] });
  });
});

describe('GET /v1/audits/geo/crawlability-checks/{checkId}', () => {
  /** Moves a date of the run into the past, by the clock of the database. */
  const age = (id: string, column: 'queuedDate' | 'startedDate', minutes: number) =>
    execute(
      server.databaseUrl,
      `UPDATE "AuditRun" SET "${column}" = now() - $2 * interval '1 minute' WHERE "auditId" = $1`,
      [id, minutes],
    );

  test("200: unknown fields are absent while it is pending, regardless of the server's clock", async () => {
    const { create, send } = await createRoom();
    const { body: created } = await create();
    await age(created.id, 'startedDate', 4.9);
    time = new Date('2027-01-01');
    expect((await send('GET', `${PATH}/${created.id}`)).body).toEqual({ ...created, domain: 'acme.com' });
  });

  test('200: 5 minutes after its start it has failed, even without a worker', async () => {
    const { create, send } = await createRoom();
    const { body: created } = await create();
    await age(created.id, 'startedDate', 5);
    expect((await send('GET', `${PATH}/${created.id}`)).body).toEqual({
      ...created,
      domain: 'acme.com',
      status: 'failed',
      completedDate: DATE,
      failureReason: 'The audit could not be finished within 5 minutes',
    });
  });

  test('200: one that was not started within 60 minutes has failed, and its audit is refunded', async () => {
    const { create, send, usedCount } = await createRoom();
    const { body: created } = await create();
    await age(created.id, 'queuedDate', 59);
    expect((await send('GET', `${PATH}/${created.id}`)).body.status).toBe('pending');
    await age(created.id, 'queuedDate', 60);
    const failed = { status: 'failed', failureReason: 'The audit could not be started within 60 minutes' };
    expect((await send('GET', `${PATH}/${created.id}`)).body).toMatchObject(failed);
    expect(await usedCount()).toBe(1);
    await sweepAudits(server.app.context);
    expect((await send('GET', `${PATH}/${created.id}`)).body).toMatchObject(failed);
    expect(await usedCount()).toBe(0);
  });

  test('403: a check of a workspace outside the key; 404: one that does not exist', async () => {
    const [one, other] = [await createRoom(), await createRoom()];
    const { body } = await one.create();
    expect((await other.send('GET', `${PATH}/${body.id}`)).status).toBe(403);
    expect(await other.send('GET', `${PATH}/crw_nothing`)).toMatchObject({
      status: 404,
      body: { message: 'Crawlability check not found' },
    });
  });
});

describe('the job', () => {
  let site: Site;
  let worker: TestApp;
  beforeAll(async () => {
    const robots = answer(200, 'User-agent: GPTBot\nDisallow: /');
    site = await startSite({ robots, takes: 30 });
    worker = await startTestApp({ env: { fetchAllow: [{ host: '127.0.0.1', port: site.port }] }, web: { pauseMs: 0 } });
    await worker.app.startWorkers();
  });
  afterAll(async () => {
    await worker.close();
    await site.close();
  });

  const jobs = () => worker.app.queue.boss.getSpy('audits.crawlability');
  async function createCheck(url = site.url, { workspace, send } = worker as Pick<TestApp, 'workspace' | 'send'>) {
    return (await send('POST', PATH, { body: { workspaceId: workspace.id, url } })).body.id as string;
  }
  const isOf = (checkId: string) => (data: object) => 'checkId' in data && data.checkId === checkId;
  const read = async (id: string) => (await worker.send('GET', `${PATH}/${id}`)).body;

  test('is run again if its worker was killed', async () => {
    const dead = await startTestApp({
      env: { fetchAllow: [{ host: '127.0.0.1', port: site.port }] },
      web: { pauseMs: 0 },
    });
    const { boss } = dead.app.queue;
    const id = await createCheck(site.url, dead);
    const [held] = await boss.fetch('audits.crawlability');
    expect(held?.data).toEqual({ checkId: id });
    const past = `UPDATE pgboss.job SET heartbeat_on = now() - interval '1 hour' WHERE id = $1`;
    await execute(dead.databaseUrl, past, [held?.id]);
    await boss.supervise('audits.crawlability');
    await execute(dead.databaseUrl, 'UPDATE pgboss.job SET start_after = now() WHERE id = $1', [held?.id]);
    await dead.app.startWorkers();
    await boss.getSpy('audits.crawlability').waitForJob(isOf(id), 'completed');
    expect((await dead.send('GET', `${PATH}/${id}`)).body).toMatchObject({ status: 'completed' });
    await dead.close();
  });

  test('completes a check with everything that it found', async () => {
    const id = await createCheck();
    await jobs().waitForJob(isOf(id), 'completed');
    const body = await read(id);
    expect(Object.keys(body)).toEqual(
      ['id', 'workspaceId', 'url', 'domain', 'status', 'createdDate', 'completedDate'].concat([
        'robotsTxtAnalysis',
        'robotsTxtAnalysisResult',
        'serverBotAccess',
        'controlAccess',
        'evidence',
      ]),
    );
    expect(body).toMatchObject({
      url: site.url,
      domain: '127.0.0.1',
      status: 'completed',
      completedDate: DATE,
      robotsTxtAnalysis: { GPTBot: false, ClaudeBot: true, 'Google-Extended': true },
      robotsTxtAnalysisResult: false,
      controlAccess: { status: 200, ok: true },
    });
    expect(Object.keys(body.serverBotAccess)).toEqual(PROBED_CRAWLERS.map(({ name }) => name));
  });

  test('fails a check of a host that cannot be fetched, with the reason, and the audit stays used', async () => {
    const room = await worker.createWorkspace();
    const id = await createCheck('http://nowhere.invalid/', room);
    await jobs().waitForJob(isOf(id), 'completed');
    const { body } = await room.send('GET', `${PATH}/${id}`);
    expect(Object.keys(body)).toEqual([
      'id',
      'workspaceId',
      'url',
      'domain',
      'status',
      'createdDate',
      'completedDate',
      'failureReason',
    ]);
    expect(body).toMatchObject({ status: 'failed', failureReason: 'The host nowhere.invalid is unknown' });
    expect((await room.send('GET', '/v1/workspaces')).body.items[0].geoAuditUsedCount).toBe(1);
  });

  test('does nothing for a check that has ended', async () => {
    const id = await createCheck();
    await jobs().waitForJob(isOf(id), 'completed');
    const before = [await read(id), site.requests.length];
    expect(await runCrawlabilityCheck(worker.app.context, { checkId: id }, NEVER)).toBe('ended before');
    await failCrawlabilityCheck(worker.app.context, { checkId: id });
    expect([await read(id), site.requests.length]).toEqual(before);
  });

  describe('of a server without workers', () => {
    /** A check that no worker picks up, of a site that is never reached. */
    async function createPending(url = 'https://www.acme.com/pricing') {
      const room = await createRoom();
      return { ...room, id: (await room.create(url)).body.id as string };
    }
    const readFrom = async (room: Pick<Room, 'send'>, id: string) => (await room.send('GET', `${PATH}/${id}`)).body;
    const waiting = (_url: string, { signal }: { signal?: AbortSignal } = {}) =>
      new Promise<never>((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));
    const stuck = { mayFetch: () => true, fetchPage: waiting };

    test('that fails because of an internal error refunds the audit, once', async () => {
      const room = await createPending();
      for (let i = 0; i < 2; i++) await failCrawlabilityCheck(server.app.context, { checkId: room.id });
      expect(await readFrom(room, room.id)).toMatchObject({
        status: 'failed',
        failureReason: expect.stringContaining('internal error; it was not counted'),
      });
      expect(await room.usedCount()).toBe(0);
    });

    test('of another month refunds nothing', async () => {
      const room = await createPending();
      time = new Date('2026-12-01T00:00:00.000Z');
      await room.create();
      await failCrawlabilityCheck(server.app.context, { checkId: room.id });
      expect(await room.usedCount()).toBe(1);
    });

    test('that exceeds its deadline fails the check, and the audit stays used', async () => {
      const room = await createPending();
      const late = `UPDATE "AuditRun" SET "startedDate" = now() - interval '294.9 seconds' WHERE "auditId" = $1`;
      await execute(server.databaseUrl, late, [room.id]);
      await runCrawlabilityCheck({ ...server.app.context, web: stuck }, { checkId: room.id }, NEVER);
      expect(await readFrom(room, room.id)).toMatchObject({
        status: 'failed',
        failureReason: 'The audit could not be finished within 5 minutes',
      });
      expect(await room.usedCount()).toBe(1);
    });

    test('whose host is busy is queued, occupies no worker, and is started when the host is free', async () => {
      const { context, queue } = server.app;
      const [one, other] = [await createPending('https://busy.test/a'), await createPending('https://busy.test/b')];
      const stop = new AbortController();
      const first = runCrawlabilityCheck({ ...context, web: stuck }, { checkId: one.id }, stop.signal);
      first.catch(() => {});
      const started = `SELECT 1 FROM "AuditRun" WHERE "startedDate" IS NOT NULL AND "auditId" = $1`;
      await until(
        () => execute(server.databaseUrl, started, [one.id]),
        (rows) => rows.length === 1,
      );
      expect(await runCrawlabilityCheck({ ...context, web: stuck }, { checkId: other.id }, NEVER)).toBe(
        'waiting for its host',
      );
      expect(await readFrom(other, other.id)).toMatchObject({ status: 'pending', queued: true });
      expect(await readFrom(one, one.id)).not.toHaveProperty('queued');
      stop.abort(new Error('stopped'));
      await failCrawlabilityCheck(context, { checkId: one.id });
      const countJobs = async () =>
        (await queue.boss.findJobs('audits.crawlability', { data: { checkId: other.id } })).length;
      expect(await countJobs()).toBe(2);
      await sweepAudits(context);
      expect(await countJobs()).toBe(2);
      expect(await readFrom(other, other.id)).not.toHaveProperty('queued');
    });
  });

  test('many at once all complete, one after the other, with at most 4 requests to the site at a time', async () => {
    const room = await worker.createWorkspace();
    const ids = await Promise.all(Array.from({ length: 6 }, () => createCheck(site.url, room)));
    const statusOf = async (id: string) => (await room.send('GET', `${PATH}/${id}`)).body.status;
    await until(
      () => Promise.all(ids.map(statusOf)),
      (statuses) => statuses.every((status) => status === 'completed'),
    );
    expect(site.mostAtOnce).toBe(4);
  });
});
