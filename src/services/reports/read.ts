import type { BrandReport } from '../../domain/reports/reports.ts';
import type { CallerContext } from '../context.ts';
import { getReportFor } from './load.ts';
import { withWarnings } from './warn.ts';

export async function readReport(context: CallerContext, { reportId }: { reportId: string }): Promise<BrandReport> {
  return withWarnings(context, (await getReportFor(context, reportId)).report);
}
