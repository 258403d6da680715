import { CONTROL, type Groups, listShares, TREATED } from './effect.ts';
import type { Assignment } from './experiment.ts';
import type { Days, Panel } from './panel.ts';
import { formatPoints } from './result.ts';
import { BASELINE_DAYS } from './schedule.ts';

export const WARNINGS = [
  'few_questions',
  'chosen_while_weak',
  'controls_cite_page',
  'site_wide',
  'not_randomized',
  'short_baseline',
  'little_history',
] as const;

export interface Warning {
  code: (typeof WARNINGS)[number];
  message: string;
  promptIds: string[];
}

/** With fewer questions in a group, only large effects are found. */
const FEW_QUESTIONS = 10;
/** A smaller difference occurs by chance. */
const WEAK_BY = 0.03;

/** A page that represents the site: its start page. */
export function isSiteWide(pageUrl: string | null): boolean {
  return pageUrl !== null && /^[^/]*\/\/[^/?#]+\/?([?#].*)?$/.test(pageUrl);
}

export interface Warned {
  panel: Panel;
  groups: Groups;
  /** The length of the panel, which ends before the change. */
  days: number;
  assign: Assignment;
  baselineDays: number;
  pageUrl: string | null;
  excludedPromptIds: string[];
  smallestEffect: number | null;
}

/** What can make an experiment unreliable, before it starts. */
export function warn({ panel, groups, days, ...plan }: Warned): Warning[] {
  const count = (group: number) => groups.filter((other) => other === group).length;
  const [treated, controls] = [count(TREATED), count(CONTROL)];
  const fallen = plan.assign === 'given' ? fallBy(panel, groups, days) : 0;
  return [
    ...(isSiteWide(plan.pageUrl)
      ? [describe('site_wide', 'A change of the whole site also affects the controls. Its effect cannot be measured.')]
      : []),
    ...(Math.min(treated, controls) < FEW_QUESTIONS
      ? [
          describe(
            'few_questions',
            `${treated} treated and ${controls} control questions: with fewer than ${FEW_QUESTIONS} in a group, only large effects are found.`,
          ),
        ]
      : []),
    ...(fallen >= WEAK_BY
      ? [
          describe(
            'chosen_while_weak',
            `The treated prompts fell by ${formatPoints(fallen).slice(1)} points against the controls in the last two weeks. Prompts that are chosen while they are weak recover by themselves by about as much.`,
          ),
        ]
      : []),
    ...(plan.excludedPromptIds.length > 0
      ? [
          describe(
            'controls_cite_page',
            `Answers to ${plan.excludedPromptIds.length} prompts cite the page already, so that the change can affect them. They are not part of the controls.`,
            plan.excludedPromptIds,
          ),
        ]
      : []),
    ...(plan.assign === 'given'
      ? [
          describe(
            'not_randomized',
            'The groups are not drawn at random. The result only tells whether the prompts rose more than the controls, not why.',
          ),
        ]
      : []),
    ...(plan.baselineDays < BASELINE_DAYS
      ? [
          describe(
            'short_baseline',
            `The baseline has ${plan.baselineDays} days, because it starts on the day of creation. A later start gives ${BASELINE_DAYS}.`,
          ),
        ]
      : []),
    ...(plan.smallestEffect === null
      ? [
          describe(
            'little_history',
            'The report has no history as long as the experiment, so it is not known which effects can be found. There are no weekly looks, only the planned end.',
          ),
        ]
      : []),
  ];
}

function describe(code: Warning['code'], message: string, promptIds: string[] = []): Warning {
  return { code, message, promptIds };
}

/** How much the treated questions fell against the controls in the last two weeks, compared with the two weeks before. */
function fallBy(panel: Panel, groups: Groups, days: number): number {
  const now = { from: days - BASELINE_DAYS, before: days };
  const before = { from: days - 2 * BASELINE_DAYS, before: now.from };
  if (before.from < 0) return 0;
  const change = (group: number) => meanShare(panel, groups, group, now) - meanShare(panel, groups, group, before);
  return change(CONTROL) - change(TREATED);
}

function meanShare(panel: Panel, groups: Groups, group: number, days: Days): number {
  const shares = listShares(panel, days).flatMap((share, question) =>
    share !== null && groups[question] === group ? [share] : [],
  );
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}
