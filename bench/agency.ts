import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type App, createApp } from '../src/app.ts';
import { forecastMonth } from '../src/domain/advice/forecast.ts';
import { CADENCES, type Cadence, isDue, keepSetSchedule } from '../src/domain/collection/schedule.ts';
import { toMicros, toUsd } from '../src/domain/costs/amounts.ts';
import { ENGINES } from '../src/domain/shared/engines.ts';
import { addDays } from '../src/domain/shared/windows.ts';
import { readEnv } from '../src/env.ts';
import { createAllEngines } from '../src/gateways/engines/create.ts';
import type { Engines } from '../src/gateways/engines/port.ts';
import { createSandbox } from '../src/gateways/engines/sandbox/create.ts';
import { createLog } from '../src/log.ts';
import { collectDay } from '../src/services/collection/collect-day.ts';
import { scopeOf } from '../src/services/collection/request.ts';
import { listConnected } from '../src/services/engines/connected.ts';
import { listSummaries } from '../src/services/portfolio/list-summaries.ts';
import { createPrompts } from '../src/services/prompts/create.ts';
import { createReport } from '../src/services/reports/create.ts';
import { updateWorkspace } from '../src/services/workspaces/update.ts';
import { countSlots } from '../src/storage/collection/slots.ts';
import { type Benchmark, showStep } from './support/benchmark.ts';
import { withPostgres } from './support/postgres.ts';
import { formatTable } from './support/table.ts';

const PROMPTS = 50;
/** A Monday, which is due for every cadence. */
const FIRST_DAY = '2026-11-09';
const DAYS = Array.from({ length: 7 }, (_, index) => addDays(FIRST_DAY, index));
const READS = 100;
/** Every tenth workspace has a budget for half of its calls. */
const SHORT_OF_MONEY = 10;

interface Client {
  workspaceId: string;
  cadence: Cadence;
  budgetMicros: number;
}

interface Spent {
  workspaceId: string;
  day: string;
  answers: number;
  micros: number;
}

/**
 * Runs a week of an agency: each workspace has a report with one of the cadences, and a budget. The sandbox answers at the list
 * prices of the providers, and the program drives the clock. On the last day the server's budget covers half of the calls.
 */
export const benchAgency: Benchmark = async ({ workspaces }) =>
  withPostgres(async (url) => {
    const keys = ['OPENAI', 'PERPLEXITY', 'GEMINI', 'ANTHROPIC', 'SERPAPI', 'CLORO'];
    const env = readEnv({ DATABASE_URL: url, ...Object.fromEntries(keys.map((name) => [`${name}_API_KEY`, 'bench'])) });
    const clock = { now: new Date(`${FIRST_DAY}T05:00:00Z`) };
    const collection = { samplesPerDay: 1, dailyBudgetUsd: 1_000_000 };
    const engines = answerFromSandbox(createAllEngines(env.engines, { sandbox: createSandbox }).engines);
    const app = await createApp({
      env: { ...env, collection },
      log: createLog('error'),
      engines,
      now: () => clock.now,
    });
    const client = new pg.Client(url);
    try {
      await client.connect();
      const priceMicros = listConnected(app.context, {}).reduce(
        (sum, each) => sum + toMicros(each.expectedCost ?? 0),
        0,
      );
      const clients = await createClients(app, workspaces, PROMPTS * priceMicros);
      await app.queue.boss.deleteAllJobs();
      await app.startWorkers();
      for (const day of DAYS) {
        clock.now = new Date(`${day}T05:00:00Z`);
        if (day === DAYS.at(-1)) {
          const due = clients.filter((each) => isDue(scheduleOf(each.cadence), day));
          app.context.collection.dailyBudgetUsd = toUsd((due.length * PROMPTS * priceMicros) / 2);
        }
        const started = performance.now();
        await runDay(app, client, day);
        showStep(`${day}: ${Math.round((performance.now() - started) / 1000)} s`);
      }
      const spent = await readSpent(client);
      const problems = findProblems(clients, spent, app.context.collection.dailyBudgetUsd);
      const waits = await readWaits(client);
      return report({ clients, context: app.context, spent, problems, waits }, await measureReads(app, clients));
    } finally {
      await client.end();
      await app.close();
    }
  });

/** The engines of the providers, at their expected costs, with answers of the sandbox. */
function answerFromSandbox(engines: Engines): Engines {
  const answering = ENGINES.map((id) => {
    const access = engines[id];
    if (!('engine' in access)) throw new Error(`${id} is not configured`);
    const { ask } = createSandbox(id);
    const engine = {
      ...access.engine,
      ask: async (question: Parameters<typeof ask>[0]) => {
        const answer = await ask(question);
        return answer && { ...answer, cost: null };
      },
    };
    return [id, { engine }];
  });
  return Object.fromEntries(answering) as Engines;
}

const scheduleOf = (cadence: Cadence) => keepSetSchedule({ cadence });

async function createClients({ services, context }: App, count: number, dayMicros: number): Promise<Client[]> {
  const clients: Client[] = [];
  for (let index = 0; index < count; index++) {
    const { id } = await services.createWorkspace({
      name: `Client ${index}`,
      promptsMaxCount: PROMPTS,
      geoAuditMaxCount: 0,
    });
    const cadence = CADENCES[index % CADENCES.length] ?? 'daily';
    const caller = { keyId: 'bench', workspaceIds: [id], permissions: [] };
    const prompts = Array.from({ length: PROMPTS }, (_, i) => `What is the best tool number ${i} for client ${index}?`);
    const { items } = await createPrompts(
      { ...context, caller },
      { id, prompts, country: 'us', tagIds: [], brandReportIds: [] },
    );
    const budgetMicros = index % SHORT_OF_MONEY === 0 ? Math.floor(dayMicros / 2) : dayMicros;
    await updateWorkspace(context, { workspaceId: id, dailyBudgetUsd: toUsd(budgetMicros) });
    const promptIds = items.map((prompt) => prompt.id);
    const brand = {
      brand: `Client ${index}`,
      brandDomain: `client-${index}.com`,
      brandVariations: [],
      competitors: [],
    };
    const detection = { brandDomainVariations: [], brandDomainWildcard: false, brandRegex: null };
    await createReport({ ...context, caller }, { workspaceId: id, promptIds, cadence, ...brand, ...detection });
    clients.push({ workspaceId: id, cadence, budgetMicros });
  }
  return clients;
}

/** The daily run, until its answers are stored and counted. */
async function runDay({ context, context: { database } }: App, client: pg.Client, day: string): Promise<void> {
  const scope = scopeOf(context, day);
  const { total } = await countSlots(database, scope, new Date(0));
  await collectDay(context);
  for (;;) {
    const { rows } = await client.query(
      `SELECT (SELECT count(*)::int FROM "Answer" WHERE day = $1) AS done,
         (SELECT count(*)::int FROM pgboss.job WHERE state IN ('created', 'retry', 'active')
            AND (name LIKE 'collect.%' OR name IN ('reports.count', 'reports.set-up'))) AS jobs`,
      [day],
    );
    if (rows[0].done >= total && rows[0].jobs === 0) return;
    await delay(250);
  }
}

async function readSpent(client: pg.Client): Promise<Spent[]> {
  const { rows } = await client.query<Spent>(
    `SELECT a."workspaceId", a.day::text, count(*) FILTER (WHERE a.state <> 'failed')::int AS answers,
       coalesce((SELECT sum(c."microUsd") FROM "Cost" c WHERE c."workspaceId" = a."workspaceId" AND c.day = a.day), 0)::float8 AS micros
     FROM "Answer" a GROUP BY a."workspaceId", a.day`,
  );
  return rows;
}

/** When workspaces had their last answers of the first day, on which all are due, as shares of the time that the day took. */
interface Waits {
  first: number;
  last: number;
}

async function readWaits(client: pg.Client): Promise<Waits> {
  const { rows } = await client.query<{ share: number }>(
    `WITH times AS (SELECT "workspaceId", extract(epoch FROM "collectedDate") AS time FROM "Answer" WHERE day = $1),
       total AS (SELECT min(time) AS start, max(time) AS "end" FROM times)
     SELECT ((max(time) - total.start) / (total."end" - total.start))::float8 AS share
     FROM times CROSS JOIN total GROUP BY "workspaceId", total.start, total."end" ORDER BY 1`,
    [FIRST_DAY],
  );
  return { first: rows[0]?.share ?? NaN, last: rows.at(-1)?.share ?? NaN };
}

/** What contradicts the schedules and budgets, of which there must be nothing. */
function findProblems(clients: readonly Client[], spent: readonly Spent[], lastBudgetUsd: number): string[] {
  const problems: string[] = [];
  for (const { workspaceId, cadence, budgetMicros } of clients) {
    const days = spent.filter((each) => each.workspaceId === workspaceId);
    const due = DAYS.filter((day) => isDue(scheduleOf(cadence), day));
    const asked = days.map(({ day }) => day).toSorted();
    if (asked.join() !== due.join()) problems.push(`${workspaceId} (${cadence}) was asked on ${asked.join()}`);
    for (const { day, micros } of days)
      if (micros > budgetMicros) problems.push(`${workspaceId} exceeded its budget on ${day}`);
  }
  const ofLast = spent.filter(({ day }) => day === DAYS.at(-1));
  const last = ofLast.reduce((sum, { micros }) => sum + micros, 0);
  if (last > toMicros(lastBudgetUsd)) problems.push('The budget of the server was exceeded');
  return problems;
}

interface Reads {
  /** The read after new answers, in milliseconds. */
  first: number;
  /** The 95th percentile of all reads. */
  p95: number;
}

async function measureReads({ context }: App, clients: readonly Client[]): Promise<Reads> {
  const caller = { keyId: 'bench', workspaceIds: clients.map(({ workspaceId }) => workspaceId), permissions: [] };
  const times: number[] = [];
  for (let read = 0; read < READS; read++) {
    const started = performance.now();
    await listSummaries({ ...context, caller }, { limit: 50 });
    times.push(performance.now() - started);
  }
  const [first = 0] = times;
  return { first, p95: times.toSorted((a, b) => a - b)[Math.ceil(0.95 * READS) - 1] ?? 0 };
}

interface Week {
  clients: readonly Client[];
  context: App['context'];
  spent: readonly Spent[];
  problems: readonly string[];
  waits: Waits;
}

function report({ clients, context, spent, problems, waits }: Week, reads: Reads) {
  const connected = listConnected(context, {});
  const forecast = (cadence: Cadence) => forecastMonth({ us: clients.length * PROMPTS }, connected, 1, cadence);
  const live = CADENCES.map((cadence) => ({ cadence, ...forecast(cadence) }));
  const answers = spent.reduce((sum, each) => sum + each.answers, 0);
  const costUsd = toUsd(spent.reduce((sum, each) => sum + each.micros, 0));
  const last = spent.filter(({ day }) => day === DAYS.at(-1)).map(({ micros }) => micros);
  const shares = last.length === 0 ? [0, 0] : [toUsd(Math.min(...last)), toUsd(Math.max(...last))];
  const data = {
    workspaces: clients.length,
    answers,
    costUsd,
    sharesOfLastDayUsd: shares,
    problems,
    waits,
    portfolioFirstMs: Math.round(reads.first),
    portfolioP95Ms: Math.round(reads.p95),
    live: live.map(({ cadence, callsPerMonth, costPerMonth }) => ({ cadence, callsPerMonth, costPerMonth })),
  };
  const table = formatTable([
    ['cadence', 'calls a month', 'US dollars a month', 'a workspace'],
    ...live.map(({ cadence, callsPerMonth, costPerMonth }) => [
      cadence,
      callsPerMonth.toLocaleString('en'),
      costPerMonth.toLocaleString('en', { minimumFractionDigits: 2 }),
      (costPerMonth / clients.length).toFixed(2),
    ]),
  ]);
  const text = [
    `${clients.length} workspaces with ${PROMPTS} prompts on ${ENGINES.length} engines, one week: ${answers.toLocaleString('en')} answers, ${costUsd.toFixed(6)} US dollars booked.`,
    `Last day, with half of the server's budget: each due workspace spent ${shares.map((usd) => usd.toFixed(6)).join(' to ')} US dollars.`,
    `First day, on which all are due: the first workspace had its answers after ${percent(waits.first)} % of the time, the last after ${percent(waits.last)} %.`,
    problems.length === 0 ? 'Cadences and budgets were kept.' : problems.join('\n'),
    `Portfolio of ${clients.length} reports: first read ${Math.round(reads.first)} ms, p95 ${Math.round(reads.p95)} ms (limit 300 ms).`,
    '',
    'Live, if all reports had one cadence:',
    table,
  ].join('\n');
  return { text, data };
}

function percent(share: number): string {
  return (100 * share).toFixed(0);
}
