/**
 * A cursor belongs to one list with one set of filters. This is tested for every list of the router and each of its filters, on the
 * data of a fixture. A new list without data there needs two items: create them in `beforeAll`.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_FIGURES } from '../../src/domain/alerts/alerts.ts';
import { addDays } from '../../src/domain/shared/windows.ts';
import { createAuthenticate } from '../../src/services/api-keys/authenticate.ts';
import { approveClient } from '../../src/services/oauth/authorize.ts';
import { registerClient } from '../../src/services/oauth/register-client.ts';
import { addVisits } from '../../src/storage/agent-analytics/visits.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { loadDump, readFixture } from '../support/fixture.ts';
import { type Operation, operations, pathOf, type QueryParameter } from '../support/operations.ts';
import { createRequest, type Send } from '../support/request.ts';

const VERSION = '0.1.0';
const lists = operations.filter(({ query }) => query.includes('cursor'));

let database: TestDatabase;
let server: TestApp;
let send: Send;
/** Two ids for each parameter name in paths and queries; lists of the first one have items. */
let ids: Record<string, [string, string]>;

beforeAll(async () => {
  const { key, now } = readFixture(VERSION);
  database = await createTestDatabase('empty');
  await loadDump(database.url, VERSION);
  server = await startTestApp({ databaseUrl: database.url, now: () => new Date(now) });
  send = createRequest(server.baseUrl, key);
  ids = await findIds();
  const workspaceIds = ids.workspaceId ?? [];
  const admin = await server.createKey(workspaceIds, ['read', 'write', 'admin']);
  send = createRequest(server.baseUrl, admin);
  await addGrants(admin);
  await addAnnotations();
  await addViews();
  await addShares();
  await addEditions();
  await addExperiments();
  await addAlerts();
  await addDestinations();
  await addCosts();
  await addReferrals(new Date(now).toISOString().slice(0, 10));
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** The fixture's release had no annotations. */
async function addAnnotations(): Promise<void> {
  for (const date of ['2026-11-10', '2026-11-11']) {
    const { status } = await send('POST', `/v1/reports/brand/${ids.reportId?.[0]}/annotations`, {
      body: { date, text: 'A note' },
    });
    expect(status).toBe(201);
  }
}

/** The fixture's release had no saved views. */
async function addViews(): Promise<void> {
  for (const name of ['First', 'Second']) {
    const { status } = await send('POST', `/v1/reports/brand/${ids.reportId?.[0]}/views`, {
      body: { name, query: '' },
    });
    expect(status).toBe(201);
  }
}

/** The fixture's release had no shares. */
async function addShares(): Promise<void> {
  const body = { mode: 'live', startDate: '2026-11-10', endDate: '2026-11-11', country: 'us' };
  for (let i = 0; i < 2; i++) {
    const { status } = await send('POST', `/v1/reports/brand/${ids.reportId?.[0]}/shares`, { body });
    expect(status).toBe(201);
  }
}

/** The fixture's release had no client reports. */
async function addEditions(): Promise<void> {
  const [workspaceId = ''] = ids.workspaceId ?? [];
  const [reportId = ''] = ids.reportId ?? [];
  const date = new Date('2026-11-10');
  const edition = { workspaceId, reportId, endDate: date, createdDate: date, updatedDate: date };
  const startDates = ['2026-11-01', '2026-11-02'].map((day) => new Date(day));
  const { prisma } = server.app.context.database;
  await prisma.clientReportEdition.createMany({
    data: startDates.map((startDate, index) => ({ ...edition, id: `edi_${index}`, startDate, state: 'draft' })),
  });
}

/** The fixture's release had no experiments. */
async function addExperiments(): Promise<void> {
  const [workspaceId = ''] = ids.workspaceId ?? [];
  const [reportId = ''] = ids.reportId ?? [];
  const date = new Date('2026-11-10');
  const days = { startDate: date, createdDate: date, baselineDays: 14, lagDays: 7, weeks: 4 };
  const experiment = {
    workspaceId,
    reportId,
    change: 'Added a table',
    measure: 'brandCoverage',
    assign: 'given',
    isSimulated: true,
    engines: [],
    countries: [],
    treatedPromptIds: [],
    controlPromptIds: [],
    excludedPromptIds: [],
  };
  await server.app.context.database.prisma.experiment.createMany({
    data: ['exp_1', 'exp_2'].map((id) => ({ ...experiment, ...days, id, name: id })),
  });
}

/** The fixture's release had no alerts. */
async function addAlerts(): Promise<void> {
  const [workspaceId = ''] = ids.workspaceId ?? [];
  const date = new Date('2026-11-10');
  const alert = {
    workspaceId,
    event: 'collection.degraded',
    state: 'fired',
    isSimulated: true,
    startDate: date,
    endDate: date,
    figures: { ...NO_FIGURES },
    sentence: 'An engine fails.',
    links: [],
    createdDate: date,
    firedDate: date,
  };
  await server.app.context.database.prisma.alert.createMany({
    data: ['alt_1', 'alt_2'].map((id) => ({ ...alert, id, key: id })),
  });
}

/** The fixture's release had no destinations. */
async function addDestinations(): Promise<void> {
  const [workspaceId = ''] = ids.workspaceId ?? [];
  const date = new Date('2026-11-10');
  const dates = { createdDate: date, updatedDate: date };
  const destination = { workspaceId, kind: 'slack', address: 'hooks.slack.com', sealed: '', digest: 'off', ...dates };
  const delivery = { workspaceId, event: 'test', body: '{}', state: 'delivered', nextDate: date, ...dates };
  const { prisma } = server.app.context.database;
  await prisma.destination.createMany({ data: ['des_1', 'des_2'].map((id) => ({ ...destination, id })) });
  await prisma.delivery.createMany({
    data: ['dlv_1', 'dlv_2'].map((id) => ({ ...delivery, id, destinationId: 'des_1', purpose: `test ${id}` })),
  });
  ids.destinationId = ['des_1', 'des_2'];
}

/** The fixture's release had no ledger. */
async function addCosts(): Promise<void> {
  const { now } = readFixture(VERSION);
  const day = new Date(new Date(now).toISOString().slice(0, 10));
  await server.app.context.database.prisma.cost.createMany({
    data: (ids.workspaceId ?? []).flatMap((workspaceId) =>
      (ids.reportId ?? []).map((reportId) => ({
        workspaceId,
        day,
        reportId,
        engine: 'chatgpt',
        provider: 'openai',
        microUsd: 5n,
      })),
    ),
  });
}

/** The fixture's release had no OAuth grants. */
async function addGrants(key: string): Promise<void> {
  const { context } = server.app;
  const caller = await createAuthenticate(context)(`Bearer ${key}`);
  if (!caller) throw new Error('The key is not valid');
  const redirectUri = 'https://app.test/callback';
  const client = { name: 'App', redirectUris: [redirectUri], addedSchemes: [] };
  const { id: clientId } = await registerClient(context, client);
  const approval = { clientId, redirectUri, codeChallenge: 'x'.repeat(43), scopes: ['read' as const] };
  for (let i = 0; i < 2; i++) await approveClient(context, caller, approval);
}

/** The fixture's release did not count visits of people. */
async function addReferrals(day: string): Promise<void> {
  const [workspaceId = ''] = ids.workspaceId ?? [];
  const { body } = await send('GET', `/v1/reports/brand/${ids.reportId?.[0]}`);
  const referralCells = ['chatgpt', 'claude'].map((assistant) => ({
    day,
    domain: body.brandDomain as string,
    assistant,
    pages: new Map([[`/${assistant}`, { visits: 1 }]]),
  }));
  await server.app.context.database.transaction((tx) => addVisits(tx, workspaceId, { cells: [], referralCells }));
}

async function findIds(): Promise<typeof ids> {
  const idsOf = async (path: string) =>
    (await send('GET', path)).body.items.map(({ id }: { id: string }) => id).toReversed();
  const workspaceId = await idsOf('/v1/workspaces');
  const base = `/v1/workspaces/${workspaceId[0]}`;
  const reportId = await idsOf('/v1/reports/brand');
  const promptId = await idsOf(`${base}/prompts?country=us`);
  return { id: workspaceId, workspaceId, reportId, promptId, tagId: await idsOf(`${base}/tags`) };
}

/** The query for the first page of each list, before one parameter is changed. */
function baseQuery({ requiredQuery }: Operation): Record<string, string> {
  const required = Object.entries(requiredQuery);
  return Object.fromEntries(required.map(([name, example]) => [name, ids[name]?.[0] ?? example]));
}

const EARLIER_DAYS = 60;

/** Windows to compare with come in pairs, of the same length as the window. */
function pairedWith(name: string, base: Record<string, string>): Record<string, string> {
  if (!name.startsWith('compare')) return {};
  const { startDate = '', endDate = '' } = base;
  return { compareStartDate: addDays(startDate, -EARLIER_DAYS), compareEndDate: addDays(endDate, -EARLIER_DAYS) };
}

function baseParams({ params }: Operation): Record<string, string> {
  return Object.fromEntries(params.map((name) => [name, ids[name]?.[0] ?? 'unknown']));
}

/** Values that select another list than the base query. */
function otherValues({ name, example, schema }: QueryParameter, base: string | undefined): string[] {
  if (ids[name]) return [base === undefined ? ids[name][0] : ids[name][1]];
  if (schema.format === 'date') return ['2026-11-03'];
  if (name === 'country') return ['de'];
  if (schema.type === 'boolean') return ['true', 'false'];
  const values = schema.enum ?? schema.items?.enum ?? [example];
  return values.filter((value) => value !== schema.default && value !== base);
}

async function read(operation: Operation, query: Record<string, string>, params: Record<string, string>) {
  return send('GET', `${pathOf(operation, params)}?${new URLSearchParams(query).toString()}`);
}

test('the router has lists, and lists with filters', () => {
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.some(({ query }) => query.length > 5)).toBe(true);
});

describe.each(lists)('a cursor of $name', (operation) => {
  const filters = operation.queryParameters.filter(({ name }) => name !== 'cursor' && name !== 'limit');

  async function firstCursor(): Promise<string> {
    const { status, body } = await read(operation, { ...baseQuery(operation), limit: '1' }, baseParams(operation));
    expect(status).toBe(200);
    expect(body.paging).toEqual({ hasMore: true, nextCursor: expect.any(String) });
    return body.paging.nextCursor;
  }

  async function expectRefused(query: Record<string, string>, params: Record<string, string>) {
    const { status, body } = await read(operation, query, params);
    expect({ query, params, status, body }).toMatchObject({
      status: 400,
      body: { target: 'query', errors: [{ path: 'cursor', code: 'invalid_cursor' }] },
    });
  }

  test('reads the next page of the same list, with any page size', async () => {
    const cursor = await firstCursor();
    const { status, body } = await read(operation, { ...baseQuery(operation), cursor }, baseParams(operation));
    expect(status).toBe(200);
    expect(body.items.length).toBeGreaterThan(0);
  });

  test.each(filters)('is rejected with another $name', async (parameter) => {
    const base = baseQuery(operation);
    const cursor = await firstCursor();
    const values = otherValues(parameter, base[parameter.name]);
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) {
      const changed = { [parameter.name]: value, ...pairedWith(parameter.name, base) };
      await expectRefused({ ...base, ...changed, cursor }, baseParams(operation));
    }
  });

  test.each(operation.params)('is rejected with another {%s} in the path', async (name) => {
    const cursor = await firstCursor();
    const params = { ...baseParams(operation), [name]: ids[name]?.[1] ?? 'unknown' };
    await expectRefused({ ...baseQuery(operation), cursor }, params);
  });
});
