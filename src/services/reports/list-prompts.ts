import { mapInSlices } from '../../concurrency/slices.ts';
import { listCustomEngines } from '../../domain/collection/schedule.ts';
import { ENGINES, type EngineId } from '../../domain/shared/engines.ts';
import { invalid } from '../../domain/shared/failures.ts';
import { decodeCursor, type Page, toPage } from '../../domain/shared/paging.ts';
import { createTextFilter } from '../../domain/shared/text-search.ts';
import { comparisonOf } from '../../domain/shared/windows.ts';
import {
  createCells,
  isSelectedEngine,
  type ReportSize,
  type Selection,
  selectEngines,
} from '../../domain/statistics/cells.ts';
import {
  comparePositions,
  type DescribedGap,
  formatPosition,
  type PromptEngine,
  type PromptPosition,
  type PromptSort,
  type PromptStatistics,
  parsePosition,
  positionOf,
} from '../../domain/statistics/prompts.ts';
import { sampleAll, sampleBrand, sampleCalls, sumBrand } from '../../domain/statistics/samples.ts';
import { describeBrand, describeBriefly, describeSums } from '../../domain/statistics/stats.ts';
import { findDifference } from '../../domain/statistics/window-stats.ts';
import type { PromptGap } from '../../statistics/index.ts';
import { listPromptsIn, listReportPromptIds } from '../../storage/reports/prompts.ts';
import type { ReportState } from '../../storage/reports/state.ts';
import type { CallerContext } from '../context.ts';
import { findGaps } from './find-gaps.ts';
import { type ReadStatistics, readCurrent, readStatisticsFor, type StatisticsInput } from './read-statistics.ts';
import { findPromptFacts } from './select-prompts.ts';

export interface ListReportPromptsInput extends StatisticsInput {
  sortBy: PromptSort;
  sortOrder: 'asc' | 'desc';
  /** The engine whose metric sorts the prompts; all requested engines by default. */
  sortEngine?: EngineId | undefined;
  include?: 'engines' | undefined;
  /** Whether the gaps of each prompt are included, or only prompts with a gap are listed. */
  gaps?: 'include' | 'only' | undefined;
  /** The brand whose statistics by engine are included, and by whose metrics prompts are sorted; the report's brand by default. */
  brand?: string | undefined;
  /** Only prompts that contain it. */
  text?: string | undefined;
  /** The first day of an earlier window of the same length that `change` compares with. Defaults to the preceding window. */
  compareStartDate?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/**
 * The prompts of the settings that the statistics count, each with its statistics in the window; those of the report before
 * there are statistics. There are at most 1,000: they are sorted here.
 */
export async function listReportPrompts(
  context: CallerContext,
  input: ListReportPromptsInput,
): Promise<Page<PromptStatistics>> {
  const { cursor, limit, sortBy, sortOrder, ...filters } = input;
  const list = JSON.stringify(['report prompts', filters, sortBy, sortOrder]);
  const { reportId, country, tagId, startDate, endDate, text } = input;
  const window = { startDate, endDate };
  const windows = input.include || sortBy === 'change' ? [window, comparisonOf(input)(window)] : [window];
  const wanted = { windows, groups: [], needsCells: true };
  const { state, result } = await readCurrent(context, input, async (cells) => {
    const [read, gaps] = await Promise.all([
      readStatisticsFor(context, input, cells, wanted),
      input.gaps === undefined ? NO_GAPS : findGaps(context, input, cells),
    ]);
    return read && gaps && { read, gaps };
  });
  const { read, gaps } = result;
  const brand = findBrand(read, input.brand);
  const after = cursor === undefined ? null : decodeCursor(list, cursor);
  if (cursor !== undefined && after === null) {
    const message = 'Send the nextCursor of the previous page of this list, with the same filters';
    throw invalid('query', [{ path: 'cursor', message, code: 'invalid_cursor' }]);
  }

  const isCounted = read.settings.brands.length > 0;
  const promptIds = isCounted ? read.settings.promptIds : await listReportPromptIds(context.database, reportId);
  const found = await listPromptsIn(context.database, { promptIds, country, tagId });
  const isFound = text === undefined ? () => true : createTextFilter(text);
  const prompts = found.filter(({ prompt }) => isFound(prompt));
  const { branded } = await findPromptFacts(context, reportId, read.settings);
  const start = after === null ? null : parsePosition(after);
  const sampled = samplePrompts({ ...read, state }, prompts, input, brand)
    .filter((prompt) => input.gaps !== 'only' || gapsOf(gaps, prompt).length > 0)
    .filter(({ position }) => start === null || comparePositions(start, position, sortOrder) < 0)
    .toSorted((a, b) => comparePositions(a.position, b.position, sortOrder))
    .slice(0, limit + 1);
  const page = toPage(list, sampled, limit, ({ position }) => formatPosition(position));
  const items = await mapInSlices(page.items, (prompt) => ({
    ...describePrompt(read, prompt, branded.has(prompt.id)),
    ...(input.gaps && { gaps: describeGaps(read, gapsOf(gaps, prompt)) }),
    ...(input.include && {
      engines: describeEngines(read, withCustom(prompt.selection, state), brand),
      change: { brandCoverage: changeOf(read, prompt.selection, brand) },
    }),
  }));
  return { ...page, items };
}

const NO_GAPS: ReadonlyMap<number, PromptGap[]> = new Map();

function gapsOf(gaps: ReadonlyMap<number, PromptGap[]>, { selection }: SampledPrompt): PromptGap[] {
  return gaps.get(selection.prompts?.[0] ?? -1) ?? [];
}

function describeGaps({ names }: ReadStatistics, gaps: readonly PromptGap[]): DescribedGap[] {
  return gaps.map(({ engine, answers, ownAnswers, rivals }) => ({
    engine,
    answers,
    namedIn: ownAnswers,
    competitors: rivals.map(({ index, answers: namedIn }) => ({ brand: names[index]?.brand ?? '', namedIn })),
  }));
}

/** The index of a brand by its name, ignoring case. */
function findBrand({ names }: ReadStatistics, brand: string | undefined): number {
  if (brand === undefined) return 0;
  const index = names.findIndex((name) => name.brand.toLowerCase() === brand.toLowerCase());
  if (index < 0) {
    const message = `Not a brand of this report. Use one of: ${names.map((name) => name.brand).join(', ')}`;
    throw invalid('query', [{ path: 'brand', message, code: 'not_found' }]);
  }
  return index;
}

interface SampledPrompt {
  id: string;
  prompt: string;
  country: string;
  selection: Selection;
  position: PromptPosition;
}

/** The requested prompts, each with its position in the list. */
function samplePrompts(
  { state, ...read }: ReadStatistics & { state: ReportState },
  prompts: { id: string; prompt: string; country: string }[],
  { sortBy, sortEngine }: Pick<ListReportPromptsInput, 'sortBy' | 'sortEngine'>,
  brand: number,
): SampledPrompt[] {
  const {
    cells: [cells],
    settings,
    selection,
  } = read;
  const indexes = new Map(settings.promptIds.map((id, index) => [id, index]));
  const wanted = selection.prompts && new Set(selection.prompts);
  return prompts.flatMap((listed) => {
    const { id } = listed;
    const index = indexes.get(id);
    if (wanted && (index === undefined || !wanted.has(index))) return [];
    // Before the first statistics, no prompt is in them.
    const ofPrompt = { ...selection, prompts: index === undefined ? [] : [index] };
    if (!cells || cells.brands === 0) {
      const position = positionOf(id, { answers: 0, change: null, values: null }, sortBy);
      return [{ ...listed, selection: ofPrompt, position }];
    }
    const sorted = sortEngine ? selectEngine(withCustom(ofPrompt, state), sortEngine, cells) : ofPrompt;
    const sums = sumBrand(cells, brand, sorted);
    const change = sortBy === 'change' ? changeOf(read, sorted, brand) : null;
    const position = positionOf(id, { answers: sums.answers, change, values: describeSums(sums) }, sortBy);
    return [{ ...listed, selection: ofPrompt, position }];
  });
}

/** An engine that the caller did not request has no answers. */
function selectEngine(selection: Selection, engine: EngineId, size: ReportSize): Selection {
  return isSelectedEngine(engine, selection, size) ? { ...selection, engines: [engine] } : { prompts: [], engines: [] };
}

/** Null if one of the windows has days that were counted with earlier settings, which cannot be compared. */
function changeOf({ cells: [now, before], comparableFrom }: ReadStatistics, selection: Selection, brand: number) {
  if (!now || !before || now.brands === 0 || comparableFrom !== null) return null;
  return findDifference({ now, before }, brand, selection);
}

function describePrompt(
  { cells: [cells], names, persistence }: ReadStatistics,
  { id, prompt, country, selection }: SampledPrompt,
  branded: boolean,
): PromptStatistics {
  const samples = sampleAll(cells ?? createCells({ prompts: 0, brands: 0 }), selection);
  const { answers, noAnswers, failed } = samples.calls;
  const brands = names.flatMap((name, index) => {
    const sample = samples.brands[index];
    return sample ? [describeBrand(name, sample, persistence[index])] : [];
  });
  return { id, prompt, country, answers, noAnswers, failed, branded, brands };
}

/** Custom engines of the report have cells, also if they are no part of totals. */
function withCustom(selection: Selection, { schedules }: ReportState): Selection {
  const custom = listCustomEngines(schedules ?? []);
  if (selection.engines !== null || custom.length === 0) return selection;
  return { ...selection, engines: [...ENGINES, ...custom] };
}

/** A row of the matrix of prompts and engines. */
function describeEngines(
  { cells: [cells], names, persistence }: ReadStatistics,
  selection: Selection,
  brand: number,
): PromptEngine[] {
  const name = names[brand];
  if (!cells || !name) return [];
  return selectEngines([cells], selection).flatMap((engine) => {
    const ofEngine = { ...selection, engines: [engine] };
    const { answers } = sampleCalls(cells, ofEngine);
    if (answers === 0) return [];
    const sample = sampleBrand(cells, brand, ofEngine);
    const { brandCoverage, intervals } = describeBriefly(name, sample, persistence[brand]);
    return [{ engine, answers, brandCoverage, intervals }];
  });
}
