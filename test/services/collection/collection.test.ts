import { zstdDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import type { Slot } from '../../../src/domain/answers/answers.ts';
import { ENGINES, type EngineId } from '../../../src/domain/shared/engines.ts';
import type { Failure } from '../../../src/domain/shared/failures.ts';
import { type Answer, EngineError, type Question } from '../../../src/gateways/engines/port.ts';
import { collectAnswer } from '../../../src/services/answers/collect.ts';
import { collectDay } from '../../../src/services/collection/collect-day.ts';
import { runCollection } from '../../../src/services/collection/run.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { answer, createEngines } from '../../support/engines.ts';
import { createReportRoom } from '../../support/reports.ts';
import { until } from '../../support/until.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const SIGNAL = new AbortController().signal;
const opened: TestApp[] = [];

afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

async function start(
  ask: (question: Question, engine: EngineId) => Promise<Answer | null>,
  { ids = ['chatgpt'] as readonly EngineId[], engine = {}, ...options }: TestAppOptions & Record<string, any> = {},
) {
  const asked: (Question & { engine: EngineId })[] = [];
  const engines = createEngines(
    async (question, id) => {
      asked.push({ ...question, engine: id });
      return ask(question, id);
    },
    ids,
    engine,
  );
  const server = await startTestApp({ now: () => NOW, engines, ...options });
  opened.push(server);
  const room = await createReportRoom(server);
  return { server, room, asked, context: server.app.context, rows: () => readRows(server) };
}

function readRows(server: TestApp): Promise<any[]> {
  return execute(
    server.databaseUrl,
    `SELECT *, day::text FROM "Answer" ORDER BY "promptId", engine, sample, "isSimulated"`,
  );
}

function slot(room: { workspace: { id: string } }, promptId: string, rest: Partial<Slot> = {}): Slot {
  return { workspaceId: room.workspace.id, promptId, engine: 'chatgpt', day: '2026-11-15', sample: 1, ...rest };
}

describe('the daily run', () => {
  test('sends every prompt that is in a report to every enabled engine, once for each sample', async () => {
    const { server, room, asked, context, rows } = await start(async () => answer('Yes.'), {
      ids: ['chatgpt', 'gemini'],
      env: { collection: { samplesPerDay: 3, dailyBudgetUsd: 5 } },
    });
    const promptIds = await room.createPrompts(4);
    await room.createPrompts(2);
    await room.create({ promptIds });
    await room.create({ promptIds: promptIds.slice(0, 2), brand: 'Globex' });
    await server.app.startWorkers();
    await runCollection(context, {}, () => {});

    const slots = (await rows()).map(({ promptId, engine, day, sample }) => `${promptId} ${engine} ${day} ${sample}`);
    const wanted = promptIds.flatMap((promptId) =>
      ['chatgpt', 'gemini'].flatMap((engine) => [1, 2, 3].map((n) => `${promptId} ${engine} 2026-11-15 ${n}`)),
    );
    expect(slots).toEqual(wanted.toSorted());
    expect(asked).toHaveLength(24);
  });

  test('a schedule that fires twice sends each prompt once', async () => {
    const { server, room, asked, context, rows } = await start(async () => answer('Yes.'), { ids: ENGINES });
    await room.create({ promptIds: await room.createPrompts(5) });
    await Promise.all([collectDay(context), collectDay(context)]);
    await server.app.startWorkers();
    await Promise.all([collectDay(context), runCollection(context, {}, () => {})]);
    await runCollection(context, {}, () => {});
    expect(asked).toHaveLength(35);
    expect(await rows()).toHaveLength(35);
  });

  test('two workers with the same call store one row', async () => {
    const waiting: (() => void)[] = [];
    const { room, context, rows } = await start(
      () => new Promise((done) => waiting.push(() => done(answer(`Call ${waiting.length}`)))),
    );
    const [promptId = ''] = await room.createPrompts(1);
    await room.create({ promptIds: [promptId] });
    const both = [1, 2].map(() => collectAnswer(context, slot(room, promptId), SIGNAL));
    await until(
      async () => waiting.length,
      (count) => count === 2,
    );
    for (const finish of waiting) finish();
    await Promise.all(both);
    expect(await rows()).toHaveLength(1);
  });

  test('an engine that does not support a country is skipped, and nothing waits for it', async () => {
    const { server, room, asked, context } = await start(async () => answer('Ja.'), {
      engine: { refusalOf: (country: string) => (country === 'de' ? 'Only elsewhere' : null) },
    });
    await room.create({ promptIds: [...(await room.createPrompts(1, 'de')), ...(await room.createPrompts(2, 'us'))] });
    await execute(server.databaseUrl, 'DELETE FROM pgboss.job');
    await server.app.startWorkers();
    expect(await runCollection(context, {}, () => {})).toEqual({ asked: 2, skipped: 0, failed: 0 });
    expect(asked.map(({ country }) => country)).toEqual(['us', 'us']);
  });

  test('reports its progress, and the calls that it skipped because they were already answered', async () => {
    const { server, room, context } = await start(async () => answer('Yes.'), { ids: ['chatgpt', 'claude'] });
    await room.create({ promptIds: await room.createPrompts(3) });
    await execute(server.databaseUrl, 'DELETE FROM pgboss.job');
    await server.app.startWorkers();
    const seen: { done: number; total: number }[] = [];
    expect(await runCollection(context, {}, (progress) => seen.push(progress))).toEqual({
      asked: 6,
      skipped: 0,
      failed: 0,
    });
    expect(seen.at(-1)).toEqual({ done: 6, total: 6 });
    expect(await runCollection(context, {}, () => {})).toEqual({ asked: 0, skipped: 6, failed: 0 });
  });

  test('real engines can be queried for today only, the sandbox for any day up to today', async () => {
    const { context } = await start(async () => answer('Yes.'));
    const issuesOf = (day: string) =>
      runCollection(context, { day }, () => {}).catch((error: Failure) => error.details.errors?.[0]?.message);
    expect(await issuesOf('2026-11-14')).toBe('Must be today: real engines cannot answer for past days');
    expect(await issuesOf('2026-11-16')).toBe('Must not be in the future');
    const sandbox = createEngines(async () => answer('Yes.'), ENGINES, { connector: 'sandbox' });
    expect(await runCollection({ ...context, engines: sandbox }, { day: '2026-01-01' }, () => {})).toEqual({
      asked: 0,
      skipped: 0,
      failed: 0,
    });
  });
});

describe('stored data', () => {
  test('the answer, its cited pages in the order of the text, the pages that were only read, the searches, the cost and the body', async () => {
    const { server, room, context, rows } = await start(async () =>
      answer(
        'Ask **Acme**.',
        ['https://www.acme.com/a/?utm_source=openai', 'http://ACME.com/a', 'https://b.example/#x'],
        {
          retrieved: [{ url: 'https://c.example', title: null }],
          searches: ['best crm'],
          cost: 0.25,
          raw: { body: 'as it came' },
        },
      ),
    );
    const [promptId = ''] = await room.createPrompts(1);
    await room.create({ promptIds: [promptId] });
    expect(await collectAnswer(context, slot(room, promptId), SIGNAL)).toBe('answered');

    const [row] = await rows();
    expect(row).toMatchObject({
      workspaceId: room.workspace.id,
      state: 'answered',
      text: 'Ask **Acme**.',
      isSimulated: false,
      source: 'scripted',
      surface: 'api',
      country: 'us',
      model: 'test-model',
      cost: 0.25,
      retrieved: [{ url: 'https://c.example', title: null }],
      searches: ['best crm'],
      failureReason: null,
    });
    expect(row.cited).toEqual([
      expect.objectContaining({ url: 'https://www.acme.com/a/?utm_source=openai', position: 1, key: 'acme.com/a' }),
      expect.objectContaining({ url: 'https://b.example/#x', position: 2, key: 'b.example', host: 'b.example' }),
    ]);
    const pages = await execute(
      server.databaseUrl,
      'SELECT key FROM "CitedPage" JOIN "Citation" USING ("workspaceId", "pageId") ORDER BY key',
    );
    expect(pages).toEqual([{ key: 'acme.com/a' }, { key: 'b.example' }]);
    const [body] = await execute<{ body: Buffer }>(server.databaseUrl, 'SELECT body FROM "AnswerBody"');
    expect(JSON.parse(zstdDecompressSync(body?.body ?? Buffer.alloc(0)).toString())).toEqual({ body: 'as it came' });
  });

  test('no answer is an observation', async () => {
    const { room, context, rows } = await start(async () => null);
    const [promptId = ''] = await room.createPrompts(1);
    await room.create({ promptIds: [promptId] });
    expect(await collectAnswer(context, slot(room, promptId), SIGNAL)).toBe('no_answer');
    expect(await rows()).toMatchObject([{ state: 'no_answer', text: '', cited: [], failureReason: null }]);
  });

  test.each(['give_up', 'quota', 'misconfigured'] as const)(
    'a call that failed for good (%s) is stored as missing with its reason',
    async (failure) => {
      const { room, context, rows } = await start(async () => {
        throw new EngineError(failure, 'The account has no credit left');
      });
      const [promptId = ''] = await room.createPrompts(1);
      await room.create({ promptIds: [promptId] });
      expect(await collectAnswer(context, slot(room, promptId), SIGNAL)).toBe('failed');
      expect(await rows()).toMatchObject([
        { state: 'failed', failureReason: 'The account has no credit left', cost: null },
      ]);
    },
  );

  test('a failed call can be repeated on its day; an answer never changes', async () => {
    let calls = 0;
    const { room, context, rows } = await start(async () => {
      calls += 1;
      if (calls === 1) throw new EngineError('give_up', 'Bad day');
      return answer(`Call ${calls}`, ['https://a.example']);
    });
    const [promptId = ''] = await room.createPrompts(1);
    await room.create({ promptIds: [promptId] });
    const ends = [];
    for (let i = 0; i < 3; i++) ends.push(await collectAnswer(context, slot(room, promptId), SIGNAL));
    expect(ends).toEqual(['failed', 'answered', 'skipped']);
    expect(await rows()).toMatchObject([{ state: 'answered', text: 'Call 2', failureReason: null }]);
  });

  test('a retryable failure is retried by the queue, and stored with its reason after the last attempt', async () => {
    const { server, room, asked, context, rows } = await start(async () => {
      throw new EngineError('retry', 'Overloaded, says the provider');
    });
    await room.create({ promptIds: await room.createPrompts(1) });
    await collectDay(context);
    await execute(
      server.databaseUrl,
      `UPDATE pgboss.job SET retry_limit = 1, retry_delay = 0, retry_backoff = false WHERE name = 'collect.chatgpt'`,
    );
    await server.app.startWorkers();
    const [row] = await until(rows, (found) => found.length > 0);
    expect(row).toMatchObject({ state: 'failed', failureReason: 'Overloaded, says the provider' });
    expect(asked).toHaveLength(2);
  });

  test('a prompt that is in no report is not sent, and nothing is stored for it', async () => {
    const { room, asked, context, rows } = await start(async () => answer('Yes.'));
    const [promptId = '', other = ''] = await room.createPrompts(2);
    const { body: report } = await room.create({ promptIds: [promptId, other] });
    await room.send('DELETE', `/v1/reports/brand/${report.id}/prompts/${promptId}`);
    await room.deletePrompt(other);
    expect(await collectAnswer(context, slot(room, promptId), SIGNAL)).toBe('skipped');
    expect(await collectAnswer(context, slot(room, other), SIGNAL)).toBe('skipped');
    expect([asked, await rows()]).toEqual([[], []]);
  });

  test('an answer to a prompt that was deleted during the call is discarded', async () => {
    const { room, context, rows } = await start(async () => {
      await room.deletePrompt(promptId);
      return answer('Too late', ['https://a.example']);
    });
    const [promptId = '', other = ''] = await room.createPrompts(2);
    await room.create({ promptIds: [promptId, other] });
    await collectAnswer(context, slot(room, promptId), SIGNAL);
    expect(await rows()).toEqual([]);
  });

  test('simulated and real answers of the same call are stored separately and never mixed', async () => {
    const { room, context, rows } = await start(async () => answer('Real.'));
    const [promptId = ''] = await room.createPrompts(1);
    await room.create({ promptIds: [promptId] });
    const sandbox = createEngines(async ({ brands }) => answer(brands.map(({ name }) => name).join()), ENGINES, {
      connector: 'sandbox',
    });
    await collectAnswer({ ...context, engines: sandbox }, slot(room, promptId), SIGNAL);
    await collectAnswer(context, slot(room, promptId), SIGNAL);
    expect(await rows()).toMatchObject([
      { text: 'Real.', isSimulated: false, source: 'scripted' },
      { text: 'Acme', isSimulated: true, source: 'sandbox' },
    ]);
  });

  test('a live engine does not receive the tracked brands', async () => {
    const { room, asked, context } = await start(async () => answer('Yes.'));
    const [promptId = ''] = await room.createPrompts(1);
    await room.create({ promptIds: [promptId] });
    await collectAnswer(context, slot(room, promptId), SIGNAL);
    expect(asked).toMatchObject([{ brands: [], country: 'us', day: '2026-11-15', sample: 1 }]);
  });
});

describe('the budget', () => {
  const budget = { env: { collection: { samplesPerDay: 1, dailyBudgetUsd: 1 } } };

  test('stops calls that exceed it, and /v1/health reports this', async () => {
    const { server, room, asked, context, rows } = await start(async () => answer('Yes.', [], { cost: 0.4 }), {
      ...budget,
      engine: { expectedCost: 0.3 },
    });
    const promptIds = await room.createPrompts(4);
    await room.create({ promptIds });
    const key = await server.createKey([], ['server']);
    const health = async () => (await server.send('GET', '/v1/health', { key })).body.collection;
    expect(await health()).toEqual({ engines: 'live', budget: 'ok', spentUsd: 0, dailyBudgetUsd: 1 });
    for (const promptId of promptIds) await collectAnswer(context, slot(room, promptId), SIGNAL);

    expect(asked).toHaveLength(2);
    expect((await rows()).map(({ state, failureReason }) => [state, failureReason])).toEqual([
      ['answered', null],
      ['answered', null],
      ['failed', 'Daily budget (DAILY_BUDGET_USD) reached'],
      ['failed', 'Daily budget (DAILY_BUDGET_USD) reached'],
    ]);
    expect(await health()).toEqual({ engines: 'live', budget: 'spent', spentUsd: 0.8, dailyBudgetUsd: 1 });
  });

  test('is logged once', async () => {
    const { room, context } = await start(async () => answer('Yes.'), { ...budget, engine: { expectedCost: 2 } });
    const promptIds = await room.createPrompts(3);
    await room.create({ promptIds });
    const warnings: string[] = [];
    const log = { info: () => {}, warn: (_: object, message: string) => void warnings.push(message) };
    for (const promptId of promptIds) await collectAnswer({ ...context, log }, slot(room, promptId), SIGNAL);
    expect(warnings).toEqual(['Daily budget reached. Skipping calls until tomorrow (UTC).']);
  });

  test('is not exceeded by concurrent calls', async () => {
    const { room, asked, context } = await start(async () => answer('Yes.', [], { cost: 0.3 }), {
      ...budget,
      engine: { expectedCost: 0.3 },
    });
    const promptIds = await room.createPrompts(10);
    await room.create({ promptIds });
    await Promise.all(promptIds.map((promptId) => collectAnswer(context, slot(room, promptId), SIGNAL)));
    expect(asked).toHaveLength(3);
  });

  test('releases the reservation of a failed call, and resets each day', async () => {
    const { room, asked, context } = await start(
      async () => {
        throw new EngineError('give_up', 'No');
      },
      { ...budget, engine: { expectedCost: 0.6 } },
    );
    const promptIds = await room.createPrompts(2);
    await room.create({ promptIds });
    for (const promptId of promptIds) await collectAnswer(context, slot(room, promptId), SIGNAL);
    expect(asked).toHaveLength(2);
    const dear = createEngines(async () => answer('Yes.', [], { cost: 1 }), ['chatgpt'], { expectedCost: 1 });
    const [one = '', two = ''] = promptIds;
    const today = { ...context, engines: dear };
    const tomorrow = { ...today, now: () => new Date('2026-11-16T00:00:00Z') };
    expect(await collectAnswer(today, slot(room, one), SIGNAL)).toBe('answered');
    expect(await collectAnswer(today, slot(room, two), SIGNAL)).toBe('failed');
    expect(await collectAnswer(tomorrow, slot(room, two), SIGNAL)).toBe('answered');
  });
});

describe('a report', () => {
  test('reports how many calls of the day have a stored result, in total and for a prompt', async () => {
    const { room, context } = await start(
      async (_, engine) => {
        if (engine === 'gemini') throw new EngineError('misconfigured', 'Wrong key');
        return answer('Yes.');
      },
      { ids: ['chatgpt', 'gemini'] },
    );
    const [first = '', second = ''] = await room.createPrompts(2);
    const [other = ''] = await room.createPrompts(1);
    const { body: report } = await room.create({ promptIds: [first, second] });
    const path = `/v1/reports/brand/${report.id}/collection`;
    expect((await room.send('GET', path)).body).toEqual({ day: '2026-11-15', total: 4, done: 0, failed: 0 });
    await collectAnswer(context, slot(room, first), SIGNAL);
    await collectAnswer(context, slot(room, first, { engine: 'gemini' }), SIGNAL);
    await collectAnswer(context, slot(room, first, { day: '2026-11-14' }), SIGNAL);
    expect((await room.send('GET', path)).body).toEqual({ day: '2026-11-15', total: 4, done: 2, failed: 1 });
    const ofPrompt = async (promptId: string) => (await room.send('GET', `${path}?promptId=${promptId}`)).body;
    expect(await ofPrompt(first)).toEqual({ day: '2026-11-15', total: 2, done: 2, failed: 1 });
    expect(await ofPrompt(second)).toEqual({ day: '2026-11-15', total: 2, done: 0, failed: 0 });
    expect(await ofPrompt(other)).toEqual({ message: 'Prompt not found' });
  });

  test('is set up after every prompt was sent to every enabled engine: until then the same request returns 409, then 200', async () => {
    const release = Promise.withResolvers<void>();
    const { server, room } = await start(async () => release.promise.then(() => answer('Yes.')), { ids: ENGINES });
    const promptIds = await room.createPrompts(2);
    expect((await room.create({ promptIds })).status).toBe(201);
    await server.app.startWorkers();
    expect((await room.create({ promptIds })).status).toBe(409);
    release.resolve();
    const { status } = await until(
      () => room.create({ promptIds }),
      (reply) => reply.status !== 409,
    );
    expect(status).toBe(200);
  });

  test('a call that failed permanently counts as sent', async () => {
    const { server, room } = await start(async () => {
      throw new EngineError('misconfigured', 'Wrong key');
    });
    const promptIds = await room.createPrompts(2);
    await room.create({ promptIds });
    await server.app.startWorkers();
    expect(
      (
        await until(
          () => room.create({ promptIds }),
          (reply) => reply.status !== 409,
        )
      ).status,
    ).toBe(200);
  });

  test('new prompts of a report are sent immediately, regardless of how they were added', async () => {
    const { server, room, rows } = await start(async () => answer('Yes.'));
    const [first = '', second = '', third = ''] = await room.createPrompts(3);
    const { body: report } = await room.create({ promptIds: [first] });
    await server.app.startWorkers();
    const asked = (promptId: string) =>
      until(rows, (found) => found.some((row) => row.promptId === promptId)).then(() => true);
    expect(await asked(first)).toBe(true);
    await room.send('POST', `/v1/reports/brand/${report.id}/prompts`, { body: { promptIds: [second] } });
    expect(await asked(second)).toBe(true);
    await room.patch(report.id, { promptIds: [first, second, third] });
    expect(await asked(third)).toBe(true);
    const { body } = await room.send('POST', `/v1/workspaces/${room.workspace.id}/prompts`, {
      body: { prompts: ['A fourth one'], country: 'us', brandReportIds: [report.id] },
    });
    expect(await asked(body.items[0].id)).toBe(true);
  });

  test('its statistics follow the answers: those of the setup when it ends, later ones automatically', async () => {
    const { server, room, context } = await start(async ({ day }) =>
      answer(day === '2026-11-15' ? 'Acme and Globex.' : 'Nobody.', ['https://acme.com/x']),
    );
    const promptIds = await room.createPrompts(2);
    const { body: report } = await room.create({ promptIds });
    const stats = async () => {
      const query = 'startDate=2026-11-01&endDate=2026-11-15&country=us';
      return (await room.send('GET', `/v1/reports/brand/${report.id}/stats?${query}`)).body;
    };
    expect(await stats()).toMatchObject({ status: 'setting_up' });
    await server.app.startWorkers();
    const first = await until(stats, ({ status }) => status === 'ready');
    expect(first).toMatchObject({
      source: 'live',
      answers: 2,
      brands: [{ brand: 'Acme', mentions: 2, brandCoverage: 1 }],
    });

    const [promptId = ''] = promptIds;
    await collectAnswer(context, slot(room, promptId, { day: '2026-11-14' }), SIGNAL);
    const later = await until(stats, ({ answers }) => answers === 3);
    expect(later.brands).toMatchObject([{ brand: 'Acme', mentions: 2, domainCoverage: 1 }]);
    expect(later.history).toMatchObject([
      { date: '2026-11-14', answers: 1 },
      { date: '2026-11-15', answers: 2 },
    ]);
  });
});
