import pg from 'pg';
import { packNamed } from '../src/domain/answers/named-answers.ts';
import { ENGINES } from '../src/domain/shared/engines.ts';
import { addDays } from '../src/domain/shared/windows.ts';
import { rankPages } from '../src/storage/citations/cited-pages.ts';
import { type CitationScope, countCitations } from '../src/storage/citations/history.ts';
import { type OpenDatabase, openDatabase } from '../src/storage/postgres/database.ts';
import { migrate } from '../src/storage/postgres/migrations.ts';
import type { Report } from './support/benchmark.ts';
import { withPostgres } from './support/postgres.ts';
import { formatTable } from './support/table.ts';

const PROMPTS = 1000;
const DAYS = 180;
const FIRST_DAY = '2026-01-01';
const READS = 300;
const LISTS = 5;
const WARM_UP = 50;
const SITES = 5000;
/** Keeps the number of citations per page about the same in both tables. */
const ROWS_PER_PAGE = 50;

interface Size {
  rows: number;
  pages: number;
  workspaceId: string;
}

const SIZES: Size[] = [100_000, 10_000_000].map((rows) => ({
  rows,
  pages: rows / ROWS_PER_PAGE,
  workspaceId: `ws_${rows}`,
}));

interface Subject extends Size {
  database: OpenDatabase;
}

/**
 * Compares the 90-day history of a URL in a table of 10 million citations with a table of 100,000. Each table has a separate
 * database. Reads alternate between them, so other load on the machine affects both.
 */
export async function benchCitations(): Promise<Report> {
  return withPostgres(async (url) => {
    const subjects: Subject[] = [];
    try {
      for (const size of SIZES) {
        const databaseUrl = await createDatabase(url, `citations_${size.rows}`);
        await migrate(databaseUrl);
        await fill(databaseUrl, size);
        subjects.push({ ...size, database: openDatabase(databaseUrl, 4) });
      }
      return report(await measure(subjects));
    } finally {
      for (const { database } of subjects) await database.close();
    }
  });
}

async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const databaseUrl = new URL(url);
  databaseUrl.pathname = name;
  return databaseUrl.href;
}

async function measure(subjects: Subject[]): Promise<Measured[]> {
  const measured = subjects.map((subject) => ({ ...subject, history: [] as number[], list: [] as number[] }));
  for (let read = 0; read < WARM_UP; read++) {
    for (const subject of measured) await timeHistory(subject, read, WARM_UP);
  }
  for (let read = 0; read < READS; read++) {
    for (const subject of measured) subject.history.push(await timeHistory(subject, read, READS));
  }
  for (let read = 0; read < LISTS; read++) {
    for (const subject of measured) subject.list.push(await timeList(subject));
  }
  return measured;
}

/** Inserts citations in the order of collection, day by day. */
async function fill(url: string, { rows, pages, workspaceId }: Size): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const perDay = Math.ceil(rows / DAYS);
  try {
    await client.query("SET maintenance_work_mem = '512MB'");
    await client.query(
      `INSERT INTO "Workspace" (id, name, "promptsMaxCount", "geoAuditMaxCount", "createdDate", "updatedDate")
       VALUES ($1, 'Bench', 1000, 0, now(), now())`,
      [workspaceId],
    );
    await client.query(
      `INSERT INTO "Prompt" (id, "workspaceId", prompt, "promptKey", country, "createdDate", "updatedDate")
       SELECT 'prm_01JCN4M5N6P7Q8R9S0T1V' || lpad(p::text, 5, '0'), $1, 'P', p::text, 'us', now(), now()
       FROM generate_series(0, ${PROMPTS - 1}) p`,
      [workspaceId],
    );
    await client.query(
      `INSERT INTO "BrandReport" (id, "workspaceId", "reportTitle", "brandDomain", "brandDomainWildcard", competitors, "createdDate", "updatedDate")
       VALUES ('rep_bench', $1, 'Bench', 'acme.com', false, '[]', now(), now())`,
      [workspaceId],
    );
    await client.query(`INSERT INTO "BrandReportPrompt" SELECT 'rep_bench', id FROM "Prompt"`);
    await client.query(
      `INSERT INTO "CitedPage" ("workspaceId", "pageId", key, url, host)
       SELECT $1, substr(sha256(('site' || n % ${SITES} || '.example/' || n)::bytea), 1, 16), 'site' || n % ${SITES} || '.example/' || n,
         'https://site' || n % ${SITES} || '.example/' || n, 'site' || n % ${SITES} || '.example'
       FROM generate_series(0, ${pages - 1}) n`,
      [workspaceId],
    );
    const indexes = await dropIndexes(client);
    await client.query(
      `INSERT INTO "Citation" ("workspaceId", "isSimulated", "pageId", day, "promptId", engine, sample, country)
       SELECT $1, false, substr(sha256(('site' || n % ${SITES} || '.example/' || n)::bytea), 1, 16), '${FIRST_DAY}'::date + d,
         'prm_01JCN4M5N6P7Q8R9S0T1V' || lpad((i % ${PROMPTS})::text, 5, '0'),
         (ARRAY[${ENGINES.map((engine) => `'${engine}'`).join()}])[1 + i / ${PROMPTS} % ${ENGINES.length}],
         1 + i / ${PROMPTS * ENGINES.length}, 'us'
       FROM generate_series(0, ${DAYS - 1}) d, generate_series(0, ${perDay - 1}) i,
         LATERAL (SELECT (i::bigint * 7919 + d * 104729 + hashint4(i * 181 + d)::bigint + 2147483648) % ${pages} AS n) page`,
      [workspaceId],
    );
    for (const index of indexes) await client.query(index);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

/** Drops the indexes and returns the statements that create them. Building them after the inserts is ten times faster. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ definition: string }>(
    `SELECT pg_get_indexdef(indexrelid) AS definition FROM pg_index WHERE indrelid = '"Citation"'::regclass`,
  );
  await client.query('ALTER TABLE "Citation" DROP CONSTRAINT IF EXISTS "Citation_pkey"');
  await client.query('DROP INDEX IF EXISTS "Citation_pkey", "Citation_of_prompt_idx"');
  return rows.map(({ definition }) => definition);
}

function scopeOf({ workspaceId }: Size, startDate: string, endDate: string): CitationScope {
  return {
    workspaceId,
    reportId: 'rep_bench',
    promptIds: Array.from(
      { length: PROMPTS },
      (_, prompt) => `prm_01JCN4M5N6P7Q8R9S0T1V${String(prompt).padStart(5, '0')}`,
    ),
    isSimulated: false,
    country: 'us',
    engines: null,
    surfaces: {},
    selected: null,
    startDate,
    endDate,
  };
}

/** Reads a different page each time, so no rows are cached. The window and the preceding one cover all days of the table. */
async function timeHistory(subject: Subject, read: number, reads: number): Promise<number> {
  const scope = scopeOf(subject, FIRST_DAY, addDays(FIRST_DAY, DAYS - 1));
  const page = Math.floor((read * subject.pages) / reads);
  const started = performance.now();
  const counts = await countCitations(subject.database, scope, `site${page % SITES}.example/${page}`);
  const time = performance.now() - started;
  if (counts.length === 0) throw new Error('The requested page has no citations');
  return time;
}

async function timeList(subject: Subject): Promise<number> {
  const endDate = addDays(FIRST_DAY, DAYS - 1);
  const scope = scopeOf(subject, addDays(endDate, -29), endDate);
  const filter = { domain: undefined, hosts: null, brandMentioned: undefined, named: packNamed([], []) };
  const order = { sortBy: 'citations', sortOrder: 'desc', after: null, take: 51 } as const;
  const started = performance.now();
  await rankPages(subject.database, scope, filter, order);
  return performance.now() - started;
}

interface Measured extends Subject {
  history: number[];
  list: number[];
}

function report(measured: Measured[]): Report {
  const [small, large] = measured.map(({ history }) => percentile(history, 95));
  const ratio = (large ?? 0) / (small ?? 1);
  const rows = [
    ['', 'p50 ms', 'p95 ms', '30-day list, ms'],
    ...measured.map((each) => [
      `${each.rows.toLocaleString('en')} citations of ${each.pages.toLocaleString('en')} pages`,
      percentile(each.history, 50).toFixed(2),
      percentile(each.history, 95).toFixed(2),
      percentile(each.list, 50).toFixed(0),
    ]),
  ];
  const text = `History of one URL over 90 days and the preceding 90 days, ${READS} pages\n\n${formatTable(rows)}\n\np95 of the large table: ${ratio.toFixed(2)} times the p95 of the small table`;
  return {
    text,
    data: { ratio, measured: measured.map(({ rows: size, history, list }) => ({ size, history, list })) },
  };
}

function percentile(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor((times.length * share) / 100))] ?? 0;
}
