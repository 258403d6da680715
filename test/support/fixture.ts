import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { execute } from './database.ts';
import type { Send } from './request.ts';

/** A database created by an earlier version, and the responses of that version. */
export interface Fixture {
  /** A key for every workspace of the database. */
  key: string;
  /** The time at which the responses were recorded. */
  now: string;
  /** A fan-out whose job was still queued when the database was dumped. */
  waitingFanOutId: string;
  replies: { path: string; status: number; body: unknown }[];
  /** Shared links, and what they show. Version 0.1.0 has none. */
  shares?: { token: string; password?: string; body: unknown }[];
  /** A refresh token of an assistant. Version 0.1.0 has none. */
  grant?: { clientId: string; refreshToken: string };
}

const FOLDER = join(import.meta.dirname, '../fixtures');

export const dumpPath = (version: string) => join(FOLDER, `${version}.sql.gz`);
export const repliesPath = (version: string) => join(FOLDER, `${version}.json`);

export function readFixture(version: string): Fixture {
  return JSON.parse(readFileSync(repliesPath(version), 'utf8'));
}

/** Loads the dump of a version into an empty database. */
export async function loadDump(url: string, version: string): Promise<void> {
  await runDump(url, version);
  // By the clock of PostgreSQL: otherwise the queue would delete the jobs some weeks after the dump, and audits would be overdue.
  await execute(url, `UPDATE pgboss.job SET keep_until = now() + interval '1 day'`);
  const [audits] = await execute<{ exist: boolean }>(url, `SELECT to_regclass('"AuditRun"') IS NOT NULL AS exist`);
  if (audits?.exist) await execute(url, `UPDATE "AuditRun" SET "queuedDate" = now(), "startedDate" = now()`);
}

/** The dump as it is. */
export async function runDump(url: string, version: string): Promise<void> {
  await execute(url, gunzipSync(readFileSync(dumpPath(version))).toString());
}

/** Reads a path. A list is read to its end, page by page, and returned as one page. */
export async function readWhole(send: Send, path: string): Promise<{ status: number; body: any }> {
  const { status, body } = await send('GET', path);
  if (!body?.paging?.nextCursor) return { status, body };
  const next = new URL(path, 'http://any');
  next.searchParams.set('cursor', body.paging.nextCursor);
  const rest = await readWhole(send, next.pathname + next.search);
  return { status: rest.status, body: { ...rest.body, items: [...body.items, ...(rest.body.items ?? [])] } };
}
