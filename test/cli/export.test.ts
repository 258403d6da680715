import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeAnswers } from '../support/answers.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { cli } from '../support/cli.ts';
import { exportUrl } from '../support/exports.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

const QUERY = { startDate: '2026-11-01', endDate: '2026-11-03', country: 'us' };
const WINDOW = ['--start', QUERY.startDate, '--end', QUERY.endDate, '--country', 'us'];
let server: TestApp;
let room: ReportRoom;
let reportId: string;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  server = await startTestApp();
  room = await createReportRoom(server);
  const [promptId = ''] = await room.createPrompts(1);
  reportId = (await room.create({ promptIds: [promptId] })).body.id;
  const days = ['2026-11-01', '2026-11-02', '2026-11-03'];
  await storeAnswers(
    server.databaseUrl,
    room.workspace.id,
    days.map((day) => ({ promptId, day, text: 'Acme, "the best"' })),
  );
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const run = (args: string[], isInteractive = false) =>
  cli({ DATABASE_URL: server.databaseUrl }, ['export', ...args], { isInteractive });
const download = async (file: string) => (await room.send<string>('GET', exportUrl(file, { reportId, ...QUERY }))).body;

test('writes the file that the API returns, and reports its rows', async () => {
  const file = join(folder, 'answers.csv');
  const { code, stdout } = await run(['answers', '--report', reportId, ...WINDOW, '-o', file, '--json']);
  const content = await readFile(file, 'utf8');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({ output: file, rows: 3, bytes: Buffer.byteLength(content) });
  expect(content).toBe(await download('answers.csv'));
});

test('compresses a file whose name ends with .gz, and marks it for Excel', async () => {
  const file = join(folder, 'answers.csv.gz');
  expect((await run(['answers', '--report', reportId, ...WINDOW, '--excel', '-o', file])).code).toBe(0);
  expect(gunzipSync(await readFile(file)).toString()).toBe(`\ufeff${await download('answers.csv')}`);
});

test('shows progress on the error output of a terminal only', async () => {
  const args = ['statistics', '--report', reportId, ...WINDOW, '-o', join(folder, 'statistics.csv')];
  expect((await run(args)).stderr).toBe('');
  expect((await run(args, true)).stderr).toContain(' rows, 0.0 MB');
});

test('writes nothing if the report does not exist or a filter is invalid', async () => {
  const file = join(folder, 'none.csv');
  const missing = await run(['answers', '--report', 'rep_none', ...WINDOW, '-o', file]);
  expect([missing.code, missing.stderr]).toEqual([1, 'Report not found\n']);
  const invalid = await run(['citations', '--report', reportId, '--start', '2026-11-40', '-o', file]);
  expect([invalid.code, invalid.stderr]).toEqual([1, expect.stringContaining('startDate')]);
  expect((await readdir(folder)).filter((name) => name.startsWith('none'))).toEqual([]);
});
