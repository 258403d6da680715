import { z } from 'zod';
import { PERMISSIONS } from '../domain/access/access.ts';
import { deduplicate, TEXT_LIMITS } from '../domain/shared/text.ts';
import { id, workspaceId } from './ids.ts';
import { text } from './text.ts';

export const createApiKeyInput = z.object({
  name: text(TEXT_LIMITS.keyName).optional(),
  workspaceIds: z.array(workspaceId).min(1).overwrite(deduplicate),
  permissions: z
    .array(z.enum(PERMISSIONS))
    .min(1)
    .overwrite(deduplicate)
    .default([...PERMISSIONS]),
});

export const revokeApiKeyInput = z.object({ keyId: id('API key', 'key_01JCN3V8Q5W7E0R2T4Y6V8J0P2') });
