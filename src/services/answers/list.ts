import { type AiResponse, decodeRun, encodeRun } from '../../domain/answers/answers.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import { notFound } from '../../domain/shared/failures.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { chooseSurfaces, type Surface } from '../../domain/surfaces/surfaces.ts';
import { listAnswers } from '../../storage/answers/list.ts';
import { findReadSurfaces } from '../../storage/reports/generations.ts';
import { hasReportPrompt } from '../../storage/reports/prompts.ts';
import type { CallerContext } from '../context.ts';
import { readPageBy } from '../paging.ts';
import { getReportWorkspace } from '../reports/load.ts';
import { describeAnswers } from './describe.ts';

export interface ListAiResponsesInput {
  reportId: string;
  promptId: string;
  startDate: string;
  endDate: string;
  country?: string | undefined;
  engine?: EngineId[] | undefined;
  engines?: EngineId[] | undefined;
  surface?: Surface | undefined;
  /** Only answers that contain it. */
  text?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Lists all calls for a prompt of a report, newest day first. */
export async function listAiResponses(context: CallerContext, input: ListAiResponsesInput): Promise<Page<AiResponse>> {
  const { reportId, promptId, startDate, endDate, country, text } = input;
  const { database } = context;
  const workspaceId = await getReportWorkspace(context, reportId);
  if (!(await hasReportPrompt(database, reportId, promptId))) throw notFound('Prompt');
  const { engines, surfaces } = chooseSurfaces(input, await findReadSurfaces(database, { workspaceId, reportId }));
  const filters = [
    'ai-responses',
    reportId,
    promptId,
    startDate,
    endDate,
    country,
    engines,
    ...(input.surface === undefined ? [] : [surfaces]),
    ...(text === undefined ? [] : [text]),
  ];
  const { items, paging } = await readPageBy(filters, input, encodeRun, (position, take) =>
    listAnswers(database, {
      workspaceId,
      promptId,
      startDate,
      endDate,
      country,
      engines,
      surfaces,
      text,
      after: decodeRun(position),
      take,
    }),
  );
  return { items: await describeAnswers(context, { workspaceId, reportId }, items, text), paging };
}
