import type { EngineId } from '../shared/engines.ts';
import { addDays, type DateWindow, dayBefore } from '../shared/windows.ts';
import { type Cells, listHits, questionOf, type ReportSize } from '../statistics/cells.ts';
import type { ComparedCell, Difference } from '../statistics/change.ts';
import { compareChanges } from '../statistics/compare-changes.ts';

/** When a completed task is measured, in days. Each measurement covers the two weeks before. */
const MEASURED_AFTER = [14, 28] as const;
const WINDOW_DAYS = 14;
/** With fewer prompts that no task touched, their change says little about what would have happened anyway. */
export const FEWEST_UNTOUCHED = 5;

/** When a task was listed and completed, and the prompts and engines that it was listed for. */
export interface CompletedTask {
  listedDay: string;
  completedDay: string;
  promptIds: readonly string[];
  engines: readonly EngineId[];
}

/** Engines repeat answers for days, so that the days after a task was listed are still like those it was listed for. */
const SETTLING_DAYS = 7;

/**
 * The days before a task was completed, at most two weeks. They start a week after it was listed: prompts are listed because they
 * were weak in the days before, and recover from that by chance. Null if it was completed sooner.
 */
export function baselineOf({ listedDay, completedDay }: CompletedTask): DateWindow | null {
  const settled = addDays(listedDay, SETTLING_DAYS + 1);
  const [startDate = ''] = [settled, addDays(completedDay, -WINDOW_DAYS)].toSorted().toReversed();
  const endDate = dayBefore(completedDay);
  return startDate > endDate ? null : { startDate, endDate };
}

/** The windows whose last day is over, each with the days since the task was completed. */
export function listMeasuredWindows({ completedDay }: CompletedTask, today: string): (DateWindow & { days: number })[] {
  return MEASURED_AFTER.map((days) => {
    const endDate = addDays(completedDay, days);
    return { days, startDate: addDays(endDate, 1 - WINDOW_DAYS), endDate };
  }).filter(({ endDate }) => endDate < today);
}

interface NamedShare {
  answers: number;
  namedIn: number;
  /** Null without answers. */
  share: number | null;
}

/** How often the answers to some prompts name your brand, before and after. */
export interface MeasuredPrompts {
  prompts: number;
  before: NamedShare;
  after: NamedShare;
}

export interface Measurement extends DateWindow {
  days: number;
  prompts: MeasuredPrompts;
  untouched: MeasuredPrompts;
  /**
   * The change of the prompts minus the change of the untouched ones. Null with fewer than three prompts, or five untouched ones. A
   * task of one or two prompts is completed only if they stay weak until then, so that they recover by chance again.
   */
  difference: Pick<Difference, 'value' | 'low' | 'high'> | null;
}

export interface Effect {
  baseline: DateWindow | null;
  measurements: Measurement[];
}

/**
 * The prompts of a task, and those of questions that no task touches: another wording changes with the page that was improved.
 * Both are positions in the report.
 */
export function selectCompared(
  reportPromptIds: readonly string[],
  size: Pick<ReportSize, 'questions'>,
  { promptIds, touched }: { promptIds: readonly string[]; touched: ReadonlySet<string> },
): { prompts: number[]; untouched: number[] } {
  const wanted = new Set(promptIds);
  const positions = [...reportPromptIds.keys()];
  const idOf = (position: number) => reportPromptIds[position] ?? '';
  const prompts = positions.filter((position) => wanted.has(idOf(position)));
  const others = positions.filter((position) => touched.has(idOf(position)));
  const questions = new Set([...prompts, ...others].map((position) => questionOf(size, position)));
  return { prompts, untouched: positions.filter((position) => !questions.has(questionOf(size, position))) };
}

/** The change of your brand's share in the prompts of a task, next to that of untouched prompts on the same engines. Without a verdict. */
export function measureEffect(
  window: DateWindow & { days: number },
  cells: { before: Cells; now: Cells },
  {
    prompts,
    untouched,
    engines,
  }: { prompts: readonly number[]; untouched: readonly number[]; engines: readonly EngineId[] },
): Measurement {
  const listCompared = (indexes: readonly number[]): ComparedCell[] => {
    const [before, now] = [cells.before, cells.now].map((of) => listHits(of, 0, { prompts: indexes, engines }));
    return (before ?? []).flatMap(({ prompt, question, ...hits }, index) => {
      const after = now?.[index];
      return after && hits.answers > 0 && after.answers > 0 ? [{ prompt, question, before: hits, now: after }] : [];
    });
  };
  const [touchedCells, untouchedCells] = [listCompared(prompts), listCompared(untouched)];
  const described = { prompts: describe(touchedCells), untouched: describe(untouchedCells) };
  const difference =
    described.untouched.prompts < FEWEST_UNTOUCHED ? null : compareChanges(touchedCells, untouchedCells);
  return {
    ...window,
    ...described,
    difference: difference && { value: difference.value, low: difference.low, high: difference.high },
  };
}

function describe(cells: readonly ComparedCell[]): MeasuredPrompts {
  const sum = (window: 'before' | 'now'): NamedShare => {
    const answers = cells.reduce((total, cell) => total + cell[window].answers, 0);
    const namedIn = cells.reduce((total, cell) => total + cell[window].hits, 0);
    return { answers, namedIn, share: answers === 0 ? null : namedIn / answers };
  };
  return { prompts: new Set(cells.map(({ prompt }) => prompt)).size, before: sum('before'), after: sum('now') };
}
