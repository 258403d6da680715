import type { CrawlabilityCheck, CrawlabilityResult } from '../../domain/crawlability-checks/checks.ts';
import { isDemoHost } from '../../domain/demo/demo.ts';
import { endCrawlabilityCheck, findCrawlabilityCheck } from '../../storage/crawlability-checks.ts';
import type { AuditDefinition } from '../audits/kind.ts';
import { withSiteOf } from '../demo/site.ts';
import { requestRecommendations } from '../recommendations/request.ts';
import { inspectPage } from './inspect.ts';

/** A check sends more than twenty requests to its host, so one at a time is as fast as several. */
export const crawlabilityAudit: AuditDefinition<CrawlabilityCheck, CrawlabilityResult> = {
  kind: 'crawlability',
  slotsPerHost: 1,
  enqueue: ({ enqueue }, tx, ids) => enqueue(tx, 'audits.crawlability', ...ids.map((checkId) => ({ checkId }))),
  find: ({ database }, checkId) => findCrawlabilityCheck(database, checkId),
  inspect(context, { url }, signal) {
    const page = new URL(url);
    const { web, now } = withSiteOf(context, page);
    // Requests to a site that does not exist need no pauses.
    return inspectPage(page, { web, signal, now: now(), ...(isDemoHost(page.host) && { wait: async () => {} }) });
  },
  async save(context, tx, check, outcome) {
    await endCrawlabilityCheck(tx, check, outcome, context.now());
    await requestRecommendations(context, tx, check);
  },
};
