import { invalid } from '../../domain/shared/failures.ts';
import { decodeCursor, type Page, toPage } from '../../domain/shared/paging.ts';
import { createTally, mergeTally, type Tally } from '../../domain/statistics/brand-counts.ts';
import {
  comparePlaces,
  formatPlace,
  type PromptNumbers,
  type PromptSort,
  parsePlace,
  placeOf,
} from '../../domain/statistics/prompts.ts';
import { computeNumbers } from '../../domain/statistics/stats.ts';
import { listReportPrompts as listStored, type ReportNumbers } from '../../storage/reports/counts.ts';
import type { CallerContext } from '../context.ts';
import { getNumbersFor, type NumbersInput, nameBrands } from './read-statistics.ts';

export interface ListReportPromptsInput extends NumbersInput {
  sortBy: PromptSort;
  sortOrder: 'asc' | 'desc';
  cursor?: string | undefined;
  limit: number;
}

/** The prompts that a report has now, each with its numbers in the window. There are at most 1,000: they are ordered here. */
export async function listReportPrompts(
  context: CallerContext,
  input: ListReportPromptsInput,
): Promise<Page<PromptNumbers>> {
  const { cursor, limit, sortBy, sortOrder, ...filters } = input;
  const list = JSON.stringify(['report prompts', filters, sortBy, sortOrder]);
  const numbers = await getNumbersFor(context, input, input, 'byPrompt');
  const after = cursor === undefined ? null : decodeCursor(list, cursor);
  if (cursor !== undefined && after === null) {
    const message = 'Send the nextCursor of the previous page of this list, with the same filters';
    throw invalid('query', [{ path: 'cursor', message, code: 'invalid_cursor' }]);
  }

  const { reportId, country, tagId } = input;
  const prompts = await listStored(context.database.prisma, { reportId, country, tagId });
  const start = after === null ? null : parsePlace(after);
  const ordered = describePrompts(numbers, prompts)
    .map((prompt) => ({ prompt, place: placeOf(prompt, sortBy) }))
    .filter(({ place }) => start === null || comparePlaces(start, place, sortOrder) < 0)
    .toSorted((one, other) => comparePlaces(one.place, other.place, sortOrder))
    .slice(0, limit + 1);
  return toPage(
    list,
    ordered.map(({ prompt }) => prompt),
    limit,
    (prompt) => formatPlace(placeOf(prompt, sortBy)),
  );
}

function describePrompts(numbers: ReportNumbers, prompts: { id: string; prompt: string }[]): PromptNumbers[] {
  const brands = nameBrands(numbers);
  const tallies = sumPrompts(numbers);
  return prompts.map(({ id, prompt }) => {
    const tally = tallies.get(id) ?? createTally();
    const { answers, noAnswers, failed } = tally;
    return { id, prompt, answers, noAnswers, failed, brands: computeNumbers(brands, tally) };
  });
}

function sumPrompts({ counts, promptIds }: ReportNumbers): Map<string, Tally> {
  const sums = new Map<string, Tally>(promptIds.map((promptId) => [promptId, createTally()]));
  for (const { tallies } of counts) {
    for (const [place, tally] of tallies) {
      const sum = sums.get(promptIds[place] ?? '');
      if (sum) mergeTally(sum, tally);
    }
  }
  return sums;
}
