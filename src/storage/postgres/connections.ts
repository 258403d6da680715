import pg from 'pg';
import { TRANSACTION_MS } from './deadlines.ts';

export const CONNECT_MS = 3_000;
const KEEP_ALIVE_MS = 10_000;

/** Limits that PostgreSQL enforces, for every connection. The client enforces its own: a stopped server enforces nothing. */
export const SERVER_LIMITS = {
  lock_timeout: TRANSACTION_MS,
  idle_in_transaction_session_timeout: TRANSACTION_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
} as const;

/** Every connection is one of these: a lost connection never ends the process. */
export class SafeClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // An error that arrives between two statements is reported by the next one.
    this.on('error', () => {});
  }
}

/** How any driver connects to the database. */
export function connectionOf(url: string): { connectionString: string; Client: typeof pg.Client } {
  return { connectionString: inUtc(url), Client: SafeClient };
}

/** A connection that is not part of the pool. */
export function createClient(url: string, options: Omit<pg.ClientConfig, 'connectionString'>): pg.Client {
  return new SafeClient({ ...options, connectionString: inUtc(url) });
}

/**
 * Prisma writes times without a zone, and ignores the zone of times that it reads. Options of a connection take precedence over
 * settings of the server, the database and the role.
 */
export function inUtc(url: string): string {
  const [address = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('options', `${parameters.get('options') ?? ''} -c TimeZone=UTC`.trim());
  return `${address}?${parameters.toString()}`;
}
