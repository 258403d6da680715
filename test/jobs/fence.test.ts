import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectAnswer } from '../../src/services/answers/collect.ts';
import { runCrawlabilityCheck } from '../../src/services/crawlability-checks/run.ts';
import { fenceContext, SupersededError } from '../../src/services/jobs/fence.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { answer, createEngines } from '../support/engines.ts';
import { createReportRoom } from '../support/reports.ts';

const DAY = '2026-11-15';
const SIGNAL = new AbortController().signal;
let server: TestApp;
let room: Awaited<ReturnType<typeof createReportRoom>>;
/** What happens while the engine answers. */
let duringCall = async () => {};
let calls = 0;

beforeAll(async () => {
  const engines = createEngines(
    async ({ beforeCall }) => {
      await beforeCall?.();
      calls++;
      await duringCall();
      return answer('Yes.', [], { cost: 0.25 });
    },
    ['chatgpt'],
    { expectedCost: 0.2 },
  );
  server = await startTestApp({ now: () => new Date(`${DAY}T12:00:00Z`), engines });
  room = await createReportRoom(server);
});
afterAll(() => server.close());

/** Enqueues a call and takes it, as a worker does. */
async function takeCall() {
  const [promptId = ''] = await room.createPrompts(1);
  await room.create({ promptIds: [promptId], brand: `Brand ${promptId}` });
  const slot = { workspaceId: room.workspace.id, promptId, day: DAY, sample: 1 };
  const { context, queue } = server.app;
  await context.database.transaction((tx) => context.enqueue(tx, 'collect.chatgpt', slot));
  const [job] = await queue.boss.fetch('collect.chatgpt');
  const attempt = { queue: 'collect.chatgpt', jobId: job?.id ?? '', number: job?.retryCount ?? -1 };
  return { slot: { ...slot, engine: 'chatgpt' as const }, attempt, context: fenceContext(context, attempt) };
}

/** Another worker takes the job, as after a missed heartbeat. */
function takeOver({ jobId }: { jobId: string }) {
  return execute(server.databaseUrl, `UPDATE pgboss.job SET retry_count = retry_count + 1 WHERE id = '${jobId}'`);
}

async function readState(promptId: string) {
  const [stored] = await execute(
    server.databaseUrl,
    `SELECT count(*)::int AS answers FROM "Answer" WHERE "promptId" = '${promptId}'`,
  );
  const [spending] = await execute(server.databaseUrl, `SELECT usd FROM "Spending" WHERE day = '${DAY}'`);
  return { answers: stored?.answers, usd: Number((spending?.usd ?? 0).toFixed(2)) };
}

describe('a worker whose job was taken by another', () => {
  test('makes no paid call and spends nothing', async () => {
    const { context, slot, attempt } = await takeCall();
    await takeOver(attempt);
    await expect(collectAnswer(context, slot, SIGNAL)).rejects.toThrow(SupersededError);
    expect(calls).toBe(0);
    expect(await readState(slot.promptId)).toEqual({ answers: 0, usd: 0 });
  });

  test('books a call in flight and discards its result', async () => {
    const { context, slot, attempt } = await takeCall();
    duringCall = async () => void (await takeOver(attempt));
    await expect(collectAnswer(context, slot, SIGNAL)).rejects.toThrow(SupersededError);
    expect(await readState(slot.promptId)).toEqual({ answers: 0, usd: 0.25 });
    duringCall = async () => {};
  });

  test('does not end an audit', async () => {
    const { context, queue } = server.app;
    const body = { workspaceId: server.workspace.id, url: 'https://example.com/' };
    const { id } = (await server.send('POST', '/v1/audits/geo/crawlability-checks', { body })).body;
    const [job] = await queue.boss.fetch('audits.crawlability');
    const attempt = { queue: 'audits.crawlability', jobId: job?.id ?? '', number: job?.retryCount ?? -1 };
    const web = {
      ...context.web,
      fetchPage: async () => {
        await takeOver(attempt);
        return context.web.fetchPage('http://127.0.0.1:1/');
      },
    };
    const fenced = fenceContext({ ...context, web }, attempt);
    await expect(runCrawlabilityCheck(fenced, { checkId: id }, SIGNAL)).rejects.toThrow(SupersededError);
    expect((await server.send('GET', `/v1/audits/geo/crawlability-checks/${id}`)).body.status).toBe('pending');
  });

  test('makes no call to the language model', async () => {
    const { attempt } = await takeCall();
    let completions = 0;
    const languageModel = { complete: async () => ({ state: 'no-model' as const, count: completions++ }) };
    const { languageModel: fenced } = fenceContext({ ...server.app.context, languageModel }, attempt);
    await fenced.complete({} as never, '');
    await takeOver(attempt);
    await expect(fenced.complete({} as never, '')).rejects.toThrow(SupersededError);
    expect(completions).toBe(1);
  });
});

test('a worker that still has its job stores the answer', async () => {
  const { context, slot } = await takeCall();
  expect(await collectAnswer(context, slot, SIGNAL)).toBe('answered');
  expect((await readState(slot.promptId)).answers).toBe(1);
});

test('an answer that is paid for is stored after an outage of PostgreSQL, without another call', async () => {
  const { context, slot } = await takeCall();
  const { workspaceTransaction } = context.database;
  let outages = 2;
  const failing: typeof workspaceTransaction = (...work) => {
    if (outages-- > 0) throw new Error('Connection terminated unexpectedly');
    return workspaceTransaction(...work);
  };
  const database = { ...context.database, workspaceTransaction: failing };
  const before = calls;
  expect(await collectAnswer({ ...context, database }, slot, SIGNAL)).toBe('answered');
  expect(calls - before).toBe(1);
  expect((await readState(slot.promptId)).answers).toBe(1);
});
