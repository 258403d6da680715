import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../domain/shared/failures.ts';
import { attachEmbeddedPostgres, type EmbeddedPostgres } from './embedded/attach.ts';
import { migrate } from './migrations.ts';
import { isUnavailable } from './unavailable.ts';

const RETRY_MS = 1_000;

export interface ReachOptions {
  /** Null to use the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** The port of the embedded PostgreSQL. Null for a free port. */
  embeddedPort: number | null;
  log: { info: (facts: object, message: string) => void; warn: (facts: object, message: string) => void };
  /** How long to wait for a database that is not reachable yet. Defaults to not waiting. */
  waitMs?: number | undefined;
  /** Aborts waiting. */
  signal?: AbortSignal | undefined;
  /** Called at the beginning of each step that can take seconds. */
  onStep?: ((step: string) => void) | undefined;
  /** Called each time the embedded PostgreSQL is lost. */
  onLost?: (() => void) | undefined;
}

/** Connects to the database and migrates it. The URL is valid until the database is released. */
export async function reachPostgres(options: ReachOptions): Promise<EmbeddedPostgres> {
  const postgres = await attachPostgres(options);
  try {
    await migrateWhenReachable(postgres.url, options);
    return postgres;
  } catch (error) {
    await postgres.release();
    throw error;
  }
}

/** Connects to the database without migrating it. */
export async function attachPostgres({
  databaseUrl,
  dataDir,
  embeddedPort,
  log,
  onStep,
  onLost,
}: ReachOptions): Promise<EmbeddedPostgres> {
  if (databaseUrl !== null) return { url: databaseUrl, release: async () => {} };
  return attachEmbeddedPostgres({
    dataDir,
    port: embeddedPort,
    onStep,
    onLost(err) {
      log.warn({ err }, 'lost the connection to the embedded PostgreSQL; restarting it');
      onLost?.();
    },
  });
}

/** Waits for a database server that starts later than Sightline. */
async function migrateWhenReachable(url: string, { log, waitMs = 0, signal, onStep }: ReachOptions): Promise<void> {
  const deadline = Date.now() + waitMs;
  for (let attempt = 1; ; attempt++) {
    try {
      const applied = await migrate(url, {
        onPending: (count) => onStep?.(`Migrating the database: ${count} to apply`),
      });
      if (applied.length > 0) log.info({ migrations: applied }, 'database migrated');
      return;
    } catch (error) {
      const reason = reasonOf(error);
      if (!isUnavailable(error) || signal?.aborted || Date.now() >= deadline) {
        throw Object.assign(new Failure('unavailable', `Cannot use the database: ${reason}`), { cause: error });
      }
      if (attempt === 1) {
        log.warn({ reason }, 'waiting for PostgreSQL');
        onStep?.('Waiting for PostgreSQL');
      }
      await delay(RETRY_MS, undefined, signal && { signal }).catch(() => {});
    }
  }
}

/** Node combines the errors of all addresses it tried into one error without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
