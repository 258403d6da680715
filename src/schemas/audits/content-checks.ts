import { z } from 'zod';
import { CRAWLER_IDENTITIES } from '../../domain/content-checks/identities.ts';
import { contentCheckId, workspaceId } from '../shared/ids.ts';
import { pageOf } from '../shared/paging.ts';
import { timestamp } from '../shared/text.ts';
import { auditStatus, auditUrl, failureReason, listAuditsInput, queued } from './audits.ts';
import { blockers, contentAnalysis, dynamicContent, structuralAnalysis } from './content-results.ts';

const crawlerIdentity = z.enum(CRAWLER_IDENTITIES).meta({
  description: 'The crawler whose user agent is used to fetch the page.',
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
    blockers: blockers.optional(),
    queued: queued.optional(),
    failureReason: failureReason.optional(),
  })
  .meta({ id: 'ContentCheck' });

const change = z
  .object({
    item: z.string().meta({
      description: 'An item of the breakdown, an aspect of the content analysis, or `dynamicContent`.',
      examples: ['metaDescription'],
    }),
    from: z.number().meta({ description: 'Score of the previous check.', examples: [0] }),
    to: z.number().meta({ description: 'Score of this check.', examples: [30] }),
    why: z.string().meta({
      description: 'Why the score changed.',
      examples: ['No longer found: The page has no meta description. Add one of 70 to 170 characters.'],
    }),
  })
  .meta({ id: 'ContentScoreChange', description: 'A score that changed.' });

export const contentCheckComparison = z
  .object({
    previous: z
      .object({ id: contentCheckId, createdDate: timestamp })
      .nullable()
      .meta({
        description:
          'The previous completed check of the same page. Null if there is none, or if one of the two was not fully evaluated.',
        examples: [{ id: 'cnt_01JCN7E8F9G0H1J2K3M4N5P6Q7', createdDate: '2026-11-07T09:30:00.000Z' }],
      }),
    overallScore: z
      .object({
        from: z.number().meta({ description: 'Score of the previous check.', examples: [61.2] }),
        to: z.number().meta({ description: 'Score of this check.', examples: [68.7] }),
      })
      .meta({ description: 'The overall structural scores.' })
      .optional(),
    rose: z.array(change).meta({ description: 'Scores that increased, largest changes first.' }).optional(),
    fell: z.array(change).meta({ description: 'Scores that decreased, largest changes first.' }).optional(),
  })
  .meta({ id: 'ContentCheckComparison' });
