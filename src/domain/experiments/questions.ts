import { CONTROL, EXCLUDED, type Groups, TREATED } from './effect.ts';
import type { Experiment } from './experiment.ts';

type PromptGroups = Pick<Experiment, 'treatedPromptIds' | 'controlPromptIds'>;

/**
 * The questions of the prompts of an experiment that are still part of the report, numbered from 0. `promptIds` and `questions` are those of
 * the report; without questions, each prompt is one.
 */
export function numberQuestions(
  promptIds: readonly string[],
  questions: readonly number[],
  { treatedPromptIds, controlPromptIds }: PromptGroups,
): Map<string, number> {
  const indexes = new Map(promptIds.map((id, index) => [id, index]));
  const numbers = new Map<number, number>();
  const found = new Map<string, number>();
  for (const id of [...treatedPromptIds, ...controlPromptIds]) {
    const index = indexes.get(id);
    if (index === undefined) continue;
    const question = questions[index] ?? index;
    const number = numbers.get(question) ?? numbers.size;
    numbers.set(question, number);
    found.set(id, number);
  }
  return found;
}

/** A question with prompts of both groups does not count. */
export function groupQuestions(
  questions: ReadonlyMap<string, number>,
  { treatedPromptIds, controlPromptIds }: PromptGroups,
): Groups {
  const groups = new Uint8Array(new Set(questions.values()).size).fill(CONTROL);
  const listQuestions = (ids: readonly string[]) => new Set(ids.flatMap((id) => questions.get(id) ?? []));
  const [treated, controls] = [listQuestions(treatedPromptIds), listQuestions(controlPromptIds)];
  for (const question of treated) groups[question] = controls.has(question) ? EXCLUDED : TREATED;
  return groups;
}
