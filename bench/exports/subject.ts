import pg from 'pg';
import { createApp } from '../../src/app.ts';
import { packNamed } from '../../src/domain/answers/named-answers.ts';
import { EXPORTS } from '../../src/domain/exports/exports.ts';
import { ENGINES } from '../../src/domain/shared/engines.ts';
import { readEnv } from '../../src/env.ts';
import { createLog } from '../../src/log.ts';
import { selectCitations } from '../../src/storage/exports/citations.ts';
import { copyStatement } from '../../src/storage/exports/copy-select.ts';

const PROMPTS = 1000;
const PAGES = 50_000;
const HOSTS = 5_000;
const DAYS = 36;
/** Pages that each answer cites, so that there are about a million citations. */
const PAGES_PER_ANSWER = 4;
const WINDOW = { startDate: '2026-01-01', endDate: '2026-02-05' };

export interface Subject {
  key: string;
  workspaceId: string;
  /** Path of the export. */
  path: string;
  /** The statement that the export sends. */
  statement: string;
  rows: number;
}

/** A report with a million citations. */
export async function prepareSubject(url: string): Promise<Subject> {
  const app = await createApp({ env: readEnv({ DATABASE_URL: url, ROLE: 'api' }), log: createLog('fatal') });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const limits = { promptsMaxCount: PROMPTS, geoAuditMaxCount: 1 };
    const { id: workspaceId } = await app.services.createWorkspace({ name: 'Bench', ...limits });
    const { key } = await app.services.createApiKey({ workspaceIds: [workspaceId], permissions: ['read'] });
    const rows = await fill(client, workspaceId);
    const promptIds = Array.from({ length: PROMPTS }, (_, index) => `prm_${index + 1}`);
    const scope = {
      workspaceId,
      reportId: 'rep_bench',
      isSimulated: true,
      country: 'us',
      engines: null,
      surfaces: {},
      selected: null,
    };
    const select = selectCitations({
      ...scope,
      ...WINDOW,
      promptIds,
      domain: undefined,
      hosts: null,
      brandMentioned: undefined,
      sites: new Map(),
      named: packNamed([], []),
    });
    const query = new URLSearchParams({ reportId: 'rep_bench', country: 'us', ...WINDOW });
    const path = `/v1/exports/citations.csv?${query.toString()}`;
    return { key, workspaceId, path, statement: copyStatement(EXPORTS.citations.columns, 'csv', select), rows };
  } finally {
    await client.end();
    await app.close();
  }
}

async function fill(client: pg.Client, workspaceId: string): Promise<number> {
  await client.query(
    `INSERT INTO "Prompt" (id, "workspaceId", prompt, "promptKey", country, "createdDate", "updatedDate")
     SELECT 'prm_' || i, $1, 'What is the best tool for task number ' || i || '?', i, 'us', now(), now()
     FROM generate_series(1, ${PROMPTS}) i`,
    [workspaceId],
  );
  await client.query(
    `INSERT INTO "BrandReport" (id, "workspaceId", "reportTitle", brand, "brandVariations", "brandDomain", "brandDomainVariations",
       "brandDomainWildcard", competitors, "setUpDate", "createdDate", "updatedDate")
     VALUES ('rep_bench', $1, 'Bench', 'Acme', '{}', 'acme.com', '{}', false, '[]', now(), now(), now())`,
    [workspaceId],
  );
  await client.query(`INSERT INTO "BrandReportPrompt" SELECT 'rep_bench', id FROM "Prompt"`);
  await client.query(
    `INSERT INTO "CitedPage" ("workspaceId", "pageId", key, url, host, title)
     SELECT $1, substring(sha256(i::text::bytea) for 16), 'site-' || i % ${HOSTS} || '.com/page/' || i,
       'https://www.site-' || i % ${HOSTS} || '.com/page/' || i, 'site-' || i % ${HOSTS} || '.com', 'The best tools, page ' || i
     FROM generate_series(1, ${PAGES}) i`,
    [workspaceId],
  );
  const { rowCount } = await client.query(
    `INSERT INTO "Citation" ("workspaceId", "isSimulated", "pageId", day, "promptId", engine, sample, country)
     SELECT $1, true, substring(sha256((1 + (p * 7919 + d * 104729 + e.place * 31 + n * 15485863) % ${PAGES})::text::bytea) for 16),
       date '${WINDOW.startDate}' + d, 'prm_' || p, e.name, 1, 'us'
     FROM generate_series(1, ${PROMPTS}) p, generate_series(0, ${DAYS - 1}) d,
       unnest($2::text[]) WITH ORDINALITY AS e(name, place), generate_series(1, ${PAGES_PER_ANSWER}) n
     ON CONFLICT DO NOTHING`,
    [workspaceId, ENGINES],
  );
  await client.query('VACUUM ANALYZE "Citation", "CitedPage", "Prompt"');
  return rowCount ?? 0;
}
