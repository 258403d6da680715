import { z } from 'zod';
import { CRAWLER_IDENTITIES } from '../domain/content-checks/identities.ts';
import { auditStatus, auditUrl, failureReason, listAuditsInput } from './audits.ts';
import { contentAnalysis, dynamicContent, structuralAnalysis } from './content-results.ts';
import { contentCheckId, workspaceId } from './ids.ts';
import { pageOf } from './paging.ts';
import { timestamp } from './text.ts';

const crawlerIdentity = z.enum(CRAWLER_IDENTITIES).meta({
  description: 'Crawler whose user agent is used to fetch the page.',
  examples: ['ChatGPT-User'],
});
const sendServiceHeader = z.boolean().meta({
  description: 'Whether to send the header `X-Sightline-Audit: content-check` with every request of the check.',
  examples: [true],
});
const url = z.string().meta({ description: 'URL of the page.', examples: ['https://www.acme.com/pricing'] });

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
    status: auditStatus.meta({ description: 'Status of the check. A new check is `pending`.', examples: ['pending'] }),
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
