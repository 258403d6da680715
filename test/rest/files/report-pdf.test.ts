import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrowserState, Renderer } from '../../../src/gateways/renderer/port.ts';
import { printReport } from '../../../src/services/shares/print.ts';
import { asViewer } from '../../../src/services/shares/view.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { createReportRoom, type ReportRoom } from '../../support/reports.ts';

const FILTERS = { startDate: '2026-11-01', endDate: '2026-11-07', country: 'us' };
let server: TestApp;
let room: ReportRoom;
let reportId: string;

beforeAll(async () => {
  server = await startTestApp();
  room = await createReportRoom(server);
  reportId = (await room.create({ promptIds: await room.createPrompts(1) })).body.id;
});
afterAll(() => server.close());

const pathOf = (filters: Record<string, string> = FILTERS, id = reportId) =>
  `/v1/reports/brand/${id}/report.pdf?${new URLSearchParams(filters).toString()}`;
const countShares = async () => (await execute(server.databaseUrl, 'SELECT FROM "ReportShare"')).length;

/** Prints a page as if a browser had opened it. */
function print(
  openPage: Renderer['print'],
  { state = { browser: 'available' }, ...limits }: { state?: BrowserState; waitMs?: number } = {},
) {
  const renderer: Renderer = {
    readState: () => state,
    render: () => Promise.reject(new Error('not tried here')),
    print: openPage,
    close: async () => {},
  };
  const context = { ...asViewer(server.app.context, { workspaceId: room.workspace.id }), renderer };
  const options = { serverUrl: server.baseUrl, signal: new AbortController().signal, ...limits };
  return printReport(context, { reportId, ...FILTERS }, options);
}

describe('GET /v1/reports/brand/{reportId}/report.pdf', () => {
  test('400: the filters are those of a share', async () => {
    const filters = {
      startDate: '2026-11-08',
      endDate: '2026-11-07',
      country: 'US',
      engines: 'x',
      tagId: '',
      branded: 'x',
    };
    const { status, body } = await room.send('GET', pathOf(filters));
    expect([status, body.target, body.errors.map((each: any) => [each.path, each.code])]).toEqual([
      400,
      'query',
      [
        ['country', 'invalid_country'],
        ['engines.0', 'invalid_value'],
        ['tagId', 'too_small'],
        ['branded', 'invalid_value'],
        ['endDate', 'invalid_window'],
      ],
    ]);
    const malformed = await room.send('GET', pathOf(FILTERS, '%E0%A4%A'));
    expect([malformed.status, malformed.body.target]).toEqual([400, 'params']);
    const unstorable = await room.send('GET', pathOf(FILTERS, '%00'));
    expect([unstorable.status, unstorable.body.target]).toEqual([400, 'params']);
  });

  test('401, 403 and 404 as for other operations', async () => {
    expect((await room.send('GET', pathOf(), { key: null })).status).toBe(401);
    expect((await server.send('GET', pathOf())).status).toBe(403);
    const writer = await server.createKey([room.workspace.id], ['write']);
    expect((await room.send('GET', pathOf(), { key: writer })).status).toBe(403);
    expect((await room.send('GET', pathOf(FILTERS, 'rep_none'))).status).toBe(404);
  });

  test('405: other methods are not allowed', async () => {
    const { status, headers } = await room.send('POST', pathOf(), { body: {} });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('503: without a browser, the message says what to do', async () => {
    const { status, body } = await room.send('GET', pathOf());
    expect([status, body]).toEqual([
      503,
      { message: expect.stringMatching(/^Printing needs a browser\. CHROMIUM_PATH/) },
    ]);
  });
});

describe('while a report is printed', () => {
  test('its page opens with a link that is not listed, and that is gone afterward', async () => {
    let token = '';
    const pdf = await print(async (url) => {
      expect(url).toMatch(new RegExp(`^${server.baseUrl}/share/[\\w-]{43}$`));
      token = url.split('/').at(-1) ?? '';
      const { status, body } = await server.send('POST', '/v1/shares/open', { key: null, body: { token } });
      expect([status, body.view.brand, body.view.startDate]).toEqual([200, 'Acme', '2026-11-01']);
      expect((await room.send('GET', `/v1/reports/brand/${reportId}/shares`)).body.items).toEqual([]);
      return { pdf: new Uint8Array([1, 2, 3]) };
    });
    expect([...pdf]).toEqual([1, 2, 3]);
    expect((await server.send('POST', '/v1/shares/open', { key: null, body: { token } })).status).toBe(404);
  });

  test('a page that fails is reported, and leaves no link behind', async () => {
    const failed = print(async () => ({ reason: 'it did not finish in time' }));
    await expect(failed).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'The report could not be printed: it did not finish in time. Try again in a few seconds.',
      details: { headers: { 'Retry-After': '5' } },
    });
    const crashed = print(() => Promise.reject(new Error('crashed')));
    await expect(crashed).rejects.toThrow('crashed');
    expect(await countShares()).toBe(0);
  });

  test('a browser that failed to start before is started again', async () => {
    const state = { browser: 'failing', hint: 'The browser does not start: the browser did not start' } as const;
    expect([...(await print(async () => ({ pdf: new Uint8Array([1]) }), { state }))]).toEqual([1]);
  });

  test('the wait for a turn, the browser and the page has one limit, after which a retry is requested', async () => {
    const waitForSignal: Renderer['print'] = async (_url, { signal }) => {
      if (!signal?.aborted) await once(signal ?? new EventTarget(), 'abort');
      throw signal?.reason;
    };
    await expect(print(waitForSignal, { waitMs: 1 })).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'The report could not be printed: the browser did not finish in time. Try again in a few seconds.',
      details: { headers: { 'Retry-After': '5' } },
    });
    expect(await countShares()).toBe(0);
  });
});
