import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { type StoredAnswer, storeAnswers } from '../support/answers.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { cli } from '../support/cli.ts';
import { execute } from '../support/database.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

let server: TestApp;
let room: ReportRoom;
let reportId: string;
let folder: string;
let file: string;
let root: string;

const DAYS = Array.from({ length: 30 }, (_, at) => new Date(Date.UTC(2026, 9, 12 + at)).toISOString().slice(0, 10));
const TEXTS = ['Acme, then Globex. Acme!', 'Globex and Acme Cloud', 'Nothing', 'Grüße von Acme “Ltd”', 'Globex'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  server = await startTestApp({ now: () => new Date('2026-11-11T12:00:00.000Z') });
  room = await createReportRoom(server);
  const [us, de] = [await room.createPrompts(5, 'us'), await room.createPrompts(3, 'de')];
  const competitors = [{ brand: 'Globex', brandDomain: 'globex.com' }];
  reportId = (await room.create({ promptIds: [...us, ...de], competitors, brandVariations: ['Acme Cloud'] })).body.id;
  const answers = [...us, ...de].flatMap((promptId, prompt) =>
    DAYS.flatMap((day, at) =>
      ['chatgpt', 'claude'].map((engine, which): StoredAnswer => {
        const pick = (prompt * 7 + Math.floor(at / 3) + which * 3) % TEXTS.length;
        const state = (prompt + at) % 11 === 0 ? 'failed' : (prompt + at) % 13 === 0 ? 'no_answer' : 'answered';
        const hosts = pick % 2 === 0 ? ['acme.com', 'globex.com'] : ['other.com'];
        const model = at < 20 ? 'model-1' : 'model-2';
        const country = us.includes(promptId) ? 'us' : 'de';
        return { promptId, day, engine, country, state, text: TEXTS[pick] ?? '', hosts, model };
      }),
    ),
  );
  await storeAnswers(server.databaseUrl, room.workspace.id, answers);
  await execute(server.databaseUrl, `UPDATE "BrandReport" SET "setUpDate" = now() WHERE id = $1`, [reportId]);
  await recalculateReport(server.app.context, { reportId });
  file = join(folder, 'report.ndjson');
  root = JSON.parse((await write('--json')).stdout).root;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function write(...args: string[]) {
  const window = ['--report', reportId, '--start', '2026-11-01', '--end', '2026-11-10'];
  return cli({ DATABASE_URL: server.databaseUrl }, ['bundle', ...window, '-o', file, ...args]);
}

/** Runs without any settings: no database is configured. */
function verify(path: string, ...args: string[]) {
  return cli({ DATABASE_URL: 'postgresql://127.0.0.1:1/none' }, ['verify', path, ...args]);
}

async function verifyChanged(change: (bytes: Buffer) => Buffer, ...args: string[]) {
  const path = join(folder, 'changed.ndjson');
  await writeFile(path, change(await readFile(file)));
  const { code, stdout } = await verify(path, '--json', ...args);
  return { code, ...JSON.parse(stdout) };
}

describe('bundle', () => {
  test('writes the header, the answers, the statistics of each country and the root hash, and prints the hash', async () => {
    const { code, stdout } = await write();
    const lines = (await readFile(file, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    root = lines.at(-1).sha256;
    expect([code, stdout]).toEqual([0, `Wrote ${lines.length - 5} answers to ${file}\nRoot hash ${root}\n`]);
    expect(lines[0]).toMatchObject({ type: 'bundle', format: 1, reportId, startDate: '2026-11-01', isSimulated: true });
    expect(lines[0].prompts).toHaveLength(8);
    expect(lines.slice(-4, -1).map((line) => line.country)).toEqual([null, 'de', 'us']);
    expect(await readdir(folder)).not.toContain('report.ndjson.part');
  });

  test('has lines of statistics with the fields that the guide lists', async () => {
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    const statistics = lines.map((line) => JSON.parse(line)).find((line) => line.type === 'statistics');
    const guide = await readFile('docs/guides/evidence.md', 'utf8');
    const row = guide.split('\n').find((each) => each.startsWith('| `statistics` |')) ?? '';
    const listed = [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(listed).toEqual(['statistics', ...Object.keys(statistics).slice(1)]);
  });

  test('has the statistics that the API shows', async () => {
    const window = 'startDate=2026-11-01&endDate=2026-11-10&country=us';
    const stats = (await room.send('GET', `/v1/reports/brand/${reportId}/stats?${window}`)).body;
    const { statistics } = JSON.parse((await verify(file, '--json')).stdout);
    const { answers, brands, history, icc, grade } = statistics.find((each: any) => each.country === 'us');
    expect({ answers, icc, grade }).toEqual({ answers: stats.answers, icc: stats.icc, grade: stats.grade });
    expect(brands).toEqual(stats.brands);
    expect(history).toEqual(stats.history);
  });

  test.each([
    [['--report', 'rep_unknown', '--start', '2026-11-01', '--end', '2026-11-02'], 'Report with statistics not found\n'],
    [
      ['--report', 'x', '--start', '2026-11-31', '--end', '2026-11-02'],
      '--start: Must be a valid date in the format YYYY-MM-DD\n',
    ],
    [['--report', 'x', '--start', '2026-11-03', '--end', '2026-11-02'], '--end: Must not be before --start\n'],
  ])('rejects %j', async (args, message) => {
    const output = join(folder, 'refused.ndjson');
    const { code, stderr } = await cli({ DATABASE_URL: server.databaseUrl }, ['bundle', ...args, '-o', output]);
    expect([code, stderr]).toEqual([1, message]);
    expect((await readdir(folder)).filter((name) => name.startsWith('refused'))).toEqual([]);
  });

  test('rejects answers that are not counted yet, because the bundle would contradict itself', async () => {
    const [promptId = ''] = await room.createPrompts(1);
    const { body } = await room.create({ promptIds: [promptId] });
    await storeAnswers(server.databaseUrl, room.workspace.id, [{ promptId, day: '2026-11-05', text: 'Acme' }]);
    await recalculateReport(server.app.context, { reportId: body.id });
    await storeAnswers(server.databaseUrl, room.workspace.id, [{ promptId, day: '2026-11-06', text: 'Acme' }]);
    const output = join(folder, 'early.ndjson');
    const args = ['bundle', '--report', body.id, '--start', '2026-11-01', '--end', '2026-11-10', '-o', output];
    const { code, stderr } = await cli({ DATABASE_URL: server.databaseUrl }, args);
    expect([code, stderr]).toEqual([1, 'Answers of the window are still being counted. Try again in a minute.\n']);
  });
});

describe('verify', () => {
  test('recomputes every statistic without a database', async () => {
    const { code, stdout } = await verify(file, '--root', root);
    expect(stdout).toContain('Valid: all statistics match');
    expect(stdout).toContain(`Root hash ${root}`);
    expect(code).toBe(0);
  });

  test('a root hash that differs from the expected one is detected', async () => {
    const { code, stdout } = await verify(file, '--root', 'f'.repeat(64));
    expect(code).toBe(1);
    expect(stdout).toContain(`The root hash is ${root}, not the expected ${'f'.repeat(64)}`);
  });

  test('any changed byte is detected', async () => {
    const { length } = await readFile(file);
    await fc.assert(
      fc.asyncProperty(fc.nat(length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const { code, isValid } = await verifyChanged((bytes) => {
          bytes[at] = (bytes[at] ?? 0) ^ by;
          return bytes;
        });
        return code === 1 && !isValid;
      }),
      { numRuns: 60 },
    );
  });

  test('a changed last byte, a missing line, an appended line and a truncated file are detected', async () => {
    for (const change of [
      (bytes: Buffer) => bytes.subarray(0, -1),
      (bytes: Buffer) => bytes.subarray(0, bytes.lastIndexOf(10, -2) + 1),
      (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('\n')]),
      (bytes: Buffer) => bytes.subarray(0, 1000),
      () => Buffer.alloc(0),
    ]) {
      expect((await verifyChanged(change)).isValid).toBe(false);
    }
  });

  /** Changes lines of the bundle, and its root hash. */
  function verifyWithNewHash(change: (line: any) => void) {
    return verifyChanged((bytes) => {
      const lines = bytes.toString().trimEnd().split('\n');
      const changed = lines.slice(0, -1).map((line) => {
        const parsed = JSON.parse(line);
        change(parsed);
        return JSON.stringify(parsed);
      });
      const body = `${changed.join('\n')}\n`;
      const last = JSON.parse(lines.at(-1) ?? '{}');
      last.sha256 = createHash('sha256').update(body).digest('hex');
      return Buffer.from(`${body}${JSON.stringify(last)}\n`);
    });
  }

  test('a bundle of another version is explained if its statistics differ', async () => {
    const { problems } = await verifyWithNewHash((line) => {
      if (line.type === 'bundle') line.versions.detectionRules = 1;
      if (line.type === 'statistics') line.brands[0].brandCoverage = 0.99;
    });
    expect(problems).toEqual([expect.stringContaining('computed with method 3 and detection rules 1')]);
  });

  test('a statistic that does not follow from the answers is detected even with a new hash', async () => {
    const result = await verifyWithNewHash((line) => {
      if (line.type === 'statistics' && line.country === 'us') line.brands[0].brandCoverage = 0.99;
    });
    expect(result.problems).toEqual([]);
    expect(result.differences).toEqual([
      { country: 'us', path: 'brands.0.brandCoverage', stored: 0.99, recomputed: expect.any(Number) },
    ]);
    expect(result.code).toBe(1);
  });

  test('a file that is not a bundle is rejected with a reason', async () => {
    const path = join(folder, 'other.txt');
    await writeFile(path, 'hello\n');
    const { code, stdout } = await verify(path);
    expect(code).toBe(1);
    expect(stdout).toContain('PROBLEM: Line 1 is not a line of a bundle');
    expect((await verify(join(folder, 'missing.ndjson'))).code).toBe(1);
  });
});
