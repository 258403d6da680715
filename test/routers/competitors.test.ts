import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCaches } from '../../src/services/caches.ts';
import { suggestCompetitors } from '../../src/services/competitors/suggest.ts';
import { asViewer } from '../../src/services/shares/view.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createGiver } from '../support/citations.ts';
import { execute } from '../support/database.ts';
import { createTestModel, providers } from '../support/language-model.ts';
import { startProviderServer } from '../support/provider-server.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

const { engines, give } = createGiver(['chatgpt', 'gemini']);
let server: TestApp;
let room: ReportRoom;

const TEXT = `Often named:

1. **Globex** – the classic [1]
2. **Acme CRM** – for small teams
3. **Initech Cloud**: cheap

| Tool | Price |
|---|---|
| Umbrella | 10 |

**Pricing** matters, says **Forbes**.`;
const CITED = ['https://www.globex.com/pricing', 'https://initech.io', 'https://www.forbes.com/x', 'https://acme.com'];

beforeAll(async () => {
  server = await startTestApp({ engines });
  room = await createReportRoom(server);
  const [us = '', other = ''] = await room.createPrompts(2, 'us');
  const [de = ''] = await room.createPrompts(1, 'de');
  await room.create({ promptIds: [us, other, de] });
  const slot = { day: '2026-11-10', sample: 1 };
  const { context } = server.app;
  await give(context, room.workspace.id, {
    ...slot,
    promptId: us,
    country: 'us',
    engine: 'chatgpt',
    text: TEXT,
    cited: CITED,
  });
  const second = { ...slot, promptId: other, country: 'us', engine: 'gemini' } as const;
  await give(context, room.workspace.id, { ...second, text: '- Globex\n- Nobody', cited: [] });
  const german = { ...slot, promptId: de, country: 'de', engine: 'chatgpt' } as const;
  await give(context, room.workspace.id, { ...german, text: '- Hooli', cited: ['https://hooli.de/a'] });
});
afterAll(() => server.close());

function suggest(body: object = {}, send = room.send) {
  return send('POST', '/v1/competitors/suggestions', {
    body: { workspaceId: room.workspace.id, brand: 'Acme', brandDomain: 'acme.com', ...body },
  });
}

async function suggestNames(body: object = {}) {
  return (await suggest(body)).body.items.map((item: any) => `${item.brand} ${item.brandDomain}`);
}

describe('200', () => {
  test('lists the options that answers present, with a domain that they cite, ordered by number of prompts', async () => {
    const { status, body } = await suggest({ country: 'us' });
    expect(status).toBe(200);
    expect(body.items).toEqual([
      {
        brand: 'Globex',
        brandVariations: [],
        brandDomain: 'globex.com',
        brandDomainVariations: [],
        brandDomainWildcard: false,
        brandRegex: null,
      },
      expect.objectContaining({ brand: 'Initech Cloud', brandDomain: 'initech.io' }),
    ]);
  });

  test('includes all countries by default', async () => {
    expect(await suggestNames()).toEqual(['Globex globex.com', 'Hooli hooli.de', 'Initech Cloud initech.io']);
  });

  test('the brand and its variations are omitted', async () => {
    expect(await suggestNames({ brandVariations: ['Globex', 'Hooli'] })).toEqual(['Initech Cloud initech.io']);
    expect(await suggestNames({ brand: 'Something', brandDomain: 'globex.com' })).not.toContain('Globex globex.com');
  });

  test('returns at most the limit', async () => {
    expect(await suggestNames({ limit: 1 })).toEqual(['Globex globex.com']);
  });

  test('returns an empty list without evidence', async () => {
    const empty = await createReportRoom(server);
    const { status, body } = await suggest({ workspaceId: empty.workspace.id }, empty.send);
    expect([status, body]).toEqual([200, { items: [] }]);
    expect(await suggestNames({ country: 'fr' })).toEqual([]);
  });

  test('a suggestion can be sent as a competitor of a report', async () => {
    const { body } = await suggest();
    const [promptId = ''] = await room.createPrompts(1);
    const report = await room.create({ promptIds: [promptId], competitors: body.items });
    expect(report.status).toBe(201);
    expect(report.body.competitors).toEqual(body.items);
  });

  test('the read permission is sufficient', async () => {
    const key = await server.createKey([room.workspace.id], ['read']);
    const body = { workspaceId: room.workspace.id, brand: 'Acme', brandDomain: 'acme.com' };
    expect((await server.send('POST', '/v1/competitors/suggestions', { key, body })).status).toBe(200);
  });
});

describe('in a workspace without answers', () => {
  const [openai] = providers;
  const input = { brand: 'Acme', brandDomain: 'acme.com', brandVariations: [], limit: 2 };
  const PROPOSED = [
    { brand: 'Acme Cloud', domain: 'acmecloud.com' },
    { brand: 'Reddit', domain: 'reddit.com' },
    { brand: 'Nothing', domain: 'no domain' },
    { brand: 'Globex', domain: 'https://www.globex.com/' },
    { brand: 'Globex CRM', domain: 'crm.globex.com' },
    { brand: 'Initech', domain: 'initech.io' },
    { brand: 'Hooli', domain: 'hooli.com' },
  ];

  async function ask(dailyBudgetUsd: number, reply: string) {
    const provider = await startProviderServer();
    const { workspace } = await server.createWorkspace();
    const languageModel = createTestModel({ baseUrl: provider.url });
    const { context } = server.app;
    const caller = {
      ...asViewer(context, { workspaceId: workspace.id }),
      languageModel,
      caches: createCaches(context.now),
      collection: { ...context.collection, dailyBudgetUsd },
    };
    try {
      provider.script({ body: openai?.says(reply) });
      const replies = [];
      for (let request = 0; request < 2; request++)
        replies.push(await suggestCompetitors(caller, { ...input, workspaceId: workspace.id }));
      return { replies, requests: provider.requests.length };
    } finally {
      await provider.close();
    }
  }

  test('a language model proposes vendors once for each brand, without the brand, publishers and invalid domains', async () => {
    const { replies, requests } = await ask(5, JSON.stringify({ competitors: PROPOSED }));
    expect(requests).toBe(1);
    expect(replies[0]).toEqual({
      origin: 'language_model',
      items: [
        expect.objectContaining({ brand: 'Globex', brandDomain: 'globex.com', brandVariations: [] }),
        expect.objectContaining({ brand: 'Initech', brandDomain: 'initech.io' }),
      ],
    });
    expect(replies[1]).toEqual(replies[0]);
  });

  test('it is not asked if the daily budget is too low', async () => {
    const { replies, requests } = await ask(0, JSON.stringify({ competitors: PROPOSED }));
    expect([requests, replies[0]]).toEqual([0, { items: [] }]);
  });

  test('what is reserved for a call that does not take place is released', async () => {
    const spent = async () => execute(server.databaseUrl, 'SELECT coalesce(sum(usd), 0) AS usd FROM "Spending"');
    const before = await spent();
    const empty = await createReportRoom(server);
    await suggest({ workspaceId: empty.workspace.id }, empty.send);
    expect(await spent()).toEqual(before);
  });
});

test.each([
  ['limit', 0, 'too_small'],
  ['limit', 21, 'too_big'],
  ['limit', '5', 'invalid_type'],
  ['country', 'gb', 'invalid_country'],
  ['brandDomain', 'localhost', 'invalid_domain'],
  ['brand', ' ', 'too_small'],
])('400: %s %j', async (field, value, code) => {
  const { status, body } = await suggest({ [field]: value });
  expect([status, body.errors.map((fault: any) => [fault.path, fault.code])]).toEqual([400, [[field, code]]]);
});

test('403: a workspace outside the key', async () => {
  const other = await server.createWorkspace();
  expect((await suggest({ workspaceId: other.workspace.id })).status).toBe(403);
});
