import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import type { Observation, Slot } from '../../domain/answers/answers.ts';
import { cleanUrl } from '../../domain/shared/urls.ts';
import type { Database } from '../database.ts';

const compress = promisify(zstdCompress);
const PAGE_ID_BYTES = 16;

/** The id of a cited page: a hash of its normalized URL. */
export function pageIdOf(key: string): Buffer {
  return hash('sha256', key, 'buffer').subarray(0, PAGE_ID_BYTES);
}

/**
 * Stores an observation with its raw body and its cited pages. An existing answer is kept, a failed call is replaced, and
 * nothing is stored for a deleted prompt. Returns whether the observation was stored.
 *
 * Several statements take less than half of the time of one statement with the same inserts in common table expressions.
 */
export async function insertAnswer(tx: Database, slot: Slot, observation: Observation, raw: unknown): Promise<boolean> {
  const body = raw === undefined ? null : await compress(JSON.stringify(raw));
  if (!(await lockPrompt(tx, slot)) || !(await saveAnswer(tx, slot, observation))) return false;
  if (body !== null) await saveBody(tx, slot, observation, body);
  if (observation.cited.length > 0) await saveCitations(tx, slot, observation);
  return true;
}

/** Prevents the deletion of the prompt until the transaction ends; false if it is already deleted. */
async function lockPrompt({ prepared }: Database, { promptId }: Slot): Promise<boolean> {
  return (await prepared`SELECT 1 FROM "Prompt" WHERE id = ${promptId} FOR KEY SHARE`).length > 0;
}

async function saveAnswer({ prepared }: Database, slot: Slot, observation: Observation): Promise<boolean> {
  const { workspaceId, promptId, engine, day, sample } = slot;
  const { isSimulated, country, cited, retrieved, searches, cost, latencyMs, ...facts } = observation;
  const stored = await prepared`
    INSERT INTO "Answer" AS a ("workspaceId", "promptId", "isSimulated", day, engine, sample, country, state, text, cited,
      retrieved, searches, model, source, surface, cost, "latencyMs", "failureReason", "isTruncated", "collectedDate")
    VALUES (${workspaceId}, ${promptId}, ${isSimulated}, ${day}, ${engine}, ${sample}, ${country}, ${facts.state},
      ${facts.text}, ${JSON.stringify(cited)}, ${JSON.stringify(retrieved)}, ${searches}, ${facts.model}, ${facts.source},
      ${facts.surface}, ${cost}, ${latencyMs}, ${facts.failureReason}, ${facts.isTruncated}, clock_timestamp())
    ON CONFLICT ("workspaceId", "promptId", day, engine, sample, "isSimulated") DO UPDATE SET
      state = excluded.state, text = excluded.text, cited = excluded.cited, retrieved = excluded.retrieved,
      searches = excluded.searches, model = excluded.model, source = excluded.source, surface = excluded.surface,
      cost = excluded.cost, "latencyMs" = excluded."latencyMs", "failureReason" = excluded."failureReason",
      "isTruncated" = excluded."isTruncated", "collectedDate" = excluded."collectedDate"
      WHERE a.state = 'failed'
    RETURNING 1`;
  return stored.length > 0;
}

async function saveBody(
  { prepared }: Database,
  { workspaceId, promptId, engine, day, sample }: Slot,
  { isSimulated }: Observation,
  body: Buffer,
): Promise<void> {
  await prepared`
    INSERT INTO "AnswerBody" ("workspaceId", "promptId", "isSimulated", day, engine, sample, body)
    VALUES (${workspaceId}, ${promptId}, ${isSimulated}, ${day}, ${engine}, ${sample}, ${body})
    ON CONFLICT ("workspaceId", "promptId", day, engine, sample, "isSimulated") DO UPDATE SET body = excluded.body`;
}

async function saveCitations(
  { prepared }: Database,
  { workspaceId, promptId, engine, day, sample }: Slot,
  { isSimulated, country, cited }: Observation,
): Promise<void> {
  // Pages are inserted in a fixed order, because concurrent answers that cite the same new pages could otherwise deadlock.
  const pages = cited
    .map((page) => ({ ...page, pageId: pageIdOf(page.key) }))
    .toSorted((one, other) => Buffer.compare(one.pageId, other.pageId));
  const pageIds = pages.map(({ pageId }) => pageId);
  await prepared`
    INSERT INTO "CitedPage" ("workspaceId", "pageId", key, url, host, title)
    SELECT ${workspaceId}, p.* FROM unnest(${pageIds}::bytea[], ${pages.map(({ key }) => key)}::text[],
      ${pages.map(({ url }) => cleanUrl(url))}::text[], ${pages.map(({ host }) => host)}::text[],
      ${pages.map(({ title }) => title)}::text[]) AS p
    ON CONFLICT DO NOTHING`;
  await prepared`
    INSERT INTO "Citation" ("workspaceId", "isSimulated", "pageId", day, "promptId", engine, sample, country)
    SELECT ${workspaceId}, ${isSimulated}, p, ${day}::date, ${promptId}, ${engine}, ${sample}::smallint, ${country}
    FROM unnest(${pageIds}::bytea[]) AS p
    ON CONFLICT DO NOTHING`;
}
