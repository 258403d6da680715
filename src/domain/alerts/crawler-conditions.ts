import type { Condition } from './conditions.ts';

/** The responses of a host to a crawler within the last days, without visits that only claim to be one. */
export interface CrawlerResponses {
  domain: string;
  bot: string;
  visits: number;
  /** Status 401, 403, 407, 429 and 451. */
  rejected: number;
  /** Status 500 and higher. */
  errors: number;
}

/** The days whose responses count. */
export const RESPONSE_DAYS = 3;
/** With fewer visits, a share means little. */
const LEAST_VISITS = 10;
const BLOCKED_SHARE = 0.5;
const ERROR_SHARE = 0.2;

/** Crawlers that a host mostly rejects, or often answers with a server error. */
export function findCrawlerConditions(rows: readonly CrawlerResponses[], links: Condition['links']): Condition[] {
  return rows
    .filter(({ visits }) => visits >= LEAST_VISITS)
    .flatMap(({ domain, bot, visits, rejected, errors }): Condition[] => {
      const shared = { subject: `${bot} ${domain}`, links };
      const details = { crawler: bot, host: domain, visits };
      if (rejected >= BLOCKED_SHARE * visits) {
        const sentence = `${domain} rejected ${rejected} of ${visits} visits of ${bot} in the last ${RESPONSE_DAYS} days.`;
        return [{ ...shared, event: 'crawler.blocked', details: { ...details, rejected }, sentence }];
      }
      if (errors < ERROR_SHARE * visits) return [];
      const sentence = `${domain} returned a server error to ${errors} of ${visits} visits of ${bot} in the last ${RESPONSE_DAYS} days.`;
      return [{ ...shared, event: 'crawler.errors', details: { ...details, errors }, sentence }];
    });
}
