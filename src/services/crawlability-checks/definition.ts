import type { CrawlabilityCheck, CrawlabilityResult } from '../../domain/crawlability-checks/checks.ts';
import { endCrawlabilityCheck, findCrawlabilityCheck } from '../../storage/crawlability-checks.ts';
import type { AuditDefinition } from '../audits/kind.ts';
import { requestRecommendations } from '../recommendations/request.ts';
import { inspectPage } from './inspect.ts';

/** A check sends more than twenty requests to its host, so one at a time is as fast as several. */
export const crawlabilityAudit: AuditDefinition<CrawlabilityCheck, CrawlabilityResult> = {
  kind: 'crawlability',
  slotsPerHost: 1,
  enqueue: ({ enqueue }, tx, ids) => enqueue(tx, 'audits.crawlability', ...ids.map((checkId) => ({ checkId }))),
  find: ({ database }, checkId) => findCrawlabilityCheck(database, checkId),
  inspect: ({ web, now }, { url }, signal) => inspectPage(new URL(url), { web, signal, now: now() }),
  async save(context, tx, check, outcome) {
    await endCrawlabilityCheck(tx, check, outcome, context.now());
    await requestRecommendations(context, tx, check);
  },
};
