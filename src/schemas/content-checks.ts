import { z } from 'zod';
import { CRAWLER_IDENTITIES } from '../domain/content-checks/identities.ts';
import { auditStatus, auditUrl, failureReason, listAuditsInput } from './audits.ts';
import { contentAnalysis, dynamicContent, structuralAnalysis } from './content-results.ts';
import { contentCheckId, workspaceId } from './ids.ts';
import { pageOf } from './paging.ts';
import { timestamp } from './text.ts';

const crawlerIdentity = z.enum(CRAWLER_IDENTITIES).meta({
  description: 'The crawler as which the page is fetched, by its real user agent.',
  examples: ['ChatGPT-User'],
});
const sendServiceHeader = z.boolean().meta({
  description: 'Whether every request of the check carries the header `X-Sightline-Audit: content-check`.',
  examples: [true],
});
const url = z.string().meta({ description: 'The page.', examples: ['https://www.acme.com/pricing'] });

export const createContentCheckInput = z.object({
  workspaceId,
  url: auditUrl,
  crawlerIdentity: crawlerIdentity.default('ChatGPT-User'),
  sendServiceHeader: sendServiceHeader.default(true),
});
export const listContentChecksInput = listAuditsInput('checks');
export const getContentCheckInput = z.object({ checkId: contentCheckId });

export const createdContentCheck = z
  .object({
    id: contentCheckId,
    workspaceId,
    url,
    status: auditStatus.meta({ description: 'How far the check is: it has just begun.', examples: ['pending'] }),
    createdDate: timestamp,
  })
  .meta({ id: 'CreatedContentCheck' });

export const contentCheckPage = pageOf(
  z
    .object({ id: contentCheckId, workspaceId, url, status: auditStatus, createdDate: timestamp })
    .meta({ id: 'ListedContentCheck' }),
);

export const contentCheck = z
  .object({
    id: contentCheckId,
    workspaceId,
    url,
    status: auditStatus,
    createdDate: timestamp,
    crawlerIdentity,
    sendServiceHeader,
    structuralAnalysis: structuralAnalysis.optional(),
    dynamicContent: dynamicContent.optional(),
    contentAnalysis: contentAnalysis.optional(),
    failureReason: failureReason.optional(),
  })
  .meta({ id: 'ContentCheck' });
