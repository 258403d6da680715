import { createApp } from '../../src/app.ts';
import { readEnv } from '../../src/env.ts';
import { createLog } from '../../src/log.ts';

/** The workspaces that the benchmark reads and writes, and their key. */
export interface Subject {
  key: string;
  workspaceId: string;
}

const WORKSPACES = 10;

export async function prepareSubject(url: string): Promise<Subject> {
  const app = await createApp({ env: readEnv({ DATABASE_URL: url, ROLE: 'api' }), log: createLog('fatal') });
  try {
    const workspaceIds: string[] = [];
    for (let i = 1; i <= WORKSPACES; i++) {
      const limits = { promptsMaxCount: 1000, geoAuditMaxCount: 100 };
      workspaceIds.push((await app.services.createWorkspace({ name: `Workspace ${i}`, ...limits })).id);
    }
    const { key } = await app.services.createApiKey({ workspaceIds, permissions: ['read', 'write'] });
    return { key, workspaceId: String(workspaceIds[0]) };
  } finally {
    await app.close();
  }
}
