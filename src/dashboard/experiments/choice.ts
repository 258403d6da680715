import { addDays } from '../../domain/shared/windows.ts';
import type { Inputs } from '../api/trpc.ts';
import type { Prompt } from './use-prompts.ts';

type Planned = Inputs['experiments']['plan'];

/** What a form for a new experiment contains. */
export interface Choice {
  name: string;
  change: string;
  pageUrl: string;
  measure: Planned['measure'];
  assign: Planned['assign'];
  /** `all`, `chosen`, or the id of a tag. */
  treated: string;
  /** `others`, or the id of a tag. */
  controls: string;
  chosen: string[];
  engines: NonNullable<Planned['engines']>;
  startDate: string;
  lagDays: number;
  weeks: number;
}

/** The baseline of given groups starts today, so that nobody chooses it after the fact. */
const BASELINE_DAYS = 14;

/** A form as it opens, with what the address contains: the prompts, the name and the page of a completed task. */
export function startChoice(search: string, today: string): Choice {
  const params = new URLSearchParams(search);
  const chosen = (params.get('prompts') ?? '').split(',').filter(Boolean);
  const isTask = chosen.length > 0;
  const name = params.get('name') ?? '';
  return {
    name,
    change: name,
    pageUrl: params.get('page') ?? '',
    measure: 'brandCoverage',
    assign: isTask ? 'given' : 'random',
    treated: isTask ? 'chosen' : 'all',
    controls: 'others',
    chosen,
    engines: [],
    startDate: isTask ? addDays(today, BASELINE_DAYS) : today,
    lagDays: 7,
    weeks: 4,
  };
}

/** The first day that a group allows. */
export function startFor(assign: Choice['assign'], today: string): string {
  return assign === 'random' ? today : addDays(today, BASELINE_DAYS);
}

/** The request that a form stands for. */
export function toRequest(
  choice: Choice,
  reportId: string,
  prompts: readonly Prompt[],
): Inputs['experiments']['create'] {
  const { name, change, pageUrl, measure, assign, engines, startDate, lagDays, weeks } = choice;
  const treatedPromptIds = selectPrompts(choice.treated, choice, prompts);
  const controls = choice.controls === 'others' ? null : selectPrompts(choice.controls, choice, prompts);
  const treated = new Set(treatedPromptIds);
  return {
    reportId,
    name,
    change,
    measure,
    assign,
    treatedPromptIds,
    startDate,
    lagDays,
    weeks,
    ...(pageUrl && { pageUrl }),
    ...(engines.length > 0 && { engines }),
    ...(controls && assign === 'given' && { controlPromptIds: controls.filter((id) => !treated.has(id)) }),
  };
}

function selectPrompts(group: string, { chosen }: Choice, prompts: readonly Prompt[]): string[] {
  if (group === 'chosen') return prompts.flatMap(({ id }) => (chosen.includes(id) ? [id] : []));
  return prompts.flatMap(({ id, tagIds }) => (group === 'all' || tagIds.includes(group) ? [id] : []));
}
