import { DEMO_FAN_OUT, DEMO_REPORT } from '../../domain/demo/demo.ts';
import { DEMO_REFUSED_URL, DEMO_SCORED_URL } from '../../domain/demo/site.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { endContentCheck, insertContentCheck, listContentChecks } from '../../storage/content-checks.ts';
import {
  endCrawlabilityCheck,
  insertCrawlabilityCheck,
  listCrawlabilityChecks,
} from '../../storage/crawlability-checks.ts';
import { endQueryFanOut, insertQueryFanOut, listQueryFanOuts } from '../../storage/query-fan-outs.ts';
import { inspectContent } from '../content-checks/inspect.ts';
import type { Context } from '../context.ts';
import { inspectPage } from '../crawlability-checks/inspect.ts';
import { newId } from '../ids.ts';
import { expandQuery } from '../query-fan-outs/expand-query.ts';
import { requestRecommendations } from '../recommendations/request.ts';
import { withDemoSite } from './site.ts';

/** One completed audit of each kind. They use nothing of the allowance. Those of an earlier attempt are kept. */
export async function ensureAudits(context: Context, workspaceId: string, signal: AbortSignal): Promise<void> {
  const simulated = withDemoSite(context);
  await ensureCrawlabilityCheck(simulated, workspaceId, signal);
  await ensureContentCheck(simulated, workspaceId, signal);
  await ensureFanOut(simulated, workspaceId, signal);
}

const FIRST = { before: null, take: 1 };

async function ensureCrawlabilityCheck(context: Context, workspaceId: string, signal: AbortSignal): Promise<void> {
  const { database, web, now } = context;
  if ((await listCrawlabilityChecks(database, { workspaceIds: [workspaceId], ...FIRST })).length > 0) return;
  const outcome = await inspectPage(new URL(DEMO_REFUSED_URL), { web, signal, wait: async () => {} });
  const check = { id: newId('crawlabilityCheck', now()), workspaceId };
  const page = { url: DEMO_REFUSED_URL, urlKey: keyOf(DEMO_REFUSED_URL), domain: DEMO_REPORT.brandDomain };
  await database.workspaceTransaction(workspaceId, async (tx) => {
    await insertCrawlabilityCheck(tx, { ...check, ...page }, now());
    await endCrawlabilityCheck(tx, check, outcome, now());
    await requestRecommendations(context, tx, { workspaceId, domain: page.domain });
  });
}

async function ensureContentCheck(context: Context, workspaceId: string, signal: AbortSignal): Promise<void> {
  const { database, now } = context;
  if ((await listContentChecks(database, { workspaceIds: [workspaceId], ...FIRST })).length > 0) return;
  const check = {
    id: newId('contentCheck', now()),
    workspaceId,
    url: DEMO_SCORED_URL,
    crawlerIdentity: 'OAI-SearchBot' as const,
    sendServiceHeader: false,
  };
  const created = { ...check, status: 'pending' as const, createdDate: now().toISOString() };
  const outcome = await inspectContent(context, created, signal);
  await database.workspaceTransaction(workspaceId, async (tx) => {
    await insertContentCheck(tx, { ...check, urlKey: keyOf(DEMO_SCORED_URL) }, now());
    await endContentCheck(tx, check, outcome, now());
  });
}

async function ensureFanOut(context: Context, workspaceId: string, signal: AbortSignal): Promise<void> {
  const { database, now } = context;
  if ((await listQueryFanOuts(database, { workspaceId, ...FIRST })).length > 0) return;
  const fanOut = { id: newId('queryFanOut', now()), workspaceId, query: DEMO_FAN_OUT };
  const created = { ...fanOut, status: 'pending' as const, createdDate: now().toISOString(), engines: [], results: [] };
  const results = await expandQuery(context, created, signal);
  await database.workspaceTransaction(workspaceId, async (tx) => {
    await insertQueryFanOut(tx, fanOut, now());
    await endQueryFanOut(tx, fanOut, results);
  });
}

function keyOf(url: string): string {
  return normalizeUrl(url)?.key ?? url;
}
