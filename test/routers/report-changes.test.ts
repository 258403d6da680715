import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { createRequest } from '../support/request.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Two workspaces with a report each. The second one has room for two prompts. */
async function createClients() {
  const workspaces = [await server.createWorkspace(), await server.createWorkspace({ promptsMaxCount: 2 })];
  const ids = workspaces.map(({ workspace }) => workspace.id);
  const send = createRequest(server.baseUrl, await server.createKey(ids));
  const reports: string[] = [];
  for (const [index, workspaceId] of ids.entries()) {
    const created = await send('POST', `/v1/workspaces/${workspaceId}/prompts`, {
      body: { prompts: ['Best CRM?'], country: 'us' },
    });
    const { body } = await send('POST', '/v1/reports/brand', {
      body: {
        workspaceId,
        brand: `Brand ${index}`,
        brandDomain: `brand${index}.com`,
        promptIds: [created.body.items[0].id],
        competitors: [{ brand: 'Initech', brandDomain: 'initech.com' }],
      },
    });
    reports.push(body.id);
  }
  const change = (body: object, headers: Record<string, string> = {}) =>
    send('POST', '/v1/reports/brand/changes', { body, headers });
  const read = async (id: string) => (await send('GET', `/v1/reports/brand/${id}`)).body;
  return { ids, send, reports, change, read };
}

const resultOf = ({ status, message, promptsAdded, promptsRemoved, competitorsAdded, competitorsRemoved }: any) => [
  status,
  promptsAdded,
  promptsRemoved,
  competitorsAdded,
  competitorsRemoved,
  ...(message ? [message] : []),
];

const CHANGE = {
  addPrompts: ['Which CRM is free?'],
  country: 'us',
  addCompetitors: [{ brand: 'Globex', brandDomain: 'https://www.globex.com' }],
  removeCompetitors: ['initech.com'],
};

describe('200', () => {
  test('changes reports of several workspaces, and a repetition changes nothing', async () => {
    const { ids, reports, change, read } = await createClients();
    const tried = await change({ ...CHANGE, workspaceIds: ids, dryRun: true });
    expect((await read(reports[0] ?? '')).competitors).toMatchObject([{ brand: 'Initech' }]);
    const { status, body } = await change({ ...CHANGE, workspaceIds: ids });
    expect([status, body.items.map(resultOf)]).toEqual([
      200,
      [
        ['changed', 1, 0, ['Globex'], ['Initech']],
        ['changed', 1, 0, ['Globex'], ['Initech']],
      ],
    ]);
    expect(tried.body).toEqual({ ...body, dryRun: true });
    // Two prompts on the seven engines of the sandbox.
    expect(body.forecast).toEqual({ newPrompts: 2, callsPerMonth: 2 * 7 * 30, costPerMonth: 0, source: 'sandbox' });
    for (const id of reports) {
      const report = await read(id);
      expect([report.promptIds.length, report.competitors.map(({ brand }: any) => brand)]).toEqual([2, ['Globex']]);
    }
    const again = await change({ ...CHANGE, reportIds: reports });
    expect(again.body.items.map(resultOf)).toEqual([
      ['unchanged', 0, 0, [], []],
      ['unchanged', 0, 0, [], []],
    ]);
  });

  test.each([
    ['alone', {}],
    ['and with an Idempotency-Key', { 'Idempotency-Key': 'brand' }],
  ])('a report that cannot change is reported and keeps everything, and the others change, %s', async (_, headers) => {
    const { reports, change, read } = await createClients();
    const { body } = await change(
      {
        reportIds: reports,
        ...CHANGE,
        addPrompts: ['One?', 'Two?'],
        addCompetitors: [{ brand: 'B', brandDomain: 'brand0.com' }],
      },
      headers,
    );
    expect(body.items.map(resultOf)).toEqual([
      ['failed', 0, 0, [], [], 'Your brand has the same domain'],
      ['failed', 0, 0, [], [], 'Prompt allowance exceeded: cannot add 2 prompts, 1 of 2 are in use'],
    ]);
    const removed = await change({ reportIds: reports, country: 'us', removePrompts: ['Best CRM?'] });
    expect(removed.body.items.map(resultOf)).toEqual([
      ['failed', 0, 0, [], [], 'A report must have at least one prompt'],
      ['failed', 0, 0, [], [], 'A report must have at least one prompt'],
    ]);
    const some = await change({ reportIds: reports, ...CHANGE, addPrompts: ['One?', 'Two?'] });
    expect(some.body.items.map(({ status }: any) => status)).toEqual(['changed', 'failed']);
    const [first, second] = [await read(reports[0] ?? ''), await read(reports[1] ?? '')];
    expect([first.promptIds.length, second.promptIds.length]).toEqual([3, 1]);
    expect(second.competitors).toMatchObject([{ brand: 'Initech' }]);
  });

  test('removed prompts remain in their workspace', async () => {
    const { ids, send, reports, change, read } = await createClients();
    await change({ reportIds: [reports[0]], country: 'us', addPrompts: ['One?'] });
    const { body } = await change({ workspaceIds: [ids[0]], country: 'us', removePrompts: ['Best CRM?', 'Unknown?'] });
    expect(body.items.map(resultOf)).toEqual([['changed', 0, 1, [], []]]);
    expect((await read(reports[0] ?? '')).promptIds).toHaveLength(1);
    expect((await send('GET', `/v1/workspaces/${ids[0]}/prompts`)).body.items).toHaveLength(2);
  });
});

test('nothing changes without access: 403 for a workspace, 400 for a report, 403 without the permission write', async () => {
  const [own, other] = [await createClients(), await createClients()];
  const foreign = await own.change({ workspaceIds: [own.ids[0], other.ids[0]], removeCompetitors: ['initech.com'] });
  const unknown = await own.change({
    reportIds: [own.reports[0], other.reports[0]],
    removeCompetitors: ['initech.com'],
  });
  expect([foreign.status, unknown.status, unknown.body.errors]).toEqual([
    403,
    400,
    [{ path: 'reportIds.1', message: 'Not found in your workspaces', code: 'not_found' }],
  ]);
  const reader = createRequest(server.baseUrl, await server.createKey([own.ids[0] ?? ''], ['read']));
  const body = { reportIds: [own.reports[0]], removeCompetitors: ['initech.com'] };
  expect((await reader('POST', '/v1/reports/brand/changes', { body })).status).toBe(403);
  expect((await own.read(own.reports[0] ?? '')).competitors).toMatchObject([{ brand: 'Initech' }]);
});

test('400: no report, and prompts without a country', async () => {
  const { change, ids } = await createClients();
  const nothing = await change({ addPrompts: ['One?'] });
  expect(nothing.body.errors.map(({ path, code }: any) => [path, code])).toEqual([
    ['reportIds', 'required'],
    ['country', 'required'],
  ]);
  const twice = await change({
    workspaceIds: ids,
    addCompetitors: [CHANGE.addCompetitors[0], CHANGE.addCompetitors[0]],
  });
  expect(twice.body.errors.map(({ path, code }: any) => [path, code])).toEqual([
    ['addCompetitors.1.brandDomain', 'duplicate'],
  ]);
});

test('an owner and labels are set without a recalculation, filter the summaries, and can be cleared', async () => {
  const { send, reports, read } = await createClients();
  const [first = '', second = ''] = reports;
  const patch = (id: string, body: object) => send('PATCH', `/v1/reports/brand/${id}`, { body });
  const { status, body } = await patch(first, { owner: ' Kim ', labels: ['Retail', 'EU', 'Retail'] });
  expect([status, body.owner, body.labels]).toEqual([200, 'Kim', ['Retail', 'EU']]);
  await patch(second, { labels: ['EU'] });
  const versions = await execute(
    server.databaseUrl,
    'SELECT "detectionVersion" AS version FROM "BrandReport" WHERE id = ANY($1)',
    [reports],
  );
  expect(versions.map(({ version }) => version)).toEqual([1, 1]);
  const find = async (query: string) =>
    ((await send('GET', `/v1/reports/brand/summaries?${query}`)).body.items as any[]).map((item) => item.reportId);
  expect(await find('owner=Kim')).toEqual([first]);
  expect(await find('label=EU')).toEqual([second, first]);
  expect(await find('owner=Kim&label=Other')).toEqual([]);
  expect((await patch(first, { owner: null, labels: [] })).body).not.toMatchObject({ owner: expect.anything() });
  expect(await read(first)).not.toHaveProperty('labels');
  expect((await patch(first, { labels: Array.from({ length: 21 }, (_, index) => `${index}`) })).status).toBe(400);
});
