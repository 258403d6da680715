import { createApp } from '../src/app.ts';
import { readEnv } from '../src/env.ts';
import { createLog } from '../src/log.ts';
import { createQueryFanOut } from '../src/services/query-fan-outs/create.ts';
import type { BenchmarkOptions, Report } from './support/benchmark.ts';
import { withPostgres } from './support/postgres.ts';
import { formatTable } from './support/table.ts';

const CONCURRENCY = 100;
const POLL_MS = 20;
const QUERIES = [
  'best project management software for small teams',
  'Asana vs Trello',
  'Wie gründe ich eine GmbH?',
  'meilleur restaurant à Lyon',
  '東京 ラーメン おすすめ',
];

/** Compares a hundred concurrent fan-outs in one worker with the same hundred jobs when they have nothing left to do. */
export async function benchFanOuts({ rounds }: BenchmarkOptions): Promise<Report> {
  return withPostgres(async (url) => {
    const env = readEnv({ DATABASE_URL: url, LOG_LEVEL: 'silent', DEMO: 'false' });
    const app = await createApp({ env, log: createLog('silent') });
    try {
      const { id: workspaceId } = await app.services.createWorkspace({
        name: 'Bench',
        promptsMaxCount: 1,
        geoAuditMaxCount: 1_000_000,
      });
      await app.startWorkers();
      const runs: { seconds: number; emptySeconds: number }[] = [];
      for (let round = 0; round < rounds; round++) {
        runs.push({ seconds: await time(createAll), emptySeconds: await time(enqueueAgain) });
      }
      return formatReport(runs);

      async function createAll(): Promise<void> {
        const caller = { keyId: '', permissions: ['write' as const], workspaceIds: [workspaceId] };
        const queries = Array.from({ length: CONCURRENCY }, (_, i) => QUERIES[i % QUERIES.length] ?? '');
        await Promise.all(
          queries.map((query) => createQueryFanOut({ ...app.context, caller }, { workspaceId, query })),
        );
        await waitUntil(
          async () => (await app.context.database.prisma.queryFanOut.count({ where: { status: 'pending' } })) === 0,
        );
      }

      async function enqueueAgain(): Promise<void> {
        const { database, enqueue } = app.context;
        const ended = await database.prisma.queryFanOut.findMany({ take: CONCURRENCY, select: { id: true } });
        await Promise.all(
          ended.map(({ id }) => database.transaction((tx) => enqueue(tx, 'audits.fan-out', { fanOutId: id }))),
        );
        await waitUntil(async () => {
          const [left] = await database.query<{ count: number }>`
            SELECT count(*)::int FROM pgboss.job WHERE name = 'audits.fan-out' AND state < 'completed'`;
          return left?.count === 0;
        });
      }
    } finally {
      await app.close();
    }
  });
}

async function time(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

function formatReport(runs: { seconds: number; emptySeconds: number }[]): Report {
  const seconds = median(runs.map((run) => run.seconds));
  const emptySeconds = median(runs.map((run) => run.emptySeconds));
  const worst = Math.max(...runs.map((run) => run.seconds));
  const text = formatTable([
    [`${CONCURRENCY} concurrent, one worker`, 'seconds', 'ratio'],
    ['empty jobs', emptySeconds.toFixed(2), '1.00'],
    ['fan-outs, created and completed', seconds.toFixed(2), (seconds / emptySeconds).toFixed(2)],
    ['slowest round', worst.toFixed(2), (worst / emptySeconds).toFixed(2)],
  ]);
  return { text, data: { concurrency: CONCURRENCY, seconds, emptySeconds, worst } };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
