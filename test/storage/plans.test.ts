import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, execute, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;

/** Enough rows in enough workspaces that a plan which reads too much shows. */
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
  INSERT INTO "CrawlabilityCheck" ("workspaceId", id, url, "urlKey", domain, status, "createdDate")
    SELECT 'ws_' || c / 500, 'crw_' || lpad(c::text, 6, '0'), 'https://acme.com', 'acme.com', 'acme.com', 'completed', now()
    FROM generate_series(1, 50000) c;
  INSERT INTO "AgentBotDay" ("workspaceId", domain, day, bot, visits)
    SELECT 'ws_' || w, 'acme.com', date '2026-01-01' + d, 'bot ' || b, 1
    FROM generate_series(0, 20) w, generate_series(0, 99) d, generate_series(1, 20) b;
  INSERT INTO "AgentPageDay" ("workspaceId", domain, day, path, bot, visits)
    SELECT 'ws_' || w, 'acme.com', date '2026-01-01' + d, '/' || p, 'GPTBot', 1
    FROM generate_series(0, 20) w, generate_series(0, 49) d, generate_series(1, 40) p;
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
  ANALYZE;`;

beforeAll(async () => {
  database = await createTestDatabase();
  await execute(database.url, ROWS);
});
afterAll(() => database.drop());

async function planOf(sql: string): Promise<string> {
  const rows = await execute<{ 'QUERY PLAN': string }>(database.url, `EXPLAIN ${sql}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('a key is found by one look into a unique index', async () => {
  const plan = await planOf(`SELECT id FROM "ApiKey" WHERE hash = sha256('7') AND "revokedDate" IS NULL`);
  expect(plan).toContain('Index Scan using "ApiKey_hash_key"');
});

test('a page of tags is a range of an index, read backwards', async () => {
  const plan = await planOf(
    `SELECT * FROM "Tag" WHERE "workspaceId" = 'ws_20' AND id < 'tag_010300' ORDER BY id DESC LIMIT 51`,
  );
  expect(plan).toContain('Index Scan Backward using "Tag_workspaceId_id_idx"');
  expect(plan).not.toContain('Sort');
});

test('a page of prompts is a range of an index, with and without a country', async () => {
  const all = await planOf(
    `SELECT * FROM "Prompt" WHERE "workspaceId" = 'ws_20' AND id < 'prm_010300' ORDER BY id DESC LIMIT 51`,
  );
  expect(all).toMatch(/Index Scan Backward using "Prompt_/);
  const us = await planOf(
    `SELECT * FROM "Prompt" WHERE "workspaceId" = 'ws_20' AND country = 'us' AND id < 'prm_010300' ORDER BY id DESC LIMIT 51`,
  );
  expect(us).toContain('Index Scan Backward using "Prompt_workspaceId_country_id_idx"');
  expect(all + us).not.toContain('Sort');
});

test('the prompts of a tag, and the tags of a prompt, are ranges of an index', async () => {
  const prompts = await planOf(
    `SELECT "promptId" FROM "PromptTag" WHERE "tagId" = 'tag_000020' ORDER BY "promptId" DESC LIMIT 51`,
  );
  expect(prompts).toContain('Index Only Scan Backward using "PromptTag_pkey"');
  const tags = await planOf(`SELECT "tagId" FROM "PromptTag" WHERE "promptId" = 'prm_000020'`);
  expect(tags).toContain('"PromptTag_promptId_tagId_idx"');
});

test('a check is found by its id, a page of checks and the checks of a workspace are ranges of the key', async () => {
  const one = await planOf(`SELECT * FROM "CrawlabilityCheck" WHERE id = 'crw_010300'`);
  expect(one).toContain('Index Scan using "CrawlabilityCheck_id_idx"');
  const page = await planOf(
    `SELECT newest.* FROM unnest('{ws_20,ws_21}'::text[]) AS workspace(id) CROSS JOIN LATERAL (
       SELECT id, url FROM "CrawlabilityCheck" WHERE "workspaceId" = workspace.id AND id < 'crw_010300'
       ORDER BY id DESC LIMIT 51) newest ORDER BY newest.id DESC LIMIT 51`,
  );
  expect(page).toContain('Index Scan Backward using "CrawlabilityCheck_pkey"');
  const latest = await planOf(
    `SELECT DISTINCT ON ("urlKey") * FROM "CrawlabilityCheck" WHERE "workspaceId" = 'ws_20' AND status = 'completed'
     AND domain = ANY('{acme.com}') ORDER BY "urlKey", id DESC`,
  );
  expect(latest).toContain('"CrawlabilityCheck_pkey"');
});

test('the visits of a window are a range of an index, by crawler and by page', async () => {
  const within = `"workspaceId" = 'ws_7' AND domain = ANY('{acme.com}') AND day BETWEEN '2026-01-10' AND '2026-01-12'`;
  const bots = await planOf(`SELECT day, bot, sum(visits) FROM "AgentBotDay" WHERE ${within} GROUP BY day, bot`);
  expect(bots).toContain('"AgentBotDay_pkey"');
  const pages = await planOf(`SELECT DISTINCT domain, path FROM "AgentPageDay" WHERE ${within}`);
  expect(pages).toContain('"AgentPageDay_pkey"');
  const ordered = await planOf(
    `SELECT (domain || path) COLLATE "C" AS page, sum(visits) FROM "AgentPageDay" WHERE ${within} GROUP BY domain, path ORDER BY 2, 1 LIMIT 51`,
  );
  expect(ordered).toContain('"AgentPageDay_pkey"');
  const some = await planOf(
    `SELECT domain, path, bot, status, sum(visits) FROM "AgentPageDay" WHERE ${within} AND path = ANY('{/1,/2}')
     AND (domain, path) IN (SELECT * FROM unnest('{acme.com,acme.com}'::text[], '{/1,/2}'::text[])) GROUP BY domain, path, bot, status`,
  );
  expect(some).toContain('"AgentPageDay_pkey"');
  expect(bots + pages + ordered + some).not.toContain('Seq Scan');
});

test('a page of fan-outs is a range of its key, and one is found by its id', async () => {
  const page = await planOf(
    `SELECT * FROM "QueryFanOut" WHERE "workspaceId" = 'ws_20' AND id < 'fan_010300' ORDER BY id DESC LIMIT 51`,
  );
  expect(page).toContain('Index Scan Backward using "QueryFanOut_pkey"');
  expect(page).not.toContain('Sort');
  expect(await planOf(`SELECT * FROM "QueryFanOut" WHERE id = 'fan_010300'`)).toContain('"QueryFanOut_id_idx"');
});

test('what engines searched for is a range of the key of answers for each prompt', async () => {
  const plan = await planOf(`
    SELECT found.* FROM unnest(ARRAY['prm_000051', 'prm_000052']) p(id) CROSS JOIN LATERAL (
      SELECT searches FROM "Answer" a WHERE a."workspaceId" = 'ws_1' AND a."promptId" = p.id AND NOT a."isSimulated"
        AND a.day >= date '2026-01-10' AND state = 'answered' AND cardinality(searches) > 0
      ORDER BY a.day DESC, engine DESC, sample DESC LIMIT 70) found`);
  expect(plan).toContain('"Answer_pkey"');
  expect(plan).toMatch(/Index Cond: \(\("workspaceId" = .*"promptId" = p\.id\).*day >= /);
});

test('the numbers of a window are a range of an index', async () => {
  const plan = await planOf(
    `SELECT total FROM "ReportCount" c WHERE "workspaceId" = 'ws_20' AND "reportId" = 'rep_20' AND version = 1
     AND "isSimulated" = true AND day BETWEEN '2026-01-10' AND '2026-01-20' AND country = 'us'`,
  );
  expect(plan).toContain('"ReportCount_pkey"');
  expect(plan).not.toContain('Seq Scan');
});

test('the answers of a day to the prompts of a report are found prompt by prompt, whatever else the workspace holds', async () => {
  const plan = await planOf(
    `SELECT a.text FROM "ReportGeneration" g CROSS JOIN unnest(g."promptIds") WITH ORDINALITY AS p(id, place)
     JOIN "Answer" a ON a."workspaceId" = 'ws_20' AND a."promptId" = p.id AND a.day = '2026-01-15'
     WHERE g."workspaceId" = 'ws_20' AND g."reportId" = 'rep_20' AND g.version = 1`,
  );
  expect(plan).toContain('Index Scan using "Answer_pkey"');
  expect(plan).not.toContain('Seq Scan on "Answer"');
});
