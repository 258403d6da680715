import { z } from 'zod';
import { crawlabilityCheckId, workspaceId } from '../shared/ids.ts';
import { pageOf } from '../shared/paging.ts';
import { timestamp } from '../shared/text.ts';
import { auditStatus, auditUrl, failureReason, listAuditsInput, queued } from './audits.ts';
import { crawlabilityEvidence } from './crawlability-evidence.ts';

export const createCrawlabilityCheckInput = z.object({ workspaceId, url: auditUrl });
export const listCrawlabilityChecksInput = listAuditsInput('checks');
export const getCrawlabilityCheckInput = z.object({ checkId: crawlabilityCheckId });

const url = z.string().meta({ description: 'URL of the page.', examples: ['https://www.acme.com/pricing'] });
const domain = z.string().meta({ description: 'Domain of the page, without `www.`.', examples: ['acme.com'] });

export const createdCrawlabilityCheck = z
  .object({
    id: crawlabilityCheckId,
    workspaceId,
    url,
    status: auditStatus.meta({ description: 'Status of the check. A new check is `pending`.', examples: ['pending'] }),
    createdDate: timestamp,
  })
  .meta({ id: 'CreatedCrawlabilityCheck' });

export const crawlabilityCheckPage = pageOf(
  z
    .object({ id: crawlabilityCheckId, workspaceId, url, domain, createdDate: timestamp })
    .meta({ id: 'ListedCrawlabilityCheck' }),
);

const access = { userAgent: 'CCBot/2.0 (https://commoncrawl.org/faq/)', status: 403, ok: false };
const botAccess = z
  .object({
    userAgent: z.string().meta({ description: 'The user agent that was sent.', examples: [access.userAgent] }),
    status: z
      .int()
      .meta({ description: 'HTTP status code after redirects. 0 if the server did not respond.', examples: [403] }),
    ok: z.boolean().meta({
      description:
        'Whether the page was returned: a status of 2xx, and no challenge, block, login, consent, empty, shortened or other page instead.',
      examples: [false],
    }),
  })
  .meta({ id: 'BotAccess', description: 'Response of the server to one user agent.', examples: [access] });

export const crawlabilityCheck = z
  .object({
    id: crawlabilityCheckId,
    workspaceId,
    url,
    domain,
    status: auditStatus,
    createdDate: timestamp,
    completedDate: timestamp
      .meta({ description: 'Time at which the check completed or failed.', examples: ['2026-11-14T09:30:04.000Z'] })
      .optional(),
    robotsTxtAnalysis: z
      .record(z.string(), z.boolean())
      .meta({
        description: 'Whether robots.txt allows each crawler to fetch the page. Keys are user agent tokens.',
        examples: [{ GPTBot: true, CCBot: false }],
      })
      .optional(),
    robotsTxtAnalysisResult: z
      .boolean()
      .meta({ description: 'Whether robots.txt allows every crawler.', examples: [false] })
      .optional(),
    serverBotAccess: z
      .record(z.string(), botAccess)
      .meta({
        description:
          'Response of the server to the user agent of each crawler. Crawlers that exist only as robots.txt tokens are omitted.',
        examples: [{ CCBot: access }],
      })
      .optional(),
    controlAccess: botAccess
      .meta({
        description: 'The response of the server to a regular browser, for comparison.',
      })
      .optional(),
    evidence: crawlabilityEvidence.optional(),
    queued: queued.optional(),
    failureReason: failureReason.optional(),
  })
  .meta({ id: 'CrawlabilityCheck' });
