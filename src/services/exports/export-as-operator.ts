import type { Caller } from '../../domain/access/access.ts';
import type { ExportName } from '../../domain/exports/exports.ts';
import { findReportWorkspace } from '../../storage/reports/reports.ts';
import type { CallerContext, Context } from '../context.ts';
import type { ExportOptions } from './options.ts';
import { exporters, markForExcel } from './run.ts';

export interface ExportRequest extends ExportOptions {
  name: ExportName;
  /** The filters, as the schema of the export returns them. */
  input: object;
  isForExcel: boolean;
}

/** Runs an export for the command line, which has access to every workspace. */
export async function* exportAsOperator(
  context: Context,
  { name, input, isForExcel, ...options }: ExportRequest,
): AsyncGenerator<Buffer> {
  const { reportId, workspaceId } = input as { reportId?: string; workspaceId?: string };
  const owner = workspaceId ?? (reportId === undefined ? null : await findReportWorkspace(context.database, reportId));
  const caller: Caller = {
    keyId: 'export',
    workspaceIds: owner === null ? [] : [owner],
    permissions: ['read', 'server'],
  };
  const run = exporters[name] as (
    context: CallerContext,
    input: object,
    options: ExportOptions,
  ) => AsyncGenerator<Buffer>;
  const chunks = run({ ...context, caller }, input, options);
  yield* isForExcel ? markForExcel(chunks) : chunks;
}
