import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VisitCell } from '../../../src/domain/logs/count/visit-counters.ts';
import { addVisits } from '../../../src/storage/agent-analytics/visits.ts';
import { type OpenDatabase, openDatabase } from '../../../src/storage/database.ts';
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

const LOCK = 'SELECT 1 FROM "AgentDay" WHERE "workspaceId" = $1 AND domain = $2 AND day = $3 FOR UPDATE';

async function countWaiting(): Promise<number> {
  const sql = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const waiting = await Promise.all(urlsOnNodes(created.url).map((url) => execute(url, sql)));
  return waiting.flat().length;
}
