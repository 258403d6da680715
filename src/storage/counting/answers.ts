import type pg from 'pg';
import type { AnswerState } from '../../domain/shared/engines.ts';
import { copyRows, type Row } from './copy-rows.ts';

/** An answer as it is counted. */
export interface CountedAnswer {
  /** The block of the day's numbers that it belongs to. */
  block: BlockName;
  /** The place of its prompt in the generation. */
  prompt: number;
  sample: number;
  state: AnswerState;
  /** Empty when the engine does not name it. */
  model: string;
  /** The hosts of the pages it cites, one entry a page. */
  hosts: string[];
  /** UTF-8; empty when it was not asked for. Good until the callback returns. */
  text: Buffer;
}

/** `us chatgpt live`: country, engine, and whether it was made up. */
export type BlockName = string;

/** The name of a block in SQL; the columns are the same in both tables. */
export function blockNameOf(table: string): string {
  return `${table}.country || ' ' || ${table}.engine || CASE WHEN ${table}."isSimulated" THEN ' simulated' ELSE ' live' END`;
}

export interface DayOfGeneration {
  workspaceId: string;
  reportId: string;
  version: number;
  day: string;
}

/** Hands over every answer of a day to a prompt of the generation, in no order. */
export async function readAnswers(
  client: pg.Client,
  { workspaceId, reportId, version, day }: DayOfGeneration,
  needsText: boolean,
  onAnswer: (answer: CountedAnswer) => void,
): Promise<void> {
  const [workspace, report, date] = [workspaceId, reportId, day].map((value) => client.escapeLiteral(value));
  const select = `
    SELECT ${blockNameOf('a')}, p.place::int4, a.sample::int4, a.state, coalesce(a.model, ''),
           jsonb_path_query_array(a.cited, '$[*].host')::text,
           ${needsText ? 'a.text' : `''`}
    FROM "ReportGeneration" g
    CROSS JOIN unnest(g."promptIds") WITH ORDINALITY AS p(id, place)
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

/** Hosts are ASCII, and hold nothing that JSON would have to escape. */
function readHosts(json: string): string[] {
  return json.length < 4 ? [] : json.slice(2, -2).split('", "');
}
