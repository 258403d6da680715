import { type AiResponse, decodeRun, encodeRun } from '../../domain/answers/answers.ts';
import { createMentionFinder } from '../../domain/detection/evidence.ts';
import { chosenEngines, type EngineId } from '../../domain/shared/engines.ts';
import { notFound } from '../../domain/shared/failures.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { matcherOf } from '../../domain/statistics/brands.ts';
import { listAnswers } from '../../storage/answers/reads.ts';
import { findReadBrands } from '../../storage/reports/generations.ts';
import { hasReportPrompt } from '../../storage/reports/prompts.ts';
import type { CallerContext } from '../context.ts';
import { readPageBy } from '../paging.ts';
import { getReportWorkspace } from '../reports/load.ts';

export interface ListAiResponsesInput {
  reportId: string;
  promptId: string;
  startDate: string;
  endDate: string;
  country?: string | undefined;
  engine?: EngineId[] | undefined;
  engines?: EngineId[] | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Lists all calls for a prompt of a report, newest day first. */
export async function listAiResponses(context: CallerContext, input: ListAiResponsesInput): Promise<Page<AiResponse>> {
  const { reportId, promptId, startDate, endDate, country } = input;
  const { database } = context;
  const workspaceId = await getReportWorkspace(context, reportId);
  if (!(await hasReportPrompt(database, reportId, promptId))) throw notFound('Prompt');
  const engines = chosenEngines(input);
  const filters = ['ai-responses', reportId, promptId, startDate, endDate, country, engines];
  const { items, paging } = await readPageBy(filters, input, encodeRun, (position, take) =>
    listAnswers(database, {
      workspaceId,
      promptId,
      startDate,
      endDate,
      country,
      engines,
      after: decodeRun(position),
      take,
    }),
  );
  return { items: await addMentions(context, reportId, items), paging };
}

/** The mentions that the statistics count. An expression that is too slow for a synchronous request is omitted. */
async function addMentions(
  { database }: CallerContext,
  reportId: string,
  responses: Omit<AiResponse, 'mentions'>[],
): Promise<AiResponse[]> {
  const { brands, isSlow } = await findReadBrands(database, reportId);
  const findMentions = createMentionFinder(
    brands.map(matcherOf).map((matcher) => (isSlow ? { ...matcher, regex: null } : matcher)),
  );
  return responses.map((response) => ({
    ...response,
    mentions: findMentions(response.content ?? '').map(({ brand, start, end }) => ({
      brand: brands[brand]?.brand ?? '',
      isMainBrand: brand === 0,
      start,
      end,
    })),
  }));
}
