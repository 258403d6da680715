import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VisitCell } from '../../../src/domain/logs/count/visit-counters.ts';
import { addDays } from '../../../src/domain/shared/windows.ts';
import { deleteVisitsBefore } from '../../../src/storage/agent-analytics/delete-visits.ts';
import { listJourney } from '../../../src/storage/agent-analytics/journey.ts';
import { listPagePositions, readPages } from '../../../src/storage/agent-analytics/lists.ts';
import { deleteSpansBefore, listOutdatedSpans, sumSpan } from '../../../src/storage/agent-analytics/spans.ts';
import { countPages } from '../../../src/storage/agent-analytics/stats.ts';
import { addVisits } from '../../../src/storage/agent-analytics/visits.ts';
import { type OpenDatabase, openDatabase } from '../../../src/storage/postgres/database.ts';
import { createTestDatabase, execute, type TestDatabase } from '../../support/database.ts';

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

async function createWorkspace(id: string): Promise<void> {
  await execute(
    created.url,
    `INSERT INTO "Workspace" (id, name, "promptsMaxCount", "geoAuditMaxCount", "createdDate", "updatedDate")
     VALUES ($1, 'Visited', 1, 1, now(), now())`,
    [id],
  );
}

/** A Monday on which four weeks begin. */
const FIRST_DAY = addDays('2000-01-03', 28 * 348);
const TODAY = addDays(FIRST_DAY, 70);

const visit = fc.record({
  domain: fc.constantFrom('a.example', 'b.example'),
  day: fc.nat(60),
  bot: fc.constantFrom('GPTBot', 'ClaudeBot'),
  status: fc.constantFrom(200, 404),
  page: fc.nat(4),
  visits: fc.integer({ min: 1, max: 9 }),
});
type Visit = typeof visit extends fc.Arbitrary<infer One> ? One : never;

function toCell({ domain, day, bot, status, page, visits }: Visit): VisitCell {
  const pages = new Map([[`/${page}`, { visits, verified: 1, spoofed: 0 }]]);
  return { domain, day: addDays(FIRST_DAY, day), bot, status, pages };
}

async function add(workspaceId: string, visits: readonly Visit[]): Promise<void> {
  // A batch has one cell for each day, host, crawler and status.
  for (const each of visits) {
    await database.transaction((tx) => addVisits(tx, workspaceId, { cells: [toCell(each)], referralCells: [] }));
  }
}

/** Pretends that the days have many pages, so that they are worth summing. */
async function sumAll(workspaceId: string): Promise<number> {
  await execute(created.url, 'UPDATE "AgentDay" SET pages = 2000 WHERE "workspaceId" = $1', [workspaceId]);
  const spans = (await listOutdatedSpans(database, TODAY)).filter((span) => span.workspaceId === workspaceId);
  for (const span of spans) await sumSpan(database, span);
  return spans.length;
}

async function readAll(workspaceId: string) {
  const windows = [
    [0, 70],
    [3, 59],
    [7, 34],
    [30, 31],
  ] as const;
  const read = windows.map(async ([from, to]) => {
    const filter = {
      workspaceId,
      domains: ['a.example', 'b.example'],
      startDate: addDays(FIRST_DAY, from),
      endDate: addDays(FIRST_DAY, to),
      bots: from === 7 ? ['GPTBot'] : null,
      areLeftOut: false,
    };
    const order = { sortBy: 'visits', sortOrder: 'desc', after: null, take: 100 } as const;
    const positions = await listPagePositions(database, filter, order);
    const byDay = await listPagePositions(database, filter, { ...order, sortBy: 'lastDay' });
    const pages = await readPages(
      database,
      filter,
      positions.map(({ page }) => page),
    );
    const window = (first: number, last: number) => ({
      startDate: addDays(FIRST_DAY, first),
      endDate: addDays(FIRST_DAY, last),
    });
    const scope = {
      workspaceId,
      reportId: 'rep_none',
      isSimulated: false,
      hosts: filter.domains,
      wildcard: null,
      country: null,
      engines: null,
      surfaces: {},
      selected: null,
      current: window(from, to),
      previous: window(2 * from - to - 1, from - 1),
    };
    return {
      positions,
      byDay,
      journey: await listJourney(database, scope, null, 'finding', null, 100),
      pages: pages.map((page) => JSON.stringify(page)).toSorted(),
      count: await countPages(database, filter),
    };
  });
  return Promise.all(read);
}

async function forgetSpans(workspaceId: string): Promise<void> {
  await execute(created.url, 'DELETE FROM "AgentSpan" WHERE "workspaceId" = $1', [workspaceId]);
}

test('visits read from weeks equal those read from days, also after visits are added to or deleted from past days', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(visit, { minLength: 10, maxLength: 40 }),
      fc.array(visit, { minLength: 1, maxLength: 4 }),
      fc.nat(40),
      async (visits, later, deleted) => {
        const workspaceId = `ws_${run++}`;
        await createWorkspace(workspaceId);
        await add(workspaceId, visits);
        expect(await sumAll(workspaceId)).toBeGreaterThan(0);
        const summed = await readAll(workspaceId);
        await add(workspaceId, later);
        const added = await readAll(workspaceId);
        await sumAll(workspaceId);
        expect(await readAll(workspaceId)).toEqual(added);
        await deleteVisitsBefore(database, addDays(FIRST_DAY, deleted));
        const left = await readAll(workspaceId);
        await deleteSpansBefore(database, addDays(FIRST_DAY, deleted));
        expect(await readAll(workspaceId)).toEqual(left);
        await forgetSpans(workspaceId);
        expect(await readAll(workspaceId)).toEqual(left);

        const again = `ws_${run++}`;
        await add(again, visits);
        expect(await readAll(again)).toEqual(summed);
        await add(again, later);
        expect(await readAll(again)).toEqual(added);
      },
    ),
    { numRuns: 5, endOnFailure: true },
  );
});

test('a span is outdated as soon as visits are added to one of its days, and current once it is summed again', async () => {
  const outdated = async () =>
    (await listOutdatedSpans(database, TODAY)).filter((span) => span.workspaceId === 'ws_one');
  const one: Visit = { domain: 'a.example', day: 3, bot: 'GPTBot', status: 200, page: 1, visits: 2 };
  await createWorkspace('ws_one');
  await add('ws_one', [one]);
  // Small hosts are not summed.
  expect(await outdated()).toEqual([]);
  await sumAll('ws_one');
  expect(await outdated()).toEqual([]);
  await add('ws_one', [{ ...one, day: 8 }]);
  await execute(created.url, 'UPDATE "AgentDay" SET pages = 2000 WHERE "workspaceId" = $1 AND day = $2', [
    'ws_one',
    addDays(FIRST_DAY, 8),
  ]);
  expect(await outdated()).toEqual([
    { workspaceId: 'ws_one', domain: 'a.example', days: 1, startDay: addDays(FIRST_DAY, 8) },
    { workspaceId: 'ws_one', domain: 'a.example', days: 7, startDay: addDays(FIRST_DAY, 7) },
    { workspaceId: 'ws_one', domain: 'a.example', days: 28, startDay: FIRST_DAY },
  ]);
});

test('sums of a server that wrote no totals are not read, and are summed again', async () => {
  await createWorkspace('ws_old');
  const one: Visit = { domain: 'a.example', day: 3, bot: 'GPTBot', status: 404, page: 1, visits: 2 };
  await add('ws_old', [one, { ...one, day: 5, page: 2 }]);
  await sumAll('ws_old');
  const summed = await readAll('ws_old');
  await execute(created.url, `DELETE FROM "AgentPageTotal" WHERE "workspaceId" = 'ws_old'`);
  await execute(
    created.url,
    `UPDATE "AgentSpan" s SET versions = (SELECT md5(string_agg(d.day || ' ' || d.xmin, ',' ORDER BY d.day)) FROM "AgentDay" d
       WHERE d."workspaceId" = s."workspaceId" AND d.domain = s.domain AND d.day BETWEEN s."startDay" AND s."startDay" + s.days - 1)
     WHERE "workspaceId" = 'ws_old'`,
  );
  expect(await readAll('ws_old')).toEqual(summed);
  expect(await sumAll('ws_old')).toBe(4);
  expect(await readAll('ws_old')).toEqual(summed);
});
