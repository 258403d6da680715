import type pg from 'pg';
import { extractLinkedNames, extractLists, extractOptions } from '../../domain/competitors/extract.ts';
import type { AnswerKey, EngineAnswers } from '../answers/engines.ts';

/** The names that an answer presents as options, with the hosts of the pages that it cites. */
export interface PresentedOptions extends AnswerKey {
  names: string[];
  hosts: string[];
  linked: { name: string; host: string }[];
  lists: string[][];
}

/** Texts are large: those of so many prompts are held at once. */
const PROMPTS_AT_ONCE = 50;

/** Texts are read where they are looked through, and never leave the thread: a range of the table's key for each prompt. */
export async function listPresentedOptions(
  client: pg.Client,
  { workspaceId, isSimulated, engine, promptIds, startDate, endDate }: EngineAnswers,
): Promise<PresentedOptions[]> {
  const presented: PresentedOptions[] = [];
  for (let start = 0; start < promptIds.length; start += PROMPTS_AT_ONCE) {
    const { rows } = await client.query<AnswerKey & { text: string; hosts: string[] }>(
      `SELECT "promptId", day::text AS day, sample, text, ARRAY(SELECT page->>'host' FROM jsonb_array_elements(cited) page) AS hosts
       FROM "Answer"
       WHERE "workspaceId" = $1 AND "promptId" = ANY($2) AND day BETWEEN $3::date AND $4::date
         AND engine = $5 AND "isSimulated" = $6 AND state = 'answered'`,
      [workspaceId, promptIds.slice(start, start + PROMPTS_AT_ONCE), startDate, endDate, engine, isSimulated],
    );
    for (const { text, ...answer } of rows) {
      presented.push({
        ...answer,
        names: [...extractOptions(text)],
        linked: extractLinkedNames(text),
        lists: extractLists(text),
      });
    }
  }
  return presented;
}
