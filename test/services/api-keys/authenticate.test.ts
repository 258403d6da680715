import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthenticate } from '../../../src/services/api-keys/authenticate.ts';
import { createCaches } from '../../../src/services/caches.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';

let server: TestApp;
let time = Date.parse('2026-11-15T12:00:00Z');

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function authenticateWithClock() {
  return createAuthenticate({ database: server.app.context.database, caches: createCaches(() => new Date(time)) });
}

describe('authentication', () => {
  test('a key is resolved with its permissions and workspaces', async () => {
    const { key, id } = await server.app.services.createApiKey({
      workspaceIds: [server.workspace.id],
      permissions: ['read'],
    });
    const caller = await authenticateWithClock()(`Bearer ${key}`);
    expect(caller).toEqual({ keyId: id, permissions: ['read'], workspaceIds: [server.workspace.id] });
  });

  test('the scheme is case-insensitive; anything except one bearer key is not authenticated', async () => {
    const authenticate = authenticateWithClock();
    expect(await authenticate(`bearer  ${server.key}`)).not.toBeNull();
    for (const header of [undefined, '', server.key, `Bearer`, `Bearer ${server.key} x`, `Basic ${server.key}`]) {
      expect(await authenticate(header)).toBeNull();
    }
  });

  test('a key is read from the database at most once in 4 seconds, regardless of the number of concurrent requests', async () => {
    const { database } = server.app.context;
    let reads = 0;
    const prepared: typeof database.prepared = (...statement) => {
      reads++;
      return database.prepared(...statement);
    };
    const counting = { ...database, prepared };
    const authenticate = createAuthenticate({ database: counting, caches: createCaches(() => new Date(time)) });
    await Promise.all(Array.from({ length: 50 }, () => authenticate(`Bearer ${server.key}`)));
    time += 3_999;
    await authenticate(`Bearer ${server.key}`);
    expect(reads).toBe(1);
    time += 1;
    await authenticate(`Bearer ${server.key}`);
    expect(reads).toBe(2);
  });

  test('a revoked key stops working within 5 seconds everywhere', async () => {
    const { key, id } = await server.app.services.createApiKey({
      workspaceIds: [server.workspace.id],
      permissions: ['read'],
    });
    const here = authenticateWithClock();
    const elsewhere = authenticateWithClock();
    expect(await here(`Bearer ${key}`)).not.toBeNull();
    time += 2_000;
    expect(await elsewhere(`Bearer ${key}`)).not.toBeNull();
    await server.app.services.revokeApiKey({ keyId: id });
    time += 5_000;
    expect([await here(`Bearer ${key}`), await elsewhere(`Bearer ${key}`)]).toEqual([null, null]);
  });

  test('a rejected key works as soon as it exists', async () => {
    const authenticate = authenticateWithClock();
    const { key, id } = await server.app.services.createApiKey({
      workspaceIds: [server.workspace.id],
      permissions: ['read'],
    });
    await execute(server.databaseUrl, `UPDATE "ApiKey" SET "revokedDate" = now() WHERE id = $1`, [id]);
    expect(await authenticate(`Bearer ${key}`)).toBeNull();
    await execute(server.databaseUrl, `UPDATE "ApiKey" SET "revokedDate" = NULL WHERE id = $1`, [id]);
    expect(await authenticate(`Bearer ${key}`)).not.toBeNull();
  });

  test('the key itself is not stored in the database', async () => {
    const rows = await execute(server.databaseUrl, `SELECT * FROM "ApiKey" k WHERE k::text LIKE '%' || $1 || '%'`, [
      server.key.slice(12),
    ]);
    expect(rows).toEqual([]);
  });
});
