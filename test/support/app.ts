import type { Logger } from 'pino';
import { type App, type AppOptions, createApp } from '../../src/app.ts';
import type { Permission } from '../../src/domain/access/access.ts';
import type { Workspace } from '../../src/domain/workspaces/workspaces.ts';
import { type Env, readEnv } from '../../src/env.ts';
import type { Engines } from '../../src/gateways/engines/port.ts';
import type { RendererOptions } from '../../src/gateways/renderer/create.ts';
import type { WebOptions } from '../../src/gateways/web/web.ts';
import { createLog } from '../../src/log.ts';
import { listen } from '../../src/rest/server.ts';
import { createTestDatabase } from './database.ts';
import { createRequest, type Send } from './request.ts';

export interface TestApp {
  app: App;
  baseUrl: string;
  databaseUrl: string;
  /** A key for all of `workspace`. */
  key: string;
  workspace: Workspace;
  /** Sends a request with `key`. */
  send: Send;
  createWorkspace: (limits?: {
    promptsMaxCount?: number;
    geoAuditMaxCount?: number;
  }) => Promise<{ workspace: Workspace; key: string; send: Send }>;
  createKey: (workspaceIds: string[], permissions?: Permission[]) => Promise<string>;
  close: () => Promise<void>;
}

export interface TestAppOptions {
  log?: Logger;
  engines?: Engines;
  env?: Partial<Env>;
  now?: () => Date;
  databaseUrl?: string;
  /** Network and timeouts for fetching pages. */
  web?: Omit<WebOptions, 'allow'>;
  renderer?: Pick<RendererOptions, 'network' | 'limits'>;
  /** Network and timeout for messages to destinations. */
  post?: AppOptions['post'];
  /** How long tools of assistants wait for an audit. */
  toolWaitMs?: number;
}

/** Tests behave the same on every machine: those that need a browser configure it. */
const NO_BROWSER = '/nowhere/chromium';

/** A server on a separate port with a separate database, a workspace and a key. */
export async function startTestApp({
  env,
  now,
  databaseUrl,
  engines,
  log = createLog('fatal'),
  web,
  renderer,
  toolWaitMs,
  post,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = databaseUrl ? { url: databaseUrl, drop: async () => {} } : await createTestDatabase();
  const source = {
    DATABASE_URL: database.url,
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    MAX_CONCURRENT_PER_KEY: '0',
    CHROMIUM_PATH: NO_BROWSER,
  };
  const settings = { ...readEnv(source), ...env };
  const app = await createApp({
    env: settings,
    log,
    ...(now && { now }),
    ...(engines && { engines }),
    ...(web && { web }),
    ...(renderer && { renderer }),
    ...(post && { post }),
    ...(toolWaitMs !== undefined && { toolWaitMs }),
    spies: true,
  });
  const server = await listen(await app.createHttp(), settings);
  const baseUrl = `http://127.0.0.1:${server.port}`;

  async function createKey(workspaceIds: string[], permissions: Permission[] = ['read', 'write']) {
    return (await app.services.createApiKey({ workspaceIds, permissions })).key;
  }
  async function createWorkspace(limits: { promptsMaxCount?: number; geoAuditMaxCount?: number } = {}) {
    const workspace = await app.services.createWorkspace({
      name: 'Test',
      promptsMaxCount: 1000,
      geoAuditMaxCount: 100,
      ...limits,
    });
    const key = await createKey([workspace.id]);
    return { workspace, key, send: createRequest(baseUrl, key) };
  }
  async function close() {
    await server.close(0);
    await app.close();
    await database.drop();
  }
  return { app, baseUrl, databaseUrl: database.url, ...(await createWorkspace()), createWorkspace, createKey, close };
}
