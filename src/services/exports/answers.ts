import { EXPORTS } from '../../domain/exports/exports.ts';
import { chosenEngines, type EngineId } from '../../domain/shared/engines.ts';
import { notFound } from '../../domain/shared/failures.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import { selectAnswers } from '../../storage/exports/answers.ts';
import { copyStatement } from '../../storage/exports/copy-select.ts';
import { hasReportPrompt } from '../../storage/reports/prompts.ts';
import type { CallerContext } from '../context.ts';
import { getReportWorkspace } from '../reports/load.ts';
import { type ExportOptions, exportStatement } from './options.ts';

export interface ExportAnswersInput extends DateWindow {
  reportId: string;
  promptId?: string | undefined;
  country?: string | undefined;
  engine?: EngineId[] | undefined;
  engines?: EngineId[] | undefined;
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
  const filter = { workspaceId, reportId, promptId, country, startDate, endDate, engines: chosenEngines(input) };
  const statement = copyStatement(EXPORTS.answers.columns, options.format, selectAnswers(filter));
  yield* exportStatement(context, workspaceId, statement, options);
}
