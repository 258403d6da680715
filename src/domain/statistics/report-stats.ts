import { describeScheduleChanges, type ScheduleChange } from '../collection/schedule.ts';
import type { Surfaces } from '../surfaces/surfaces.ts';
import { describeIncompleteEngines } from './completeness.ts';
import { type Graded, gradeWindow } from './grade.ts';
import { estimateIcc } from './icc.ts';
import type { ModelChange } from './models.ts';
import { type BrandStatistics, describeBrand, type NamedBrand } from './stats.ts';
import type { BrandPersistence } from './variation.ts';
import { type ChangeVerdict, type ComparisonVerdict, classifyChanges, classifyComparisons } from './verdicts.ts';
import type { MixChange, WindowStats } from './window-stats.ts';

export interface BrandStats extends BrandStatistics {
  change: {
    brandCoverage: number | null;
    low: number | null;
    high: number | null;
    verdict: ChangeVerdict;
    matchedPrompts: number;
    /** Only if some prompts ask the same question. */
    matchedQuestions?: number;
    matchedCells: number;
    mixChanged: MixChange & {
      modelsChanged: ModelChange[];
      /** Only if the schedule of the report changed. */
      schedulesChanged?: ScheduleChange[];
      note: string | null;
    };
  };
  /** Your brand compared with this one; null for your brand. */
  comparison: {
    brandCoverage: number | null;
    low: number | null;
    high: number | null;
    verdict: ComparisonVerdict;
  } | null;
}

/** The statistics of some cells of a window. */
export interface CellStats {
  answers: number;
  noAnswers: number;
  failed: number;
  prompts: number;
  /** Only if some prompts ask the same question. */
  questions?: number;
  cells: number;
  icc: number | null;
  brands: BrandStats[];
}

/** The verdicts on the brands of a window. */
export interface WindowVerdicts {
  changes: ChangeVerdict[];
  comparisons: ComparisonVerdict[];
}

/**
 * The changes of the total are one family, those of all groups another, and all comparisons are a third: what is adjusted
 * together. The total is the first window.
 */
export function classifyWindows(windows: readonly WindowStats[]): WindowVerdicts[] {
  const changes = windows.map((stats) => stats.changes);
  const verdicts = [...classifyChanges(changes.slice(0, 1)), ...classifyChanges(changes.slice(1))];
  const comparisons = classifyComparisons(windows.map((stats) => stats.comparisons));
  return verdicts.map((ofBrands, index) => ({ changes: ofBrands, comparisons: comparisons[index] ?? [] }));
}

/** The statistics of a window for the brands of a report. */
export interface Described {
  names: readonly NamedBrand[];
  persistence: readonly BrandPersistence[];
  modelsChanged: ModelChange[];
  schedulesChanged?: ScheduleChange[] | undefined;
  /** Those that count. */
  surfaces?: Surfaces | undefined;
}

export function describeCells(
  { names, persistence, modelsChanged, schedulesChanged = [], surfaces }: Described,
  { samples, changes, comparisons, mix }: WindowStats,
  verdicts: WindowVerdicts | undefined,
): CellStats {
  const { answers, noAnswers, failed, prompts, cells } = samples.calls;
  const notes = [describeIncompleteEngines(mix.enginesIncomplete, surfaces), describeScheduleChanges(schedulesChanged)];
  const mixChanged = {
    ...mix,
    modelsChanged,
    ...(schedulesChanged.length > 0 && { schedulesChanged }),
    note: notes.filter((note) => note !== null).join(' ') || null,
  };
  const brands = names.flatMap((name, index): BrandStats[] => {
    const [sample, change, comparison] = [samples.brands[index], changes[index], comparisons[index - 1]];
    if (!sample || !change) return [];
    const { difference, matchedPrompts, matchedQuestions, matchedCells } = change;
    return [
      {
        ...describeBrand(name, sample, persistence[index]),
        change: {
          ...describeDifference(difference),
          verdict: verdicts?.changes[index] ?? 'not_enough_data',
          matchedPrompts,
          ...(matchedQuestions < matchedPrompts && { matchedQuestions }),
          matchedCells,
          mixChanged,
        },
        comparison: comparison
          ? {
              ...describeDifference(comparison.difference),
              verdict: verdicts?.comparisons[index - 1] ?? 'not_enough_data',
            }
          : null,
      },
    ];
  });
  const [ownBrand] = samples.brands;
  const questions = ownBrand?.named.groups ?? prompts;
  return {
    answers,
    noAnswers,
    failed,
    prompts,
    ...(questions < prompts && { questions }),
    cells,
    icc: ownBrand ? estimateIcc(ownBrand.named) : null,
    brands,
  };
}

function describeDifference(difference: WindowStats['changes'][number]['difference']) {
  return {
    brandCoverage: difference?.value ?? null,
    low: difference?.low ?? null,
    high: difference?.high ?? null,
  };
}

export function gradeStats({ brands: [ownBrand], prompts, questions = prompts, answers, icc }: CellStats): Graded {
  if (!ownBrand) return gradeWindow({ prompts, questions, halfWidth: null, changes: 0, schedules: 0, plan: null });
  const { brandCoverage: share, intervals, change } = ownBrand;
  const { market } = intervals.brandCoverage;
  const {
    modelsChanged,
    schedulesChanged = [],
    enginesAdded,
    enginesRemoved,
    enginesIncomplete,
    ...mix
  } = change.mixChanged;
  const isComparable = change.matchedCells > 0;
  const changes =
    modelsChanged.length + enginesAdded.length + enginesRemoved.length + mix.promptsAdded + mix.promptsRemoved;
  return gradeWindow({
    prompts,
    questions,
    halfWidth: market ? (market.high - market.low) / 2 : null,
    changes: (isComparable ? changes : 0) + enginesIncomplete.length,
    schedules: isComparable ? schedulesChanged.length : 0,
    plan: share === null || icc === null ? null : { share, icc, answersPerPrompt: answers / questions },
  });
}
