import { PERMISSIONS } from '../../domain/access/access.ts';
import { hashApiKey, isApiKey } from '../../domain/access/api-keys.ts';
import { DEFAULT_AUDITS_MAX, DEFAULT_PROMPTS_MAX } from '../../domain/workspaces/workspaces.ts';
import { findCaller } from '../../storage/api-keys.ts';
import { readDemoKey, writeDemoKey } from '../../storage/demo-key-file.ts';
import { createApiKey } from '../api-keys/create.ts';
import type { Context } from '../context.ts';
import { createWorkspace } from '../workspaces/create.ts';

/** A workspace to try things in, filled by a job, and its key, which is kept in `dataDir` to be shown at each start. */
export async function ensureDemo(context: Context, dataDir: string): Promise<string> {
  const kept = await readDemoKey(dataDir);
  if (kept && isApiKey(kept) && (await findCaller(context.database.prisma, hashApiKey(kept)))) return kept;

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
