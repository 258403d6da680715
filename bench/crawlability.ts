import { setTimeout as delay } from 'node:timers/promises';
import { createApp } from '../src/app.ts';
import { readEnv } from '../src/env.ts';
import { createLog } from '../src/log.ts';
import type { BenchmarkOptions, Report } from './support/benchmark.ts';
import { withPostgres } from './support/postgres.ts';
import { startServer } from './support/server-process.ts';
import { formatTable } from './support/table.ts';

const SIGHTLINE = new URL('../src/main.ts', import.meta.url);
const SITE = new URL('crawlability/site-server.ts', import.meta.url);
const CHECKS = 200;
const PATH = '/v1/audits/geo/crawlability-checks';
/** Reads start at this interval, even if earlier ones are still pending. */
const READ_EVERY_MS = 10;
const WARM_UP_READS = 200;

interface Client {
  workspaceId: string;
  send: (path: string, body?: object) => Promise<{ id: string; status: string; failureReason?: string }>;
}

/** The process that runs the checks, and a peer that only reads from the same database. */
type Clients = [Client, Client];

/**
 * Measures how 200 checks slow down API reads in the same process. Compares with the same reads before the checks, and with
 * concurrent reads from a process that runs no checks, which shows the effect of the load on the machine.
 */
export async function benchCrawlability({ rounds, seconds }: BenchmarkOptions): Promise<Report> {
  return withPostgres(async (url) => {
    const site = await startServer(SITE, {});
    const { host } = new URL(site.origin);
    const settings = {
      DATABASE_URL: url,
      LOG_LEVEL: 'info',
      RATE_LIMIT_PER_MINUTE: '0',
      MAX_CONCURRENT_PER_KEY: '0',
      FETCH_ALLOW: host,
      // At the default pace the site and not this process would be measured.
      FETCH_PER_SECOND: '1000',
    };
    const sightline = await startServer(SIGHTLINE, { ...settings, ROLE: 'all' });
    const peer = await startServer(SIGHTLINE, { ...settings, ROLE: 'api' });
    try {
      const clients = await createClients(url, [sightline.origin, peer.origin], rounds * CHECKS);
      await readBoth(clients, () => WARM_UP_READS);
      const measured = [];
      for (let round = 0; round < rounds; round++) {
        const [idle] = await readBoth(clients, () => (seconds * 1000) / READ_EVERY_MS);
        measured.push({ idle, ...(await measureBusy(clients, `${site.origin}/page`)) });
      }
      const counts = (await (await fetch(`${site.origin}/counts`)).json()) as Counts;
      return format(measured, counts);
    } finally {
      await sightline.stop();
      await peer.stop();
      await site.stop();
    }
  });
}

async function createClients(url: string, origins: [string, string], geoAuditMaxCount: number): Promise<Clients> {
  const app = await createApp({ env: readEnv({ DATABASE_URL: url, ROLE: 'api' }), log: createLog('fatal') });
  const { id } = await app.services.createWorkspace({ name: 'Bench', promptsMaxCount: 1, geoAuditMaxCount });
  const { key } = await app.services.createApiKey({ workspaceIds: [id], permissions: ['read', 'write'] });
  await app.close();
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return origins.map((origin) => ({
    workspaceId: id,
    async send(path: string, body?: object) {
      const reply = await fetch(origin + path, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      if (!reply.ok) throw new Error(`${path} returned ${reply.status}`);
      return (await reply.json()) as { id: string; status: string };
    },
  })) as Clients;
}

/** Creates all checks concurrently and reads until all of them have completed. */
async function measureBusy(clients: Clients, url: string): Promise<{ busy: number; peer: number; ms: number }> {
  const [{ workspaceId, send }] = clients;
  const started = performance.now();
  const checks = await Promise.all(Array.from({ length: CHECKS }, () => send(PATH, { workspaceId, url })));
  let wanted = Number.POSITIVE_INFINITY;
  const reads = readBoth(clients, () => wanted);
  for (const { id } of checks) {
    let check = await send(`${PATH}/${id}`);
    while (check.status === 'pending') {
      await delay(100);
      check = await send(`${PATH}/${id}`);
    }
    if (check.status !== 'completed') throw new Error(`A check failed: ${check.failureReason}`);
  }
  const ms = performance.now() - started;
  wanted = 0;
  const [busy, peer] = await reads;
  return { busy, peer, ms };
}

/** Returns the 95th percentiles of concurrent reads from both processes. */
async function readBoth(clients: Clients, wanted: () => number): Promise<[number, number]> {
  const [one, other] = await Promise.all([readFor(clients[0], wanted), readFor(clients[1], wanted)]);
  return [percentile95(one), percentile95(other)];
}

/** Returns the durations of reads that start at a fixed interval, until the wanted count is reached. */
async function readFor({ send, workspaceId }: Client, wanted: () => number): Promise<number[]> {
  const times: Promise<number>[] = [];
  while (times.length < wanted()) {
    const started = performance.now();
    times.push(send(`${PATH}?workspaceId=${workspaceId}&limit=20`).then(() => performance.now() - started));
    await delay(READ_EVERY_MS);
  }
  return Promise.all(times);
}

function percentile95(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

interface Counts {
  requests: number;
  maxConcurrent: number;
}

function format(measured: { idle: number; busy: number; peer: number; ms: number }[], counts: Counts): Report {
  const rows = measured.map(({ idle, busy, peer, ms }, i) => [
    `round ${i + 1}`,
    (busy / idle).toFixed(2),
    (busy / peer).toFixed(2),
    idle.toFixed(1),
    peer.toFixed(1),
    busy.toFixed(1),
    (ms / 1000).toFixed(1),
  ]);
  const text = [
    `${CHECKS} concurrent crawlability checks of one site, while a list of checks is read`,
    formatTable([
      ['', 'p95 busy / before', 'busy / peer', 'before, ms', 'peer, ms', 'busy, ms', 'all checks, s'],
      ...rows,
    ]),
    `requests to the site: ${counts.requests}, at most ${counts.maxConcurrent} concurrent`,
  ].join('\n');
  return { text, data: { measured, counts } };
}
