import type { Value } from '../../domain/exports/columns.ts';
import { EXPORTS } from '../../domain/exports/exports.ts';
import type { Recommendation } from '../../domain/recommendations/recommendation.ts';
import type { CallerContext } from '../context.ts';
import { type ListRecommendationsInput, listRecommendations } from '../recommendations/list.ts';
import { formatRows } from './format-rows.ts';
import type { ExportOptions } from './options.ts';

export type ExportRecommendationsInput = Omit<ListRecommendationsInput, 'cursor' | 'limit'>;

const PAGE_SIZE = 500;

export async function* exportRecommendations(
  context: CallerContext,
  input: ExportRecommendationsInput,
  options: ExportOptions,
): AsyncGenerator<Buffer> {
  async function* readRows(): AsyncGenerator<Value[]> {
    let cursor: string | undefined;
    do {
      const { items, paging } = await listRecommendations(context, { ...input, cursor, limit: PAGE_SIZE });
      yield* items.map(toRow);
      cursor = paging.nextCursor ?? undefined;
    } while (cursor !== undefined && !options.signal.aborted);
  }
  yield* formatRows(EXPORTS.recommendations.columns, readRows(), options);
}

function toRow({ id, engine, type, group, priority, score, state, data, copy }: Recommendation): Value[] {
  const { url, title, domain, domainCategory, mentionedCompetitors, citations, startDate, endDate } = data;
  const promptIds = data.prompts.map(({ promptId }) => promptId);
  return [
    id,
    engine,
    data.country,
    type,
    group,
    priority,
    score,
    state,
    url,
    title,
    domain,
    domainCategory,
    mentionedCompetitors,
    citations,
    promptIds,
    startDate,
    endDate,
    copy.title,
    copy.headline,
    copy.reasoning,
    copy.suggestions,
  ];
}
