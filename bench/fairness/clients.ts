import { createApp } from '../../src/app.ts';
import { readEnv } from '../../src/env.ts';
import { createLog } from '../../src/log.ts';

/** A workspace with a key of its own. */
export interface Client {
  workspaceId: string;
  /** A report with answers of each day. */
  reportId: string;
  send: <Body = { id: string; status: string }>(origin: string, path: string, body?: object) => Promise<Body>;
  /** Sends a request whatever its status. */
  request: (origin: string, path: string, body?: object) => Promise<Response>;
}

const PROMPTS = 100_000;
const AUDITS = 10_000;
const SYNTHETIC_PROMPTS = 50;
/** Length of a window of statistics. */
export const DAYS = 30;

/** The workspace that floods the server, and the one that waits behind it. */
export interface Clients {
  flood: Client;
  victim: Client;
}

export async function createClients(url: string): Promise<Clients> {
  const app = await createApp({ env: readEnv({ DATABASE_URL: url, ROLE: 'api' }), log: createLog('fatal') });
  const synthetic = await app.services.synthesize(
    { workspaces: 2, prompts: SYNTHETIC_PROMPTS, days: 2 * DAYS },
    () => {},
  );
  async function createClient({
    workspaceId: id,
    reportId,
  }: {
    workspaceId: string;
    reportId: string;
  }): Promise<Client> {
    await app.services.updateWorkspace({ workspaceId: id, promptsMaxCount: PROMPTS, geoAuditMaxCount: AUDITS });
    const { key } = await app.services.createApiKey({ workspaceIds: [id], permissions: ['read', 'write'] });
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const request: Client['request'] = (origin, path, body) =>
      fetch(origin + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    return {
      workspaceId: id,
      reportId,
      request,
      async send(origin, path, body) {
        const reply = await request(origin, path, body);
        if (!reply.ok) throw new Error(`${path} returned ${reply.status}: ${await reply.text()}`);
        return (await reply.json()) as never;
      },
    };
  }
  const [first, second] = synthetic.workspaces;
  if (!first || !second) throw new Error('There are no synthetic workspaces');
  const clients = { flood: await createClient(first), victim: await createClient(second) };
  await app.close();
  return clients;
}

export async function createPrompts({ send, workspaceId }: Client, origin: string, count: number): Promise<string[]> {
  const prompts = Array.from({ length: count }, (_, index) => `What is the best tool for task ${index}?`);
  const path = `/v1/workspaces/${workspaceId}/prompts`;
  const { items } = await send<{ items: { id: string }[] }>(origin, path, { prompts, country: 'us' });
  return items.map(({ id }) => id);
}

export function percentile95(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
