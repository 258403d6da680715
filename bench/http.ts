import { createMetricsReads, createReads, createWrites } from './http/loads.ts';
import { formatReport } from './http/report.ts';
import { prepareSubject } from './http/subject.ts';
import type { BenchmarkOptions, Report } from './support/benchmark.ts';
import { profileLayers } from './support/layers.ts';
import { withPostgres } from './support/postgres.ts';
import { compare } from './support/rounds.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

const SIGHTLINE = new URL('../src/main.ts', import.meta.url);
const BARE = new URL('http/bare-server.ts', import.meta.url);

/** Compares a list and an insert through REST and tRPC with a bare Express and pg handler, and a list with and without metrics. */
export async function benchHttp({ rounds, seconds }: BenchmarkOptions): Promise<Report> {
  return withPostgres(async (url) => {
    const subject = await prepareSubject(url);
    const servers: ServerProcess[] = [];
    async function start(file: URL, settings: Record<string, string> = {}): Promise<ServerProcess> {
      const server = await startServer(file, {
        DATABASE_URL: url,
        DATABASE_POOL_SIZE: '10',
        ROLE: 'api',
        LOG_LEVEL: 'info',
        RATE_LIMIT_PER_MINUTE: '0',
        ...settings,
      });
      servers.push(server);
      return server;
    }

    try {
      const bare = await start(BARE);
      const sightline = await start(SIGHTLINE);
      const limited = await start(SIGHTLINE, { RATE_LIMIT_PER_MINUTE: '1000000000' });
      const reads = await createReads({ bare, sightline, limited }, subject);
      const writes = createWrites({ bare, sightline }, subject);
      const read = await compare(reads, rounds, seconds);
      const write = await compare(writes, rounds, seconds);
      // Both start now: a server in use for longer is optimized further.
      const plain = await start(SIGHTLINE);
      const measured = await start(SIGHTLINE, { METRICS_TOKEN: 'token-of-the-benchmark' });
      const metrics = await compare(await createMetricsReads({ plain, measured }, subject), rounds, seconds);
      return formatReport({
        read,
        write,
        metrics,
        readLayers: await profileLayers(reads),
        writeLayers: await profileLayers(writes),
      });
    } finally {
      for (const server of servers) await server.stop();
    }
  });
}
