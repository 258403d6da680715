import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { OwnPostgres } from '../../test/support/postgres.ts';
import type { Draws } from '../fuzz/draws.ts';
import type { SmallDisk } from './disk.ts';
import type { SoakProcess } from './processes.ts';
import type { ProviderMode, SoakProvider } from './provider.ts';

export interface Machines {
  postgres: OwnPostgres;
  apis: SoakProcess[];
  workers: SoakProcess[];
  provider: SoakProvider;
  /** The disk of PostgreSQL. Null where mounts are not allowed. */
  disk: SmallDisk | null;
}

export interface Fault {
  name: string;
  /** Index of an API process that the fault does not touch. Null if it touches all of them. */
  healthyApi: number | null;
  run: () => Promise<void>;
}

/** Draws the next fault. Each one ends with every process running. */
export function drawFault(draws: Draws, { postgres, apis, workers, provider, disk }: Machines): Fault {
  const index = draws.below(apis.length);
  const [api, worker] = [apis[index] as SoakProcess, draws.pick(workers)];
  const freezeMs = 3_000 + draws.below(5_000);
  const healthyApi = (index + 1) % apis.length;
  return draws.pick<Fault>([
    { name: `kill -9 ${api.name}`, healthyApi, run: () => restart(api) },
    { name: `kill -9 ${worker.name}`, healthyApi, run: () => restart(worker) },
    { name: `stop ${api.name} for ${freezeMs} ms`, healthyApi, run: () => freeze(api, freezeMs) },
    { name: `stop ${worker.name} for ${freezeMs} ms`, healthyApi, run: () => freeze(worker, freezeMs) },
    {
      name: 'stop PostgreSQL for 3 s',
      healthyApi: null,
      async run() {
        await postgres.freeze();
        await delay(3_000);
        await postgres.thaw();
      },
    },
    {
      name: 'restart PostgreSQL (fast)',
      healthyApi: null,
      async run() {
        await postgres.stop();
        await postgres.start();
      },
    },
    {
      name: 'restart PostgreSQL (immediate)',
      healthyApi: null,
      async run() {
        await postgres.crash();
        await postgres.start();
      },
    },
    {
      name: 'kill -9 PostgreSQL',
      healthyApi: null,
      async run() {
        await postgres.kill();
        await postgres.start();
      },
    },
    { name: 'kill -9 a connection of PostgreSQL', healthyApi: null, run: () => killBackend(postgres.url) },
    { name: 'cut half of the connections', healthyApi: null, run: () => cutConnections(postgres.url, 2) },
    { name: 'cut all connections', healthyApi: null, run: () => cutConnections(postgres.url) },
    breakProvider(provider, draws.pick(['slow', 'failing', 'dead']), { ms: freezeMs, healthyApi }),
    ...(disk ? [{ name: 'full disk for 3 s', healthyApi: null, run: () => fillDisk(disk, postgres) }] : []),
  ]);
}

async function restart(target: SoakProcess): Promise<void> {
  await target.kill();
  await target.start();
}

async function freeze(target: SoakProcess, ms: number): Promise<void> {
  target.signal('SIGSTOP');
  await delay(ms);
  target.signal('SIGCONT');
}

/** No request waits for a provider. */
function breakProvider(
  provider: SoakProvider,
  mode: ProviderMode,
  { ms, healthyApi }: { ms: number; healthyApi: number },
): Fault {
  return {
    name: `${mode} provider for ${ms} ms`,
    healthyApi,
    async run() {
      provider.mode = mode;
      await delay(ms);
      provider.mode = 'normal';
    },
  };
}

/** PostgreSQL ends itself if it cannot write its log, and is started again as a service manager does. */
async function fillDisk(disk: SmallDisk, postgres: OwnPostgres): Promise<void> {
  await disk.fill();
  await delay(3_000);
  await disk.free();
  if (!(await postgres.isRunning())) await postgres.start();
}

/** Every connection, or every second one. */
async function cutConnections(url: string, every = 1): Promise<void> {
  const pids = await listBackends(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [
    pids.filter((_, index) => index % every === 0),
  ]);
  await client.end().catch(() => {});
}

/** PostgreSQL then ends all other connections, and recovers. */
async function killBackend(url: string): Promise<void> {
  const [pid] = await listBackends(url);
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
}

async function listBackends(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY pid`,
  );
  await client.end().catch(() => {});
  return rows.map(({ pid }) => pid);
}
