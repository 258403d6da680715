import { listDaysWithoutPages, listReportsWithoutPages, markPages } from '../../storage/reports/cited-pages.ts';
import { listGenerations } from '../../storage/reports/generations.ts';
import { findOwner } from '../../storage/reports/owners.ts';
import type { Context } from '../context.ts';
import { chooseThreadGroup, countDayOf, summarizeGeneration } from './count-day.ts';

/** Requests cited pages for statistics of an earlier release. Until they are complete, citations are counted for each read. */
export async function requestPages({ database, enqueue, log }: Context): Promise<number> {
  const reportIds = await listReportsWithoutPages(database);
  if (reportIds.length === 0) return 0;
  await database.transaction((tx) =>
    enqueue(tx, 'reports.backfill-pages', ...reportIds.map((reportId) => ({ reportId }))),
  );
  log.info({ reports: reportIds.length }, 'adding cited pages to statistics of an earlier release');
  return reportIds.length;
}

/** The job that counts the days without cited pages again. It finds no brands again, because their findings are stored. */
export async function backfillPages(context: Context, { reportId }: { reportId: string }): Promise<{ days: number }> {
  const { database } = context;
  let counted = 0;
  const workspaceId = await findOwner(database, reportId);
  if (workspaceId === null) return { days: 0 };
  for (const generation of await listGenerations(database, { workspaceId, reportId })) {
    const days = await listDaysWithoutPages(database, generation);
    for (const day of days) {
      await countDayOf(context, generation, day, generation.version, chooseThreadGroup(generation));
      counted++;
    }
    await summarizeGeneration(context, generation);
    await markPages(database, generation);
  }
  return { days: counted };
}
