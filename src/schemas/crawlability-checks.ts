import { z } from 'zod';
import { auditStatus, auditUrl, failureReason, listAuditsInput, queued } from './audits.ts';
import { crawlabilityEvidence } from './crawlability-evidence.ts';
import { crawlabilityCheckId, workspaceId } from './ids.ts';
import { pageOf } from './paging.ts';
import { timestamp } from './text.ts';

export const createCrawlabilityCheckInput = z.object({ workspaceId, url: auditUrl });
export const listCrawlabilityChecksInput = listAuditsInput('checks');
export const getCrawlabilityCheckInput = z.object({ checkId: crawlabilityCheckId });

const url = z.string().meta({ description: 'The page.', examples: ['https://www.acme.com/pricing'] });
const domain = z.string().meta({ description: 'Its domain, without `www.`.', examples: ['acme.com'] });

export const createdCrawlabilityCheck = z
  .object({
    id: crawlabilityCheckId,
    workspaceId,
    url,
    status: auditStatus.meta({ description: 'How far the check is: it has not ended yet.', examples: ['pending'] }),
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
    status: z.int().meta({ description: 'HTTP status after redirects; 0 where there was no answer.', examples: [403] }),
    ok: z.boolean().meta({
      description:
        'Whether the page was returned: a status of 2xx, and no challenge, login, empty or shortened page in its place.',
      examples: [false],
    }),
  })
  .meta({ id: 'BotAccess', description: 'What the server answered to one user agent.', examples: [access] });

export const crawlabilityCheck = z
  .object({
    id: crawlabilityCheckId,
    workspaceId,
    url,
    domain,
    status: auditStatus,
    createdDate: timestamp,
    completedDate: timestamp
      .meta({ description: 'When the check ended.', examples: ['2026-11-14T09:30:04.000Z'] })
      .optional(),
    robotsTxtAnalysis: z
      .record(z.string(), z.boolean())
      .meta({
        description: 'For each crawler, by its name in robots.txt, whether the file lets it fetch the page.',
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
          'For each crawler, what the server answered to its user agent. Names that exist only in robots.txt are not here.',
        examples: [{ CCBot: access }],
      })
      .optional(),
    controlAccess: botAccess
      .meta({
        description:
          'Not part of the original record: what the server answered to an ordinary browser, for comparison.',
      })
      .optional(),
    evidence: crawlabilityEvidence.optional(),
    queued: queued.optional(),
    failureReason: failureReason.optional(),
  })
  .meta({ id: 'CrawlabilityCheck' });
