import { PERMISSIONS } from '../../domain/access/access.ts';
import { hashApiKey, isApiKey } from '../../domain/access/api-keys.ts';
import { DEFAULT_AUDITS_MAX, DEFAULT_PROMPTS_MAX } from '../../domain/workspaces/workspaces.ts';
import { findCaller } from '../../storage/api-keys.ts';
import { readDemoKey, writeDemoKey } from '../../storage/demo-key-file.ts';
import { createApiKey } from '../api-keys/create.ts';
import type { Context } from '../context.ts';
import { createWorkspace } from '../workspaces/create.ts';

/** Creates a demo workspace, which a job fills, and an API key. The key is stored in `dataDir` and shown at each start. */
export async function ensureDemo(context: Context, dataDir: string): Promise<string> {
  const stored = await readDemoKey(dataDir);
  if (stored && isApiKey(stored) && (await findCaller(context.database.prisma, hashApiKey(stored)))) return stored;

  const workspace = await createWorkspace(context, {
    name: 'Demo',
    promptsMaxCount: DEFAULT_PROMPTS_MAX,
    geoAuditMaxCount: DEFAULT_AUDITS_MAX,
  });
  const { key } = await createApiKey(context, {
    name: 'demo',
    workspaceIds: [workspace.id],
    permissions: [...PERMISSIONS],
  });
  await context.database.transaction((tx) => context.enqueue(tx, 'demo.fill', { workspaceId: workspace.id }));
  await writeDemoKey(dataDir, key);
  return key;
}
