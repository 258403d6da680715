import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { cli } from '../support/cli.ts';
import { execute } from '../support/database.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

let server: TestApp;
let env: Record<string, string>;
let room: ReportRoom;
let reportId: string;

beforeEach(async () => {
  server = await startTestApp();
  env = { DATABASE_URL: server.databaseUrl };
  room = await createReportRoom(server);
  reportId = (await room.create({ promptIds: await room.createPrompts(3) })).body.id;
});
afterEach(() => server.close());

async function collect() {
  const { code, stdout, stderr } = await cli(env, ['collect', '--now', '--json']);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
}

describe('collect --now', () => {
  test('waits until the calls of the day are done without a running worker, prints a summary, and the statistics include them', async () => {
    await execute(server.databaseUrl, 'DELETE FROM pgboss.job');
    expect(await collect()).toEqual({ asked: 21, skipped: 0, failed: 0 });
    const day = new Date().toISOString().slice(0, 10);
    const query = `startDate=${day}&endDate=${day}&country=us`;
    const { body } = await room.send('GET', `/v1/reports/brand/${reportId}/stats?${query}`);
    expect([body.status, body.answers + body.noAnswers + body.failed]).toEqual(['ready', 21]);
    expect(await collect()).toEqual({ asked: 0, skipped: 21, failed: 0 });
    const [row] = await execute(
      server.databaseUrl,
      `SELECT count(*)::int AS rows, bool_and("isSimulated") AS simulated FROM "Answer"`,
    );
    expect(row).toEqual({ rows: 21, simulated: true });
  });

  test('shares the work with a running server', async () => {
    await server.app.startWorkers();
    const { asked, skipped, failed } = await collect();
    expect([asked + skipped, failed]).toEqual([21, 0]);
  });

  test('says what to add if no day is chosen', async () => {
    const { code, stderr } = await cli(env, ['collect']);
    expect([code, stderr]).toEqual([1, 'error: add --now to collect for today, or --day <YYYY-MM-DD>\n']);
  });

  test('--day without --now collects what the sandbox would have answered on another day, with a progress bar and a summary on a terminal', async () => {
    const { stdout, stderr } = await cli(env, ['collect', '--day', '2026-10-01'], { isInteractive: true });
    expect(stderr).toContain('21 of 21');
    expect(stdout).toBe('21 calls made (0 failed), 0 skipped because they were already made\n');
    const rows = await execute(server.databaseUrl, `SELECT count(*)::int FROM "Answer" WHERE day = '2026-10-01'`);
    expect(rows).toEqual([{ count: 21 }]);
  });

  test.each([
    [['--day', '2026-02-30'], '--day: Must be a valid date in the format YYYY-MM-DD\n'],
    [['--day', '2999-01-01'], '--day: Must not be in the future\n'],
  ])('rejects %s', async (args, message) => {
    const { code, stderr } = await cli(env, ['collect', '--now', ...args]);
    expect([code, stderr]).toEqual([1, message]);
  });
});
