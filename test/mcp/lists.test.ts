import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTrafficRoom, logLine } from '../support/agent-analytics.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { connectHttp, readRows, readTable } from '../support/assistants.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-15T12:00:00Z') });
});
afterAll(() => server.close());

describe('get_agent_traffic', () => {
  test('without logs, traffic is unknown, not zero', async () => {
    const { key } = await createTrafficRoom(server);
    const assistant = await connectHttp(server.baseUrl, key);
    const { text } = await assistant.call('get_agent_traffic');
    expect(text).toMatch(
      /^No server logs are connected to Acme, so its AI traffic from 2026-11-02 to 2026-11-15 is unknown, not zero\./,
    );
    await assistant.close();
  });

  test('counts, crawlers, assistants and pages, over several calls', async () => {
    const room = await createTrafficRoom(server);
    const { ingestUrl, token } = await room.connect();
    const paths = Array.from({ length: 80 }, (_, i) => `/page-${i}/${'x'.repeat(300)}`);
    const people =
      'acme.com 203.0.113.9 - - [14/Nov/2026:09:30:00 +0000] "GET /pricing HTTP/1.1" 200 5 "https://chatgpt.com/" "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36"\n';
    const raw = paths.map((path) => logLine({ path })).join('') + people;
    const { pathname } = new URL(ingestUrl);
    const sent = await room.send('POST', pathname, { key: token, raw, headers: { 'content-type': 'text/plain' } });
    expect(sent.body).toMatchObject({ visits: 80, referrals: 1 });

    const assistant = await connectHttp(server.baseUrl, room.key);
    const pages: Record<string, any>[] = [];
    let cursor: string | undefined;
    do {
      const { text } = await assistant.call('get_agent_traffic', cursor ? { cursor } : {});
      expect(text.length).toBeLessThan(6000);
      expect(text).toMatch(
        /^AI crawlers made n = 80 visits to 80 pages of acme\.com from 2026-11-02 to 2026-11-15; these are complete counts/,
      );
      expect(readTable(text).people_from_assistants).toEqual(['chatgpt: 1 visits (a lower bound)']);
      pages.push(...readRows(text));
      ({ cursor } = readTable(text));
    } while (cursor);
    expect(new Set(pages.map(({ page }) => page)).size).toBe(80);
    expect(pages[0]).toMatchObject({ crawler_visits: 1, crawlers: ['GPTBot: 1'], http_statuses: ['200: 1'] });
    await assistant.close();
  });
});

describe('list_reports', () => {
  test('more reports than fit are returned over several calls, each once', async () => {
    const { workspace, key, send } = await server.createWorkspace();
    const path = `/v1/workspaces/${workspace.id}/prompts`;
    const prompts = await send('POST', path, { body: { prompts: ['Which?'], country: 'us' } });
    const promptIds = [prompts.body.items[0].id];
    for (let i = 0; i < 45; i++) {
      const brand = `Brand ${i} ${'of a long name '.repeat(4)}`;
      await send('POST', '/v1/reports/brand', {
        body: { workspaceId: workspace.id, brand, brandDomain: `brand-${i}.com`, promptIds },
      });
    }
    const assistant = await connectHttp(server.baseUrl, key);
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { text } = await assistant.call('list_reports', cursor ? { cursor } : {});
      expect(text.length).toBeLessThan(6000);
      ids.push(...readRows(text).map((row) => row.report_id));
      ({ cursor } = readTable(text));
    } while (cursor);
    expect({ rows: ids.length, different: new Set(ids).size }).toEqual({ rows: 45, different: 45 });
    expect((await assistant.call('list_reports', { report: 'Brand 7 of' })).text).toContain('There are no answers');
    await assistant.close();
  });
});
