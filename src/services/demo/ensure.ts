import { PERMISSIONS, type Permission } from '../../domain/access/access.ts';
import { hashApiKey, isApiKey } from '../../domain/access/api-keys.ts';
import { DEMO_WORKSPACE } from '../../domain/demo/demo.ts';
import { DEFAULT_AUDITS_MAX, DEFAULT_PROMPTS_MAX } from '../../domain/workspaces/workspaces.ts';
import { addPermissions, findCaller, listApiKeys } from '../../storage/api-keys.ts';
import { readDemoKey, writeDemoKey } from '../../storage/data-directory/demo-key-file.ts';
import { ensureDataDirectory } from '../../storage/data-directory/ensure.ts';
import { createApiKey } from '../api-keys/create.ts';
import type { Context } from '../context.ts';
import { createWorkspace } from '../workspaces/create.ts';

/**
 * Creates a demo workspace, which a job fills, and an admin key. The key is stored in `dataDir` and shown at each start. The demo is
 * created once: the key outlives a deleted workspace. Null if the key was revoked. `days` defaults to all days of the demo.
 */
export async function ensureDemo(context: Context, dataDir: string, days?: number): Promise<string | null> {
  const stored = await readDemoKey(dataDir);
  if (stored && (await isUsable(context, stored))) return stored;
  // Without keys, the database is new.
  if (stored && (await listApiKeys(context.database)).length > 0) return null;

  // A workspace whose key cannot be stored would be created again at each start.
  await ensureDataDirectory(dataDir);
  const key = await context.database.transaction((database) => createDemo({ ...context, database }, days));
  await writeDemoKey(dataDir, key);
  return key;
}

async function createDemo(context: Context, days: number | undefined): Promise<string> {
  const { id: workspaceId } = await createWorkspace(context, {
    name: DEMO_WORKSPACE,
    promptsMaxCount: DEFAULT_PROMPTS_MAX,
    geoAuditMaxCount: DEFAULT_AUDITS_MAX,
  });
  const permissions = permissionsOf(context);
  const { key } = await createApiKey(context, { name: 'demo', workspaceIds: [workspaceId], permissions });
  await context.enqueue(context.database, 'demo.fill', { workspaceId, days });
  return key;
}

/** An embedded database has one user. Another one can have tenants, and a user of the demo key must not raise their allowances. */
function permissionsOf({ databaseDirectory }: Context): Permission[] {
  return PERMISSIONS.filter((permission) => permission !== 'server' || databaseDirectory !== null);
}

/** Demo keys of version 0.1.0 lack the permission `admin`, and those of 0.2.0 the permission `server`. */
async function isUsable(context: Context, key: string): Promise<boolean> {
  const caller = isApiKey(key) ? await findCaller(context.database, hashApiKey(key)) : null;
  if (caller) await addPermissions(context.database, caller.keyId, permissionsOf(context));
  return caller !== null;
}
