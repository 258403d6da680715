import type { RankedPart } from '../domain/recommendations/merge.ts';
import type {
  Recommendation,
  RecommendationCopy,
  RecommendationDraft,
  RecommendationFacts,
  RecommendationGroup,
  RecommendationState,
  RecommendationType,
} from '../domain/recommendations/recommendation.ts';
import type { TaskPart } from '../domain/recommendations/task.ts';
import type { EngineId } from '../domain/shared/engines.ts';
import { cleanUrl } from '../domain/shared/urls.ts';
import type { Database } from './postgres/database.ts';

/** Selects recommendations. Simulated and real ones are never combined. */
export interface RecommendationOwner {
  workspaceId: string;
  reportId: string;
  isSimulated: boolean;
}

export interface RecommendationPosition {
  priority: number;
  score: number;
  id: string;
}

interface Row {
  id: string;
  country: string;
  engine: EngineId;
  type: RecommendationType;
  group: RecommendationGroup;
  priority: number;
  score: number;
  state: RecommendationState;
  data: RecommendationFacts;
  copy: RecommendationCopy;
}

/** Makes other runs, and decisions about whole tasks, wait for the transaction. False if the report does not exist. */
async function holdRecommendations({ query }: Database, reportId: string): Promise<boolean> {
  return (await query`SELECT 1 FROM "BrandReport" WHERE id = ${reportId} FOR NO KEY UPDATE`).length > 0;
}

/**
 * Replaces the recommendations of a report. Recommendations with a state set by a user are kept. Polished copy is kept as
 * long as the original copy is unchanged. New parts of a task that a user decided about inherit the decision.
 */
export async function replaceRecommendations(
  tx: Database,
  { workspaceId, reportId, isSimulated }: RecommendationOwner,
  drafts: readonly (RecommendationDraft & { id: string })[],
  now: Date,
): Promise<void> {
  // The report may have been deleted in the meantime.
  if (!(await holdRecommendations(tx, reportId))) return;
  const identities = drafts.map(({ identity }) => identity);
  await tx.query`
    DELETE FROM "Recommendation"
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND "isSimulated" = ${isSimulated}
      AND NOT "isStateSet" AND identity <> ALL(${identities}::text[])`;
  await tx.query`
    INSERT INTO "Recommendation" AS old ("workspaceId", "reportId", id, identity, "isSimulated", country, engine, type, "group",
      priority, score, state, data, copy, "createdDate", "taskId", details, "listedDate", "listedPromptIds")
    SELECT ${workspaceId}, ${reportId}, d.id, d.identity, ${isSimulated}, d.country, d.engine, d.type, d."group", d.priority, d.score,
      'suggested', d.data, d.copy, ${now}, d."taskId", d.details, ${now},
      ARRAY(SELECT prompt->>'promptId' FROM jsonb_array_elements(d.details->'prompts') prompt)
    FROM jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) AS d(id text, identity text, country text, engine text, type text, "group" text,
      priority int, score int, data jsonb, copy jsonb, "taskId" text, details jsonb)
    ON CONFLICT ("workspaceId", "reportId", identity) DO UPDATE SET priority = excluded.priority, score = excluded.score,
      data = excluded.data, copy = excluded.copy,
      polished = CASE WHEN old.copy = excluded.copy THEN old.polished END,
      "taskId" = excluded."taskId", details = excluded.details, "listedDate" = coalesce(old."listedDate", excluded."listedDate"),
      "listedPromptIds" = CASE WHEN old."listedDate" IS NULL THEN excluded."listedPromptIds" ELSE old."listedPromptIds" END`;
  await tx.query`
    UPDATE "Recommendation" AS new SET state = decided.state, "stateDate" = decided."stateDate"
    FROM (
      SELECT DISTINCT ON ("taskId") "taskId", state, "stateDate" FROM "Recommendation"
      WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND "isTaskState"
      ORDER BY "taskId", "stateDate" DESC
    ) decided
    WHERE new."workspaceId" = ${workspaceId} AND new."reportId" = ${reportId} AND new."taskId" = decided."taskId"
      AND new.id = ANY(${drafts.map(({ id }) => id)}::text[])`;
}

export async function listRecommendations(
  database: Database,
  { workspaceId, reportId, isSimulated }: RecommendationOwner,
  filter: {
    /** Null for all. */
    country: string | null;
    engines: EngineId[] | null;
    state: RecommendationState | undefined;
    type: RecommendationType | undefined;
    after: RecommendationPosition | null;
    take: number;
  },
): Promise<Recommendation[]> {
  const { country, engines, state = null, type = null, after, take } = filter;
  const { priority = null, score = null, id = null } = after ?? {};
  const rows = await database.query<Row>`
    SELECT id, country, engine, type, "group", priority, score, state, data, coalesce(polished, copy) AS copy
    FROM "Recommendation"
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND "isSimulated" = ${isSimulated}
      AND (${country}::text IS NULL OR country = ${country})
      AND (${engines}::text[] IS NULL OR engine = ANY(${engines}))
      AND (${state}::text IS NULL OR state = ${state})
      AND (${type}::text IS NULL OR type = ${type})
      AND (${id}::text IS NULL OR (priority, score) < (${priority}::int, ${score}::int)
        OR ((priority, score) = (${priority}::int, ${score}::int) AND id > ${id}))
    ORDER BY priority DESC, score DESC, id
    LIMIT ${take}`;
  return complete(database, rows);
}

/** Stores the state set by a user. Returns null if the recommendation does not exist. `suggested` reverts the decision. */
export async function saveRecommendationState(
  database: Database,
  { workspaceId, reportId, isSimulated }: RecommendationOwner,
  id: string,
  state: RecommendationState,
  now: Date,
): Promise<Recommendation | null> {
  const rows = await database.query<Row>`
    UPDATE "Recommendation" SET state = ${state}, "isStateSet" = ${state !== 'suggested'}, "isTaskState" = false,
      "stateDate" = CASE WHEN state = ${state} THEN "stateDate" ELSE ${now} END
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND id = ${id} AND "isSimulated" = ${isSimulated}
    RETURNING id, country, engine, type, "group", priority, score, state, data, coalesce(polished, copy) AS copy`;
  return (await complete(database, rows))[0] ?? null;
}

/** Stores the state of all parts of a task. False if it has none. A run that is under way ends first, so that it misses no part. */
export async function saveTaskState(
  tx: Database,
  { workspaceId, reportId, isSimulated }: RecommendationOwner,
  taskId: string,
  state: RecommendationState,
  now: Date,
): Promise<boolean> {
  await holdRecommendations(tx, reportId);
  const isDecided = state !== 'suggested';
  const rows = await tx.query`
    UPDATE "Recommendation" SET state = ${state}, "isStateSet" = ${isDecided}, "isTaskState" = ${isDecided},
      "stateDate" = CASE WHEN state = ${state} THEN "stateDate" ELSE ${now} END
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND "taskId" = ${taskId}
      AND "isSimulated" = ${isSimulated}
    RETURNING 1`;
  return rows.length > 0;
}

/** Null for all. */
export interface PartFilter {
  country: string | null;
  engines: EngineId[] | null;
}

/** What the order of tasks depends on. */
export async function listTaskParts(
  { query }: Database,
  { workspaceId, reportId, isSimulated }: RecommendationOwner,
  { country, engines }: PartFilter,
): Promise<RankedPart[]> {
  return query<RankedPart>`
    SELECT coalesce("taskId", id) AS "taskId", type, engine, country, state, score, (details->>'evidence')::int AS evidence,
      (details->>'answers')::int AS answers
    FROM "Recommendation"
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND "isSimulated" = ${isSimulated}
      AND (${country}::text IS NULL OR country = ${country}) AND (${engines}::text[] IS NULL OR engine = ANY(${engines}))`;
}

/** A part of a task, with when it was listed and decided about. */
export interface StoredPart extends TaskPart {
  listedDate: Date | null;
  listedPromptIds: string[];
  stateDate: Date | null;
}

/** The parts of some tasks. */
export async function readTaskParts(
  { query }: Database,
  { workspaceId, reportId, isSimulated }: RecommendationOwner,
  taskIds: readonly string[],
  { country, engines }: PartFilter,
): Promise<StoredPart[]> {
  const parts = await query<StoredPart>`
    SELECT id, coalesce("taskId", id) AS "taskId", engine, country, type, "group", score, state, data,
      coalesce(polished, copy) AS copy, details, "listedDate", "listedPromptIds", "stateDate"
    FROM "Recommendation"
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND "isSimulated" = ${isSimulated}
      AND coalesce("taskId", id) = ANY(${taskIds})
      AND (${country}::text IS NULL OR country = ${country}) AND (${engines}::text[] IS NULL OR engine = ANY(${engines}))`;
  return parts.map((part) => ({ ...part, data: { ...part.data, url: cleanUrl(part.data.url) } }));
}

/** The prompts of all completed recommendations that are about prompts. */
export async function listTouchedPrompts(
  { query }: Database,
  { workspaceId, reportId, isSimulated }: RecommendationOwner,
): Promise<Set<string>> {
  const rows = await query<{ promptIds: string[] }>`
    SELECT "listedPromptIds" || ARRAY(SELECT jsonb_array_elements_text(data->'promptIds')) AS "promptIds"
    FROM "Recommendation"
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND "isSimulated" = ${isSimulated}
      AND state = 'completed' AND type <> 'competitors_count'`;
  return new Set(rows.flatMap(({ promptIds }) => promptIds));
}

export type Unpolished = Pick<Row, 'id' | 'engine' | 'data' | 'copy'>;

/** Lists the most urgent open recommendations whose copy is not polished yet. */
export async function listUnpolished(
  { query }: Database,
  { workspaceId, reportId, isSimulated }: RecommendationOwner,
  take: number,
): Promise<Unpolished[]> {
  return query<Unpolished>`
    SELECT id, engine, data, copy FROM "Recommendation"
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND "isSimulated" = ${isSimulated}
      AND state = 'suggested' AND polished IS NULL
    ORDER BY priority DESC, score DESC, id LIMIT ${take}`;
}

/** Stores polished copy unless the original copy has changed in the meantime. */
export async function savePolished(
  { query }: Database,
  { workspaceId, reportId }: RecommendationOwner,
  { id, copy, polished }: { id: string; copy: RecommendationCopy; polished: RecommendationCopy },
): Promise<void> {
  await query`
    UPDATE "Recommendation" SET polished = ${JSON.stringify(polished)}::jsonb
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND id = ${id}
      AND copy = ${JSON.stringify(copy)}::jsonb`;
}

/** Reads the texts of all prompts in one statement. Deleted prompts are omitted. */
async function complete(database: Database, rows: Row[]): Promise<Recommendation[]> {
  const texts = await findPromptTexts(
    database,
    rows.flatMap(({ data }) => data.promptIds),
  );
  return rows.map((row) => toRecommendation(row, texts));
}

export async function findPromptTexts(
  { query }: Pick<Database, 'query'>,
  promptIds: readonly string[],
): Promise<Map<string, string>> {
  const prompts = await query<{ id: string; prompt: string }>`
    SELECT id, prompt FROM "Prompt" WHERE id = ANY(${[...new Set(promptIds)]})`;
  return new Map(prompts.map(({ id, prompt }) => [id, prompt]));
}

function toRecommendation(row: Row, texts: ReadonlyMap<string, string>): Recommendation {
  const { id, country, engine, type, group, priority, score, state, copy } = row;
  const { promptIds, ...facts } = row.data;
  const prompts = promptIds.flatMap((promptId) => {
    const prompt = texts.get(promptId);
    return prompt === undefined ? [] : [{ promptId, prompt }];
  });
  return {
    id,
    engine,
    type,
    group,
    priority,
    score,
    state,
    data: { ...facts, url: cleanUrl(facts.url), prompts, country, service: engine, type },
    copy,
  };
}
