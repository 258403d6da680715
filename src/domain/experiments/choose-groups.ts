import { invalid, type ValidationIssue } from '../shared/failures.ts';
import { FEWEST_QUESTIONS } from '../statistics/change.ts';
import { CONTROL, TREATED } from './effect.ts';
import type { Assignment } from './experiment.ts';

/** The prompts that a caller selects. */
export interface RequestedGroups {
  assign: Assignment;
  /** Null for all. */
  countries: readonly string[] | null;
  treatedPromptIds: readonly string[];
  /** Undefined for all other prompts of the report; for random groups, they are drawn from the treated ones then. */
  controlPromptIds: readonly string[] | undefined;
}

/** The prompts of a report, and which of them cannot be part of an experiment. */
export interface Candidates {
  prompts: readonly { id: string; country: string; question: string }[];
  /** In an experiment that has not ended. */
  busy: ReadonlySet<string>;
  /** Cited by answers before the start, so that the change can affect them. */
  citing: ReadonlySet<string>;
}

export interface ChosenGroups {
  treatedPromptIds: string[];
  controlPromptIds: string[];
  /** They cite the page. */
  excludedPromptIds: string[];
}

/** The prompts of each group. For random groups, the questions of both are drawn later. */
export function chooseGroups(requested: RequestedGroups, candidates: Candidates): ChosenGroups {
  const issues = findIssues(requested, candidates);
  if (issues.length > 0) throw invalid('body', issues);
  const { assign, treatedPromptIds } = requested;
  const controls = requested.controlPromptIds ?? (assign === 'given' ? listOthers(requested, candidates) : []);
  const isCited = (id: string) => candidates.citing.has(id);
  // A prompt that cites the page can be treated, but not if it could be drawn as a control.
  const dropped = assign === 'random' ? [...treatedPromptIds, ...controls] : controls;
  return {
    treatedPromptIds: treatedPromptIds.filter((id) => assign === 'given' || !isCited(id)),
    controlPromptIds: controls.filter((id) => !isCited(id)),
    excludedPromptIds: dropped.filter(isCited),
  };
}

function listOthers({ treatedPromptIds, countries }: RequestedGroups, { prompts, busy }: Candidates): string[] {
  const treated = new Set(treatedPromptIds);
  const questions = new Set(prompts.filter(({ id }) => treated.has(id)).map(({ question }) => question));
  return prompts
    .filter(({ question, country }) => !questions.has(question) && (countries === null || countries.includes(country)))
    .flatMap(({ id }) => (busy.has(id) ? [] : [id]));
}

function findIssues(
  { assign, countries, treatedPromptIds, controlPromptIds = [] }: RequestedGroups,
  { prompts, busy }: Candidates,
): ValidationIssue[] {
  const known = new Map(prompts.map((prompt) => [prompt.id, prompt]));
  const treated = new Set(treatedPromptIds);
  const questions = new Set(treatedPromptIds.map((id) => known.get(id)?.question));
  const checked = [
    ...treatedPromptIds.map((id, index) => ({ id, path: `treatedPromptIds.${index}`, isControl: false })),
    ...controlPromptIds.map((id, index) => ({ id, path: `controlPromptIds.${index}`, isControl: true })),
  ];
  return checked.flatMap(({ id, path, isControl }) => {
    const prompt = known.get(id);
    if (!prompt) return [{ path, message: 'Not found in the report', code: 'not_found' }];
    if (countries && !countries.includes(prompt.country)) {
      return [{ path, message: 'The country of the prompt is not among `countries`', code: 'invalid_country' }];
    }
    if (busy.has(id))
      return [{ path, message: 'The prompt is part of another experiment until it ends', code: 'in_use' }];
    if (isControl && treated.has(id)) return [{ path, message: 'Must not be in both groups', code: 'duplicate' }];
    if (isControl && assign === 'given' && questions.has(prompt.question)) {
      return [{ path, message: 'Asks the same question as a treated prompt', code: 'duplicate' }];
    }
    return [];
  });
}

/** With fewer questions in a group, nothing can be measured. */
export function requireQuestions(groups: Uint8Array): void {
  const count = (group: number) => groups.filter((of) => of === group).length;
  const issues = [
    { path: 'treatedPromptIds', count: count(TREATED) },
    { path: 'controlPromptIds', count: count(CONTROL) },
  ]
    .filter((group) => group.count < FEWEST_QUESTIONS)
    .map((group) => ({
      path: group.path,
      message: `Each group needs at least ${FEWEST_QUESTIONS} questions. This one has ${group.count}.`,
      code: 'too_small',
    }));
  if (issues.length > 0) throw invalid('body', issues);
}
