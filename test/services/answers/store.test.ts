import { afterAll, beforeAll, expect, test } from 'vitest';
import { observeAnswer, observeFailure } from '../../../src/services/answers/observe.ts';
import { storeAnswer } from '../../../src/services/answers/store.ts';
import { findEngine } from '../../../src/services/engines/enabled.ts';
import { fenceContext, SupersededError } from '../../../src/services/jobs/fence.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { answer, createEngines } from '../../support/engines.ts';
import { createReportRoom } from '../../support/reports.ts';

const DAY = '2026-11-15';
const engines = createEngines(async () => null, ['chatgpt']);
const engine = findEngine(engines, 'chatgpt');
let server: TestApp;
let room: Awaited<ReturnType<typeof createReportRoom>>;

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date(`${DAY}T12:00:00Z`), engines });
  room = await createReportRoom(server);
});
afterAll(() => server.close());

/** Prompts of a new report, and what is stored for them. */
async function createCalls(count: number) {
  const promptIds = await room.createPrompts(count);
  await room.create({ promptIds, brand: `Brand of ${promptIds[0]}` });
  const slots = promptIds.map((promptId) => ({
    workspaceId: room.workspace.id,
    promptId,
    engine: 'chatgpt' as const,
    day: DAY,
    sample: 1,
  }));
  const list = `(${promptIds.map((id) => `'${id}'`).join(',')})`;
  const readTexts = async () => {
    const rows = await execute(server.databaseUrl, `SELECT "promptId", text FROM "Answer" WHERE "promptId" IN ${list}`);
    return new Map(rows.map(({ promptId, text }) => [String(promptId), String(text)]));
  };
  const countCitations = async () => {
    const [row] = await execute(
      server.databaseUrl,
      `SELECT count(*)::int AS citations, count(DISTINCT "pageId")::int AS pages FROM "Citation" WHERE "promptId" IN ${list}`,
    );
    return row;
  };
  return { slots, readTexts, countCitations };
}

function observe(text: string, urls: string[] = []) {
  if (!engine) throw new Error('No engine');
  return observeAnswer(engine, 'us', answer(text, urls));
}

/** A context that counts the transactions of workspaces. */
function countTransactions() {
  const { context } = server.app;
  const { workspaceTransaction } = context.database;
  let transactions = 0;
  const counted: typeof workspaceTransaction = (...work) => {
    transactions++;
    return workspaceTransaction(...work);
  };
  return {
    context: { ...context, database: { ...context.database, workspaceTransaction: counted } },
    count: () => transactions,
  };
}

test('answers of a workspace that arrive together are stored in one transaction', async () => {
  const { slots, readTexts, countCitations } = await createCalls(5);
  const { context, count } = countTransactions();
  const urls = ['https://shared.com/a', 'https://shared.com/b'];
  const states = await Promise.all(
    slots.map((slot, i) => storeAnswer(context, slot, observe(`Answer ${i}`, [...urls, `https://own.com/${i}`]))),
  );
  expect(states).toEqual(Array(5).fill('answered'));
  expect(count()).toBe(1);
  expect([...(await readTexts()).values()].toSorted()).toEqual([0, 1, 2, 3, 4].map((i) => `Answer ${i}`));
  expect(await countCitations()).toEqual({ citations: 15, pages: 7 });
});

test('an answer that cannot be stored does not affect those that arrive with it', async () => {
  const { slots, readTexts } = await createCalls(3);
  // PostgreSQL rejects the character in the middle one.
  const texts = ['First', 'Sec\u0000ond', 'Third'];
  const results = await Promise.allSettled(
    slots.map((slot, i) => storeAnswer(server.app.context, slot, { ...observe(''), text: texts[i] ?? '' })),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect([...(await readTexts()).values()].toSorted()).toEqual(['First', 'Third']);
});

test('an answer of a job that another worker has taken is discarded, and those that arrive with it are stored', async () => {
  const { slots, readTexts } = await createCalls(3);
  const { context, queue } = server.app;
  await queue.boss.deleteAllJobs('collect.chatgpt');
  await context.database.transaction((tx) => context.enqueue(tx, 'collect.chatgpt', ...slots));
  const jobs = await queue.boss.fetch<{ promptId: string }>('collect.chatgpt', { batchSize: 3 });
  const results = await Promise.allSettled(
    slots.map((slot, i) => {
      const job = jobs.find(({ data }) => data.promptId === slot.promptId);
      const number = (job?.retryCount ?? 0) - (i === 1 ? 1 : 0);
      const fenced = fenceContext(context, { queue: 'collect.chatgpt', jobId: job?.id ?? '', number });
      return storeAnswer(fenced, slot, observe(`Answer ${i}`));
    }),
  );
  expect(results[1]).toMatchObject({ status: 'rejected', reason: expect.any(SupersededError) });
  expect([...(await readTexts()).values()].toSorted()).toEqual(['Answer 0', 'Answer 2']);
});

test('of two results of a call that arrive together, the first answer is kept and a failure is replaced', async () => {
  const { slots, readTexts } = await createCalls(2);
  const { context } = server.app;
  const [answered, failed] = slots;
  if (!answered || !failed || !engine) throw new Error('No calls');
  // Without raw responses, whose compression may end in any order.
  await Promise.all([
    storeAnswer(context, answered, observe('First')),
    storeAnswer(context, answered, observe('Second')),
    storeAnswer(context, failed, observeFailure(engine, 'us', 'Overloaded')),
    storeAnswer(context, failed, observe('Answer')),
  ]);
  expect(await readTexts()).toEqual(
    new Map([
      [answered.promptId, 'First'],
      [failed.promptId, 'Answer'],
    ]),
  );
});

test('answers of prompts that are deleted are dropped, and those that arrive with them are stored', async () => {
  const { slots, readTexts } = await createCalls(2);
  const [deleted, kept] = slots;
  await execute(server.databaseUrl, `DELETE FROM "Prompt" WHERE id = '${deleted?.promptId}'`);
  await Promise.all(slots.map((slot) => storeAnswer(server.app.context, slot, observe('Answer'))));
  expect(await readTexts()).toEqual(new Map([[kept?.promptId, 'Answer']]));
});
