import type { EngineId } from '../../domain/shared/engines.ts';
import type { Database } from '../database.ts';

/** Maximum number of recent prompts to search for similar ones. */
const MAX_PROMPTS = 2000;
/** Maximum number of recent answers per prompt. */
const MAX_ANSWERS = 70;

const MAX_REPORTS = 20;

/** Lists the most recent prompts of a workspace, or of one of its countries, with a backward index scan. */
export async function listNewestPrompts(
  database: Database,
  { workspaceId, country }: { workspaceId: string; country?: string | undefined },
): Promise<{ id: string; prompt: string }[]> {
  if (country === undefined) {
    return database.query<{ id: string; prompt: string }>`
      SELECT id, prompt FROM "Prompt" WHERE "workspaceId" = ${workspaceId} ORDER BY id DESC LIMIT ${MAX_PROMPTS}`;
  }
  return database.query<{ id: string; prompt: string }>`
    SELECT id, prompt FROM "Prompt" WHERE "workspaceId" = ${workspaceId} AND country = ${country}
    ORDER BY id DESC LIMIT ${MAX_PROMPTS}`;
}

interface SearchRow {
  promptId: string;
  engine: EngineId;
  day: string;
  isSimulated: boolean;
  searches: string[];
}

/** Reads the searches that engines ran for these prompts since a day, newest first, with one index range scan per prompt. */
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
      ORDER BY a.day DESC, engine DESC, sample DESC LIMIT ${MAX_ANSWERS}
    ) found`;
}

/** Lists the names of brands and competitors in the most recent reports of a workspace. */
export async function listBrandNames(database: Database, workspaceId: string): Promise<string[]> {
  const rows = await database.query<{ name: string }>`
    SELECT DISTINCT name FROM (
      SELECT * FROM "BrandReport" WHERE "workspaceId" = ${workspaceId} ORDER BY id DESC LIMIT ${MAX_REPORTS}
    ) r CROSS JOIN LATERAL (
      SELECT r.brand AS name UNION ALL SELECT competitor->>'brand' FROM jsonb_array_elements(r.competitors) competitor
    ) names WHERE name IS NOT NULL`;
  return rows.map((row) => row.name);
}
