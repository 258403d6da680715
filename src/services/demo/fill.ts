import { type Caller, PERMISSIONS } from '../../domain/access/access.ts';
import {
  BROWSER_USER_AGENT,
  CHECKED_CRAWLERS,
  PROBED_CRAWLERS,
  userAgentOf,
} from '../../domain/crawlability-checks/crawlers.ts';
import { DEMO_BLOCKED_PAGE, DEMO_DAYS, DEMO_PROMPTS, DEMO_REPORT } from '../../domain/demo/demo.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { addDays, dayOf } from '../../domain/shared/windows.ts';
import {
  endCrawlabilityCheck,
  insertCrawlabilityCheck,
  listCrawlabilityChecks,
} from '../../storage/crawlability-checks.ts';
import { listReports } from '../../storage/reports/reports.ts';
import type { CallerContext, Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { newId } from '../ids.ts';
import { createPrompts } from '../prompts/create.ts';
import { createReport } from '../reports/create.ts';

/** Creates a report with a month of sandbox answers. Does nothing if real engines are configured, because they cost money. */
export async function fillDemo(context: Context, { workspaceId }: { workspaceId: string }): Promise<string> {
  if (!isSimulated(context.engines)) return 'skipped: real engines are configured';
  const reportId = await ensureReport(context, workspaceId);
  await ensureCheck(context, workspaceId);
  const today = dayOf(context.now());
  const days = Array.from({ length: DEMO_DAYS }, (_, index) => addDays(today, -index));
  await context.database.transaction((tx) =>
    context.enqueue(tx, 'collect.report', ...days.map((day) => ({ reportId, day }))),
  );
  return reportId;
}

/** A retry after a crash continues with the report of the first attempt. */
async function ensureReport(context: Context, workspaceId: string): Promise<string> {
  const [existing] = await listReports(context.database.prisma, { workspaceIds: [workspaceId], before: null, take: 1 });
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

/** A completed crawlability check of the demo brand, so that each kind of recommendation can be seen. */
async function ensureCheck({ database, now }: Context, workspaceId: string): Promise<void> {
  const { url, domain, disallowed } = DEMO_BLOCKED_PAGE;
  const page = normalizeUrl(url);
  const known = await listCrawlabilityChecks(database, { workspaceIds: [workspaceId], before: null, take: 1 });
  if (known.length > 0 || page === null) return;
  const check = { id: newId('crawlabilityCheck', now()), workspaceId, url, domain, urlKey: page.key };
  const fetched = (userAgent: string) => ({ userAgent, ok: true, status: 200 });
  const result = {
    robotsTxtAnalysis: Object.fromEntries(CHECKED_CRAWLERS.map(({ name }) => [name, !disallowed.includes(name)])),
    serverBotAccess: Object.fromEntries(
      PROBED_CRAWLERS.map((crawler) => [crawler.name, fetched(userAgentOf(crawler))]),
    ),
    controlAccess: fetched(BROWSER_USER_AGENT),
  };
  await database.transaction(async (tx) => {
    await insertCrawlabilityCheck(tx, check, now());
    await endCrawlabilityCheck(tx, check, result, now());
  });
}
