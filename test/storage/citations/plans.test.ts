import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { packNamed } from '../../../src/domain/answers/named-answers.ts';
import { listCitedHosts, listCitingPrompts, rankPages } from '../../../src/storage/citations/cited-pages.ts';
import { type CitationScope, countCitations } from '../../../src/storage/citations/history.ts';
import type { Database } from '../../../src/storage/postgres/database.ts';
import { createTestDatabase, execute, type TestDatabase } from '../../support/database.ts';
import { explain } from '../../support/plans.ts';
import { until } from '../../support/until.ts';

const isCluster = inject('postgres').workers.length > 0;
let database: TestDatabase;

/** Five workspaces; the answers to 40 prompts on 90 days, a fifth of them in each, cite 2,000 pages. */
const ROWS = `
  INSERT INTO "Workspace" (id, name, "promptsMaxCount", "geoAuditMaxCount", "createdDate", "updatedDate")
    SELECT 'ws_' || w, 'W', 1000, 100, now(), now() FROM generate_series(0, 4) w;
  INSERT INTO "Prompt" (id, "workspaceId", prompt, "promptKey", country, "createdDate", "updatedDate")
    SELECT 'prm_' || p, 'ws_' || p % 5, 'P', 'key ' || p, 'us', now(), now() FROM generate_series(0, 199) p;
  INSERT INTO "BrandReport" (id, "workspaceId", "reportTitle", "brandDomain", "brandDomainWildcard", competitors, "createdDate", "updatedDate")
    SELECT 'rep_' || w, 'ws_' || w, 'R', 'acme.com', false, '[]', now(), now() FROM generate_series(0, 4) w;
  INSERT INTO "BrandReportPrompt" ("reportId", "promptId") SELECT 'rep_' || p % 5, 'prm_' || p FROM generate_series(0, 199) p WHERE p < 50;
  INSERT INTO "CitedPage" ("workspaceId", "pageId", key, url, host)
    SELECT 'ws_' || w, substr(sha256(('a.example/' || n)::bytea), 1, 16), 'a.example/' || n, 'https://a.example/' || n, 'a.example'
    FROM generate_series(0, 4) w, generate_series(0, 1999) n;
  INSERT INTO "Citation" ("workspaceId", "isSimulated", "pageId", day, "promptId", engine, sample, country)
    SELECT 'ws_' || p % 5, false, substr(sha256(('a.example/' || (p * 7 + d * 13 + k * k * 31) % 2000)::bytea), 1, 16),
      '2026-01-01'::date + d, 'prm_' || p, 'chatgpt', 1, 'us'
    FROM generate_series(0, 199) p, generate_series(0, 89) d, generate_series(1, 5) k ON CONFLICT DO NOTHING;
  ANALYZE;`;

/** The share of all-visible pages, which the planner considers; a snapshot held by autovacuum can keep it low. */
async function vacuum(): Promise<number | undefined> {
  await execute(database.url, 'VACUUM "Citation"');
  // On Citus, the table of the coordinator is empty.
  const share = `SELECT coalesce(relallvisible::float8 / nullif(relpages, 0), 1) AS share FROM pg_class WHERE relname = 'Citation_later'`;
  return (await execute<{ share: number }>(database.url, share))[0]?.share;
}

beforeAll(async () => {
  database = await createTestDatabase();
  for (const statement of ROWS.split(';\n')) await execute(database.url, statement);
  await until(vacuum, (share) => share === 1);
});
afterAll(() => database.drop());

const SCOPE: CitationScope = {
  workspaceId: 'ws_0',
  reportId: 'rep_0',
  promptIds: Array.from({ length: 10 }, (_, index) => `prm_${index * 5}`),
  isSimulated: false,
  country: 'us',
  engines: null,
  surfaces: {},
  selected: null,
  startDate: '2026-03-01',
  endDate: '2026-03-14',
};
const NAMED = packNamed([...SCOPE.promptIds], [{ day: '2026-03-01', engine: 'chatgpt', sample: 1, prompt: 0 }]);

/** The plan of the statement that one read sends. */
const planOf = (read: (database: Database) => Promise<unknown>) => explain(database.url, read);

/** Nodes of a cluster do not know how many prompts the coordinator sends them, and may read the ranges of the index as a bitmap. */
const PROMPT_RANGES = isCluster
  ? /(Index Only Scan using|Index Scan using|Bitmap Index Scan on) "Citation_of_prompt_idx"/
  : /Index Only Scan using "Citation_of_prompt_idx"/;

test('the history of a page reads a range of the primary key of the citations, and nothing else of the table', async () => {
  const plan = await planOf((db) => countCitations(db, SCOPE, 'a.example/7'));
  expect(plan).toContain('Index Only Scan using "Citation_pkey"');
  expect(plan).toMatch(/Index Cond: .*workspaceId.*isSimulated.*pageId.*day >= .*day <= /);
  expect(plan).not.toContain('Seq Scan on "Citation_later"');
  expect(plan.match(/on "Citation_later"/g)).toHaveLength(1);
});

test.skipIf(isCluster)(
  'the pages that answers cite are read from ranges of an index, one for each prompt of the report',
  async () => {
    const filter = { domain: undefined, hosts: null, brandMentioned: undefined, named: NAMED };
    for (const sortBy of ['citations', 'prompts', 'domain'] as const) {
      for (const brandMentioned of [undefined, true]) {
        const order = { sortBy, sortOrder: 'desc', after: null, take: 51 } as const;
        const plan = await planOf((db) => rankPages(db, SCOPE, { ...filter, brandMentioned }, order));
        expect(plan).toMatch(PROMPT_RANGES);
        expect(plan).not.toContain('Seq Scan on "Citation_later"');
      }
    }
  },
);

test('the hosts that answers cite are read from ranges of an index', async () => {
  const plan = await planOf((db) => listCitedHosts(db, SCOPE));
  expect(plan).toMatch(PROMPT_RANGES);
});

test('the prompts behind the pages of a list are read from ranges of the key', async () => {
  const pageIds = Array.from({ length: 50 }, (_, index) => Buffer.alloc(16, index));
  const plan = await planOf((db) => listCitingPrompts(db, SCOPE, pageIds, NAMED));
  expect(plan).toMatch(/(Index Only Scan using|Bitmap Index Scan on) "Citation_pkey"/);
  expect(plan).not.toContain('Seq Scan on "Citation_later"');
});
