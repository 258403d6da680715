import { setTimeout as delay } from 'node:timers/promises';
import { type Client, type Clients, createPrompts } from './clients.ts';
import type { Measured } from './requests.ts';

const CHECKS = 250;
const AT_ONCE = 50;
const FLOOD_PROMPTS = 1000;
type CheckKind = 'crawlability' | 'content';
const REPORT_PATH = '/v1/reports/brand';

/** How long a check of a quick site takes behind many checks of a slow site by another workspace. */
export async function measureChecks(
  kind: CheckKind,
  origin: string,
  { flood, victim }: Clients,
  sites: { slow: string; quick: string },
): Promise<Measured> {
  const path = pathOf(kind);
  const idleMs = await check(victim, origin, path, `${sites.quick}/${kind}-idle`);
  for (let created = 0; created < CHECKS; created += AT_ONCE) {
    const checks = Array.from({ length: AT_ONCE }, (_, index) =>
      flood.send(origin, path, { workspaceId: flood.workspaceId, url: `${sites.slow}/page-${created + index}` }),
    );
    await Promise.all(checks);
  }
  const busyMs = await check(victim, origin, path, `${sites.quick}/${kind}-busy`);
  return { name: `a ${kind} check behind ${CHECKS} of a slow site`, idleMs, busyMs };
}

function pathOf(kind: CheckKind): string {
  return `/v1/audits/geo/${kind}-checks`;
}

async function check({ send, workspaceId }: Client, origin: string, path: string, url: string): Promise<number> {
  const started = performance.now();
  const { id } = await send(origin, path, { workspaceId, url });
  for (;;) {
    const { status } = await send(origin, `${path}/${id}`);
    if (status === 'failed') throw new Error('A check failed');
    if (status === 'completed') return performance.now() - started;
    await delay(50);
  }
}

/** How long the set-up of a report with one prompt takes while a report with 7,000 calls is set up. */
export async function measureReports(origin: string, { flood, victim }: Clients): Promise<Measured> {
  const [promptId = ''] = await createPrompts(victim, origin, 1);
  const idleMs = await setUp(victim, origin, [promptId], 'Idle');
  const promptIds = await createPrompts(flood, origin, FLOOD_PROMPTS);
  await createReport(flood, origin, promptIds, 'Large');
  await delay(2_000);
  const busyMs = await setUp(
    victim,
    origin,
    await createPrompts(victim, origin, 2).then((ids) => ids.slice(1)),
    'Busy',
  );
  return { name: 'set-up of a report with one prompt behind one with 7,000 calls', idleMs, busyMs };
}

/** The same request is 409 until the report is set up. */
async function setUp(client: Client, origin: string, promptIds: string[], brand: string): Promise<number> {
  const started = performance.now();
  while ((await createReport(client, origin, promptIds, brand)).status !== 200) await delay(100);
  return performance.now() - started;
}

async function createReport({ request, workspaceId }: Client, origin: string, promptIds: string[], brand: string) {
  const body = { workspaceId, promptIds, brand, brandDomain: `${brand.toLowerCase()}.example` };
  const reply = await request(origin, REPORT_PATH, body);
  if (!reply.ok && reply.status !== 409) throw new Error(`A report returned ${reply.status}: ${await reply.text()}`);
  await reply.arrayBuffer();
  return reply;
}
