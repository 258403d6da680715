/** Sends hostile requests to a server of its own: `npm run fuzz -- [--seed 1] [--requests 5000]`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from '../src/app.ts';
import { PERMISSIONS } from '../src/domain/access/access.ts';
import { readEnv } from '../src/env.ts';
import { createLog } from '../src/log.ts';
import { listen } from '../src/rest/server.ts';
import { fuzz } from './fuzz/run.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, requests: { type: 'string', default: '5000' } },
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const dataDir = await mkdtemp(join(tmpdir(), 'sightline-fuzz-'));
const env = readEnv({ DATA_DIR: dataDir, PORT: '0', RATE_LIMIT_PER_MINUTE: '0', DEMO: 'false' });
const app = await createApp({ env, log: createLog('error') });
const server = await listen(await app.createHttp(), env);
try {
  const limits = { promptsMaxCount: 1000, geoAuditMaxCount: 1000 };
  const { id: workspaceId } = await app.services.createWorkspace({ name: 'Fuzz', ...limits });
  const { key } = await app.services.createApiKey({ workspaceIds: [workspaceId], permissions: [...PERMISSIONS] });
  const baseUrl = `http://127.0.0.1:${server.port}`;
  const { statuses, findings } = await fuzz({ baseUrl, key, workspaceId, seed, requests: Number(values.requests) });
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(`seed ${seed}, responses by status: ${counts.join(', ')}\n`);
  for (const { request, problem } of findings) process.stdout.write(`\n${request}\n  ${problem}\n`);
  process.stdout.write(`${findings.length} findings\n`);
  process.exitCode = findings.length > 0 ? 1 : 0;
} finally {
  await server.close(0);
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}
