import type pg from 'pg';
import { extractOptions } from '../../domain/competitors/extract.ts';
import type { AnswerKey, EngineAnswers } from '../answers/engines.ts';

/** The brands that an answer presents as options, with the hosts of the pages it cites. */
export interface PresentedOptions extends AnswerKey {
  names: string[];
  hosts: string[];
}

/** Number of prompts whose texts are in memory at the same time. */
const PROMPTS_PER_BATCH = 50;

/** Texts are read and searched in this thread, with one primary key range scan per prompt. */
export async function listPresentedOptions(
  client: pg.Client,
  { workspaceId, isSimulated, engine, promptIds, startDate, endDate }: EngineAnswers,
): Promise<PresentedOptions[]> {
  const presented: PresentedOptions[] = [];
  for (let start = 0; start < promptIds.length; start += PROMPTS_PER_BATCH) {
    const { rows } = await client.query<AnswerKey & { text: string; hosts: string[] }>(
      `SELECT "promptId", day::text AS day, sample, text, ARRAY(SELECT page->>'host' FROM jsonb_array_elements(cited) page) AS hosts
       FROM "Answer"
       WHERE "workspaceId" = $1 AND "promptId" = ANY($2) AND day BETWEEN $3::date AND $4::date
         AND engine = $5 AND "isSimulated" = $6 AND state = 'answered'`,
      [workspaceId, promptIds.slice(start, start + PROMPTS_PER_BATCH), startDate, endDate, engine, isSimulated],
    );
    for (const { text, ...answer } of rows) presented.push({ ...answer, names: [...extractOptions(text)] });
  }
  return presented;
}
