import { createClients } from './fairness/clients.ts';
import { measureChecks, measureReports } from './fairness/jobs.ts';
import { type Measured, measureRequests } from './fairness/requests.ts';
import type { BenchmarkOptions, Report } from './support/benchmark.ts';
import { withPostgres } from './support/postgres.ts';
import { startServer } from './support/server-process.ts';
import { formatTable } from './support/table.ts';

const SIGHTLINE = new URL('../src/main.ts', import.meta.url);
const SITE = new URL('crawlability/site-server.ts', import.meta.url);
const SLOW_MS = '3000';

/** How much longer a workspace waits while another floods the server. Ratios to the same work when idle, in the same run. */
export async function benchFairness({ seconds }: BenchmarkOptions): Promise<Report> {
  return withPostgres(async (url) => {
    const slow = await startServer(SITE, { RESPONSE_MS: SLOW_MS });
    const quick = await startServer(SITE, {});
    const hosts = [slow, quick].map(({ origin }) => new URL(origin).host).join(',');
    const settings = { DATABASE_URL: url, RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'info', FETCH_ALLOW: hosts };
    const limited = await startServer(SIGHTLINE, { ...settings, ROLE: 'api' });
    const unlimited = await startServer(SIGHTLINE, { ...settings, ROLE: 'api', MAX_CONCURRENT_PER_KEY: '0' });
    const stops = [limited, unlimited, slow, quick].map(({ stop }) => stop);
    try {
      const clients = await createClients(url);
      const origins = { limited: limited.origin, unlimited: unlimited.origin };
      const measured = await measureRequests(origins, clients, Math.max(10, seconds));
      const worker = await startServer(SIGHTLINE, { ...settings, ROLE: 'all' });
      stops.unshift(worker.stop);
      const sites = { slow: slow.origin, quick: quick.origin };
      measured.push(await measureChecks('crawlability', worker.origin, clients, sites));
      measured.push(await measureChecks('content', worker.origin, clients, sites));
      measured.push(await measureReports(worker.origin, clients));
      return format(measured);
    } finally {
      for (const stop of stops) await stop();
    }
  });
}

function format(measured: Measured[]): Report {
  const rows = measured.map(({ name, idleMs, busyMs }) => [
    name,
    (busyMs / idleMs).toFixed(1),
    idleMs.toFixed(1),
    busyMs.toFixed(1),
  ]);
  return { text: formatTable([['', 'busy / idle', 'idle, ms', 'busy, ms'], ...rows]), data: { measured } };
}
