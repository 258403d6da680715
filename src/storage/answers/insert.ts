import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { type Observation, runIdOf, type Slot } from '../../domain/answers/answers.ts';
import { cleanUrl } from '../../domain/shared/urls.ts';
import type { Database } from '../postgres/database.ts';

/** The result of a call, as it is stored. */
export interface NewAnswer {
  slot: Slot;
  observation: Observation;
  /** The compressed raw response. Null if there is none. */
  body: Buffer | null;
}

const compress = promisify(zstdCompress);
const PAGE_ID_BYTES = 16;

/** The id of a cited page: a hash of its normalized URL. */
export function pageIdOf(key: string): Buffer {
  return hash('sha256', key, 'buffer').subarray(0, PAGE_ID_BYTES);
}

export async function compressBody(raw: unknown): Promise<Buffer | null> {
  if (raw === undefined) return null;
  const body = Buffer.from(JSON.stringify(raw));
  // Without the size, zstd prepares for large input, which takes ten times as long as compressing the response.
  return compress(body, { pledgedSrcSize: body.length });
}

/**
 * Stores observations of a workspace with their raw bodies and their cited pages. Existing answers are kept, failed calls are
 * replaced, and nothing is stored for deleted prompts. Returns the calls whose observations were stored.
 *
 * Several statements take less than half of the time of one statement with the same inserts in common table expressions.
 */
export async function insertAnswers(tx: Database, workspaceId: string, answers: readonly NewAnswer[]): Promise<Slot[]> {
  const prompts = await lockPrompts(tx, answers);
  const stored: Slot[] = [];
  for (let rest = answers.filter(({ slot }) => prompts.has(slot.promptId)); rest.length > 0; ) {
    // A statement cannot store two results of the same call. Rows are inserted in a fixed order, because concurrent
    // transactions could otherwise deadlock.
    const byCall = Map.groupBy(rest, callOf);
    const first = [...byCall].toSorted(byKey).flatMap(([, [answer]]) => answer ?? []);
    const saved = await saveAnswers(tx, workspaceId, first);
    if (saved.some(({ body }) => body !== null)) await saveBodies(tx, workspaceId, saved);
    if (saved.some(({ observation }) => observation.cited.length > 0)) await saveCitations(tx, workspaceId, saved);
    stored.push(...saved.map(({ slot }) => slot));
    rest = [...byCall.values()].flatMap(([, ...others]) => others);
  }
  return stored;
}

function callOf({
  slot,
  observation,
}: {
  slot: Omit<Slot, 'workspaceId'>;
  observation: { isSimulated: boolean };
}): string {
  return runIdOf(slot, observation.isSimulated);
}

function byKey([first]: [string, unknown], [second]: [string, unknown]): number {
  return first < second ? -1 : 1;
}

/** Prevents the deletion of the prompts until the transaction ends. Returns those that are not deleted. */
async function lockPrompts({ prepared }: Database, answers: readonly NewAnswer[]): Promise<Set<string>> {
  const promptIds = [...new Set(answers.map(({ slot }) => slot.promptId))];
  const rows = await prepared<{ id: string }>`
    SELECT id FROM "Prompt" WHERE id = ANY(${promptIds}::text[]) ORDER BY id FOR KEY SHARE`;
  return new Set(rows.map(({ id }) => id));
}

async function saveAnswers({ prepared }: Database, workspaceId: string, answers: NewAnswer[]): Promise<NewAnswer[]> {
  const slots = answers.map(({ slot }) => slot);
  const facts = answers.map(({ observation }) => observation);
  const rows = await prepared<Omit<Slot, 'workspaceId'> & { isSimulated: boolean }>`
    WITH given AS (
      SELECT * FROM unnest(${slots.map(({ promptId }) => promptId)}::text[], ${slots.map(({ day }) => day)}::date[],
        ${slots.map(({ engine }) => engine)}::text[], ${slots.map(({ sample }) => sample)}::smallint[],
        ${facts.map(({ isSimulated }) => isSimulated)}::bool[], ${facts.map(({ country }) => country)}::text[],
        ${facts.map(({ state }) => state)}::text[], ${facts.map(({ text }) => text)}::text[],
        ${facts.map(({ cited }) => JSON.stringify(cited))}::text[],
        ${facts.map(({ retrieved }) => JSON.stringify(retrieved))}::text[],
        ${facts.map(({ searches }) => JSON.stringify(searches))}::text[], ${facts.map(({ model }) => model)}::text[],
        ${facts.map(({ source }) => source)}::text[], ${facts.map(({ surface }) => surface)}::text[],
        ${facts.map(({ cost }) => cost)}::float8[], ${facts.map(({ latencyMs }) => latencyMs)}::int[],
        ${facts.map(({ failureReason }) => failureReason)}::text[],
        ${facts.map(({ isTruncated }) => isTruncated)}::bool[])
        AS given("promptId", day, engine, sample, "isSimulated", country, state, text, cited, retrieved, searches, model, source,
          surface, cost, "latencyMs", "failureReason", "isTruncated")
    )
    INSERT INTO "Answer" AS a ("workspaceId", "promptId", "isSimulated", day, engine, sample, country, state, text, cited,
      retrieved, searches, model, source, surface, cost, "latencyMs", "failureReason", "isTruncated", "collectedDate")
    SELECT ${workspaceId}, "promptId", "isSimulated", day, engine, sample, country, state, text, cited::jsonb,
      retrieved::jsonb, ARRAY(SELECT jsonb_array_elements_text(searches::jsonb)), model, source, surface, cost, "latencyMs",
      "failureReason", "isTruncated", clock_timestamp()
    FROM given
    ON CONFLICT ("workspaceId", "promptId", day, engine, sample, "isSimulated") DO UPDATE SET
      state = excluded.state, text = excluded.text, cited = excluded.cited, retrieved = excluded.retrieved,
      searches = excluded.searches, model = excluded.model, source = excluded.source, surface = excluded.surface,
      cost = excluded.cost, "latencyMs" = excluded."latencyMs", "failureReason" = excluded."failureReason",
      "isTruncated" = excluded."isTruncated", "collectedDate" = excluded."collectedDate"
      WHERE a.state = 'failed'
    RETURNING "promptId", day::text AS day, engine, sample, "isSimulated"`;
  const stored = new Set(rows.map(({ isSimulated, ...slot }) => callOf({ slot, observation: { isSimulated } })));
  return answers.filter((answer) => stored.has(callOf(answer)));
}

async function saveBodies({ prepared }: Database, workspaceId: string, answers: NewAnswer[]): Promise<void> {
  const withBody = answers.filter(({ body }) => body !== null);
  const slots = withBody.map(({ slot }) => slot);
  await prepared`
    INSERT INTO "AnswerBody" ("workspaceId", "promptId", "isSimulated", day, engine, sample, body)
    SELECT ${workspaceId}, b.* FROM unnest(${slots.map(({ promptId }) => promptId)}::text[],
      ${withBody.map(({ observation }) => observation.isSimulated)}::bool[], ${slots.map(({ day }) => day)}::date[],
      ${slots.map(({ engine }) => engine)}::text[], ${slots.map(({ sample }) => sample)}::smallint[],
      ${withBody.map(({ body }) => body)}::bytea[]) AS b
    ON CONFLICT ("workspaceId", "promptId", day, engine, sample, "isSimulated") DO UPDATE SET body = excluded.body`;
}

async function saveCitations({ prepared }: Database, workspaceId: string, answers: NewAnswer[]): Promise<void> {
  const citations = answers
    .flatMap(({ slot, observation }) =>
      observation.cited.map((page) => ({ slot, observation, page, pageId: pageIdOf(page.key) })),
    )
    .toSorted((a, b) => Buffer.compare(a.pageId, b.pageId));
  const pages = citations.filter(({ pageId }, index) => citations[index - 1]?.pageId.equals(pageId) !== true);
  await prepared`
    INSERT INTO "CitedPage" ("workspaceId", "pageId", key, url, host, title)
    SELECT ${workspaceId}, p.* FROM unnest(${pages.map(({ pageId }) => pageId)}::bytea[],
      ${pages.map(({ page }) => page.key)}::text[], ${pages.map(({ page }) => cleanUrl(page.url))}::text[],
      ${pages.map(({ page }) => page.host)}::text[], ${pages.map(({ page }) => page.title)}::text[]) AS p
    ON CONFLICT DO NOTHING`;
  await prepared`
    INSERT INTO "Citation" ("workspaceId", "isSimulated", "pageId", day, "promptId", engine, sample, country)
    SELECT ${workspaceId}, c.* FROM unnest(${citations.map(({ observation }) => observation.isSimulated)}::bool[],
      ${citations.map(({ pageId }) => pageId)}::bytea[], ${citations.map(({ slot }) => slot.day)}::date[],
      ${citations.map(({ slot }) => slot.promptId)}::text[], ${citations.map(({ slot }) => slot.engine)}::text[],
      ${citations.map(({ slot }) => slot.sample)}::smallint[],
      ${citations.map(({ observation }) => observation.country)}::text[]) AS c
    ON CONFLICT DO NOTHING`;
}
