import { afterEach, beforeEach, expect, test } from 'vitest';
import { queueDataForSeo } from '../../../src/gateways/engines/connectors/dataforseo-queue.ts';
import { createLimiter } from '../../../src/gateways/engines/limiter.ts';
import { KEY, questionOf } from '../../support/connectors.ts';
import { dataForSeoChatBody } from '../../support/engine-bodies.ts';
import { type ProviderRequest, type ProviderServer, startProviderServer } from '../../support/provider-server.ts';

const PATH = '/v3/ai_optimization/chat_gpt/llm_scraper';
const ok = { status_code: 20_000, status_message: 'Ok.' };
const reply = (task: object, rest: object = {}) => ({ ...ok, cost: 0, ...rest, tasks: [{ ...ok, ...task }] });
const posted = (id: string) => reply({ id, status_code: 20_100, status_message: 'Task Created.' }, { cost: 0.0012 });
const inQueue = reply({ status_code: 40_602, status_message: 'Task In Queue.' });
const finished = () => ({ ...dataForSeoChatBody(), cost: 0 });

let server: ProviderServer;
/** The tasks of the account: their tag, and how many more polls they take. */
let tasks: Map<string, { tag: string; polls: number; listed: 'ready' | 'all' | null }>;
beforeEach(async () => {
  server = await startProviderServer();
  tasks = new Map();
  server.script((request) => ({ body: answer(request) }));
});
afterEach(() => server.close());

function answer({ path, body }: ProviderRequest): unknown {
  if (path === `${PATH}/task_post`) {
    const id = `task-${tasks.size + 1}`;
    tasks.set(id, { tag: body[0].tag, polls: 2, listed: 'all' });
    return posted(id);
  }
  if (path === `${PATH}/tasks_ready`) return reply({ result: list('ready', (id, tag) => ({ id, tag })) });
  if (path === '/v3/ai_optimization/id_list') {
    return reply({ result: list('all', (id, tag) => ({ id, status: '20100', cost: 0.0012, metadata: { tag } })) });
  }
  const task = tasks.get(path.split('/').at(-1) ?? '');
  if (!task) return reply({ status_code: 40_400, status_message: 'Not Found.' });
  if (task.polls === 0) return finished();
  task.polls--;
  return inQueue;
}

function list(where: 'ready' | 'all', write: (id: string, tag: string) => object): object[] {
  return [...tasks].flatMap(([id, { tag, listed }]) => (listed === where ? [write(id, tag)] : []));
}

const create = (options: { longestMs?: number; pollMs?: number } = {}) =>
  queueDataForSeo(
    'chatgpt_ui',
    { login: 'me', password: KEY, baseUrl: server.url },
    { limiter: createLimiter({ concurrency: 4, perMinute: 1000 }), pollMs: 1, ...options },
  );
const pathsOf = () => server.requests.map(({ method, path }) => `${method} ${path.replace(PATH, '')}`);
const CALL = { callId: 'workspace prompt chatgpt_ui 2026-11-15 1' };

test('posts a task and polls until it has a result, at the price of the queue', async () => {
  const engine = create();
  const read = await engine.ask(questionOf(CALL));
  expect(pathsOf()).toEqual(['POST /task_post', ...Array.from({ length: 3 }, () => 'GET /task_get/advanced/task-1')]);
  expect(server.requests[0]?.body).toEqual([
    {
      keyword: 'Which shoes? 100%25 %2B more',
      location_code: 2826,
      language_code: 'en',
      force_web_search: true,
      tag: expect.stringMatching(/^sightline [0-9a-f]{32}$/),
    },
  ]);
  expect(read?.text).toContain('Für Läufer');
  expect([read?.cost, engine.expectedCost]).toEqual([0.0012, 0.0012]);
});

test('a repeated call collects the task that an interrupted one posted, in the queue or ready, and pays nothing', async () => {
  for (const listed of ['all', 'ready'] as const) {
    server.requests.length = 0;
    tasks.clear();
    const caller = new AbortController();
    const interrupted = create({ pollMs: 60_000 }).ask(questionOf({ ...CALL, signal: caller.signal }));
    await expect.poll(() => server.requests.length).toBe(2);
    caller.abort();
    await expect(interrupted).rejects.toMatchObject({ failure: 'retry', message: expect.stringContaining('canceled') });
    for (const task of tasks.values()) task.listed = listed;
    server.requests.length = 0;
    const read = await create().ask(questionOf({ ...CALL, isRepeated: true }));
    expect(pathsOf()).toEqual([
      'GET /tasks_ready',
      'POST /v3/ai_optimization/id_list',
      'GET /task_get/advanced/task-1',
      'GET /task_get/advanced/task-1',
    ]);
    expect(read?.text).toContain('Für Läufer');
    // Lists of finished tasks have no cost; the expected cost is then counted.
    expect(read?.cost).toBe(listed === 'all' ? 0.0012 : null);
  }
});

test('a repeated call of another prompt, and one whose task failed, post a task', async () => {
  await create().ask(questionOf(CALL));
  await create().ask(questionOf({ callId: 'another call', isRepeated: true }));
  expect(tasks.size).toBe(2);
  const failed = { status_code: 40_101, status_message: 'Internal SE Error.' };
  server.script((request) => ({ body: request.path.endsWith('task-1') ? reply(failed) : answer(request) }));
  expect((await create().ask(questionOf({ ...CALL, isRepeated: true })))?.text).toContain('Für Läufer');
  expect(tasks.size).toBe(3);
});

test('nothing is posted if the list of tasks cannot be read', async () => {
  server.script(({ path }) => (path.endsWith('tasks_ready') ? { status: 503, body: 'Busy' } : { body: {} }));
  await expect(create().ask(questionOf({ ...CALL, isRepeated: true }))).rejects.toMatchObject({ failure: 'retry' });
  expect(pathsOf()).toEqual(['GET /tasks_ready']);
});

test('polling is bounded', async () => {
  server.script(({ path }) => ({ body: path.endsWith('task_post') ? posted('task-1') : inQueue }));
  await expect(create({ longestMs: 1 }).ask(questionOf(CALL))).rejects.toMatchObject({
    failure: 'retry',
    message: expect.stringContaining('did not finish the task'),
  });
});

test('a rejected task is a failure with its reason', async () => {
  server.script({ body: reply({ status_code: 40_501, status_message: 'Invalid Field: language_code.' }) });
  await expect(create().ask(questionOf(CALL))).rejects.toMatchObject({
    failure: 'give_up',
    message: 'DataForSEO 40501: Invalid Field: language_code.',
  });
});

test('a person who waits gets a live answer', async () => {
  server.script({ body: dataForSeoChatBody() });
  expect((await create().ask(questionOf({ isUrgent: true })))?.cost).toBe(0.004);
  expect(pathsOf()).toEqual(['POST /live/advanced']);
});

test('nothing is posted for a job that another worker has taken', async () => {
  const beforeCall = () => Promise.reject(new Error('Another worker has taken the job'));
  await expect(create().ask(questionOf({ ...CALL, beforeCall }))).rejects.toThrow('Another worker');
  expect(server.requests).toEqual([]);
});
