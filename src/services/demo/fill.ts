import { type Caller, PERMISSIONS } from '../../domain/access/access.ts';
import { DEMO_CHECKED_URL, describeDemoCheck } from '../../domain/demo/crawlability-check.ts';
import { DEMO_DAYS, DEMO_PROMPTS, DEMO_REPORT } from '../../domain/demo/demo.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { addDays, dayOf } from '../../domain/shared/windows.ts';
import { endCrawlabilityCheck, findLatestChecks, insertCrawlabilityCheck } from '../../storage/crawlability-checks.ts';
import { listReports } from '../../storage/reports/reports.ts';
import { partitionPastDays } from '../answers/partition.ts';
import type { CallerContext, Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { newId } from '../ids.ts';
import { createPrompts } from '../prompts/create.ts';
import { createReport } from '../reports/create.ts';

/** Creates a report with a month of sandbox answers. Does nothing if real engines are configured, because they cost money. */
export async function fillDemo(context: Context, { workspaceId }: { workspaceId: string }): Promise<string> {
  if (!isSimulated(context.engines)) return 'skipped: real engines are configured';
  const reportId = await ensureReport(context, workspaceId);
  await ensureCrawlabilityCheck(context, workspaceId);
  const today = dayOf(context.now());
  const days = Array.from({ length: DEMO_DAYS }, (_, index) => addDays(today, -index));
  await partitionPastDays(context, days.at(-1) ?? today);
  await context.database.transaction((tx) =>
    context.enqueue(tx, 'collect.report', ...days.map((day) => ({ reportId, day }))),
  );
  return reportId;
}

/** A retry after a crash continues with the report of the first attempt. */
async function ensureReport(context: Context, workspaceId: string): Promise<string> {
  const [existing] = await listReports(context.database, { workspaceIds: [workspaceId], before: null, take: 1 });
  if (existing) return existing.id;
  const caller: Caller = { keyId: 'demo', workspaceIds: [workspaceId], permissions: PERMISSIONS };
  const callerContext: CallerContext = { ...context, caller };
  const promptIds: string[] = [];
  for (const [country, prompts] of Object.entries(DEMO_PROMPTS)) {
    const input = { id: workspaceId, prompts, country, tagIds: [], brandReportIds: [] };
    promptIds.push(...(await createPrompts(callerContext, input)).items.map((prompt) => prompt.id));
  }
  return (await createReport(callerContext, { workspaceId, promptIds, ...DEMO_REPORT })).report.id;
}

/** The invented site cannot be fetched, so the result of its check is invented too. */
async function ensureCrawlabilityCheck({ database, now }: Context, workspaceId: string): Promise<void> {
  const domain = DEMO_REPORT.brandDomain;
  const [existing] = await findLatestChecks(database, { workspaceId, domains: [domain], wildcard: false });
  if (existing) return;
  const check = { id: newId('crawlabilityCheck', now()), workspaceId };
  const page = { url: DEMO_CHECKED_URL, urlKey: normalizeUrl(DEMO_CHECKED_URL)?.key ?? DEMO_CHECKED_URL, domain };
  await database.workspaceTransaction(workspaceId, async (tx) => {
    await insertCrawlabilityCheck(tx, { ...check, ...page }, now());
    await endCrawlabilityCheck(tx, check, describeDemoCheck(), now());
  });
}
