import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { findDataDirectoryProblem } from '../storage/data-directory/ensure.ts';
import { type DatabaseFacts, inspectDatabase } from '../storage/postgres/inspect.ts';
import { attachPostgres } from '../storage/postgres/reach.ts';
import type { Finding } from './finding.ts';

const OLDEST_POSTGRES = 14;
const MAX_CLOCK_SECONDS = 5;
const MAX_LIST_DAYS = 8;
const DAY_MS = 86_400_000;

type DatabaseEnv = Pick<Env, 'databaseUrl' | 'dataDir' | 'embeddedPort'>;

/** Checks the database, the clocks and the address lists. An embedded database that does not exist yet is not created. */
export async function checkDatabase(env: DatabaseEnv, now: () => Date): Promise<Finding[]> {
  if (env.databaseUrl === null) {
    const problem = await findDataDirectoryProblem(env.dataDir);
    if (problem) return [{ check: 'Database', state: 'error', message: problem }];
    if (!existsSync(join(env.dataDir, 'postgres'))) {
      return [{ check: 'Database', state: 'ok', message: `will be created in ${env.dataDir} at the first start` }];
    }
  }
  try {
    const postgres = await attachPostgres({ ...env, log: SILENT });
    try {
      return evaluateDatabase(await inspectDatabase(postgres.url, now), now());
    } finally {
      await postgres.release();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    const advice = env.databaseUrl === null ? 'See postgres.log in DATA_DIR' : 'Check DATABASE_URL and the server';
    return [{ check: 'Database', state: 'error', message: `${reason}. ${advice}.` }];
  }
}

const SILENT = { info: () => {}, warn: () => {} };

export function evaluateDatabase(facts: DatabaseFacts, now: Date): Finding[] {
  return [evaluateServer(facts), evaluateClock(facts), evaluateTimes(facts), evaluateLists(facts.listsDate, now)];
}

function evaluateServer({ version, pending, unknown, unknownRole }: DatabaseFacts): Finding {
  const check = 'Database';
  if (Number.parseInt(version, 10) < OLDEST_POSTGRES) {
    return { check, state: 'error', message: `PostgreSQL ${version} is too old. Use ${OLDEST_POSTGRES} or newer` };
  }
  if (unknown.length > 0) {
    const message = `belongs to a newer version of Sightline, which applied ${unknown.join(', ')}. Use that version or a later one`;
    return { check, state: 'error', message };
  }
  if (unknownRole !== null) return { check, state: 'error', message: unknownRole };
  const migrations = pending === 0 ? '' : `, ${pending} migrations to apply at the next start`;
  return { check, state: 'ok', message: `PostgreSQL ${version}${migrations}` };
}

function evaluateClock({ clockSeconds }: DatabaseFacts): Finding {
  const seconds = Math.round(Math.abs(clockSeconds));
  const isSynchronous = seconds <= MAX_CLOCK_SECONDS;
  return isSynchronous
    ? { check: 'Clock', state: 'ok', message: 'agrees with the clock of PostgreSQL' }
    : { check: 'Clock', state: 'warning', message: `differs from PostgreSQL by ${seconds} s. Synchronize with NTP` };
}

function evaluateTimes({ shiftedRows }: DatabaseFacts): Finding {
  const check = 'Times';
  if (shiftedRows === 0) return { check, state: 'ok', message: 'are stored in UTC' };
  const message = `of ${shiftedRows} rows were written in another time zone by an earlier version. See repair-times`;
  return { check, state: 'warning', message };
}

function evaluateLists(listsDate: Date | null, now: Date): Finding {
  const check = 'Address lists';
  const days = listsDate === null ? null : Math.floor((now.getTime() - listsDate.getTime()) / DAY_MS);
  if (days === null) {
    const message =
      'not fetched yet, so visits are compared with the lists of the release. A worker fetches them daily';
    return { check, state: 'warning', message };
  }
  if (days <= MAX_LIST_DAYS) return { check, state: 'ok', message: `fetched ${days} days ago` };
  const message = `fetched ${days} days ago. Check that a worker is running and can reach the Internet`;
  return { check, state: 'warning', message };
}
