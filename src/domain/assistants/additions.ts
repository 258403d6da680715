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
  /** When its prompts were created: the time identifies them. */
  date: string;
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
export function encodeAddition({ reportId, isNewReport, date, tagIds, touched }: Addition): string | null {
  if (touched.length > MOST_TOUCHED) return null;
  const prompts = touched.map((prompt) => [prompt.isLinked ? '1' : '0', prompt.promptId, ...prompt.tagIds].join('.'));
  const parts = [
    reportId,
    isNewReport ? '1' : '0',
    String(Date.parse(date)),
    ['tags', ...tagIds].join('.'),
    ...prompts,
  ];
  return encodeCursor(LIST, parts.join(':'));
}

/** Null if the text is not one that `encodeAddition` returned. */
export function decodeAddition(text: string): Addition | null {
  const position = decodeCursor(LIST, text);
  if (position === null) return null;
  const [reportId = '', isNewReport, date, tags = '', ...prompts] = position.split(':');
  return {
    reportId,
    isNewReport: isNewReport === '1',
    date: new Date(Number(date)).toISOString(),
    tagIds: tags.split('.').slice(1),
    touched: prompts.map((prompt) => {
      const [isLinked, promptId = '', ...tagIds] = prompt.split('.');
      return { promptId, isLinked: isLinked === '1', tagIds };
    }),
  };
}
