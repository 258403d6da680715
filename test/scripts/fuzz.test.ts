import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzz } from '../../scripts/fuzz/run.ts';
import { PERMISSIONS } from '../../src/domain/access/access.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('hostile and nearly valid requests get documented responses, never 5xx', async () => {
  const { baseUrl, workspace, createKey } = server;
  const key = await createKey([workspace.id], [...PERMISSIONS]);
  const options = { baseUrl, key, workspaceId: workspace.id, seed: 20_261_115, requests: 1500 };
  const { statuses, findings } = await fuzz(options);
  expect(findings).toEqual([]);
  // The requests come close enough to valid ones that some succeed.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 403, 404]));
});
