import type { EngineId } from '../../domain/shared/engines.ts';
import type { Database } from '../database.ts';

/** How many of the newest prompts are compared with a query. */
const MOST_PROMPTS = 2000;
/** How many of the newest answers to each prompt are read. */
const MOST_ANSWERS = 70;

const MOST_REPORTS = 20;

/** The newest prompts of a workspace: a range of an index, read backwards. */
export async function listNewestPrompts(
  database: Database,
  workspaceId: string,
): Promise<{ id: string; prompt: string }[]> {
  return database.query<{ id: string; prompt: string }>`
    SELECT id, prompt FROM "Prompt" WHERE "workspaceId" = ${workspaceId} ORDER BY id DESC LIMIT ${MOST_PROMPTS}`;
}

interface SearchRow {
  promptId: string;
  engine: EngineId;
  day: string;
  isSimulated: boolean;
  searches: string[];
}

/** What engines searched for to answer these prompts since a day, newest first: a range of the key for each prompt. */
export async function readSearches(
  database: Database,
  { workspaceId, promptIds, since }: { workspaceId: string; promptIds: readonly string[]; since: Date },
): Promise<SearchRow[]> {
  if (promptIds.length === 0) return [];
  return database.query<SearchRow>`
    SELECT found.* FROM unnest(${promptIds}::text[]) p(id)
    CROSS JOIN unnest(ARRAY[false, true]) s("isSimulated")
    CROSS JOIN LATERAL (
      SELECT "promptId", engine, to_char(day, 'YYYY-MM-DD') AS day, "isSimulated", searches FROM "Answer" a
      WHERE a."workspaceId" = ${workspaceId} AND a."promptId" = p.id AND a."isSimulated" = s."isSimulated"
        AND a.day >= ${since}::date AND state = 'answered' AND cardinality(searches) > 0
      ORDER BY a.day DESC, engine DESC, sample DESC LIMIT ${MOST_ANSWERS}
    ) found`;
}

/** Names of brands and competitors in the newest reports of a workspace. */
export async function listBrandNames(database: Database, workspaceId: string): Promise<string[]> {
  const rows = await database.query<{ name: string }>`
    SELECT DISTINCT name FROM (
      SELECT * FROM "BrandReport" WHERE "workspaceId" = ${workspaceId} ORDER BY id DESC LIMIT ${MOST_REPORTS}
    ) r CROSS JOIN LATERAL (
      SELECT r.brand AS name UNION ALL SELECT competitor->>'brand' FROM jsonb_array_elements(r.competitors) competitor
    ) names WHERE name IS NOT NULL`;
  return rows.map((row) => row.name);
}
