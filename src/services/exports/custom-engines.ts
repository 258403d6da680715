import { listCustomEngines } from '../../domain/collection/schedule.ts';
import { ENGINES, type EngineId } from '../../domain/shared/engines.ts';
import { findScheduleHistory } from '../../storage/reports/reports.ts';
import type { Context } from '../context.ts';

interface ReportRows {
  reportId: string;
  engine?: EngineId[] | undefined;
  engines?: EngineId[] | undefined;
}

/** Exports contain the rows of all engines of a report, also of custom ones that are no part of totals. */
export async function withCustomEngines<Input extends ReportRows>(
  { database }: Pick<Context, 'database'>,
  input: Input,
): Promise<Input> {
  if (input.engine || input.engines) return input;
  const custom = listCustomEngines(await findScheduleHistory(database, input.reportId));
  return custom.length === 0 ? input : { ...input, engines: [...ENGINES, ...custom] };
}
