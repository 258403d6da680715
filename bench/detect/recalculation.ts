import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { ServerProcess } from '../support/server-process.ts';
import type { Brand } from './corpus.ts';
import { asCompetitor, FIRST_DAY, type Subject } from './subject.ts';

const POLL_MS = 100;

interface Stats {
  isRecalculating: boolean;
  answers: number;
  brands: { mentions: number }[];
}

/** Creates a client of the HTTP API. */
export function createApiClient(server: ServerProcess, { key, reportId }: Subject) {
  const path = `${server.origin}/v1/reports/brand/${reportId}`;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const window = `startDate=${FIRST_DAY}&endDate=2026-04-10&country=us`;
  let edits = 0;

  async function send<Body>(method: string, url: string, body?: object): Promise<Body> {
    const reply = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (reply.status !== 200) throw new Error(`${method} ${url} returned ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Body;
  }
  const readStats = () => send<Stats>('GET', `${path}/stats?${window}`);
  /** A day of statistics is small, so that polling does not slow down the recalculation. */
  const isRecalculating = async () =>
    (await send<Stats>('GET', `${path}/stats?startDate=${FIRST_DAY}&endDate=${FIRST_DAY}&country=us`)).isRecalculating;

  /** Returns the seconds from the edit until the new statistics are in place. */
  async function timeEdit(
    changes: object,
    pollMs = POLL_MS,
  ): Promise<{ seconds: number; mentions: number; answers: number }> {
    const started = performance.now();
    await send('PATCH', path, changes);
    while (await isRecalculating()) await delay(pollMs);
    const seconds = (performance.now() - started) / 1000;
    const stats = await readStats();
    return {
      seconds,
      mentions: stats.brands.reduce((sum, brand) => sum + brand.mentions, 0),
      answers: stats.answers,
    };
  }

  /** Makes an edit that invalidates all previous findings: every brand gets a new name. */
  function timeFullRecalculation(brands: readonly Brand[], brandRegex: string | null, pollMs = POLL_MS) {
    edits++;
    const [own, ...rivals] = brands.map((brand, i) => ({
      ...brand,
      brandVariations: [...brand.brandVariations.slice(1), `${brand.brandVariations[0]} ${edits}x${i}`],
    }));
    const detection =
      brandRegex === null
        ? { brandRegex, brandVariations: own?.brandVariations }
        : { brandRegex: `${brandRegex}|zz${edits}qq`, brandVariations: [] };
    return timeEdit({ ...detection, competitors: rivals.map(asCompetitor) }, pollMs);
  }

  return { readStats, timeEdit, timeFullRecalculation, readReport: () => send('GET', path) };
}

export type ApiClient = ReturnType<typeof createApiClient>;

/** Waits for jobs that follow a recalculation, such as recommendations, so they do not disturb the next measurement. */
export async function waitForIdleQueue(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    while ((await countJobs(client)) > 0) await delay(POLL_MS);
  } finally {
    await client.end();
  }
}

async function countJobs(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ jobs: number }>(
    `SELECT count(*)::int AS jobs FROM pgboss.job
     WHERE state = 'active' OR (state IN ('created', 'retry') AND start_after < now() + interval '1 minute')`,
  );
  return rows[0]?.jobs ?? 0;
}

/** Reads sequentially while `work` runs. Returns the 95th percentile in milliseconds. */
export async function readDuring(
  client: ApiClient,
  work: () => Promise<unknown>,
): Promise<{ p95: number; reads: number }> {
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  const times: number[] = [];
  while (!isDone) {
    const started = performance.now();
    await (times.length % 2 === 0 ? client.readReport() : client.readStats());
    times.push(performance.now() - started);
    await delay(5);
  }
  await working;
  times.sort((a, b) => a - b);
  return { p95: times[Math.floor(times.length * 0.95)] ?? 0, reads: times.length };
}
