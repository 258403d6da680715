import { z } from 'zod';
import { DEFAULT_PERMISSIONS, PERMISSIONS, type Permission } from '../../domain/access/access.ts';
import { deduplicate, TEXT_LIMITS } from '../../domain/shared/text.ts';
import { keyId, WORKSPACE_ID_EXAMPLE, workspaceId } from '../shared/ids.ts';
import { omittedSecrets } from '../shared/omitted-secrets.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { text, timestamp } from '../shared/text.ts';

const LARGEST_WORKSPACE_COUNT = 1000;

const permission = z.enum(PERMISSIONS);
const PERMISSIONS_DESCRIPTION =
  '`read` reads, `write` changes data in the workspaces, `admin` manages the workspaces and their keys, and `server` is for the operator: it sets allowances and reads the spending of the whole server.';

const apiKey = z
  .object({
    id: keyId,
    name: z.string().meta({ description: 'Name of the key. Empty if it has none.', examples: ['Dashboard'] }),
    prefix: z.string().meta({ description: 'First characters of the key.', examples: ['sl_live_4f9K'] }),
    permissions: z.array(permission).meta({ description: PERMISSIONS_DESCRIPTION, examples: [['read', 'write']] }),
    workspaceIds: z
      .array(workspaceId)
      .meta({ description: 'Workspaces that the key has access to.', examples: [[WORKSPACE_ID_EXAMPLE]] }),
    createdDate: timestamp,
    revokedDate: timestamp
      .nullable()
      .meta({ description: 'When the key was revoked. Null if it is active.', examples: [null] }),
  })
  .meta({ id: 'ApiKey' });

export const createdApiKey = apiKey
  .extend({
    key: z
      .string()
      .meta({
        description: 'The API key. It is only shown in this response.',
        examples: ['sl_live_4f9KxTq2LmZ8vB1nW7cYpR3sHd6JgA0e2kQ9uX'],
      })
      .optional(),
    omittedSecrets: omittedSecrets.meta({ examples: [['key']] }).optional(),
  })
  .meta({ id: 'CreatedApiKey' });

export const createApiKeyInput = z
  .object({
    name: text(TEXT_LIMITS.keyName)
      .meta({ description: 'Name of the key.', examples: ['Dashboard'] })
      .optional(),
    workspaceIds: z
      .array(workspaceId)
      .max(LARGEST_WORKSPACE_COUNT)
      .overwrite(deduplicate)
      .meta({
        description:
          'Workspaces that the key has access to. Can be empty if the key has the permission `admin` or `server`.',
        examples: [[WORKSPACE_ID_EXAMPLE]],
      }),
    permissions: z
      .array(permission)
      .min(1)
      .overwrite(deduplicate)
      .default([...DEFAULT_PERMISSIONS])
      .meta({ description: PERMISSIONS_DESCRIPTION, examples: [['read']] }),
  })
  .refine(({ workspaceIds, permissions }) => workspaceIds.length > 0 || permissions.some(needsNoWorkspace), {
    path: ['workspaceIds'],
    error: 'Send at least one workspace, or the permission "admin" or "server"',
  });

const needsNoWorkspace = (granted: Permission) => granted === 'admin' || granted === 'server';

export const grantPermissionInput = z.object({ keyId, permission });
export const listApiKeysInput = z.object(pagingInput);
export const apiKeyPage = pageOf(apiKey);
export const revokeApiKeyInput = z.object({ keyId });
