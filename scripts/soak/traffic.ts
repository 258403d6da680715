import { setTimeout as delay } from 'node:timers/promises';
import type { Draws } from '../fuzz/draws.ts';
import type { Ledger } from './ledger.ts';

export interface Tenant {
  workspaceId: string;
  key: string;
  connector: { id: string; token: string };
}

export interface TrafficOptions {
  origins: string[];
  tenants: Tenant[];
  siteUrl: string;
  ledger: Ledger;
  draws: Draws;
  isOver: () => boolean;
}

const PATIENCE_MS = 15_000;
const RETRY_MS = 200;
const AGENT = 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)';

/** Sends mixed requests until the run is over. What has no response is sent again with the same key, as clients do. */
export async function sendTraffic(options: TrafficOptions, name: string): Promise<void> {
  const { tenants, draws, ledger, isOver } = options;
  for (let round = 0; !isOver(); round++) {
    const tenant = draws.pick(tenants);
    const id = `${name}-${round}`;
    await [
      createPrompt,
      createPrompt,
      createTag,
      sendLog,
      sendLog,
      readList,
      round % 60 === 0 ? createCheck : round % 20 === 10 ? createReport : readList,
    ][draws.below(7)]?.(options, tenant, id);
    await delay(draws.below(50));
  }
  ledger.note('none');
}

async function createPrompt(options: TrafficOptions, { workspaceId, key }: Tenant, id: string): Promise<void> {
  const prompt = `Which tool is best for ${id}?`;
  const reply = await sendUntilAnswered(options, key, id, {
    path: `/v1/workspaces/${workspaceId}/prompts`,
    body: { prompts: [prompt], country: 'us' },
  });
  if (reply?.status === 201) options.ledger.prompts.add(prompt);
}

async function createTag(options: TrafficOptions, { workspaceId, key }: Tenant, id: string): Promise<void> {
  const path = `/v1/workspaces/${workspaceId}/tags`;
  const reply = await sendUntilAnswered(options, key, id, { path, body: { name: id, color: 'gold' } });
  if (reply?.status === 201) options.ledger.tags.set(id, workspaceId);
  else if (reply) options.ledger.problems.push(`tag ${id} returned ${reply.status}`);
}

async function createCheck(options: TrafficOptions, { workspaceId, key }: Tenant, id: string): Promise<void> {
  const path = '/v1/audits/geo/crawlability-checks';
  const reply = await sendUntilAnswered(options, key, id, {
    path,
    body: { workspaceId, url: `${options.siteUrl}/${id}` },
  });
  if (reply?.status === 201) options.ledger.checks.add((JSON.parse(reply.text) as { id: string }).id);
}

/** A report on questions that no other report asks. */
async function createReport(options: TrafficOptions, { workspaceId, key }: Tenant, id: string): Promise<void> {
  const questions = [1, 2, 3].map((each) => `Which shop is best for ${id}-${each}?`);
  const created = await sendUntilAnswered(options, key, `${id}-prompts`, {
    path: `/v1/workspaces/${workspaceId}/prompts`,
    body: { prompts: questions, country: 'us' },
  });
  if (created?.status !== 201) return;
  const promptIds = (JSON.parse(created.text) as { items: { id: string }[] }).items.map((item) => item.id);
  const reply = await sendUntilAnswered(options, key, id, {
    path: '/v1/reports/brand',
    body: { workspaceId, brand: 'Acme', brandDomain: 'acme.com', reportTitle: id, promptIds },
  });
  if (reply?.status === 201) options.ledger.reports.set((JSON.parse(reply.text) as { id: string }).id, questions);
  else if (reply) options.ledger.problems.push(`report ${id} returned ${reply.status}: ${reply.text}`);
}

async function sendLog(options: TrafficOptions, { connector }: Tenant, id: string): Promise<void> {
  const lines = 1 + options.draws.below(20);
  const day = new Date().toUTCString().slice(5, 16).replaceAll(' ', '/');
  const text = Array.from(
    { length: lines },
    (_, line) => `203.0.113.7 - - [${day}:00:00:00 +0000] "GET /${id}/${line} HTTP/1.1" 200 5 "-" "${AGENT}"\n`,
  ).join('');
  const reply = await sendUntilAnswered(options, connector.token, id, { path: `/v1/ingest/${connector.id}`, text });
  if (reply?.status === 200) options.ledger.visits += lines;
  else if (reply) options.ledger.problems.push(`batch ${id} returned ${reply.status}: ${reply.text}`);
  else options.ledger.uncertainVisits += lines;
}

async function readList({ origins, draws, ledger }: TrafficOptions, { workspaceId, key }: Tenant): Promise<void> {
  const reply = await send(`${draws.pick(origins)}/v1/workspaces/${workspaceId}/prompts?limit=20`, { key });
  ledger.note(reply?.status ?? 'none');
}

interface Content {
  path: string;
  body?: object;
  text?: string;
}

/** Null if the run ended first. */
async function sendUntilAnswered(
  { origins, draws, ledger, isOver }: TrafficOptions,
  key: string,
  id: string,
  content: Content,
) {
  while (!isOver()) {
    const reply = await send(draws.pick(origins) + content.path, {
      key,
      idempotencyKey: id,
      body: content.text ?? JSON.stringify(content.body),
    });
    ledger.note(reply?.status ?? 'none');
    if (reply && reply.status !== 503 && reply.status !== 409 && reply.status !== 429) return reply;
    await delay(RETRY_MS);
  }
  return null;
}

/** Null if there is no response. */
export async function send(
  url: string,
  { key, idempotencyKey, body }: { key: string; idempotencyKey?: string; body?: string },
): Promise<{ status: number; text: string } | null> {
  try {
    const response = await fetch(url, {
      ...(body !== undefined && { method: 'POST', body }),
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}
