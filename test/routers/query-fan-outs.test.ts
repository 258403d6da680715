import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINE_BEHAVIOR, LEAST_SEARCHES } from '../../src/domain/query-fan-outs/engine-ranges.ts';
import { ENGINES } from '../../src/domain/shared/engines.ts';
import { failQueryFanOut, runQueryFanOut } from '../../src/services/query-fan-outs/run.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';

const PATH = '/v1/audits/query-fan-outs';
const QUERY = 'best project management software for small teams';

let server: TestApp;
let time = new Date('2026-11-15T10:00:00Z').getTime();

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date(time) });
});
afterAll(() => server.close());

async function create(query = QUERY, { send, workspace }: Pick<TestApp, 'send' | 'workspace'> = server) {
  return send('POST', PATH, { body: { workspaceId: workspace.id, query } });
}

async function read(id: string) {
  return (await server.send('GET', `${PATH}/${id}`)).body;
}

async function list(workspaceId = server.workspace.id, rest = '') {
  return (await server.send('GET', `${PATH}?workspaceId=${workspaceId}${rest}`)).body;
}

const run = (fanOutId: string) => runQueryFanOut(server.app.context, { fanOutId }, new AbortController().signal);

describe(`POST ${PATH}`, () => {
  test('201: returns exactly id, query, status and createdDate, the query trimmed', async () => {
    const { status, body } = await create(`  ${QUERY} `);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^fan_[0-9A-Z]{26}$/),
      query: QUERY,
      status: 'pending',
      createdDate: new Date(time).toISOString(),
    });
  });

  test('201: a query of 1,000 characters', async () => {
    expect((await create('🚀'.repeat(1000))).status).toBe(201);
  });

  test('400: a longer query, an empty one, and missing fields', async () => {
    expect((await create('x'.repeat(1001))).body.errors).toMatchObject([{ path: 'query', code: 'too_big' }]);
    expect((await create('  ')).body.errors).toMatchObject([{ path: 'query', code: 'too_small' }]);
    const { body } = await server.send('POST', PATH, { body: {} });
    expect(body.errors.map((each: { path: string }) => each.path)).toEqual(['workspaceId', 'query']);
  });

  test('403: a workspace outside the key', async () => {
    const other = await server.createWorkspace();
    expect((await create(QUERY, { ...other, send: server.send })).status).toBe(403);
  });

  test('429: the allowance is exhausted; of concurrent requests only as many succeed as are allowed', async () => {
    const own = await server.createWorkspace({ geoAuditMaxCount: 3 });
    const replies = await Promise.all(Array.from({ length: 8 }, () => create(QUERY, own)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
    const { items } = (await own.send('GET', `${PATH}?workspaceId=${own.workspace.id}`)).body;
    expect(items).toHaveLength(3);
    const { body } = await own.send('GET', '/v1/workspaces');
    expect(body.items[0].geoAuditUsedCount).toBe(3);
  });
});

describe(`GET ${PATH}/{fanOutId}`, () => {
  test('200: a pending fan-out has engines and no results', async () => {
    const { body } = await create();
    expect(await read(body.id)).toEqual({ ...body, engines: [...ENGINES], results: [] });
  });

  test('200: a completed fan-out has a result for each of the seven engines within its limits', async () => {
    const { body } = await create();
    await run(body.id);
    const fanOut = await read(body.id);
    expect(Object.keys(fanOut)).toEqual(['id', 'query', 'status', 'createdDate', 'engines', 'results']);
    expect(fanOut).toMatchObject({ ...body, status: 'completed', engines: [...ENGINES] });
    expect(fanOut.results.map((each: { engine: string }) => each.engine)).toEqual([...ENGINES]);
    for (const result of fanOut.results) {
      expect(Object.keys(result)).toEqual(['engine', 'state', 'intent', 'reasoningForCount', 'expandedQueries']);
      expect([result.state, result.intent]).toEqual(['finished', 'best_of']);
      const { most } = ENGINE_BEHAVIOR[result.engine as (typeof ENGINES)[number]];
      expect(result.expandedQueries.length).toBeGreaterThanOrEqual(LEAST_SEARCHES);
      expect(result.expandedQueries.length).toBeLessThanOrEqual(most);
      expect(Object.keys(result.expandedQueries[0])).toEqual(['query', 'type', 'userIntent', 'reasoning']);
    }
  });

  test('200: a query from which no search follows is finished with an empty list and the reason', async () => {
    const { body } = await create('富士山の高さは何メートル');
    await run(body.id);
    const { results } = await read(body.id);
    expect(results).toHaveLength(ENGINES.length);
    expect(results[0]).toEqual({
      engine: 'chatgpt',
      state: 'finished',
      intent: 'other',
      reasoningForCount: expect.stringContaining('no search is known to follow from it'),
      emptyReason: expect.stringContaining('only by a language model'),
      expandedQueries: [],
    });
  });

  test('200: a query without anything to search for is completed with every engine failed', async () => {
    const { body } = await create('???');
    await run(body.id);
    const fanOut = await read(body.id);
    expect(fanOut.status).toBe('completed');
    expect(fanOut.results.map((each: { state: string }) => each.state)).toEqual(ENGINES.map(() => 'failed'));
    expect(fanOut.results[0]).toEqual({
      engine: 'chatgpt',
      state: 'failed',
      failureReason: expect.stringContaining('to search for'),
      reasoningForCount: expect.any(String),
      expandedQueries: [],
    });
  });

  test('200: pending for 5 minutes means completed with failed results, even if no worker runs', async () => {
    const { body } = await create('overdue');
    const age = (seconds: number) =>
      execute(
        server.databaseUrl,
        `UPDATE "AuditRun" SET "startedDate" = now() - $2 * interval '1 second' WHERE "auditId" = $1`,
        [body.id, seconds],
      );
    await age(290);
    // The clock of the database is used, not that of the process.
    time += 60 * 60_000;
    expect((await read(body.id)).status).toBe('pending');
    await age(300);
    const fanOut = await read(body.id);
    expect(fanOut.status).toBe('completed');
    expect(fanOut.results.map((each: { failureReason: string }) => each.failureReason)).toEqual(
      ENGINES.map(() => 'The audit could not be finished within 5 minutes'),
    );
    expect((await list()).items[0]).toMatchObject({ id: body.id, status: 'completed', queriesCount: 0 });
    await run(body.id);
    expect(await read(body.id)).toEqual(fanOut);
  });

  test('200: after the last retry it is completed with every engine failed; a completed one is unchanged', async () => {
    const [broken, ended] = [(await create()).body, (await create()).body];
    await run(ended.id);
    const before = await read(ended.id);
    for (const { id } of [broken, ended, { id: 'fan_gone' }])
      await failQueryFanOut(server.app.context, { fanOutId: id });
    const { status, results } = await read(broken.id);
    expect([status, results.length]).toEqual(['completed', ENGINES.length]);
    expect(results[0]).toMatchObject({
      state: 'failed',
      failureReason: expect.stringContaining('internal error; it was not counted'),
    });
    expect(await read(ended.id)).toEqual(before);
  });

  test('200: running it again changes nothing', async () => {
    const { body } = await create();
    await run(body.id);
    const before = await read(body.id);
    expect(await run(body.id)).toBe('ended before');
    expect(await read(body.id)).toEqual(before);
  });

  test('403: a fan-out of another workspace; 404: one that does not exist', async () => {
    const other = await server.createWorkspace();
    const { body } = await create(QUERY, other);
    expect((await server.send('GET', `${PATH}/${body.id}`)).status).toBe(403);
    expect((await server.send('GET', `${PATH}/fan_nothing`)).status).toBe(404);
  });
});

describe(`GET ${PATH}`, () => {
  test('200: newest first with the sum of all searches, page by page', async () => {
    const own = await server.createWorkspace();
    const first = (await create('crm', own)).body;
    const second = (await create('Asana vs Trello', own)).body;
    await run(first.id);
    const sent = (rest = '') => own.send('GET', `${PATH}?workspaceId=${own.workspace.id}${rest}`);
    const { items } = (await sent()).body;
    const { results } = (await own.send('GET', `${PATH}/${first.id}`)).body;
    const queriesCount = results.flatMap((each: { expandedQueries: object[] }) => each.expandedQueries).length;
    expect(queriesCount).toBeGreaterThan(20);
    expect(items).toEqual([
      { ...second, workspaceId: own.workspace.id, queriesCount: 0 },
      { ...first, workspaceId: own.workspace.id, status: 'completed', queriesCount },
    ]);
    const page = (await sent('&limit=1')).body;
    expect(page.paging.hasMore).toBe(true);
    const next = (await sent(`&limit=1&cursor=${page.paging.nextCursor}`)).body;
    expect([page.items, next.items, next.paging.hasMore]).toEqual([[items[0]], [items[1]], false]);
  });

  test('400: the workspace is required', async () => {
    const { status, body } = await server.send('GET', PATH);
    expect([status, body.errors[0].path]).toEqual([400, 'workspaceId']);
  });

  test('403: a workspace outside the key', async () => {
    const other = await server.createWorkspace();
    expect((await server.send('GET', `${PATH}?workspaceId=${other.workspace.id}`)).status).toBe(403);
  });
});

describe('searches that engines were observed to run', () => {
  async function insertAnswer(
    { workspaceId, promptId }: { workspaceId: string; promptId: string },
    { engine, day, searches, isSimulated = false, state = 'answered' }: Record<string, unknown>,
  ) {
    await execute(
      server.databaseUrl,
      `INSERT INTO "Answer" ("workspaceId", "promptId", "isSimulated", day, engine, sample, country, state, text, cited, retrieved,
         searches, source, surface, "latencyMs", "collectedDate")
       VALUES ($1, $2, $3, $4, $5, 1, 'us', $6, 'text', '[]', '[]', $7, 'test', 'api', 1, now())`,
      [workspaceId, promptId, isSimulated, day, engine, state, searches],
    );
  }

  async function createPrompts(...prompts: string[]) {
    const own = await server.createWorkspace();
    const workspaceId = own.workspace.id;
    const { body } = await own.send('POST', `/v1/workspaces/${workspaceId}/prompts`, {
      body: { prompts, country: 'us' },
    });
    const places = body.items.map((each: { id: string }) => ({ workspaceId, promptId: each.id }));
    async function expand(query: string) {
      const { id } = (await create(query, own)).body;
      await run(id);
      const { results } = (await own.send('GET', `${PATH}/${id}`)).body;
      return Object.fromEntries(results.map((each: { engine: string }) => [each.engine, each]));
    }
    return { places, expand };
  }

  test('for this query come first, marked with engine, date and prompt', async () => {
    const { places, expand } = await createPrompts('What is the best CRM software for startups?', 'weather in Rome');
    await insertAnswer(places[0], {
      engine: 'perplexity',
      day: '2026-11-10',
      searches: ['best CRM software startups G2 ranking', 'HubSpot vs Pipedrive CRM startups', 'best CRM for startups'],
    });
    await insertAnswer(places[1], { engine: 'perplexity', day: '2026-11-10', searches: ['Rome weather CRM'] });
    const results = await expand('best CRM for startups');
    const [first, second, third] = results.perplexity.expandedQueries;
    expect(first).toMatchObject({
      query: 'best CRM software startups G2 ranking',
      reasoning:
        'Observed: Perplexity searched for this on 2026-11-10 to answer the prompt "What is the best CRM software for startups?".',
      observed: {
        engine: 'perplexity',
        date: '2026-11-10',
        prompt: 'What is the best CRM software for startups?',
      },
    });
    expect(second).toMatchObject({ query: 'HubSpot vs Pipedrive CRM startups', type: 'comparison' });
    expect(third.observed).toBeUndefined();
    expect(results.perplexity.reasoningForCount).toContain('2 of them were observed');
    const [elsewhere] = results.chatgpt.expandedQueries;
    expect(elsewhere).toMatchObject({ query: first.query, observed: { engine: 'perplexity', date: '2026-11-10' } });
    expect(JSON.stringify(results)).not.toContain('Rome');
  });

  test('for another prompt come last, and only those with the words that distinguish the query', async () => {
    const prompt = 'Which CRM for startups has servers in Germany?';
    const { places, expand } = await createPrompts(prompt);
    await insertAnswer(places[0], {
      engine: 'claude',
      day: '2026-11-10',
      searches: ['CRM servers in Germany', 'CRM startups GDPR', 'CRM für Startups mit Servern in Deutschland'],
    });
    const { claude } = await expand('best CRM for startups');
    const observed = { engine: 'claude', date: '2026-11-10', prompt };
    expect(claude.expandedQueries.map((each: { observed?: object }) => each.observed)).toEqual([
      undefined,
      undefined,
      undefined,
      observed,
    ]);
    expect(claude.expandedQueries[3].query).toBe('CRM startups GDPR');
  });

  test('in the sandbox are marked as simulated, and are not used if there are real ones', async () => {
    const { places, expand } = await createPrompts('best CRM for startups');
    const simulated = { day: '2026-11-12', isSimulated: true };
    await insertAnswer(places[0], { ...simulated, engine: 'claude', searches: ['CRM startups simulated search'] });
    await insertAnswer(places[0], { ...simulated, engine: 'gemini', searches: ['CRM startups simulated search'] });
    const before = await expand('top CRM for startups');
    expect(before.claude.expandedQueries[0].reasoning).toMatch(/^Simulated, not observed: in the sandbox/);
    expect(before.claude.expandedQueries[0].observed.isSimulated).toBe(true);
    await insertAnswer(places[0], { engine: 'gemini', day: '2026-11-01', searches: ['CRM startups real search'] });
    const { claude, gemini } = await expand('top CRM for startups');
    for (const { expandedQueries } of [claude, gemini]) {
      expect(expandedQueries[0].query).toBe('CRM startups real search');
      expect(JSON.stringify(expandedQueries)).not.toContain('simulated');
    }
  });

  test('for another location, more than 90 days ago, or by a failed call are omitted', async () => {
    const { places, expand } = await createPrompts('best dentist in Berlin');
    await insertAnswer(places[0], { engine: 'claude', day: '2026-11-10', searches: ['best dentist in Paris'] });
    await insertAnswer(places[0], { engine: 'gemini', day: '2026-01-10', searches: ['dentist Berlin long ago'] });
    await insertAnswer(places[0], {
      engine: 'google',
      day: '2026-11-10',
      searches: ['dentist Berlin failed'],
      state: 'failed',
    });
    expect(JSON.stringify(await expand('dentist in Berlin'))).not.toContain('Observed');
  });
});

test('brands and competitors of the workspace are recognized', async () => {
  const own = await server.createWorkspace();
  const { send, workspace } = own;
  async function expandName() {
    const { id } = (await create('klarvia', own)).body;
    await run(id);
    return JSON.stringify((await send('GET', `${PATH}/${id}`)).body.results);
  }
  expect(await expandName()).not.toContain('klarvia alternatives');
  const prompts = await send('POST', `/v1/workspaces/${workspace.id}/prompts`, {
    body: { prompts: ['x'], country: 'us' },
  });
  await send('POST', '/v1/reports/brand', {
    body: {
      workspaceId: workspace.id,
      brand: 'Acme',
      brandDomain: 'acme.com',
      promptIds: [prompts.body.items[0].id],
      competitors: [{ brand: 'Klarvia', brandDomain: 'klarvia.com' }],
    },
  });
  expect(await expandName()).toContain('klarvia alternatives');
});

test('the job runs many fan-outs concurrently', async () => {
  const busy = await startTestApp();
  try {
    const spy = busy.app.queue.boss.getSpy('audits.fan-out');
    await busy.app.startWorkers();
    const created = await Promise.all(Array.from({ length: 12 }, (_, i) => create(`${QUERY} ${i}`, busy)));
    await Promise.all(created.map(({ body }) => spy.waitForJob((data: any) => data.fanOutId === body.id, 'completed')));
    const { items } = (await busy.send('GET', `${PATH}?workspaceId=${busy.workspace.id}&limit=200`)).body;
    expect(items.map((item: { status: string }) => item.status)).toEqual(created.map(() => 'completed'));
  } finally {
    await busy.close();
  }
});
