import {
  appendFile,
  copyFile,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runProgram } from '../../src/cli/program.ts';
import { readEnv } from '../../src/env.ts';
import { findLiveFile } from '../../src/gateways/logs/find-files.ts';
import { followLog } from '../../src/services/agent-analytics/follow.ts';
import { importLog } from '../../src/services/agent-analytics/import.ts';
import { createTrafficRoom, GPTBOT, sendLog, type TestConnector } from '../support/agent-analytics.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let server: TestApp;
let room: Awaited<ReturnType<typeof createTrafficRoom>>;
let connector: TestConnector;
let directory: string;
let log: string;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  room = await createTrafficRoom(server);
  connector = await room.connect();
  directory = await mkdtemp(join(tmpdir(), 'sightline-logs-'));
  log = join(directory, 'access.log');
  return () => rm(directory, { recursive: true, force: true });
});

/** Constant, so that lines are the same bytes whenever they are composed. */
const TIME = new Date(Date.now() - 3_600_000)
  .toUTCString()
  .replace(/^.*, (\d\d) (\w+) (\d+) ([\d:]+) GMT$/, '$1/$2/$3:$4 +0000');

/** Lines of visits from an hour ago, each to a different page. */
function lines(from: number, to: number): string {
  const line = (i: number) => `acme.com 203.0.113.7 - - [${TIME}] "GET /page-${i} HTTP/1.1" 200 5316 "-" "${GPTBOT}"\n`;
  return Array.from({ length: to - from }, (_, i) => line(from + i)).join('');
}

async function importLogs(...args: string[]) {
  const ended = { code: 0, stdout: '', stderr: '' };
  ended.code = await runProgram(['logs', 'import', ...args], {
    loadEnv: () => readEnv({ DATABASE_URL: server.databaseUrl }),
    out: (text) => (ended.stdout += text),
    err: (text) => (ended.stderr += text),
    isInteractive: !args.includes('--json'),
  });
  return ended;
}

async function importJson(...files: string[]): Promise<{ file: string; lines: number; visits: number }[]> {
  const { code, stdout, stderr } = await importLogs(...files, '--connector', connector.id, '--json');
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
}

const visits = async () => (await room.stats()).body.totalAgentVisits;

describe('logs import', () => {
  test('counts a file once, regardless of how often it is imported, and the lines added since', async () => {
    await writeFile(log, lines(0, 30));
    expect(await importJson(log)).toEqual([{ file: log, lines: 30, visits: 30, referrals: 0, skipped: {} }]);
    expect(await importJson(log)).toEqual([{ file: log, lines: 0, visits: 0, referrals: 0, skipped: {} }]);
    await appendFile(log, lines(30, 35));
    expect(await importJson(log)).toMatchObject([{ lines: 5, visits: 5 }]);
    expect(await visits()).toBe(35);
  });

  test('recognizes a file from its first line, even while it is short', async () => {
    for (let i = 0; i < 30; i += 5) {
      await appendFile(log, lines(i, i + 5));
      expect(await importJson(log)).toMatchObject([{ lines: 5 }]);
    }
    expect(await visits()).toBe(30);
  });

  test('leaves a line that is still being written for the next run, and counts a complete last line without a newline', async () => {
    const text = lines(0, 3);
    await writeFile(log, text.slice(0, -20));
    expect(await importJson(log)).toMatchObject([{ lines: 2, visits: 2 }]);
    await writeFile(log, text.slice(0, -1));
    expect(await importJson(log)).toMatchObject([{ lines: 1, visits: 1 }]);
    await writeFile(log, text + lines(3, 4));
    expect(await importJson(log)).toMatchObject([{ visits: 1 }]);
    expect(await visits()).toBe(4);
  });

  test('resumes a log with columns with its last #Fields line, and leaves a line that may be incomplete', async () => {
    connector = await room.connect({ kind: 'w3c' });
    const [date = '', time = ''] = new Date(Date.now() - 3_600_000).toISOString().split('T');
    const agent = GPTBOT.replaceAll(' ', '+');
    const line = (i: number) => `${agent} /page-${i} ${date} ${time.slice(0, 8)} 12\n`;
    const head = `#Fields: date time cs-uri-stem\n#Fields: cs(User-Agent) cs-uri-stem date time time-taken\n`;
    await writeFile(log, head + line(0) + line(1).slice(0, -2));
    expect(await importJson(log)).toMatchObject([{ lines: 3, visits: 1 }]);
    expect(await importJson(log)).toMatchObject([{ lines: 0, visits: 0 }]);
    await writeFile(log, head + line(0) + line(1) + line(2));
    expect(await importJson(log)).toEqual([{ file: log, lines: 2, visits: 2, referrals: 0, skipped: {} }]);
    await writeFile(`${log}.gz`, gzipSync(head + line(0) + line(1) + line(2) + line(3)));
    expect(await importJson(`${log}.gz`)).toMatchObject([{ lines: 1, visits: 1 }]);
    expect(await visits()).toBe(4);
  });

  test('counts a rotated set once, regardless of file names and compression', async () => {
    await writeFile(log, lines(0, 20));
    await importJson(log);
    await appendFile(log, lines(20, 25));
    const [older, packed] = [`${log}.1`, `${log}.2.gz`];
    await writeFile(packed, gzipSync(await readFile(log)));
    await rename(log, older);
    await writeFile(log, lines(25, 40));
    expect(await importJson(log, older, packed)).toMatchObject([{ lines: 15 }, { lines: 5 }, { lines: 0 }]);
    expect(await visits()).toBe(40);
  });

  test('reads zstd and UTF-16, with and without compression', async () => {
    await writeFile(log, zstdCompressSync(lines(0, 3)));
    expect(await importJson(log)).toMatchObject([{ lines: 3, visits: 3 }]);
    await writeFile(log, Buffer.from(`\ufeff${lines(3, 5)}`, 'utf16le'));
    expect(await importJson(log)).toMatchObject([{ lines: 2, visits: 2 }]);
    await appendFile(log, Buffer.from(lines(5, 6), 'utf16le'));
    expect(await importJson(log)).toMatchObject([{ lines: 1, visits: 1 }]);
    await writeFile(log, gzipSync(Buffer.from(`\ufeff${lines(6, 8)}`, 'utf16le').swap16()));
    expect(await importJson(log)).toMatchObject([{ lines: 2, visits: 2 }]);
    expect(await visits()).toBe(8);
  });

  test.each([
    ['bzip2', 'BZh91AY&SY', 'bzip2 -dc'],
    ['xz', '\xfd7zXZ\0', 'xz -dc'],
    ['zip', 'PK\x03\x04', 'unzip -p'],
  ])('rejects %s with a clear message', async (name, magic, command) => {
    await writeFile(log, Buffer.from(magic, 'latin1'));
    const { code, stderr } = await importLogs(log, '--connector', connector.id);
    expect(code).toBe(1);
    expect(stderr).toBe(
      `FILE: Compressed with ${name}, which is not supported. Decompress it first (${command}), or use gzip or zstd.\n`,
    );
  });

  test('rejects a truncated gzip file with a clear message', async () => {
    await writeFile(log, gzipSync(lines(0, 30)).subarray(0, 100));
    const { code, stderr } = await importLogs(log, '--connector', connector.id);
    expect([code, stderr]).toEqual([1, 'FILE: The file cannot be decompressed, or is truncated\n']);
  });

  test('reads the log files of a directory', async () => {
    await writeFile(join(directory, 'access.log.1'), lines(0, 2));
    await writeFile(join(directory, 'access.log.2.gz'), gzipSync(lines(2, 3)));
    await writeFile(join(directory, 'error.log'), 'GPTBot: an error\n');
    await writeFile(join(directory, '.hidden'), lines(3, 4));
    await mkdir(join(directory, 'older'));
    const counted = await importJson(directory);
    expect(counted.map(({ file }) => file).toSorted()).toEqual([
      join(directory, 'access.log.1'),
      join(directory, 'access.log.2.gz'),
    ]);
    expect(await visits()).toBe(3);
    const empty = await importLogs(join(directory, 'older'), '--connector', connector.id);
    expect([empty.code, empty.stderr]).toEqual([1, `FILE: There are no log files in ${join(directory, 'older')}\n`]);
  });

  test('follows the live file, regardless of the order of the files', async () => {
    const rotated = [`${log}.1`, `${log}.2.gz`, `${log}-20261101`];
    for (const file of [log, ...rotated]) await writeFile(file, lines(0, 1));
    // The live file was not written since the rotation.
    await utimes(log, 1, 1);
    expect(await findLiveFile([...rotated, log])).toBe(log);
    expect(await findLiveFile([log, ...rotated])).toBe(log);
    const other = join(directory, 'u_ex261114.log');
    await writeFile(other, '');
    await utimes(other, 2e9, 2e9);
    expect(await findLiveFile([join(directory, 'access.log.1'), other])).toBe(other);
    await expect(findLiveFile([`${log}.2.gz`])).rejects.toMatchObject({
      details: { errors: [{ message: 'Specify an uncompressed file to follow' }] },
    });
  });

  test('prints a table, and draws a progress bar on a terminal', async () => {
    await writeFile(log, lines(0, 3) + 'GPTBot, but no line\n');
    const { stdout, stderr } = await importLogs(log, '--connector', connector.id);
    expect(stdout).toMatch(/^FILE +NEW LINES +VISITS +REFERRALS +SKIPPED\n\S+access\.log +4 +3 +0 +malformed 1\n$/);
    expect(stderr).toContain(`${'█'.repeat(30)} 0 of 0 MB`);
  });

  test.each([
    ['a connector that does not exist', () => ['x', '--connector', 'log_x'], '--connector: There is no such connector'],
    ['a file that does not exist', () => ['/no/such.log', '--connector', connector.id], 'FILE: ENOENT'],
    ['no connector', () => ['x'], '--connector'],
  ])('%s is reported on standard error', async (_, args, message) => {
    const { code, stdout, stderr } = await importLogs(...args());
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
  });

  test('an inactive connector is reported as well', async () => {
    await room.send('PATCH', `${room.base}/log-connectors/${connector.id}`, { body: { active: false } });
    expect((await importLogs(log, '--connector', connector.id)).stderr).toContain('The connector is not active');
  });
});

describe('the import service', () => {
  test('reads a stream like a file', async () => {
    const parts = () => Readable.from([lines(0, 10), lines(10, 12)].map((text) => Buffer.from(text)));
    const { context } = server.app;
    expect(await importLog(context, { connectorId: connector.id, file: parts() })).toMatchObject({
      lines: 12,
      visits: 12,
    });
    expect(await importLog(context, { connectorId: connector.id, file: parts() })).toMatchObject({ lines: 0 });
    expect(await visits()).toBe(12);
  });

  test('resumes where it was interrupted', async () => {
    const parts = [lines(0, 40), lines(40, 80), lines(80, 120)].map((text) => Buffer.from(text));
    const stop = new AbortController();
    const { context } = server.app;
    const input = {
      connectorId: connector.id,
      file: Readable.from(parts),
      signal: stop.signal,
      onProgress: () => stop.abort(),
    };
    expect((await importLog(context, input)).lines).toBe(40);
    expect((await importLog(context, { connectorId: connector.id, file: Readable.from(parts) })).lines).toBe(80);
    expect(await visits()).toBe(120);
  });

  test('counts a file once if two processes import it at the same time', async () => {
    await writeFile(log, lines(0, 50));
    const once = () => importLog(server.app.context, { connectorId: connector.id, file: log });
    const ended = await Promise.allSettled([once(), once(), once()]);
    expect(ended.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await visits()).toBe(50);
  });

  test('counts a large file, and resumes after it has grown or the import was interrupted', async () => {
    const { context } = server.app;
    const person = `${'x'.repeat(999)}\n`.repeat(400);
    const part = (from: number) => person + lines(from, from + 10);
    const input = { connectorId: connector.id, file: log };
    const unfinished = lines(600, 601);
    const whole = Array.from({ length: 60 }, (_, i) => part(10 * i)).join('');
    await writeFile(log, whole + unfinished.slice(0, 40));
    const stop = new AbortController();
    const stopped = await importLog(context, { ...input, signal: stop.signal, onProgress: () => stop.abort() });
    expect(stopped.lines).toBeGreaterThan(0);
    expect(stopped.lines).toBeLessThan(60 * 410);
    const rest = await importLog(context, input);
    expect(stopped.lines + rest.lines).toBe(60 * 410);
    expect(await visits()).toBe(600);
    await appendFile(log, unfinished.slice(40) + whole);
    expect((await importLog(context, input)).lines).toBe(60 * 410 + 1);
    expect((await importLog(context, input)).lines).toBe(0);
    expect(await visits()).toBe(1201);
  });

  test('follows a file as it grows and is rotated', async () => {
    await writeFile(log, lines(0, 5));
    const stop = new AbortController();
    let counted = 0;
    const following = followLog(server.app.context, {
      connectorId: connector.id,
      file: log,
      signal: stop.signal,
      onCounts: (counts) => (counted += counts.lines),
      lookEveryMs: 5,
    });
    const until = async (count: number) => {
      while (counted < count) await delay(5);
    };
    await until(5);
    await appendFile(log, lines(5, 7));
    await until(7);
    await appendFile(log, lines(7, 9));
    await rename(log, `${log}.1`);
    await appendFile(`${log}.1`, lines(9, 10));
    await writeFile(log, lines(10, 14));
    await until(14);
    stop.abort();
    await following;
    expect(await visits()).toBe(14);
  });

  test('loses no line when the file is copied and truncated', async () => {
    await writeFile(log, lines(0, 5));
    await writeFile(`${log}.9`, lines(90, 95));
    const stop = new AbortController();
    let counted = 0;
    let isPaused = false;
    const resume: (() => void)[] = [];
    const { database } = server.app.context;
    const query: typeof database.query = async (...args) => {
      // The follower is paused while the file is rotated, as if it read too late.
      if (isPaused) await new Promise<void>((done) => resume.push(done));
      return database.query(...args);
    };
    const following = followLog(
      { ...server.app.context, database: { ...database, query } },
      {
        connectorId: connector.id,
        file: log,
        signal: stop.signal,
        onCounts: (counts) => (counted += counts.lines),
        lookEveryMs: 5,
      },
    );
    const until = async (count: number) => {
      while (counted < count) await delay(5);
    };
    await until(5);
    isPaused = true;
    while (resume.length === 0) await delay(5);
    await appendFile(log, lines(5, 8));
    await copyFile(log, `${log}.1`);
    await truncate(log);
    await appendFile(log, lines(8, 10));
    isPaused = false;
    for (const done of resume) done();
    await until(10);
    stop.abort();
    await following;
    expect(await visits()).toBe(10);
  });

  test('does not deduplicate lines against uploads over HTTP: send each log one way only', async () => {
    await writeFile(log, lines(0, 2));
    await sendLog(connector, lines(0, 2));
    expect(await importJson(log)).toMatchObject([{ lines: 2 }]);
    expect(await visits()).toBe(4);
  });
});
