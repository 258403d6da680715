import { EXPORTS } from '../../domain/exports/exports.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import { notFound } from '../../domain/shared/failures.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import { chooseSurfaces, type Surface } from '../../domain/surfaces/surfaces.ts';
import { selectAnswers } from '../../storage/exports/answers.ts';
import { copyStatement } from '../../storage/exports/copy-select.ts';
import { findReadSurfaces } from '../../storage/reports/generations.ts';
import { hasReportPrompt } from '../../storage/reports/prompts.ts';
import type { CallerContext } from '../context.ts';
import { getReportWorkspace } from '../reports/load.ts';
import { withCustomEngines } from './custom-engines.ts';
import { type ExportOptions, exportStatement } from './options.ts';

export interface ExportAnswersInput extends DateWindow {
  reportId: string;
  promptId?: string | undefined;
  country?: string | undefined;
  engine?: EngineId[] | undefined;
  engines?: EngineId[] | undefined;
  surface?: Surface | undefined;
}

export async function* exportAnswers(
  context: CallerContext,
  input: ExportAnswersInput,
  options: ExportOptions,
): AsyncGenerator<Buffer> {
  const { reportId, promptId, country, startDate, endDate } = input;
  const workspaceId = await getReportWorkspace(context, reportId);
  if (promptId !== undefined && !(await hasReportPrompt(context.database, reportId, promptId)))
    throw notFound('Prompt');
  const counted = await findReadSurfaces(context.database, { workspaceId, reportId });
  const { engines, surfaces } = chooseSurfaces(await withCustomEngines(context, input), counted);
  const filter = { workspaceId, reportId, promptId, country, startDate, endDate, engines, surfaces };
  const statement = copyStatement(EXPORTS.answers.columns, options.format, selectAnswers(filter));
  yield* exportStatement(context, workspaceId, statement, options);
}
