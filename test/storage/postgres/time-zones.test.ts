import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createIdFactory } from '../../../src/domain/shared/ids.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { cli } from '../../support/cli.ts';
import { createTestDatabase, execute } from '../../support/database.ts';

const ZONES = ['America/New_York', 'Asia/Kolkata'];

describe.each(ZONES)('a database and a role in the zone %s', (zone) => {
  let server: TestApp;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase();
    drop = database.drop;
    const name = new URL(database.url).pathname.slice(1);
    await execute(database.url, `ALTER DATABASE ${name} SET timezone = '${zone}'`);
    await execute(database.url, `ALTER ROLE postgres IN DATABASE ${name} SET timezone = '${zone}'`);
    server = await startTestApp({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await server.close();
    await drop();
  });

  /** Sessions in the zone, and of Prisma, read the same instant. */
  async function expectNow(table: string, id: string, shown: unknown): Promise<void> {
    const [row] = await execute<{ date: Date; isRecent: boolean }>(
      server.databaseUrl,
      `SELECT "createdDate" AS date, "createdDate" BETWEEN now() - interval '10 minutes' AND now() AS "isRecent"
       FROM "${table}" WHERE id = $1`,
      [id],
    );
    expect(row).toEqual({ date: new Date(String(shown)), isRecent: true });
  }

  test('stores and lists times that Prisma writes', async () => {
    const { send, workspace } = server;
    const { body } = await send('GET', '/v1/workspaces');
    const [listed] = body.items;
    expect(listed.id).toBe(workspace.id);
    expect(listed.createdDate).toBe(workspace.createdDate);
    await expectNow('Workspace', listed.id, listed.createdDate);
  });

  test('stores and lists times that plain SQL writes', async () => {
    const { send, workspace } = server;
    await send('POST', `/v1/workspaces/${workspace.id}/tags`, { body: { name: 'Brand', color: 'blue' } });
    const { body } = await send('GET', `/v1/workspaces/${workspace.id}/tags`);
    await expectNow('Tag', body.items[0].id, body.items[0].createdDate);
  });
});

describe.each([
  ['America/New_York', '2026-07-01T16:00:00.000Z', '+4:00', '+5:00'],
  ['Asia/Kolkata', '2026-07-01T06:30:00.000Z', '-5:30', '-5:30'],
])('times that an earlier version wrote in the zone %s', (zone, summer, ...differences) => {
  const UPGRADE = new Date('2026-11-10T00:00:00Z');
  /** What Prisma stored for a time: its digits in UTC, read in the zone. */
  const shifted = (time: string) => `(timestamp '${time}' AT TIME ZONE '${zone}')`;

  async function prepare(): Promise<{ url: string; run: (...args: string[]) => Promise<string> }> {
    const database = await createTestDatabase();
    onTestFinished(database.drop);
    const { url } = database;
    await execute(url, 'UPDATE _prisma_migrations SET finished_at = $1', [UPGRADE]);
    const insert = (id: string, created: string, updated: string) =>
      execute(
        url,
        `INSERT INTO "Workspace" (id, name, "promptsMaxCount", "geoAuditMaxCount", "createdDate", "updatedDate")
         VALUES ($1, 'x', 1, 1, ${created}, ${updated})`,
        [id],
      );
    const [july, november, later] = ['2026-07-01 12:00:00', '2026-11-05 12:00:00', '2026-11-12 12:00:00'];
    // A factory never returns an earlier time than before.
    const idAt = (time: string) => createIdFactory(() => 0.5)('workspace', new Date(`${time}Z`));
    await insert(idAt(july), shifted(july), shifted(november));
    await insert(idAt(november), shifted(november), `timestamptz '${later}Z'`);
    await insert(idAt(later), `timestamptz '${later}Z'`, `timestamptz '${later}Z'`);
    const run = async (...args: string[]) => {
      const { code, stdout, stderr } = await cli({ DATABASE_URL: url }, ['repair-times', ...args]);
      return code === 0 ? stdout : `${code} ${stderr}`;
    };
    return { url, run };
  }

  const readTimes = async (url: string) =>
    (await execute<{ createdDate: Date; updatedDate: Date }>(url, 'SELECT * FROM "Workspace" ORDER BY id')).map(
      (row) => [row.createdDate.toISOString(), row.updatedDate.toISOString()],
    );

  test('are found by the time in the id, in summer and in winter', async () => {
    const { url, run } = await prepare();
    expect((await readTimes(url))[0]?.[0]).toBe(summer);
    const output = await run();
    for (const difference of differences) expect(output).toContain(`Workspace  ${difference}`);
    expect(output).toContain('To correct them, specify the time zone');
  });

  test('are corrected once, and times written after the upgrade are left', async () => {
    const { url, run } = await prepare();
    const corrected = [
      ['2026-07-01T12:00:00.000Z', '2026-11-05T12:00:00.000Z'],
      ['2026-11-05T12:00:00.000Z', '2026-11-12T12:00:00.000Z'],
      ['2026-11-12T12:00:00.000Z', '2026-11-12T12:00:00.000Z'],
    ];
    const output = await run('--zone', zone);
    expect(output).toMatch(/Workspace\.createdDate +2 +0\nWorkspace\.updatedDate +1 +1\n/);
    expect(await readTimes(url)).toEqual(corrected);
    expect(await run('--zone', zone)).toMatch(/Workspace\.createdDate +0 +0\nWorkspace\.updatedDate +0 +0\n/);
    expect(await readTimes(url)).toEqual(corrected);
    expect(await run()).toBe('All times agree with the ids of their rows.\n');
  });

  test('are left if the zone is not the one in which they were written', async () => {
    const { url, run } = await prepare();
    const before = await readTimes(url);
    expect(await run('--zone', 'Pacific/Auckland')).toMatch(/Workspace\.createdDate +0 +0\n/);
    expect(await run('--zone', 'Nowhere')).toBe(
      '1 PostgreSQL knows no time zone "Nowhere". Use a name such as America/New_York.\n',
    );
    expect(await readTimes(url)).toEqual(before);
  });
});
