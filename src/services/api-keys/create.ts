import { randomInt } from 'node:crypto';
import { type Permission, requireGrantable } from '../../domain/access/access.ts';
import { type ApiKey, formatApiKey, hashApiKey, shownPrefix } from '../../domain/access/api-keys.ts';
import { requireKnown } from '../../domain/shared/failures.ts';
import { insertApiKey } from '../../storage/api-keys.ts';
import { holdWorkspaceIds } from '../../storage/workspaces/workspaces.ts';
import type { CallerContext, Context } from '../context.ts';
import { newId } from '../ids.ts';

export interface CreateApiKeyInput {
  name?: string | undefined;
  workspaceIds: string[];
  permissions: Permission[];
}

/** For the operator of the server. Only the hash of the key is stored, so the key cannot be shown again. */
export async function createApiKey(context: Context, input: CreateApiKeyInput): Promise<ApiKey & { key: string }> {
  const key = drawApiKey();
  return context.database.transaction(async (database) => {
    const known = await holdWorkspaceIds(database, input.workspaceIds);
    requireKnown('workspaceIds', input.workspaceIds, known, 'Workspace not found');
    return { ...(await storeApiKey({ ...context, database }, key, input)), key };
  });
}

/** For callers, who can grant what their key has. */
export async function createOwnApiKey(
  context: CallerContext,
  input: CreateApiKeyInput,
): Promise<ApiKey & { key: string }> {
  requireGrantable(context.caller, input);
  return createApiKey(context, input);
}

export function drawApiKey(): string {
  return formatApiKey(Array.from({ length: 32 }, () => randomInt(62)));
}

/** Stores an existing key, such as one from a file. */
export async function storeApiKey(
  { database, now }: Context,
  key: string,
  { name = '', permissions, workspaceIds }: CreateApiKeyInput,
): Promise<ApiKey> {
  const id = newId('apiKey', now());
  const columns = { id, name, prefix: shownPrefix(key), hash: hashApiKey(key), permissions, workspaceIds };
  return insertApiKey(database, columns, now());
}
