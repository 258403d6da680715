import { z } from 'zod';
import { PERMISSIONS } from '../../domain/access/access.ts';
import { grantId, keyId } from '../shared/ids.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { timestamp } from '../shared/text.ts';

const oauthGrant = z
  .object({
    id: grantId,
    application: z.string().meta({
      description: 'Name of the application, which the application chose. Empty if it has none.',
      examples: ['Claude'],
    }),
    redirectUris: z.array(z.string()).meta({
      description: 'Where users are sent after they allow the application.',
      examples: [['https://claude.ai/api/mcp/auth_callback']],
    }),
    keyId,
    permissions: z
      .array(z.enum(PERMISSIONS))
      .meta({ description: 'What the application can do with the key.', examples: [['read']] }),
    createdDate: timestamp,
    expiresDate: timestamp.meta({
      description: 'When the grant ends unless the application renews it.',
      examples: ['2026-12-14T09:30:00.000Z'],
    }),
  })
  .meta({ id: 'OAuthGrant' });

export const listGrantsInput = z.object(pagingInput);
export const grantPage = pageOf(oauthGrant);
export const revokeGrantInput = z.object({ grantId });
