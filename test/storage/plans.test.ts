import { hash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { toRange } from '../../src/domain/shared/windows.ts';
import { readAnswers } from '../../src/statistics/count/answers.ts';
import { readReportFindings } from '../../src/statistics/read/findings.ts';
import { readStatistics } from '../../src/statistics/read/read-statistics.ts';
import { createThreadCaches } from '../../src/statistics/threads/caches.ts';
import { listPagePositions, readAgents, readPages } from '../../src/storage/agent-analytics/lists.ts';
import { countPages, readBotVisits } from '../../src/storage/agent-analytics/stats.ts';
import { listAnswers } from '../../src/storage/answers/list.ts';
import { readSearches } from '../../src/storage/answers/read.ts';
import { findCaller, listManagedApiKeys } from '../../src/storage/api-keys.ts';
import { findContentCheck, listContentChecks } from '../../src/storage/content-checks.ts';
import {
  findCrawlabilityCheck,
  findLatestChecks,
  listCrawlabilityChecks,
} from '../../src/storage/crawlability-checks.ts';
import type { Database } from '../../src/storage/postgres/database.ts';
import { createThreadDatabase, type ThreadDatabase } from '../../src/storage/postgres/thread-database.ts';
import { findPrompt, listPrompts } from '../../src/storage/prompts.ts';
import { findQueryFanOut, listQueryFanOuts } from '../../src/storage/query-fan-outs.ts';
import { findSession, readSession } from '../../src/storage/sessions.ts';
import { findShare, listShares } from '../../src/storage/shares.ts';
import { listTags } from '../../src/storage/tags.ts';
import { createTestDatabase, execute, type TestDatabase } from '../support/database.ts';
import { explain } from '../support/plans.ts';

/** There, the nodes have no statistics of their shards when the plans are read. */
const isCluster = inject('postgres').workers.length > 0;

let database: TestDatabase;

/** Enough rows in enough workspaces to expose a plan that reads too much. */
const ROWS = `
  INSERT INTO "Workspace" (id, name, "promptsMaxCount", "geoAuditMaxCount", "createdDate", "updatedDate")
    SELECT 'ws_' || w, 'W', 1000, 100, now(), now() FROM generate_series(0, 100) w;
  INSERT INTO "Tag" (id, "workspaceId", name, "nameKey", color, "createdDate", "updatedDate")
    SELECT 'tag_' || lpad(t::text, 6, '0'), 'ws_' || t / 500, 'T', 'key ' || t, 'red', now(), now() FROM generate_series(1, 50000) t;
  INSERT INTO "Prompt" (id, "workspaceId", prompt, "promptKey", country, "createdDate", "updatedDate")
    SELECT 'prm_' || lpad(p::text, 6, '0'), 'ws_' || p / 500, 'P', 'key ' || p, CASE WHEN p % 3 = 0 THEN 'us' ELSE 'de' END, now(), now()
    FROM generate_series(1, 50000) p;
  INSERT INTO "PromptTag" ("tagId", "promptId")
    SELECT 'tag_' || lpad((t * 20)::text, 6, '0'), 'prm_' || lpad((p * 20)::text, 6, '0')
    FROM generate_series(1, 20) t, generate_series(1, 900) p;
  INSERT INTO "ApiKey" (id, name, prefix, hash, permissions, "createdDate")
    SELECT 'key_' || k, '', '', sha256(k::text::bytea), '{read}', now() FROM generate_series(1, 5000) k;
  INSERT INTO "ApiKeyWorkspace" ("apiKeyId", "workspaceId") SELECT 'key_' || k, 'ws_' || k / 50 FROM generate_series(1, 5000) k;
  INSERT INTO "ContentCheck" ("workspaceId", id, url, "crawlerIdentity", "sendServiceHeader", status, "createdDate")
    SELECT 'ws_' || c / 500, 'cnt_' || lpad(c::text, 6, '0'), 'https://acme.com', 'ChatGPT-User', true, 'completed', now()
    FROM generate_series(1, 50000) c;
  INSERT INTO "CrawlabilityCheck" ("workspaceId", id, url, "urlKey", domain, status, "createdDate")
    SELECT 'ws_' || c / 500, 'crw_' || lpad(c::text, 6, '0'), 'https://acme.com', 'acme.com', 'acme.com', 'completed', now()
    FROM generate_series(1, 50000) c;
  INSERT INTO "AgentBotDay" ("workspaceId", domain, day, bot, visits)
    SELECT 'ws_' || w, 'acme.com', date '2026-01-01' + d, 'bot ' || b, 1
    FROM generate_series(0, 20) w, generate_series(0, 99) d, generate_series(1, 20) b;
  INSERT INTO "AgentPageDay" ("workspaceId", domain, day, path, bot, visits)
    SELECT 'ws_' || w, 'acme.com', date '2026-01-01' + d, '/' || p, 'GPTBot', 1
    FROM generate_series(0, 20) w, generate_series(0, 49) d, generate_series(1, 40) p;
  INSERT INTO "AgentDay" ("workspaceId", domain, day, pages)
    SELECT 'ws_' || w, 'acme.com', date '2026-01-01' + d, 40 FROM generate_series(0, 200) w, generate_series(0, 99) d;
  INSERT INTO "AgentSpan" ("workspaceId", domain, days, "startDay", versions)
    SELECT 'ws_' || w, 'acme.com', 7, date '2025-01-01' + 7 * s, '' FROM generate_series(0, 200) w, generate_series(0, 99) s;
  INSERT INTO "AgentPageSpan" ("workspaceId", domain, days, "startDay", path, bot, status, visits, verified, spoofed, "lastDay")
    SELECT 'ws_' || w, 'acme.com', 7, date '2025-01-01' + 7 * s, '/' || p, 'GPTBot', 200, 1, 0, 0, date '2025-01-01' + 7 * s
    FROM generate_series(0, 20) w, generate_series(0, 49) s, generate_series(1, 40) p;
  INSERT INTO "AgentPageTotal" ("workspaceId", domain, days, "startDay", path, visits, verified, spoofed, errors, "lastDay")
    SELECT "workspaceId", domain, days, "startDay", path, visits, verified, spoofed, 0, "lastDay" FROM "AgentPageSpan";
  INSERT INTO "QueryFanOut" ("workspaceId", id, query, status, "createdDate")
    SELECT 'ws_' || f / 500, 'fan_' || lpad(f::text, 6, '0'), 'Q', 'completed', now() FROM generate_series(1, 50000) f;
  INSERT INTO "Answer" ("workspaceId", "promptId", "isSimulated", day, engine, sample, country, state, text, cited, retrieved, searches,
      source, surface, "latencyMs", "collectedDate")
    SELECT 'ws_' || p / 50, 'prm_' || lpad(p::text, 6, '0'), false, date '2026-01-01' + d, 'chatgpt', 1, 'us', 'answered', '', '[]', '[]',
      '{a}', 'test', 'api', 1, now() FROM generate_series(1, 500) p, generate_series(1, 40) d;
  INSERT INTO "BrandReport" (id, "workspaceId", "reportTitle", "brandVariations", "brandDomain", "brandDomainVariations",
                             "brandDomainWildcard", competitors, "createdDate", "updatedDate")
    SELECT 'rep_' || r, 'ws_' || r, 'R', '{}', 'acme.com', '{}', false, '[]', now(), now() FROM generate_series(1, 60) r;
  INSERT INTO "ReportGeneration" ("workspaceId", "reportId", version, brands, "promptIds", "isSlow", "createdDate")
    SELECT "workspaceId", id, 1, '[]', ARRAY['prm_010001', 'prm_010002'], false, now() FROM "BrandReport";
  INSERT INTO "ReportCount" ("workspaceId", "reportId", version, "isSimulated", day, country, engine, total, "byPrompt", findings)
    SELECT g."workspaceId", g."reportId", 1, true, date '2026-01-01' + d, 'us', e, '', '', ''
    FROM "ReportGeneration" g, generate_series(0, 99) d, unnest(ARRAY['chatgpt', 'gemini', 'claude']) e;
  INSERT INTO "Answer" ("workspaceId", "promptId", "isSimulated", day, engine, sample, country, state, text, cited, retrieved,
                        searches, source, surface, "latencyMs", "collectedDate")
    SELECT 'ws_20', 'prm_' || lpad((10000 + p)::text, 6, '0'), true, date '2026-01-01' + d, 'chatgpt', 1, 'us', 'answered', '',
           '[]', '[]', '{}', 'sandbox', 'api', 1, now()
    FROM generate_series(1, 200) p, generate_series(0, 99) d;
  INSERT INTO "Session" (hash, "apiKeyId", "createdDate", "expiresDate")
    SELECT sha256(('token ' || s)::bytea), 'key_' || 1 + s % 5000, now(), now() + s * interval '1 second'
    FROM generate_series(1, 20000) s;
  INSERT INTO "ReportShare" (id, "reportId", hash, "startDate", "endDate", country, "createdDate")
    SELECT 'shr_' || lpad(s::text, 6, '0'), 'rep_' || 1 + s / 200, sha256(('share ' || s)::bytea), '2026-01-01', '2026-01-07', 'us', now()
    FROM generate_series(1, 11000) s;
  ANALYZE;`;

beforeAll(async () => {
  database = await createTestDatabase();
  await execute(database.url, ROWS);
});
afterAll(() => database.drop());

/** The plan of the statement that one read sends. */
const planOf = (read: (database: Database) => Promise<unknown>) => explain(database.url, read);

const page = (before: string) => ({ before, take: 51 });
const WINDOW = { startDate: '2026-01-10', endDate: '2026-01-20' };

test('a key is found by one lookup in a unique index, its workspaces by a range of another', async () => {
  const plan = await planOf((db) => findCaller(db, hash('sha256', '7', 'buffer')));
  expect(plan).toContain('Index Scan using "ApiKey_hash_key"');
  expect(plan).toContain('"ApiKeyWorkspace_pkey"');
  expect(plan).not.toContain('Seq Scan');
});

test('a session is found by one look into its key, and the key of the API by another', async () => {
  const token = hash('sha256', 'token 7', 'buffer');
  for (const read of [findSession, readSession]) {
    const plan = await planOf((db) => read(db, new Uint8Array(token), new Date()));
    expect(plan).toContain('"Session_pkey"');
    expect(plan).toContain('"ApiKey_pkey"');
    expect(plan).not.toMatch(/Seq Scan on "(Session|ApiKey)/);
  }
});

test('a share is found by its token; a page of shares is a range of an index', async () => {
  const found = await planOf((db) => findShare(db, new Uint8Array(hash('sha256', 'share 7', 'buffer')), new Date()));
  expect(found).toContain('"ReportShare_hash_key"');
  expect(found).not.toMatch(/Seq Scan on "ReportShare"/);
  const listed = await planOf((db) => listShares(db, { reportId: 'rep_20', ...page('shr_003900') }));
  expect(listed).toContain('"ReportShare_reportId_id_idx"');
  expect(listed).not.toContain('Seq Scan');
});

test('the keys that a key manages are found by the index of workspaces', async () => {
  const plan = await planOf((db) =>
    listManagedApiKeys(db, { keyId: 'key_1', workspaceIds: ['ws_20'], ...page('key_9') }),
  );
  expect(plan).toContain('"ApiKeyWorkspace_workspaceId_idx"');
  expect(plan).toContain('"ApiKey_pkey"');
  expect(plan).not.toMatch(/Seq Scan on "ApiKey"/);
});

test('a page of tags is a range of an index, read backward', async () => {
  const plan = await planOf((db) => listTags(db, { workspaceId: 'ws_20', ...page('tag_010300') }));
  expect(plan).toContain('Index Scan Backward using "Tag_workspaceId_id_idx"');
  expect(plan).toContain('"PromptTag_pkey"');
  expect(plan).not.toMatch(/Sort|Seq Scan/);
});

test('a page of prompts is a range of an index, with and without a country', async () => {
  const list = (country?: string) =>
    planOf((db) => listPrompts(db, { workspaceId: 'ws_20', country, ...page('prm_010300') }));
  const [all, us] = [await list(), await list('us')];
  expect(all).toMatch(/^Limit .*\n +-> +Index Scan Backward using "Prompt_/);
  expect(us).toMatch(/^Limit .*\n +-> +Index Scan Backward using "Prompt_workspaceId_country_id_idx"/);
  expect(all + us).not.toContain('Seq Scan');
});

test('the prompts of a tag, and the tags of a prompt, are ranges of an index', async () => {
  const prompts = await planOf((db) =>
    listPrompts(db, { workspaceId: 'ws_20', tagId: 'tag_000020', ...page('prm_010300') }),
  );
  expect(prompts).toContain('"PromptTag_pkey"');
  expect(prompts).not.toContain('Seq Scan');
  const tags = await planOf((db) => findPrompt(db, 'ws_0', 'prm_000020'));
  expect(tags).toContain('"PromptTag_promptId_tagId_idx"');
  expect(tags).not.toContain('Seq Scan');
});

test('a check is found by its id; a page of checks, and those of a workspace, are ranges of the key', async () => {
  const one = await planOf((db) => findCrawlabilityCheck(db, 'crw_010300'));
  expect(one).toContain('Index Scan using "CrawlabilityCheck_id_idx"');
  const listed = await planOf((db) =>
    listCrawlabilityChecks(db, { workspaceIds: ['ws_20', 'ws_21'], ...page('crw_010300') }),
  );
  expect(listed).toContain('Index Scan Backward using "CrawlabilityCheck_pkey"');
  const latest = await planOf((db) =>
    findLatestChecks(db, { workspaceId: 'ws_20', domains: ['acme.com'], wildcard: true }),
  );
  expect(latest).toContain('"CrawlabilityCheck_pkey"');
});

test('a content check is found by its id, and a page of them is a range of the key', async () => {
  expect(await planOf((db) => findContentCheck(db, 'cnt_010300'))).toContain('"ContentCheck_id_idx"');
  const listed = await planOf((db) => listContentChecks(db, { workspaceIds: ['ws_20'], ...page('cnt_010300') }));
  expect(listed).toContain('Index Scan Backward using "ContentCheck_pkey"');
});

test('the visits of a window are a range of an index, by crawler and by page', async () => {
  const window = { startDate: '2026-01-10', endDate: '2026-01-12' };
  const filter = { workspaceId: 'ws_7', domains: ['acme.com'], ...window, bots: null, areLeftOut: false };
  const bots = await planOf((db) => Promise.all([readBotVisits(db, filter), readAgents(db, filter)]));
  expect(bots.match(/"AgentBotDay_pkey"/g)).toHaveLength(2);
  const order = { sortOrder: 'desc', after: null, take: 51 } as const;
  const pages = await planOf((db) =>
    Promise.all([
      countPages(db, filter),
      listPagePositions(db, filter, { sortBy: 'visits', ...order }),
      readPages(db, filter, ['acme.com/1', 'acme.com/2']),
    ]),
  );
  expect(pages.match(/"AgentPageDay_pkey"/g)).toHaveLength(3);
  expect(bots + pages).not.toContain('Seq Scan');
});

test('a page of fan-outs is a range of its key, and one is found by its id', async () => {
  const listed = await planOf((db) => listQueryFanOuts(db, { workspaceId: 'ws_20', ...page('fan_010300') }));
  expect(listed).toContain('Index Scan Backward using "QueryFanOut_pkey"');
  expect(listed).not.toContain('Sort');
  expect(await planOf((db) => findQueryFanOut(db, 'fan_010300'))).toContain('"QueryFanOut_id_idx"');
});

test('what engines searched for is a range of the key of answers for each prompt', async () => {
  const promptIds = ['prm_000051', 'prm_000052'];
  const plan = await planOf((db) =>
    readSearches(db, { workspaceId: 'ws_1', promptIds, since: new Date('2026-01-10T00:00:00Z') }),
  );
  expect(plan).toContain('"Answer_pkey"');
  expect(plan).toMatch(/Index Cond: \(\("workspaceId" = .*"promptId" = p\.id\).*day >= /);
});

test.skipIf(isCluster)('the answers to a prompt are a range of the key, read backward', async () => {
  const filter = { workspaceId: 'ws_20', promptId: 'prm_010001', country: undefined, engines: null, surfaces: {} };
  const quarter = { startDate: '2026-01-01', endDate: '2026-03-31' };
  const after = { day: '2026-03-15', engine: 'chatgpt', sample: 1, isSimulated: true } as const;
  for (const start of [null, after]) {
    const plan = await planOf((db) => listAnswers(db, { ...filter, ...quarter, after: start, take: 6 }));
    expect(plan).toContain('Index Scan Backward using "Answer_pkey"');
    expect(plan).not.toContain('Sort');
  }
});

async function withClient(work: (db: ThreadDatabase) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await work(createThreadDatabase(client));
  await client.end();
}

test('the statistics of a window are a range of an index', async () => {
  const filter = { reportId: 'rep_20', isSimulated: true, ...WINDOW, country: 'us', engines: null };
  const { startDate, endDate } = WINDOW;
  const days = { ...toRange(WINDOW), lastDay: endDate, samplesFrom: startDate, hitsFrom: startDate };
  for (const prompts of [null, [0]]) {
    const task = {
      generations: [{ workspaceId: 'ws_20', reportId: 'rep_20', version: 1 }],
      filter: { ...filter, days, selection: { prompts, engines: null }, historyEngines: [] },
      windows: [toRange(WINDOW)],
      groups: [],
      needsCells: false,
      historyOf: null,
    };
    const plan = await planOf(() => withClient((db) => readStatistics(db, task, createThreadCaches())));
    expect(plan).toContain('"ReportCount_pkey"');
    expect(plan).not.toContain('Seq Scan on "ReportCount"');
  }
  const plan = await planOf((db) => readReportFindings(db, { workspaceId: 'ws_20', ...filter }));
  expect(plan).toContain('"ReportCount_pkey"');
  expect(plan).not.toContain('Seq Scan on "ReportCount"');
});

test.skipIf(isCluster)(
  'the answers of a day to the prompts of a report are found prompt by prompt, regardless of other data in the workspace',
  async () => {
    const day = { workspaceId: 'ws_20', day: '2026-01-15' };
    const promptIds = ['prm_010001', 'prm_010002'];
    const plan = await planOf(() =>
      withClient((db) => readAnswers(db, day, { promptIds, surfaces: {} }, true, () => {})),
    );
    // Of two prompts, a bitmap of the same index is as good: which one is cheaper depends on the sampled statistics.
    expect(plan).toMatch(/Index Scan (?:using|on) "Answer_pkey"/);
    expect(plan).toMatch(/Index Cond: \(\("workspaceId" = .+ AND \("promptId" = ANY .+ AND \(day = /);
    expect(plan).not.toContain('Filter: ');
    expect(plan).not.toContain('Seq Scan on "Answer_later"');
  },
);
