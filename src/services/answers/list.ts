import { mapInSlices } from '../../concurrency/slices.ts';
import { ordinaryWords } from '../../data.ts';
import { type AiResponse, decodeRun, encodeRun } from '../../domain/answers/answers.ts';
import { createMentionFinder } from '../../domain/detection/evidence.ts';
import { chosenEngines, type EngineId } from '../../domain/shared/engines.ts';
import { notFound } from '../../domain/shared/failures.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { matcherOf } from '../../domain/statistics/brands.ts';
import { findSearchSuggestions } from '../../gateways/engines/parse/gemini.ts';
import { listAnswers } from '../../storage/answers/list.ts';
import { readBodies } from '../../storage/answers/read.ts';
import { findReadBrands, type ReportKey } from '../../storage/reports/generations.ts';
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
  const withSuggestions = await addSuggestions(context, { workspaceId, promptId }, items);
  return { items: await addMentions(context, { workspaceId, reportId }, withSuggestions), paging };
}

type ListedResponse = Omit<AiResponse, 'mentions'>;

/** Search suggestions are stored in the raw bodies only. */
async function addSuggestions(
  { database }: CallerContext,
  prompt: { workspaceId: string; promptId: string },
  responses: ListedResponse[],
): Promise<ListedResponse[]> {
  const runs = responses.filter(({ engine, state }) => engine === 'gemini' && state === 'answered');
  if (runs.length === 0) return responses;
  const bodies = await readBodies(
    database,
    prompt,
    runs.flatMap((run) => decodeRun(encodeRun(run)) ?? []),
  );
  return responses.map((response) => {
    const searchSuggestions = findSearchSuggestions(bodies.get(response.runId));
    return searchSuggestions === null ? response : { ...response, searchSuggestions };
  });
}

/** The mentions that the statistics count. An expression that is too slow for a synchronous request is omitted. */
async function addMentions(
  { database }: CallerContext,
  report: ReportKey,
  responses: ListedResponse[],
): Promise<AiResponse[]> {
  const { brands, isSlow } = await findReadBrands(database, report);
  const findMentions = createMentionFinder(
    brands.map(matcherOf).map((matcher) => (isSlow ? { ...matcher, regex: null } : matcher)),
    ordinaryWords,
  );
  return mapInSlices(responses, (response) => ({
    ...response,
    mentions: findMentions(response.content ?? '').map(({ brand, start, end }) => ({
      brand: brands[brand]?.brand ?? '',
      isMainBrand: brand === 0,
      start,
      end,
    })),
  }));
}
