/**
 * Runs two API and two worker processes on one PostgreSQL under mixed traffic and faults, and then compares everything that was
 * acknowledged with the database: `npm run soak -- --minutes 10 [--seed 1]`.
 */
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createApp } from '../src/app.ts';
import { readEnv } from '../src/env.ts';
import { createLog } from '../src/log.ts';
import { createOwnPostgres } from '../test/support/postgres.ts';
import { createDraws } from './fuzz/draws.ts';
import { mountSmallDisk } from './soak/disk.ts';
import { drawFault } from './soak/faults.ts';
import { audit, Ledger } from './soak/ledger.ts';
import { createProcess, type SoakProcess } from './soak/processes.ts';
import { startProvider } from './soak/provider.ts';
import { send, sendTraffic, type Tenant } from './soak/traffic.ts';

const SENDERS = 6;
const SKEW_MS = 6 * 60_000;
/** Longer than three retries of a call to a provider. */
const SETTLE_MS = 300_000;
/** Expected are 10 s; a busy machine takes longer. */
const RECOVERY_MS = 30_000;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const draws = createDraws(seed);
const ledger = new Ledger();
const say = (line: string) => process.stdout.write(`${line}\n`);
const errors: string[] = [];

/** A site that is sometimes slow and sometimes closes the connection. */
const site = createServer((req, res) => {
  const luck = draws.fraction();
  if (luck < 0.05) req.socket.destroy();
  else setTimeout(() => res.end('<title>A page</title><p>Text'), luck < 0.15 ? 2_000 : 5);
});
await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
const siteHost = `127.0.0.1:${(site.address() as { port: number }).port}`;

const provider = await startProvider();
const disk = await mountSmallDisk();
if (!disk) say('Mounts are not allowed here. Skipping the full disk.');
const postgres = await createOwnPostgres(disk?.directory);
const processes: SoakProcess[] = [];
try {
  const tenants = await createTenants(postgres.url);
  const base = {
    DATABASE_URL: postgres.url,
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'error',
    FETCH_ALLOW: siteHost,
    PERPLEXITY_API_KEY: 'key-of-the-soak',
    PERPLEXITY_BASE_URL: provider.url,
    ENGINE_LIMITS: 'perplexity=8/6000',
    DAILY_BUDGET_USD: '1000',
  };
  const onLog = (line: string) => void errors.push(line);
  const onExit = (reason: string) => void ledger.problems.push(reason);
  async function add(role: 'api' | 'worker', skewMs: number): Promise<SoakProcess> {
    const env = { ...base, ROLE: role, FETCH_PER_SECOND: '1000' };
    const started = await createProcess(`${role} ${processes.length + 1}`, env, skewMs, { onLog, onExit });
    processes.push(started);
    await started.start();
    return started;
  }
  const apis = [await add('api', 0), await add('api', 0)];
  const workers = [await add('worker', 0), await add('worker', SKEW_MS)];
  const origins = apis.map(({ origin }) => origin);

  let isOver = false;
  const options = { origins, tenants, siteUrl: `http://${siteHost}`, ledger, draws, isOver: () => isOver };
  const traffic = Array.from({ length: SENDERS }, (_, sender) => sendTraffic(options, `${seed}-${sender}`));
  const end = performance.now() + Number(values.minutes) * 60_000;
  say(`seed ${seed}, ${values.minutes} minutes`);
  while (performance.now() < end) {
    const fault = drawFault(draws, { postgres, apis, workers, provider, disk });
    const started = performance.now();
    const running = fault.run();
    const healthy = fault.healthyApi === null ? undefined : origins[fault.healthyApi];
    const readMs = healthy === undefined ? null : await measureRead(healthy, tenants);
    await running;
    const faultMs = performance.now() - started;
    const recoveryMs = await measureRecovery(origins, tenants);
    if (recoveryMs > RECOVERY_MS)
      ledger.problems.push(`recovery after "${fault.name}" took ${Math.round(recoveryMs)} ms`);
    const read = readMs === null ? '' : `, a read of the other API meanwhile ${Math.round(readMs)} ms`;
    say(`${fault.name}: ${Math.round(faultMs)} ms, recovered after ${Math.round(recoveryMs)} ms${read}`);
    await delay(1_000 + draws.below(3_000));
  }
  isOver = true;
  await Promise.all(traffic);
  await settle(postgres.url);
  const problems = await audit(postgres.url, ledger);
  say(`responses by status: ${[...ledger.statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`);
  say(
    `${ledger.prompts.size} prompts, ${ledger.tags.size} tags, ${ledger.checks.size} checks, ${ledger.visits} visits, ${ledger.reports.size} reports`,
  );
  const repeated = [...provider.answered.values()].reduce((sum, count) => sum + count - 1, 0);
  say(`${provider.answered.size} questions answered, ${repeated} of them again after a fault`);
  if (problems.length > 0) say(errors.slice(-20).join(''));
  for (const problem of problems.slice(0, 50)) say(`PROBLEM ${problem}`);
  say(`${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  for (const each of processes) {
    each.signal('SIGCONT');
    await each.kill();
  }
  site.closeAllConnections();
  site.close();
  provider.close();
  await postgres.remove();
  await disk?.remove();
}

async function createTenants(url: string): Promise<Tenant[]> {
  const app = await createApp({ env: readEnv({ DATABASE_URL: url, ROLE: 'api' }), log: createLog('fatal') });
  const tenants: Tenant[] = [];
  for (const name of ['One', 'Two', 'Three']) {
    const limits = { promptsMaxCount: 1_000_000, geoAuditMaxCount: 1_000_000 };
    const { id: workspaceId } = await app.services.createWorkspace({ name, ...limits });
    const { key } = await app.services.createApiKey({ workspaceIds: [workspaceId], permissions: ['read', 'write'] });
    const { createLogConnector } = await import('../src/services/log-connectors/create.ts');
    const caller = { keyId: 'soak', workspaceIds: [workspaceId], permissions: ['read' as const, 'write' as const] };
    const input = { id: workspaceId, kind: 'combined' as const, domain: 'example.com' };
    const { id, token } = await createLogConnector({ ...app.context, caller }, input);
    tenants.push({ workspaceId, key, connector: { id, token } });
  }
  await app.close();
  return tenants;
}

async function measureRead(origin: string, [tenant]: Tenant[]): Promise<number> {
  await delay(500);
  const started = performance.now();
  await send(`${origin}/v1/workspaces/${tenant?.workspaceId}/prompts?limit=1`, { key: tenant?.key ?? '' });
  return performance.now() - started;
}

/** Until every API answers a read and a write. */
async function measureRecovery(origins: string[], [tenant]: Tenant[]): Promise<number> {
  const started = performance.now();
  const { workspaceId = '', key = '' } = tenant ?? {};
  for (const origin of origins) {
    const path = `${origin}/v1/workspaces/${workspaceId}/prompts`;
    const body = JSON.stringify({ prompts: ['Has it recovered?'], country: 'us' });
    while ((await send(path, { key, body }))?.status !== 201 || (await send(path, { key }))?.status !== 200)
      await delay(50);
  }
  return performance.now() - started;
}

/** Waits until workers have ended every check and set up every report. */
async function settle(url: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const deadline = performance.now() + SETTLE_MS;
  for (;;) {
    const { rows } = await client.query(
      `SELECT 1 FROM "CrawlabilityCheck" WHERE status = 'pending'
       UNION ALL SELECT 1 FROM "BrandReport" WHERE "setUpDate" IS NULL
       UNION ALL SELECT 1 FROM "BrandReportPrompt" p
         WHERE NOT EXISTS (SELECT 1 FROM "Answer" a WHERE a."promptId" = p."promptId") LIMIT 1`,
    );
    if (rows.length === 0 || performance.now() > deadline) break;
    await delay(500);
  }
  await client.end();
}
