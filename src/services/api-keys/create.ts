import { randomInt } from 'node:crypto';
import type { Permission } from '../../domain/access/access.ts';
import { type ApiKey, formatApiKey, hashApiKey, shownPrefix } from '../../domain/access/api-keys.ts';
import { requireKnown } from '../../domain/shared/failures.ts';
import { insertApiKey } from '../../storage/api-keys.ts';
import { findWorkspaceIds } from '../../storage/workspaces.ts';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';

export interface CreateApiKeyInput {
  name?: string | undefined;
  workspaceIds: string[];
  permissions: Permission[];
}

/** Returns the key itself only here: only its hash is stored. */
export async function createApiKey(context: Context, input: CreateApiKeyInput): Promise<ApiKey & { key: string }> {
  const { database, now } = context;
  const known = await findWorkspaceIds(database.prisma, input.workspaceIds);
  requireKnown('workspaceIds', input.workspaceIds, known, 'Workspace not found');
  const key = formatApiKey(Array.from({ length: 32 }, () => randomInt(62)));
  const created = await insertApiKey(
    database.prisma,
    {
      id: newId('apiKey', now()),
      name: input.name ?? '',
      prefix: shownPrefix(key),
      hash: hashApiKey(key),
      permissions: input.permissions,
      workspaceIds: input.workspaceIds,
    },
    now(),
  );
  return { ...created, key };
}
