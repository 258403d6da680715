import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VisitCell } from '../../../src/domain/logs/count/visit-counters.ts';
import { addVisits } from '../../../src/storage/agent-analytics/visits.ts';
import { type OpenDatabase, openDatabase } from '../../../src/storage/postgres/database.ts';
import { createTestDatabase, execute, type TestDatabase, urlsOnNodes } from '../../support/database.ts';
import { until } from '../../support/until.ts';

let created: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  created = await createTestDatabase();
  database = openDatabase(created.url, 2);
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

function visit(domain: string, day: string): VisitCell {
  return { domain, day, bot: 'GPTBot', status: 200, pages: new Map([['/', { visits: 1, verified: 0, spoofed: 0 }]]) };
}

test.each([
  ['by day', visit('a.com', '2026-11-02'), visit('a.com', '2026-11-01')],
  ['by domain', visit('b.com', '2026-11-01'), visit('a.com', '2026-11-02')],
])(
  'days are locked %s regardless of the order in the log: the first lock is acquired before the next is requested',
  async (name, later, first) => {
    const add = () => database.transaction((tx) => addVisits(tx, name, { cells: [later, first], referralCells: [] }));
    await add();
    const other = new pg.Client({ connectionString: created.url });
    await other.connect();
    await other.query('BEGIN');
    await other.query(LOCK, [name, first.domain, first.day]);

    const waiting = add();
    await until(countWaiting, (count) => count === 1);
    // Throws if the waiting transaction has locked the row.
    expect((await other.query(`${LOCK} NOWAIT`, [name, later.domain, later.day])).rowCount).toBe(1);
    await other.query('ROLLBACK');
    await waiting;
    await other.end();
  },
);

const path = fc.string({
  unit: fc.constantFrom('\\', 'N', 'x', '.', '"', '{', ',', '\t', '\n', '\r', 'é', '/'),
  maxLength: 6,
});

test('visits are added to new days and to known ones, for any path', async () => {
  let tries = 0;
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(path, { minLength: 1, maxLength: 5 }), async (paths) => {
      const workspaceId = `paths ${tries++}`;
      const cellOf = (day: string) => ({
        ...visit('a.com', day),
        pages: new Map(paths.map((each) => [each, { visits: 3, verified: 2, spoofed: 1 }])),
      });
      const referralOf = (day: string) => ({
        domain: 'a.com',
        day,
        assistant: 'claude',
        pages: new Map(paths.map((each) => [each, { visits: 2 }])),
      });
      const add = (days: string[]) =>
        database.transaction((tx) =>
          addVisits(tx, workspaceId, { cells: days.map(cellOf), referralCells: days.map(referralOf) }),
        );
      await add(['2026-11-01']);
      await add(['2026-11-01', '2026-11-02']);

      const read = (table: string, columns: string) =>
        execute(created.url, `SELECT day::text, path, ${columns} FROM "${table}" WHERE "workspaceId" = $1`, [
          workspaceId,
        ]);
      const expected = (counts: object, twice: object) =>
        expect.arrayContaining(
          paths.flatMap((each) => [
            { day: '2026-11-01', path: each, ...twice },
            { day: '2026-11-02', path: each, ...counts },
          ]),
        );
      const pages = await read('AgentPageDay', 'visits, verified, spoofed');
      expect(pages).toHaveLength(2 * paths.length);
      expect(pages).toEqual(expected({ visits: 3, verified: 2, spoofed: 1 }, { visits: 6, verified: 4, spoofed: 2 }));
      const referrals = await read('AgentReferralDay', 'visits');
      expect(referrals).toHaveLength(2 * paths.length);
      expect(referrals).toEqual(expected({ visits: 2 }, { visits: 4 }));
    }),
    { numRuns: 30 },
  );
});

const LOCK = 'SELECT 1 FROM "AgentDay" WHERE "workspaceId" = $1 AND domain = $2 AND day = $3 FOR UPDATE';

async function countWaiting(): Promise<number> {
  const sql = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const waiting = await Promise.all(urlsOnNodes(created.url).map((url) => execute(url, sql)));
  return waiting.flat().length;
}
