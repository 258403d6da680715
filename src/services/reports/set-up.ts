import { markSetUp } from '../../storage/reports.ts';
import type { Context } from '../context.ts';
import { recalculateReport } from './recalculate.ts';

/** The first collection of a report. No engine is enabled yet, so there is nothing to ask and it ends at once. */
export async function setUpReport(context: Context, { reportId }: { reportId: string }): Promise<void> {
  await recalculateReport(context, { reportId });
  await markSetUp(context.database.prisma, reportId, context.now());
}
