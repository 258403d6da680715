import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../src/rest/server.ts';
import { startTestApp, type TestApp } from './support/app.ts';
import { cli } from './support/cli.ts';

/** The one source of the version. */
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const commit = '8a64e7ab5c0d4a1f9e3b2c6d7f8091a2b3c4d5e6';
const metrics = { port: null, token: 'metrics-token' };

let known: TestApp;
let unknown: TestApp;
beforeAll(async () => {
  [known, unknown] = await Promise.all([
    startTestApp({ env: { commit, metrics } }),
    startTestApp({ env: { commit: null, metrics } }),
  ]);
});
afterAll(() => Promise.all([known.close(), unknown.close()]));

/** What every place reports about the program. */
async function readReleases({ app, send, databaseUrl }: TestApp, env: Record<string, string>) {
  const health = (await send('GET', '/v1/health')).body;
  const monitoring = await listen(await app.createMonitoring({ token: null }), { host: '127.0.0.1', port: 0 });
  const response = await fetch(`http://127.0.0.1:${monitoring.port}/health`);
  const workerHealth = (await response.json()) as { version: string; commit?: string };
  await monitoring.close(0);
  const text = (await send('GET', '/metrics', { key: null, headers: { authorization: 'Bearer metrics-token' } })).body;
  const [, labels = ''] = /^sightline_info\{(.*)\} 1$/m.exec(text) ?? [];
  const { stdout } = await cli({ DATABASE_URL: databaseUrl, PORT: '0', ...env }, ['doctor', '--json']);
  return {
    health: [health.version, health.commit],
    workerHealth: [workerHealth.version, workerHealth.commit],
    metrics: [/version="([^"]*)"/.exec(labels)?.[1], /commit="([^"]*)"/.exec(labels)?.[1]],
    doctor: JSON.parse(stdout)[0].message,
    openapi: (await send('GET', '/v1/openapi.json')).body.info['x-sightline-version'],
  };
}

test('health, metrics, doctor and the OpenAPI document have the version of package.json and the commit', async () => {
  expect(await readReleases(known, { SIGHTLINE_COMMIT: commit })).toEqual({
    health: [version, commit],
    workerHealth: [version, commit],
    metrics: [version, commit],
    doctor: `${version}, commit ${commit}`,
    openapi: version,
  });
});

test('a commit that is unknown is omitted', async () => {
  expect(await readReleases(unknown, {})).toEqual({
    health: [version, undefined],
    workerHealth: [version, undefined],
    metrics: [version, undefined],
    doctor: version,
    openapi: version,
  });
});

test('the client, its lock and the image have the same version', () => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
  expect(read('packages/client/package.json').version).toBe(version);
  const { packages } = read('package-lock.json');
  expect([packages[''].version, packages['packages/client'].version]).toEqual([version, version]);
  const [, label] = /org\.opencontainers\.image\.version="([^"]*)"/.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  expect(label).toBe(version);
});
