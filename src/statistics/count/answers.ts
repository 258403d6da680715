import type { AnswerState, EngineId } from '../../domain/shared/engines.ts';
import type { Names } from '../../domain/surfaces/surfaces.ts';
import { renameEngine, STORED, STORED_NAMES } from '../../storage/answers/surfaces.ts';
import type { Row } from '../../storage/postgres/copy/read.ts';
import { rawSql, type Sql, sql } from '../../storage/postgres/fragments.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import type { GenerationKey } from '../../storage/reports/generation-key.ts';
import type { GenerationSettings } from '../../storage/reports/state.ts';

/** An answer to count. */
export interface ReadAnswer {
  /** Block of the day's statistics that the answer belongs to. */
  block: BlockName;
  /** Index of its prompt in the generation. */
  prompt: number;
  sample: number;
  state: AnswerState;
  /** Empty if the engine does not report its model. */
  model: string;
  isTruncated: boolean;
  /** Hosts of the cited pages, one entry per page. */
  hosts: string[];
  /** UTF-8 text. Empty if it was not requested. Valid until the callback returns. */
  text: Buffer;
}

/** Country, engine, and whether the answers are simulated, such as `us chatgpt live`. */
export type BlockName = string;

export function parseBlockName(name: BlockName): { isSimulated: boolean; country: string; engine: EngineId } {
  const [country = '', engine = '', source] = name.split(' ');
  return { isSimulated: source === 'simulated', country, engine: engine as EngineId };
}

/** SQL expression for the name of a block. All tables have the same columns. */
export function blockNameOf(table: string, { before, now }: Names = STORED_NAMES): Sql {
  const engine = renameEngine(`${table}.engine`, before, now);
  const end = rawSql(`CASE WHEN ${table}."isSimulated" THEN ' simulated' ELSE ' live' END`);
  return sql`${rawSql(table)}.country || ' ' || ${engine} || ${end}`;
}

export interface DayOfWorkspace {
  workspaceId: string;
  day: string;
}

export interface DayOfGeneration extends GenerationKey, DayOfWorkspace {}

/** Passes every answer of a day to these prompts to a callback, in no particular order. */
export async function readAnswers(
  { copyRows }: ThreadDatabase,
  { workspaceId, day }: DayOfWorkspace,
  { promptIds, surfaces }: Pick<GenerationSettings, 'promptIds' | 'surfaces'>,
  needsText: boolean,
  onAnswer: (answer: ReadAnswer) => void,
): Promise<void> {
  const select = sql`
    SELECT ${blockNameOf('a', { before: STORED, now: surfaces })}, a."promptId", a.sample::int4, a.state, coalesce(a.model, ''), a."isTruncated",
           jsonb_path_query_array(a.cited, '$[*].host')::text,
           ${needsText ? sql`a.text` : sql`''`}
    FROM "Answer" a
    WHERE a."workspaceId" = ${workspaceId} AND ${isOneOf(sql`a."promptId"`, promptIds)} AND a.day = ${day}`;
  const indexes = indexesOf(promptIds);
  await copyRows(select, (row) => onAnswer(toAnswer(row, indexes, needsText)));
}

/**
 * SQL condition for the rows of these prompts. PostgreSQL expects few rows of a day that is new or of a workspace that is new,
 * and would compare each of them with every row of a list of prompts that is joined. An array is searched by hash.
 */
export function isOneOf(column: Sql, ids: readonly string[]): Sql {
  return sql`${column} = ANY(${ids}::text[])`;
}

/** The position of each id in the list. */
export function indexesOf(ids: readonly string[]): Map<string, number> {
  return new Map(ids.map((id, index) => [id, index]));
}

function toAnswer(row: Row, indexes: ReadonlyMap<string, number>, hasText: boolean): ReadAnswer {
  return {
    block: row.ascii(0),
    prompt: indexes.get(row.ascii(1)) ?? 0,
    sample: row.int(2),
    state: row.ascii(3) as AnswerState,
    model: row.text(4),
    isTruncated: row.isTrue(5),
    hosts: readHosts(row.ascii(6)),
    text: hasText ? row.bytes(7) : NO_TEXT,
  };
}

const NO_TEXT = Buffer.alloc(0);

/** Hosts are ASCII and contain no characters that JSON escapes. */
function readHosts(json: string): string[] {
  return json.length < 4 ? [] : json.slice(2, -2).split('", "');
}
