import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { type RunPosition, runIdOf } from '../../domain/answers/answers.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { Database } from '../postgres/database.ts';

const decompress = promisify(zstdDecompress);
/** Maximum number of recent answers per prompt. */
const MAX_ANSWERS = 70;

interface BodyRow {
  promptId: string;
  day: string;
  engine: EngineId;
  sample: number;
  isSimulated: boolean;
  body: Buffer;
}

/** Reads the raw bodies of calls, by the id of the run. Calls without a stored body are left out. */
export async function readBodies(
  { query }: Database,
  workspaceId: string,
  runs: readonly (RunPosition & { promptId: string })[],
): Promise<Map<string, unknown>> {
  // Constants limit the read to the partitions of these months.
  const days = runs.map(({ day }) => day).toSorted();
  const rows = await query<BodyRow>`
    SELECT b."promptId", b.day::text, b.engine, b.sample, b."isSimulated", b.body
    FROM unnest(${runs.map(({ promptId }) => promptId)}::text[], ${runs.map(({ day }) => day)}::date[], ${runs.map(({ engine }) => engine)}::text[],
      ${runs.map(({ sample }) => sample)}::int[], ${runs.map(({ isSimulated }) => isSimulated)}::boolean[])
      AS run ("promptId", day, engine, sample, "isSimulated")
    JOIN "AnswerBody" b ON b."workspaceId" = ${workspaceId} AND b."promptId" = run."promptId" AND b.day = run.day
      AND b.engine = run.engine AND b.sample = run.sample AND b."isSimulated" = run."isSimulated"
      AND b.day BETWEEN ${days[0]}::date AND ${days.at(-1)}::date`;
  const bodies = await Promise.all(
    rows.map(async ({ body, ...run }) => {
      return [runIdOf(run, run.isSimulated), JSON.parse(String(await decompress(body)))] as const;
    }),
  );
  return new Map(bodies);
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
  { query }: Database,
  { workspaceId, promptIds, since }: { workspaceId: string; promptIds: readonly string[]; since: Date },
): Promise<SearchRow[]> {
  if (promptIds.length === 0) return [];
  return query<SearchRow>`
    SELECT found.* FROM unnest(${promptIds}::text[]) p(id)
    CROSS JOIN unnest(ARRAY[false, true]) s("isSimulated")
    CROSS JOIN LATERAL (
      SELECT "promptId", engine, to_char(day, 'YYYY-MM-DD') AS day, "isSimulated", searches FROM "Answer" a
      WHERE a."workspaceId" = ${workspaceId} AND a."promptId" = p.id AND a."isSimulated" = s."isSimulated"
        AND a.day >= ${since}::date AND state = 'answered' AND cardinality(searches) > 0
      ORDER BY a.day DESC, engine DESC, sample DESC LIMIT ${MAX_ANSWERS}
    ) found`;
}
