import type pg from 'pg';
import type { AnswerState } from '../../domain/engines.ts';
import { copyRows, type Field } from './copy-rows.ts';

/** An answer as it is counted. */
export interface CountedAnswer {
  /** The place of its prompt in the generation. */
  prompt: number;
  isSimulated: boolean;
  country: string;
  engine: string;
  sample: number;
  state: AnswerState;
  /** The hosts of the pages it cites, one entry a page. */
  hosts: string[];
  /** UTF-8; empty when it was not asked for. Good until the callback returns. */
  text: Buffer;
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
    SELECT p.place::int4, a."isSimulated", a.country, a.engine, a.sample::int4, a.state,
           jsonb_path_query_array(a.cited, '$[*].host')::text,
           ${needsText ? 'a.text' : `''`}
    FROM "ReportGeneration" g
    CROSS JOIN unnest(g."promptIds") WITH ORDINALITY AS p(id, place)
    JOIN "Answer" a ON a."workspaceId" = ${workspace} AND a."promptId" = p.id
                   AND a.day = ${date}
    WHERE g."workspaceId" = ${workspace} AND g."reportId" = ${report} AND g.version = ${version}`;
  await copyRows(client, select, (fields) => onAnswer(toAnswer(fields)));
}

function toAnswer(fields: Field[]): CountedAnswer {
  const [place, isSimulated, country, engine, sample, state, hosts, text] = fields;
  return {
    prompt: (place?.readInt32BE() ?? 1) - 1,
    isSimulated: isSimulated?.[0] === 1,
    country: country?.toString('latin1') ?? '',
    engine: engine?.toString('latin1') ?? '',
    sample: sample?.readInt32BE() ?? 0,
    state: (state?.toString('latin1') ?? 'failed') as AnswerState,
    hosts: readHosts(hosts),
    text: text ?? EMPTY,
  };
}

const EMPTY = Buffer.alloc(0);

/** Hosts are ASCII, and hold nothing that JSON would have to escape. */
function readHosts(json: Field | undefined): string[] {
  const text = json?.toString('latin1') ?? '[]';
  return text.length < 4 ? [] : text.slice(2, -2).split('", "');
}
