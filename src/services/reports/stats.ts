import { chosenEngines } from '../../domain/shared/engines.ts';
import { type Graded, gradeWindow } from '../../domain/statistics/grade.ts';
import type { Grouping } from '../../domain/statistics/groups.ts';
import type { DayStats } from '../../domain/statistics/history.ts';
import { estimateIcc } from '../../domain/statistics/icc.ts';
import { findModelChanges, type ModelChange } from '../../domain/statistics/models.ts';
import { type BrandStatistics, describeBrand, METHOD_VERSION } from '../../domain/statistics/stats.ts';
import {
  type ChangeVerdict,
  type ComparisonVerdict,
  judgeChanges,
  judgeComparisons,
} from '../../domain/statistics/verdicts.ts';
import { computeWindow, type MixChange, type WindowStats } from '../../domain/statistics/window-stats.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { getReportState, type ReadStatistics, readStatisticsFor, type StatisticsInput } from './read-statistics.ts';
import { findPromptFacts, isSelectedEngine } from './select-prompts.ts';
import { createStatsCache } from './stats-cache.ts';
import { listGroups, listWindows, type StatsGroup } from './stats-groups.ts';
import { needsDayBlocks, readHistory } from './stats-history.ts';

export interface StatsInput extends StatisticsInput {
  groupBy?: Grouping | undefined;
}

export interface BrandStats extends BrandStatistics {
  change: {
    brandCoverage: number | null;
    low: number | null;
    high: number | null;
    verdict: ChangeVerdict;
    matchedPrompts: number;
    matchedCells: number;
    mixChanged: MixChange & { modelsChanged: ModelChange[] };
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
  cells: number;
  icc: number | null;
  brands: BrandStats[];
}

export interface ReportStats extends Omit<WindowReply, 'version' | 'revision'> {
  status: 'setting_up' | 'ready' | 'no_data';
  isRecalculating: boolean;
  recalculation: { done: number; total: number } | null;
  source: 'sandbox' | 'live';
}

/** What depends on the stored answers and the request only. */
interface WindowReply extends CellStats {
  version: number;
  revision: number;
  methodVersion: number;
  brandedPrompts: number;
  grade: Graded;
  history: DayStats[];
  groups?: (CellStats & { key: string; label: string })[];
}

/** The statistics of a window, compared with those of the window before it. */
export async function readReportStats(context: CallerContext, input: StatsInput): Promise<ReportStats> {
  const state = await getReportState(context, input);
  const source = isSimulated(context.engines) ? 'sandbox' : 'live';
  const stats = await findStats({ ...state, source, input }, () => computeStats(context, input));
  const { isSetUp, isRecalculating, recalculation } = state;
  const status = isSetUp ? (stats.answers > 0 ? 'ready' : 'no_data') : 'setting_up';
  return { status, isRecalculating, recalculation, source, ...stats };
}

async function computeStats(context: CallerContext, input: StatsInput): Promise<WindowReply> {
  const { startDate, endDate, groupBy, reportId, tagId, branded = 'include' } = input;
  const window = { startDate, endDate };
  const fromBlocks = needsDayBlocks(
    tagId === undefined && branded === 'include' ? 'all' : 'some',
    chosenEngines(input),
  );
  const windows = listWindows(window, groupBy);
  const read = await readStatisticsFor(context, input, { windows, samplesFrom: startDate, needsDayBlocks: fromBlocks });
  const whole: StatsGroup = { key: '', label: '', selection: read.selection, now: 0, before: 1, window };
  const groups = groupBy === undefined ? [] : await listGroups(context, read, { ...window, reportId, groupBy });
  const [total, ...ofGroups] = describeGroups(read, [whole, ...groups]);
  if (!total) throw new Error('A reply has statistics');
  const facts = await findPromptFacts(context, reportId, read.counts);
  const { version, revision } = read.counts;
  return {
    version,
    revision,
    ...total,
    methodVersion: METHOD_VERSION,
    brandedPrompts: countBranded(facts, input.country),
    grade: gradeStats(total),
    history: readHistory(read, startDate, { hasEngines: groupBy === 'engine', fromBlocks }),
    ...(groupBy !== undefined && {
      groups: groups.flatMap(({ key, label }, index) => {
        const stats = ofGroups[index];
        return stats && (stats.answers > 0 || groupBy === 'week') ? [{ key, label, ...stats }] : [];
      }),
    }),
  };
}

const findStats = createStatsCache<WindowReply>();

/** All verdicts of a reply are adjusted together. */
function describeGroups(read: ReadStatistics, groups: readonly StatsGroup[]): CellStats[] {
  const { tables } = read;
  const computed = groups.flatMap(({ now, before, selection }) => {
    const [is, was] = [tables[now], tables[before]];
    return is && was ? [computeWindow({ now: is, before: was, selection })] : [];
  });
  const changes = judgeChanges(computed.flatMap((stats) => stats.changes));
  const comparisons = judgeComparisons(computed.flatMap((stats) => stats.comparisons));
  return computed.map((stats, index) => {
    const brands = stats.changes.length;
    const rivals = stats.comparisons.length;
    return describeCells(read, stats, groups[index], {
      changes: changes.slice(index * brands, (index + 1) * brands),
      comparisons: comparisons.slice(index * rivals, (index + 1) * rivals),
    });
  });
}

function describeCells(
  { names, persistence, counts }: ReadStatistics,
  { samples, changes, comparisons, mix }: WindowStats,
  group: StatsGroup | undefined,
  verdicts: { changes: ChangeVerdict[]; comparisons: ComparisonVerdict[] },
): CellStats {
  const { answers, noAnswers, failed, prompts, cells } = samples.calls;
  const mixChanged = { ...mix, modelsChanged: group ? findChangedModels(counts.days, group) : [] };
  const brands = names.flatMap((name, index): BrandStats[] => {
    const [sample, change, comparison] = [samples.brands[index], changes[index], comparisons[index - 1]];
    if (!sample || !change) return [];
    const { difference, matchedPrompts, matchedCells } = change;
    return [
      {
        ...describeBrand(name, sample, persistence[index]),
        change: {
          ...describeDifference(difference),
          verdict: verdicts.changes[index] ?? 'not_enough_data',
          matchedPrompts,
          matchedCells,
          mixChanged,
        },
        comparison: comparison
          ? {
              ...describeDifference(comparison.difference),
              verdict: verdicts.comparisons[index - 1] ?? 'not_enough_data',
            }
          : null,
      },
    ];
  });
  const [own] = samples.brands;
  return { answers, noAnswers, failed, prompts, cells, icc: own ? estimateIcc(own.named) : null, brands };
}

function findChangedModels(days: ReadStatistics['counts']['days'], { window, selection }: StatsGroup): ModelChange[] {
  return findModelChanges(days, window).filter(({ engine }) => isSelectedEngine(engine, selection));
}

function describeDifference(difference: WindowStats['changes'][number]['difference']) {
  return {
    brandCoverage: difference?.value ?? null,
    low: difference?.low ?? null,
    high: difference?.high ?? null,
  };
}

function countBranded(
  { branded, countries }: Awaited<ReturnType<typeof findPromptFacts>>,
  country: string | undefined,
): number {
  return [...branded].filter((id) => country === undefined || countries.get(id) === country).length;
}

function gradeStats({ brands: [own], prompts, answers, icc }: CellStats): Graded {
  const market = own?.intervals.brandCoverage.market;
  const share = own?.brandCoverage ?? null;
  const mix = own?.change.mixChanged;
  const isComparable = (own?.change.matchedCells ?? 0) > 0;
  const changes = mix
    ? mix.modelsChanged.length +
      mix.enginesAdded.length +
      mix.enginesRemoved.length +
      mix.promptsAdded +
      mix.promptsRemoved
    : 0;
  return gradeWindow({
    prompts,
    halfWidth: market ? (market.high - market.low) / 2 : null,
    changes: isComparable ? changes : 0,
    plan: share === null || icc === null ? null : { share, icc, answersPerPrompt: answers / prompts },
  });
}
