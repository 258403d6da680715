import { decodeCursor, encodeCursor } from '../shared/paging.ts';

/** A prompt that existed before a call, which the call added to the report or gave tags. */
export interface TouchedPrompt {
  promptId: string;
  isLinked: boolean;
  tagIds: string[];
}

/** What one call of an assistant added. */
export interface Addition {
  reportId: string;
  isNewReport: boolean;
  /** When it created its prompts. */
  date: string;
  /** Its prompts are those of this date between these ids, which are in ascending order. Null if it created none. */
  prompts: { first: string; last: string } | null;
  /** Tags that the call created. */
  tagIds: string[];
  touched: TouchedPrompt[];
}

/** How long an addition can be undone. Later, its answers are part of a history that a person should decide about. */
export const UNDO_HOURS = 24;
/** More existing prompts would make the text too long for an assistant to repeat. */
export const MOST_TOUCHED = 20;
const LIST = 'add_prompts.undo';

export function isUndoable({ date }: Addition, now: Date): boolean {
  const age = now.getTime() - Date.parse(date);
  return age >= 0 && age <= UNDO_HOURS * 3_600_000;
}

/** A text that identifies an addition. Null if it changed too many existing prompts. */
export function encodeAddition({ reportId, isNewReport, date, prompts, tagIds, touched }: Addition): string | null {
  if (touched.length > MOST_TOUCHED) return null;
  const changed = touched.map((prompt) => [prompt.isLinked ? '1' : '0', prompt.promptId, ...prompt.tagIds].join('.'));
  const parts = [
    reportId,
    isNewReport ? '1' : '0',
    String(Date.parse(date)),
    prompts ? `${prompts.first}.${prompts.last}` : '-',
    ['tags', ...tagIds].join('.'),
    ...changed,
  ];
  return encodeCursor(LIST, parts.join(':'));
}

/** Null if the text is not one that `encodeAddition` returned. */
export function decodeAddition(text: string): Addition | null {
  const position = decodeCursor(LIST, text);
  if (position === null) return null;
  const [reportId = '', isNewReport, date, range = '', tags = '', ...changed] = position.split(':');
  const [first = '', last] = range.split('.');
  return {
    reportId,
    isNewReport: isNewReport === '1',
    date: new Date(Number(date)).toISOString(),
    prompts: last === undefined ? null : { first, last },
    tagIds: tags.split('.').slice(1),
    touched: changed.map((prompt) => {
      const [isLinked, promptId = '', ...tagIds] = prompt.split('.');
      return { promptId, isLinked: isLinked === '1', tagIds };
    }),
  };
}

/** Whether the call created a prompt. */
export function isCreatedBy({ date, prompts }: Addition, prompt: { id: string; createdDate: string }): boolean {
  return prompts !== null && prompt.createdDate === date && prompt.id >= prompts.first && prompt.id <= prompts.last;
}
