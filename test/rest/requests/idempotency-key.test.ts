import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fingerprintInput } from '../../../src/domain/shared/idempotency.ts';
import { createApiKeyInput } from '../../../src/schemas/access/api-keys.ts';
import { purgeReplies } from '../../../src/services/idempotency/purge.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { operations } from '../../support/operations.ts';
import type { RequestOptions } from '../../support/request.ts';
import { PATIENT } from '../../support/until.ts';

let server: TestApp;
let tagsPath: string;
let count = 0;

beforeAll(async () => {
  server = await startTestApp();
  tagsPath = `/v1/workspaces/${server.workspace.id}/tags`;
});
afterAll(() => server.close());

const withKey = (key: string, body: object): RequestOptions => ({ body, headers: { 'idempotency-key': key } });
const newTag = () => ({ name: `Tag ${++count}`, color: 'gold' });
const countTags = async (name: string) =>
  (await execute(server.databaseUrl, `SELECT 1 FROM "Tag" WHERE name = '${name}'`)).length;

describe('a request with an Idempotency-Key', () => {
  test('that is repeated gets the first status and body, and creates nothing', async () => {
    const tag = newTag();
    const first = await server.send('POST', tagsPath, withKey('repeat', tag));
    const second = await server.send('POST', tagsPath, withKey('repeat', { color: tag.color, name: tag.name }));
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([201, null]);
    expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(second.body).toEqual(first.body);
    expect(await countTags(tag.name)).toBe(1);
  });

  test('and another body, or for another operation, gets 422', async () => {
    await server.send('POST', tagsPath, withKey('other', newTag()));
    const { status, body } = await server.send('POST', tagsPath, withKey('other', newTag()));
    expect([status, body]).toEqual([422, { message: 'This Idempotency-Key was already used for a different request' }]);
    const promptsPath = `/v1/workspaces/${server.workspace.id}/prompts`;
    const prompts = await server.send('POST', promptsPath, withKey('other', { prompts: ['A?'], country: 'us' }));
    expect(prompts.status).toBe(422);
  });

  test('is 409 while the first is in progress, and only one of many at once creates something', async () => {
    const holder = new pg.Client({ connectionString: server.databaseUrl });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE "Tag" IN EXCLUSIVE MODE');
    const tag = newTag();
    const first = server.send('POST', tagsPath, withKey('busy', tag));
    await vi.waitFor(async () => {
      const held = await holder.query(`SELECT 1 FROM pg_locks WHERE locktype = 'relation' AND NOT granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
      expect(held.rows).toHaveLength(1);
    }, PATIENT);
    const { status, body, headers } = await server.send('POST', tagsPath, withKey('busy', tag));
    expect([status, body, headers.get('retry-after')]).toEqual([
      409,
      { message: 'A request with this Idempotency-Key is still in progress' },
      '1',
    ]);
    await holder.query('ROLLBACK');
    await holder.end();
    expect((await first).status).toBe(201);

    const another = newTag();
    const many = await Promise.all(
      Array.from({ length: 12 }, () => server.send('POST', tagsPath, withKey('many', another))),
    );
    expect(many.filter(({ status: each }) => each !== 201 && each !== 409)).toEqual([]);
    expect(new Set(many.filter((reply) => reply.status === 201).map((reply) => reply.body.id)).size).toBe(1);
    expect(await countTags(another.name)).toBe(1);
  });

  test('that failed can be sent again with the same key', async () => {
    const { send, workspace } = await server.createWorkspace({ promptsMaxCount: 0 });
    const path = `/v1/workspaces/${workspace.id}/prompts`;
    const request = withKey('failed', { prompts: ['B?'], country: 'us' });
    expect((await send('POST', path, request)).status).toBe(429);
    await server.app.services.updateWorkspace({ workspaceId: workspace.id, promptsMaxCount: 5 });
    const { status, headers } = await send('POST', path, request);
    expect([status, headers.get('idempotency-replayed')]).toEqual([201, null]);
  });

  test('is independent of the requests of other API keys', async () => {
    const other = await server.createKey([server.workspace.id]);
    const [one, two] = [newTag(), newTag()];
    expect((await server.send('POST', tagsPath, withKey('shared', one))).status).toBe(201);
    const reply = await server.send('POST', tagsPath, { ...withKey('shared', two), key: other });
    expect([reply.status, reply.body.name]).toEqual([201, two.name]);
  });

  test('does not get a secret again, and is told which', async () => {
    const path = `/v1/workspaces/${server.workspace.id}/log-connectors`;
    const body = { kind: 'combined', domain: 'example.com' };
    const first = await server.send('POST', path, withKey('secret', body));
    const { body: second } = await server.send('POST', path, withKey('secret', body));
    const { token, ...rest } = first.body;
    expect(token).toMatch(/^sl_log_/);
    expect(second).toEqual({ ...rest, omittedSecrets: ['token'] });
    const stored = await execute(server.databaseUrl, 'SELECT output::text FROM "IdempotentReply"');
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('that an earlier version stored under the name of a function is found by it', async () => {
    const body = { name: 'Named', permissions: ['read'], workspaceIds: [server.workspace.id] };
    const key = await server.createKey([server.workspace.id], ['read', 'write', 'admin']);
    const first = await server.send('POST', '/v1/keys', { ...withKey('named', body), key });
    const stored = (operation: string) => fingerprintInput(operation, createApiKeyInput.parse(body));
    const [row] = await execute(server.databaseUrl, `SELECT fingerprint FROM "IdempotentReply" WHERE key = 'named'`);
    expect(Buffer.from(row?.['fingerprint'] as Buffer)).toEqual(Buffer.from(stored('createApiKey')));
    await execute(server.databaseUrl, `UPDATE "IdempotentReply" SET fingerprint = $1 WHERE key = 'named'`, [
      stored('createOwnApiKey'),
    ]);
    const second = await server.send('POST', '/v1/keys', { ...withKey('named', body), key });
    expect([second.status, second.body.id]).toEqual([201, first.body.id]);
  });

  test('expires after 24 hours', async () => {
    const [one, two] = [newTag(), newTag()];
    await server.send('POST', tagsPath, withKey('expired', one));
    await execute(
      server.databaseUrl,
      `UPDATE "IdempotentReply" SET "createdDate" = now() - interval '24 hours 1 second' WHERE key = 'expired'`,
    );
    expect((await server.send('POST', tagsPath, withKey('expired', two))).body.name).toBe(two.name);
    await execute(server.databaseUrl, `UPDATE "IdempotentReply" SET "createdDate" = now() - interval '2 days'`);
    expect(await purgeReplies(server.app.context)).toBeGreaterThan(0);
  });

  test.each(['', 'x'.repeat(256)])('is 400 if the key has %j characters', async (key) => {
    const { status, body } = await server.send('POST', tagsPath, withKey(key, newTag()));
    expect([status, body.target, body.errors[0].path]).toEqual([400, 'headers', 'idempotency-key']);
  });

  test('works for tRPC clients, but not for a batch', async () => {
    const input = { id: server.workspace.id, ...newTag() };
    const first = await server.send('POST', '/trpc/tags.create', withKey('trpc', input));
    const second = await server.send('POST', '/trpc/tags.create', withKey('trpc', input));
    expect([first.status, second.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(second.body).toEqual(first.body);
    const batch = await server.send(
      'POST',
      '/trpc/tags.create,tags.create?batch=1',
      withKey('b', { 0: input, 1: input }),
    );
    expect(batch.status).toBe(400);
  });
});

test('every operation that answers 201 supports it', () => {
  const created = operations.filter(({ method, statuses }) => method === 'POST' && statuses.includes(201));
  expect(created.length).toBeGreaterThan(5);
  expect(created.filter(({ statuses }) => !statuses.includes(422)).map(({ name }) => name)).toEqual([]);
});
