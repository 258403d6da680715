import { invalid } from '../../domain/shared/failures.ts';
import { decodeCursor, type Page, toPage } from '../../domain/shared/paging.ts';
import { type AnswerCounts, createCounts, mergeCounts } from '../../domain/statistics/brand-counts.ts';
import {
  comparePositions,
  formatPosition,
  type PromptSort,
  type PromptStatistics,
  parsePosition,
  placeOf,
} from '../../domain/statistics/prompts.ts';
import { computeStatistics } from '../../domain/statistics/stats.ts';
import { listReportPrompts as listStored, type ReportStatistics } from '../../storage/reports/counts.ts';
import type { CallerContext } from '../context.ts';
import { getStatisticsFor, nameBrands, type StatisticsInput } from './read-statistics.ts';

export interface ListReportPromptsInput extends StatisticsInput {
  sortBy: PromptSort;
  sortOrder: 'asc' | 'desc';
  cursor?: string | undefined;
  limit: number;
}

/** The prompts that a report has now, each with its numbers in the window. There are at most 1,000: they are ordered here. */
export async function listReportPrompts(
  context: CallerContext,
  input: ListReportPromptsInput,
): Promise<Page<PromptStatistics>> {
  const { cursor, limit, sortBy, sortOrder, ...filters } = input;
  const list = JSON.stringify(['report prompts', filters, sortBy, sortOrder]);
  const numbers = await getStatisticsFor(context, input, input, 'byPrompt');
  const after = cursor === undefined ? null : decodeCursor(list, cursor);
  if (cursor !== undefined && after === null) {
    const message = 'Send the nextCursor of the previous page of this list, with the same filters';
    throw invalid('query', [{ path: 'cursor', message, code: 'invalid_cursor' }]);
  }

  const { reportId, country, tagId } = input;
  const prompts = await listStored(context.database.prisma, { reportId, country, tagId });
  const start = after === null ? null : parsePosition(after);
  const ordered = describePrompts(numbers, prompts)
    .map((prompt) => ({ prompt, place: placeOf(prompt, sortBy) }))
    .filter(({ place }) => start === null || comparePositions(start, place, sortOrder) < 0)
    .toSorted((one, other) => comparePositions(one.place, other.place, sortOrder))
    .slice(0, limit + 1);
  return toPage(
    list,
    ordered.map(({ prompt }) => prompt),
    limit,
    (prompt) => formatPosition(placeOf(prompt, sortBy)),
  );
}

function describePrompts(numbers: ReportStatistics, prompts: { id: string; prompt: string }[]): PromptStatistics[] {
  const brands = nameBrands(numbers);
  const counts = sumPrompts(numbers);
  return prompts.map(({ id, prompt }) => {
    const count = counts.get(id) ?? createCounts();
    const { answers, noAnswers, failed } = count;
    return { id, prompt, answers, noAnswers, failed, brands: computeStatistics(brands, count) };
  });
}

function sumPrompts({ counts, promptIds }: ReportStatistics): Map<string, AnswerCounts> {
  const sums = new Map<string, AnswerCounts>(promptIds.map((promptId) => [promptId, createCounts()]));
  for (const { counts: byPrompt } of counts) {
    for (const [place, count] of byPrompt) {
      const sum = sums.get(promptIds[place] ?? '');
      if (sum) mergeCounts(sum, count);
    }
  }
  return sums;
}
