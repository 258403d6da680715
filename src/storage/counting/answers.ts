import type pg from 'pg';
import type { AnswerState } from '../../domain/shared/engines.ts';
import { copyRows, type Row } from './copy-rows.ts';

/** An answer to count. */
export interface CountedAnswer {
  /** Block of the day's statistics that the answer belongs to. */
  block: BlockName;
  /** Index of its prompt in the generation. */
  prompt: number;
  sample: number;
  state: AnswerState;
  /** Empty if the engine does not report its model. */
  model: string;
  /** Hosts of the cited pages, one entry per page. */
  hosts: string[];
  /** UTF-8 text. Empty if it was not requested. Valid until the callback returns. */
  text: Buffer;
}

/** Country, engine, and whether the answers are simulated, such as `us chatgpt live`. */
export type BlockName = string;

/** SQL expression for the name of a block. Both tables have the same columns. */
export function blockNameOf(table: string): string {
  return `${table}.country || ' ' || ${table}.engine || CASE WHEN ${table}."isSimulated" THEN ' simulated' ELSE ' live' END`;
}

export interface DayOfGeneration {
  workspaceId: string;
  reportId: string;
  version: number;
  day: string;
}

/** Passes every answer of a day to the prompts of the generation to a callback, in no particular order. */
export async function readAnswers(
  client: pg.Client,
  { workspaceId, reportId, version, day }: DayOfGeneration,
  needsText: boolean,
  onAnswer: (answer: CountedAnswer) => void,
): Promise<void> {
  const [workspace, report, date] = [workspaceId, reportId, day].map((value) => client.escapeLiteral(value));
  const select = `
    SELECT ${blockNameOf('a')}, p.ordinal::int4, a.sample::int4, a.state, coalesce(a.model, ''),
           jsonb_path_query_array(a.cited, '$[*].host')::text,
           ${needsText ? 'a.text' : `''`}
    FROM "ReportGeneration" g
    CROSS JOIN unnest(g."promptIds") WITH ORDINALITY AS p(id, ordinal)
    JOIN "Answer" a ON a."workspaceId" = ${workspace} AND a."promptId" = p.id
                   AND a.day = ${date}
    WHERE g."workspaceId" = ${workspace} AND g."reportId" = ${report} AND g.version = ${version}`;
  await copyRows(client, select, (row) => onAnswer(toAnswer(row)));
}

function toAnswer(row: Row): CountedAnswer {
  return {
    block: row.ascii(0),
    prompt: row.int(1) - 1,
    sample: row.int(2),
    state: row.ascii(3) as AnswerState,
    model: row.bytes(4).toString(),
    hosts: readHosts(row.ascii(5)),
    text: row.bytes(6),
  };
}

/** Hosts are ASCII and contain no characters that JSON escapes. */
function readHosts(json: string): string[] {
  return json.length < 4 ? [] : json.slice(2, -2).split('", "');
}
