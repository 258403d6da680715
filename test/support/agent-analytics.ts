import type { TestApp } from './app.ts';
import type { LogTruth } from './generated-log.ts';
import type { Reply } from './request.ts';

export const GPTBOT =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.3; +https://openai.com/gptbot';

/** A line of a log in the combined format with a host. */
export function logLine({ host = 'acme.com', day = '14/Nov/2026', path = '/', agent = GPTBOT } = {}): string {
  return `${host} 203.0.113.7 - - [${day}:09:30:00 +0000] "GET ${path} HTTP/1.1" 200 5316 "-" "${agent}"\n`;
}

/** A separate workspace with a report and shorthands for its connectors and its overview. */
export async function createTrafficRoom(server: TestApp, report: object = {}) {
  const { workspace, key, send } = await server.createWorkspace();
  const base = `/v1/workspaces/${workspace.id}`;
  const prompts = await send('POST', `${base}/prompts`, { body: { prompts: ['Which?'], country: 'us' } });
  const promptIds = [prompts.body.items[0].id];
  const created = await send('POST', '/v1/reports/brand', {
    body: { workspaceId: workspace.id, brand: 'Acme', brandDomain: 'acme.com', promptIds, ...report },
  });
  return {
    workspace,
    key,
    send,
    base,
    reportId: created.body.id as string,
    async connect(body: object = {}): Promise<TestConnector> {
      const reply = await send('POST', `${base}/log-connectors`, {
        body: { kind: 'combined', domain: 'acme.com', ...body },
      });
      return reply.body;
    },
    stats: (query = '') => send('GET', `/v1/reports/brand/${created.body.id}/agent-analytics/stats${query}`),
  };
}

export interface TestConnector {
  id: string;
  ingestUrl: string;
  token: string;
}

export interface IngestReply {
  lines: number;
  visits: number;
  referrals: number;
  skipped: Record<string, number>;
  duplicate: boolean;
}

/** Sends log lines as a log shipper would. */
export async function sendLog(
  { ingestUrl, token }: TestConnector,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Reply<IngestReply & { message?: string; errors?: { path: string }[] }>> {
  const response = await fetch(ingestUrl, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as never };
}

/** The overview's trend in the form of a generated log's expected counts, for hosts that are counted together. */
export function cellsOf(trend: { dayId: string; bot: string; visitCount: number }[]): Map<string, number> {
  return new Map(trend.map(({ dayId, bot, visitCount }) => [`${dayId} ${bot}`, visitCount]));
}

/** The expected visits to these hosts by day and crawler. */
export function truthOf({ cells }: LogTruth, hosts: string[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [cell, visits] of cells) {
    const [day = '', ...rest] = cell.split(' ');
    if (!hosts.includes(rest.at(-1) ?? '')) continue;
    const key = `${day.replaceAll('-', '')} ${rest.slice(0, -1).join(' ')}`;
    sums.set(key, (sums.get(key) ?? 0) + visits);
  }
  return sums;
}
