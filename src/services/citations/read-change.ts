import { type CitationChange, type CitedCell, compareCitations } from '../../domain/citations/change.ts';
import { type ComparedWindow, comparisonOf, type DateWindow } from '../../domain/shared/windows.ts';
import { type Cells, listCells } from '../../domain/statistics/cells.ts';
import { type CellCitations, countCellCitations } from '../../storage/citations/history.ts';
import type { CallerContext } from '../context.ts';
import { type ReadStatistics, readCurrent, readStatisticsFor } from '../reports/read-statistics.ts';
import type { CitationFilter, RequestedCitations } from './scope.ts';

/** The change of the share of answers that cite a page from the compared window. */
export async function readCitationChange(
  context: CallerContext,
  filter: CitationFilter & ComparedWindow,
  scope: RequestedCitations,
  pageKey: string,
): Promise<CitationChange> {
  const { startDate, endDate } = filter;
  const windows = [{ startDate, endDate }, comparisonOf(filter)({ startDate, endDate })];
  const wanted = { windows, groups: [], needsCells: true };
  const [{ result: read }, ...citations] = await Promise.all([
    readCurrent(context, filter, (cells) => readStatisticsFor(context, filter, cells, wanted)),
    ...windows.map((window: DateWindow) => countCellCitations(context.database, { ...scope, ...window }, pageKey)),
  ]);
  const [now = [], before = []] = citations.map((cited, index) => toCells(read, read.cells[index], cited));
  return compareCitations(now, before);
}

/** Answers of today may not be counted yet: a cell has at most as many citations as counted answers. */
function toCells(
  { settings, selection }: ReadStatistics,
  cells: Cells | undefined,
  citations: readonly CellCitations[],
): CitedCell[] {
  const hits = new Map(citations.map(({ promptId, engine, citations: cited }) => [`${promptId} ${engine}`, cited]));
  return (cells ? listCells(cells, selection) : []).map(({ prompt, question, engine, answers }) => ({
    prompt,
    question,
    engine,
    answers,
    hits: Math.min(answers, hits.get(`${settings.promptIds[prompt]} ${engine}`) ?? 0),
  }));
}
