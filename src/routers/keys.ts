import {
  apiKeyPage,
  createApiKeyInput,
  createdApiKey,
  listApiKeysInput,
  revokeApiKeyInput,
} from '../schemas/access/api-keys.ts';
import { nothing } from '../schemas/shared/nothing.ts';
import { createOwnApiKey } from '../services/api-keys/create.ts';
import { listOwnApiKeys } from '../services/api-keys/list.ts';
import { revokeOwnApiKey } from '../services/api-keys/revoke.ts';
import { administers, creates, operation, router } from './operation.ts';

const tags = ['API keys'];

export const keysRouter = router({
  create: operation(
    {
      method: 'POST',
      path: '/v1/keys',
      operationId: 'createApiKey',
      tags,
      summary: 'Create an API key',
      description:
        'Requires the permission `admin`. A key can only be granted permissions and workspaces that the calling key has. The key is only shown in this response.',
      successDescription: 'The new key.',
    },
    { status: 201, isIdempotent: true },
  )
    .input(createApiKeyInput)
    .output(createdApiKey)
    .mutation(creates(createOwnApiKey, { permission: 'admin', secrets: ['key'], formerName: 'createOwnApiKey' })),

  list: operation({
    method: 'GET',
    path: '/v1/keys',
    operationId: 'listApiKeys',
    tags,
    summary: 'List API keys',
    description:
      'The calling key, and the keys whose workspaces are all accessible to it, newest first. Revoked keys are listed for 30 days. Requires the permission `admin`.',
    successDescription: 'A page of keys.',
  })
    .input(listApiKeysInput)
    .output(apiKeyPage)
    .query(administers(listOwnApiKeys)),

  delete: operation(
    {
      method: 'DELETE',
      path: '/v1/keys/{keyId}',
      operationId: 'deleteApiKey',
      tags,
      summary: 'Revoke an API key',
      description:
        'The key stops working within 5 seconds. Requires the permission `admin`, access to all workspaces of the key, and `server` if the key has it.',
      successDescription: 'The key is revoked.',
    },
    { status: 204 },
  )
    .input(revokeApiKeyInput)
    .output(nothing)
    .mutation(administers(revokeOwnApiKey)),
});
