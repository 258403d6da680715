import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type App, createApp } from '../src/app.ts';
import { ENGINES } from '../src/domain/shared/engines.ts';
import { readEnv } from '../src/env.ts';
import { parseOpenAi } from '../src/gateways/engines/parse/openai.ts';
import type { Engine, Engines, Question } from '../src/gateways/engines/port.ts';
import { catalog } from '../src/jobs/catalog.ts';
import { createLog } from '../src/log.ts';
import { createPrompts } from '../src/services/prompts/create.ts';
import { createReport } from '../src/services/reports/create.ts';
import type { Report } from './support/benchmark.ts';
import { withPostgres } from './support/postgres.ts';
import { formatTable } from './support/table.ts';

const PROMPTS = 1000;
const ANSWERS = PROMPTS * ENGINES.length;
const PROVIDER = new URL('collect/provider.ts', import.meta.url);

const BRAND = {
  brand: 'Acme CRM',
  brandVariations: [],
  brandDomain: 'acme.com',
  brandDomainVariations: [],
  brandDomainWildcard: false,
  brandRegex: null,
  competitors: [],
};

interface Run {
  perSecond: number;
  /** Resident memory after each tenth of the answers, in MB. */
  memory: number[];
}

/** Compares sending 1,000 prompts to seven engines with a latency of 50 ms to the same number of empty jobs. */
export async function benchCollect(): Promise<Report> {
  const provider = spawn(process.execPath, [PROVIDER.pathname], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(provider.stdout, 'data')) as [Buffer];
  try {
    return await withPostgres(async (url) => {
      const env = { ...readEnv({ DATABASE_URL: url }), collection: { samplesPerDay: 1, dailyBudgetUsd: 5 } };
      const app = await createApp({ env, log: createLog('error'), engines: slowEngines(Number(port.toString())) });
      try {
        const ceiling = await runEmptyJobs(app);
        const collection = await runCollection(app);
        return report(ceiling, collection);
      } finally {
        await app.close();
      }
    });
  } finally {
    provider.kill();
  }
}

function slowEngines(port: number): Engines {
  async function ask({ prompt, signal }: Question) {
    const reply = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: prompt, signal });
    return parseOpenAi(await reply.json());
  }
  const engine: Engine = { connector: 'bench', surface: 'api', expectedCost: 0, refusalOf: () => null, ask };
  return Object.fromEntries(ENGINES.map((id) => [id, { engine }])) as Engines;
}

async function runCollection(app: App): Promise<Run> {
  const { services } = app;
  await createReportOf(app, PROMPTS);
  await app.queue.boss.deleteAllJobs();
  await app.startWorkers();
  return measure((onProgress) => services.runCollection({}, onProgress));
}

async function createReportOf({ services, context }: App, count: number): Promise<void> {
  const { id } = await services.createWorkspace({ name: 'Bench', promptsMaxCount: count, geoAuditMaxCount: 0 });
  const caller = { keyId: 'bench', workspaceIds: [id], permissions: [] };
  const prompts = Array.from({ length: count }, (_, i) => `What is the best CRM for a team of ${i}?`);
  const { items } = await createPrompts(
    { ...context, caller },
    { id, prompts, country: 'us', tagIds: [], brandReportIds: [] },
  );
  const promptIds = items.map((prompt) => prompt.id);
  await createReport({ ...context, caller }, { workspaceId: id, promptIds, ...BRAND });
}

/** Runs the same number of empty jobs in queues with the same options. */
async function runEmptyJobs({ queue: { boss } }: App): Promise<Run> {
  const { queue, work } = catalog['collect.chatgpt'];
  let done = 0;
  const names = ENGINES.map((engine) => `empty.${engine}`);
  for (const name of names) {
    await boss.createQueue(name, { ...queue, notify: true });
    const jobs = Array.from({ length: PROMPTS }, (_, i) => ({ data: { i }, singletonKey: String(i) }));
    await boss.insert(name, jobs);
  }
  return measure(async (onProgress) => {
    for (const name of names) {
      await boss.work(name, { ...work, burstWhenBatchFull: true, perJobResults: true }, async (batch) => {
        done += batch.length;
        return batch.map(({ id }) => ({ id, status: 'completed' as const }));
      });
    }
    while (done < ANSWERS) {
      onProgress({ done });
      await delay(20);
    }
    for (const name of names) await boss.offWork(name);
  });
}

async function measure(work: (onProgress: (progress: { done: number }) => void) => Promise<unknown>): Promise<Run> {
  const memory: number[] = [];
  const started = performance.now();
  await work(({ done }) => {
    if (done >= (memory.length * ANSWERS) / 10) memory.push(Math.round(process.memoryUsage.rss() / 2 ** 20));
  });
  return { perSecond: ANSWERS / ((performance.now() - started) / 1000), memory };
}

function report(ceiling: Run, collection: Run): Report {
  const rows = [
    ['', 'per second', 'share of ceiling'],
    ['queue alone, empty jobs', ceiling.perSecond.toFixed(0), '1.00'],
    ['answers with 50 ms latency, end to end', collection.perSecond.toFixed(0), ratio(collection, ceiling)],
  ];
  const memory = `Worker memory at each tenth, MB: ${collection.memory.join(' ')}`;
  const text = `${ANSWERS} answers, one worker\n\n${formatTable(rows)}\n\n${memory}`;
  return { text, data: { answers: ANSWERS, ceiling, collection } };
}

function ratio(one: Run, other: Run): string {
  return (one.perSecond / other.perSecond).toFixed(2);
}
