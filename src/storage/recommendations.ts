import type {
  Recommendation,
  RecommendationCopy,
  RecommendationDraft,
  RecommendationFacts,
  RecommendationGroup,
  RecommendationState,
  RecommendationType,
} from '../domain/recommendations/recommendation.ts';
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

/**
 * Replaces the recommendations of a report. Recommendations with a state set by a user are kept. Polished copy is kept as
 * long as the original copy is unchanged.
 */
export async function replaceRecommendations(
  tx: Database,
  { workspaceId, reportId, isSimulated }: RecommendationOwner,
  drafts: readonly (RecommendationDraft & { id: string })[],
  now: Date,
): Promise<void> {
  // One run at a time. The report may have been deleted in the meantime.
  const held = await tx.query`SELECT 1 FROM "BrandReport" WHERE id = ${reportId} FOR NO KEY UPDATE`;
  if (held.length === 0) return;
  const identities = drafts.map(({ identity }) => identity);
  await tx.query`
    DELETE FROM "Recommendation"
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND "isSimulated" = ${isSimulated}
      AND NOT "isStateSet" AND identity <> ALL(${identities}::text[])`;
  await tx.query`
    INSERT INTO "Recommendation" AS old ("workspaceId", "reportId", id, identity, "isSimulated", country, engine, type, "group",
      priority, score, state, data, copy, "createdDate")
    SELECT ${workspaceId}, ${reportId}, d.id, d.identity, ${isSimulated}, d.country, d.engine, d.type, d."group", d.priority, d.score,
      'suggested', d.data, d.copy, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) AS d(id text, identity text, country text, engine text, type text, "group" text,
      priority int, score int, data jsonb, copy jsonb)
    ON CONFLICT ("workspaceId", "reportId", identity) DO UPDATE SET priority = excluded.priority, score = excluded.score,
      data = excluded.data, copy = excluded.copy,
      polished = CASE WHEN old.copy = excluded.copy THEN old.polished END`;
}

export async function listRecommendations(
  database: Database,
  { workspaceId, reportId, isSimulated }: RecommendationOwner,
  filter: {
    /** Null for all. */
    country: string | null;
    engines: EngineId[] | null;
    state: RecommendationState | undefined;
    after: RecommendationPosition | null;
    take: number;
  },
): Promise<Recommendation[]> {
  const { country, engines, state = null, after, take } = filter;
  const { priority = null, score = null, id = null } = after ?? {};
  const rows = await database.query<Row>`
    SELECT id, country, engine, type, "group", priority, score, state, data, coalesce(polished, copy) AS copy
    FROM "Recommendation"
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND "isSimulated" = ${isSimulated}
      AND (${country}::text IS NULL OR country = ${country})
      AND (${engines}::text[] IS NULL OR engine = ANY(${engines}))
      AND (${state}::text IS NULL OR state = ${state})
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
): Promise<Recommendation | null> {
  const rows = await database.query<Row>`
    UPDATE "Recommendation" SET state = ${state}, "isStateSet" = ${state !== 'suggested'}
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND id = ${id} AND "isSimulated" = ${isSimulated}
    RETURNING id, country, engine, type, "group", priority, score, state, data, coalesce(polished, copy) AS copy`;
  return (await complete(database, rows))[0] ?? null;
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
async function complete({ query }: Database, rows: Row[]): Promise<Recommendation[]> {
  const ids = [...new Set(rows.flatMap(({ data }) => data.promptIds))];
  const prompts = await query<{ id: string; prompt: string }>`
    SELECT id, prompt FROM "Prompt" WHERE id = ANY(${ids})`;
  const texts = new Map(prompts.map(({ id, prompt }) => [id, prompt]));
  return rows.map((row) => toRecommendation(row, texts));
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
