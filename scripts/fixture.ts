/**
 * Creates a fixture of this version for the upgrade test (test/storage/postgres/upgrade.test.ts). Run it once for each release:
 *   npm run fixture -- make 0.2.0      writes test/fixtures/0.2.0.sql.gz and the responses of this version in 0.2.0.json
 *   npm run fixture -- record 0.1.0    upgrades the dump of 0.1.0 and records the responses of this version instead
 * Record only if a change of meaning is intended, and read the difference in `git diff`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { type App, createApp } from '../src/app.ts';
import { readEnv } from '../src/env.ts';
import { createLog } from '../src/log.ts';
import { listen } from '../src/rest/server.ts';
import { attachEmbeddedPostgres } from '../src/storage/postgres/embedded/attach.ts';
import { BEST_PAGE } from '../test/support/content-pages.ts';
import {
  dumpPath,
  type Fixture,
  loadDump,
  readFixture,
  readWhole,
  repliesPath,
  runDump,
} from '../test/support/fixture.ts';
import { createRequest } from '../test/support/request.ts';
import { answer, startSite } from '../test/support/site.ts';
import { describeSchema } from './fixture/describe-schema.ts';
import { dumpDatabase } from './fixture/dump.ts';
import { type Filled, fillDatabase } from './fixture/fill.ts';
import { listReads, listUnread } from './fixture/reads.ts';

const FILLED_AT = Date.parse('2026-11-15T12:00:00Z');
const LAST_WRITE_AT = Date.parse('2026-11-15T13:00:00Z');
/** Soon after the last write, so that a check that waits for its job is still pending. */
const READ_AT = '2026-11-15T13:01:00Z';
/**
 * Omitted from the recorded responses: cursors are opaque, URLs contain the server's port, and intervals may be computed
 * differently.
 */
const NOT_RECORDED = new Set(['paging', 'ingestUrl', 'brandCoverageLow', 'brandCoverageHigh', 'change']);

const [verb, version] = process.argv.slice(2);
if ((verb !== 'make' && verb !== 'record') || !version) {
  throw new Error('Usage: npm run fixture -- make|record <version>');
}
const dataDir = mkdtempSync(join(tmpdir(), 'sightline-fixture-'));
const postgres = await attachEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
try {
  const { paths, shares = [], ...fixture } = verb === 'make' ? await makeDump(version) : pathsOf(readFixture(version));
  const recorded = await recordReplies(await load(version), { key: fixture.key, paths, shares });
  writeFileSync(repliesPath(version), `${JSON.stringify({ ...fixture, ...recorded }, null, 1)}\n`);
} finally {
  await postgres.release();
  rmSync(dataDir, { recursive: true, force: true });
}

type Unrecorded = Omit<Fixture, 'replies' | 'shares'> & { paths: string[]; shares?: Omit<RecordedShare, 'body'>[] };
type RecordedShare = NonNullable<Fixture['shares']>[number];

function pathsOf({ replies, ...fixture }: Fixture): Unrecorded {
  return { ...fixture, paths: replies.map(({ path }) => path) };
}

async function makeDump(name: string): Promise<Unrecorded> {
  const url = await createDatabase('filled');
  const { key, waitingFanOutId, shares, grant, paths } = await fill(url);
  const dump = await dumpDatabase(url);
  writeFileSync(dumpPath(name), gzipSync(dump, { level: 9 }));
  const copy = await createDatabase('loaded');
  await runDump(copy, name);
  // The restored dump must equal the original database.
  if ((await dumpDatabase(copy)) !== dump) throw new Error('The restored dump has other rows');
  const [before, after] = [await describeSchema(url), new Set(await describeSchema(copy))];
  const missing = before.filter((line) => !after.has(line));
  if (missing.length > 0) throw new Error(`The restored dump has another schema:\n${missing.join('\n')}`);
  return { key, now: READ_AT, waitingFanOutId, grant, shares, paths };
}

async function fill(url: string): Promise<Filled & { paths: string[] }> {
  const site = await startSite({
    robots: answer(200, 'User-agent: GPTBot\nDisallow: /\n'),
    page: answer(200, BEST_PAGE, { 'content-type': 'text/html' }),
  });
  let ticks = 0;
  const server = await serve(url, () => new Date(FILLED_AT + 10 * ticks++), [`127.0.0.1:${site.port}`, '127.0.0.1:1']);
  await server.app.startWorkers();
  const filled = await fillDatabase(server.app, server.baseUrl, site, dataDir);
  await server.close();
  await site.close();

  const idle = await serve(url, () => new Date(LAST_WRITE_AT));
  const send = createRequest(idle.baseUrl, filled.key);
  const body = { workspaceId: filled.workspaceId, query: 'crm with good support' };
  const waitingFanOutId: string = (await send('POST', '/v1/audits/query-fan-outs', { body })).body.id;
  const paths = await listReads({ ...filled, fanOutIds: [...filled.fanOutIds, waitingFanOutId] }, send);
  await idle.close();
  const unread = listUnread(paths);
  if (unread.length > 0) throw new Error(`Nothing reads ${unread.join(', ')}`);
  return { ...filled, waitingFanOutId, paths };
}

async function recordReplies(
  url: string,
  { key, paths, shares }: { key: string; paths: string[]; shares: Omit<RecordedShare, 'body'>[] },
): Promise<Pick<Fixture, 'replies' | 'shares'>> {
  const server = await serve(url, () => new Date(READ_AT));
  const send = createRequest(server.baseUrl, key);
  const replies: Fixture['replies'] = [];
  for (const path of paths) {
    const { status, body } = await readWhole(send, path);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    replies.push({ path, status, body: JSON.parse(JSON.stringify(body, leaveOut)) });
  }
  const opened: RecordedShare[] = [];
  for (const { token, password } of shares) {
    const input = { token, ...(password !== undefined && { password }) };
    const { status, body } = await send('POST', '/v1/shares/open', { body: input });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    opened.push({ ...input, body: JSON.parse(JSON.stringify(body, leaveOut)) });
  }
  await server.close();
  return { replies, ...(opened.length > 0 && { shares: opened }) };
}

function leaveOut(name: string, value: unknown): unknown {
  return NOT_RECORDED.has(name) ? undefined : value;
}

async function serve(url: string, now: () => Date, fetchAllow: string[] = []) {
  const source = { DATABASE_URL: url, PORT: '0', RATE_LIMIT_PER_MINUTE: '0', CHROMIUM_PATH: '/nowhere/chromium' };
  const env = readEnv({ ...source, ...(fetchAllow.length > 0 && { FETCH_ALLOW: fetchAllow.join() }) });
  const app: App = await createApp({ env, log: createLog('fatal'), now });
  const server = await listen(await app.createHttp(), env);
  const close = async () => {
    await server.close(0);
    await app.close();
  };
  return { app, baseUrl: `http://127.0.0.1:${server.port}`, close };
}

async function load(name: string): Promise<string> {
  const url = await createDatabase('loaded');
  await loadDump(url, name);
  return url;
}

/** An empty database on the server of this run. */
async function createDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}
