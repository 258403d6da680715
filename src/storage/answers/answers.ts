import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import type { Observation, Slot } from '../../domain/answers/answers.ts';
import type { Connection, Database, Transaction } from '../database.ts';

const compress = promisify(zstdCompress);
const PAGE_ID_BYTES = 16;

/** The id of a cited page: a digest of its address as it is compared. */
export function pageIdOf(key: string): Buffer {
  return hash('sha256', key, 'buffer').subarray(0, PAGE_ID_BYTES);
}

/** What is to be asked; null when the answer is there already, or the prompt is in no report any more. */
export async function findQuestion(
  { query }: Database,
  { workspaceId, promptId, engine, day, sample }: Slot,
  isSimulated: boolean,
): Promise<{ prompt: string; country: string } | null> {
  const [row] = await query<{ prompt: string; country: string }>`
    SELECT p.prompt, p.country FROM "Prompt" p
    WHERE p.id = ${promptId} AND p."workspaceId" = ${workspaceId}
      AND EXISTS (SELECT 1 FROM "BrandReportPrompt" rp WHERE rp."promptId" = p.id)
      AND NOT EXISTS (
        SELECT 1 FROM "Answer" a WHERE a."workspaceId" = ${workspaceId} AND a."promptId" = p.id
          AND a."isSimulated" = ${isSimulated} AND a.day = ${day}::date AND a.engine = ${engine} AND a.sample = ${sample}
          AND a.state <> 'failed')`;
  return row ?? null;
}

/** Brands that the reports of a workspace track, own and competitors', each once. */
export async function listTrackedBrands(
  { query }: Database,
  workspaceId: string,
): Promise<{ name: string; domain: string }[]> {
  return query<{ name: string; domain: string }>`
    SELECT DISTINCT ON (lower(name)) name, domain FROM (
      SELECT coalesce(brand, "reportTitle") AS name, "brandDomain" AS domain FROM "BrandReport"
      WHERE "workspaceId" = ${workspaceId}
      UNION ALL
      SELECT c->>'brand', c->>'brandDomain' FROM "BrandReport" r, jsonb_array_elements(r.competitors) c
      WHERE r."workspaceId" = ${workspaceId}
    ) brands ORDER BY lower(name), domain`;
}

/**
 * Keeps an observation with its body and its cited pages. What was answered before stays as it is, a failed call gives way,
 * and nothing is kept for a prompt that is gone; tells whether it was kept.
 */
export async function insertAnswer(
  tx: Transaction,
  slot: Slot,
  observation: Observation,
  raw: unknown,
): Promise<boolean> {
  const { workspaceId, promptId, engine, day, sample } = slot;
  const { isSimulated, country, cited, retrieved, searches, cost, latencyMs, ...facts } = observation;
  const body = raw === undefined ? null : await compress(JSON.stringify(raw));
  // In one order everywhere, or two answers that cite the same new pages could wait for each other.
  const pages = cited
    .map((page) => ({ ...page, pageId: pageIdOf(page.key) }))
    .toSorted((one, other) => Buffer.compare(one.pageId, other.pageId));

  const kept = await tx.$queryRaw<object[]>`
    WITH prompt AS (SELECT id FROM "Prompt" WHERE id = ${promptId} FOR KEY SHARE),
    answer AS (
      INSERT INTO "Answer" AS a ("workspaceId", "promptId", "isSimulated", day, engine, sample, country, state, text, cited,
        retrieved, searches, model, source, surface, cost, "latencyMs", "failureReason", "isTruncated",
        "collectedDate")
      SELECT ${workspaceId}, id, ${isSimulated}, ${day}::date, ${engine}, ${sample}::smallint, ${country}, ${facts.state},
        ${facts.text}, ${JSON.stringify(cited)}::jsonb, ${JSON.stringify(retrieved)}::jsonb, ${searches}::text[],
        ${facts.model}, ${facts.source}, ${facts.surface}, ${cost}::float8, ${latencyMs}::int, ${facts.failureReason},
        ${facts.isTruncated}, clock_timestamp()
      FROM prompt
      ON CONFLICT ("workspaceId", "promptId", day, engine, sample, "isSimulated") DO UPDATE SET
        state = excluded.state, text = excluded.text, cited = excluded.cited, retrieved = excluded.retrieved,
        searches = excluded.searches, model = excluded.model, source = excluded.source, surface = excluded.surface,
        cost = excluded.cost, "latencyMs" = excluded."latencyMs", "failureReason" = excluded."failureReason",
        "isTruncated" = excluded."isTruncated",
        "collectedDate" = excluded."collectedDate"
        WHERE a.state = 'failed'
      RETURNING 1 AS kept
    ),
    body AS (
      INSERT INTO "AnswerBody" ("workspaceId", "promptId", "isSimulated", day, engine, sample, body)
      SELECT ${workspaceId}, ${promptId}, ${isSimulated}, ${day}::date, ${engine}, ${sample}::smallint, ${body}::bytea
      FROM answer WHERE ${body}::bytea IS NOT NULL
      ON CONFLICT ("workspaceId", "promptId", day, engine, sample, "isSimulated") DO UPDATE SET body = excluded.body
    ),
    page AS (
      INSERT INTO "CitedPage" ("workspaceId", "pageId", key, url, host, title)
      SELECT ${workspaceId}, p."pageId", p.key, p.url, p.host, p.title
      FROM answer, unnest(${pages.map(({ pageId }) => pageId)}::bytea[], ${pages.map(({ key }) => key)}::text[],
        ${pages.map(({ url }) => url)}::text[], ${pages.map(({ host }) => host)}::text[],
        ${pages.map(({ title }) => title)}::text[]) AS p("pageId", key, url, host, title)
      ON CONFLICT DO NOTHING
    ),
    citation AS (
      INSERT INTO "Citation" ("workspaceId", "isSimulated", "pageId", day, "promptId", engine, sample, country)
      SELECT ${workspaceId}, ${isSimulated}, p, ${day}::date, ${promptId}, ${engine}, ${sample}::smallint, ${country}
      FROM answer, unnest(${pages.map(({ pageId }) => pageId)}::bytea[]) AS p
      ON CONFLICT DO NOTHING
    )
    SELECT kept FROM answer`;
  return kept.length > 0;
}

/** Reports whose numbers an answer to the prompt changes. */
export async function findReportsOfPrompt(
  db: Connection,
  promptId: string,
): Promise<{ reportId: string; isSetUp: boolean }[]> {
  return db.$queryRaw`
    SELECT r.id AS "reportId", r."setUpDate" IS NOT NULL AS "isSetUp"
    FROM "BrandReportPrompt" rp JOIN "BrandReport" r ON r.id = rp."reportId" WHERE rp."promptId" = ${promptId}`;
}
