import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttp } from '../../src/rest/http.ts';
import { type HttpServer, listen } from '../../src/rest/server.ts';
import { createAuthenticate } from '../../src/services/api-keys/authenticate.ts';
import { exporters, markForExcel } from '../../src/services/exports/run.ts';
import { createSessionAuthentication } from '../../src/services/sessions/authenticate.ts';
import { createSession } from '../../src/services/sessions/create.ts';
import { endSession } from '../../src/services/sessions/end.ts';
import { readSession } from '../../src/services/sessions/read.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createRequest, type Send } from '../support/request.ts';

let server: TestApp;
let logged: HttpServer;
let send: Send;
const lines: string[] = [];

beforeAll(async () => {
  server = await startTestApp();
  const { context } = server.app;
  const sink = new Writable({ write: (chunk: Buffer, _, done) => (lines.push(chunk.toString()), done()) });
  const broken = {
    ...context,
    now: () => {
      throw new Error('the clock fell off the wall');
    },
  };
  const http = createHttp({
    context: { ...broken, isUnavailable: () => false, isWorking: () => false, limitTime: (call) => call() },
    authenticate: createAuthenticate(context),
    sessions: {
      create: (key) => createSession(context, key),
      read: (token) => readSession(context, token),
      end: (token) => endSession(context, token),
      ...createSessionAuthentication(context),
    },
    findClientNetwork: () => 'somewhere',
    limits: { rateLimitPerMinute: 0, maxConcurrentPerKey: 0 },
    publicUrl: null,
    answerSource: 'sandbox',
    logIngest: { authenticate: async () => null, ingest: () => Promise.reject(new Error('not tried here')) },
    printReport: () => Promise.reject(new Error('not tried here')),
    exports: { run: exporters, markForExcel },
    log: pino({ level: 'trace' }, sink),
  });
  logged = await listen(http, { host: '127.0.0.1', port: 0 });
  send = createRequest(`http://127.0.0.1:${logged.port}`, server.key);
});
afterAll(async () => {
  await logged.close(0);
  await server.close();
});

test('every request is logged with its id, method, path, status and time, and never with keys, bodies or queries', async () => {
  const secret = 'a-secret-in-the-body';
  const { headers } = await send('POST', `/v1/workspaces/${server.workspace.id}/prompts?token=a-secret-in-the-query`, {
    body: { prompts: [secret], country: 'gb' },
  });
  const entry = lines.map((line) => JSON.parse(line)).find((each) => each.requestId === headers.get('x-request-id'));
  expect(entry).toMatchObject({
    method: 'POST',
    path: `/v1/workspaces/${server.workspace.id}/prompts`,
    status: 400,
    ms: expect.any(Number),
  });
  const log = lines.join('');
  for (const hidden of [server.key, server.key.slice(8), secret, 'a-secret-in-the-query'])
    expect(log).not.toContain(hidden);
});

test('neither the key that signs in nor the token of the session is logged', async () => {
  const { headers } = await send('POST', '/session', {
    key: null,
    body: { key: server.key },
    headers: { 'x-sightline-client': '1' },
  });
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  await send('GET', '/session', { key: null, headers: { cookie, 'x-sightline-client': '1' } });
  const log = lines.join('');
  expect(log).toContain('"path":"/session"');
  for (const hidden of [server.key.slice(8), cookie.split('=')[1] ?? '?']) expect(log).not.toContain(hidden);
});

test('the token in the link of a share is not logged', async () => {
  const { headers } = await send('GET', '/share/q8GkU2x0mXhVh5y4c3B1n9Jr7sTtWzLdPfAeQoYvKi0');
  const entry = lines.map((line) => JSON.parse(line)).find((each) => each.requestId === headers.get('x-request-id'));
  expect(entry.path).toBe('/share/[token]');
});

test('500: an internal error does not expose its message or stack, which are logged under the request id', async () => {
  const { status, body, headers } = await send('GET', '/v1/workspaces');
  expect([status, body]).toEqual([500, { message: 'Internal server error' }]);
  const entry = lines
    .map((line) => JSON.parse(line))
    .find((each) => each.err && each.requestId === headers.get('x-request-id'));
  expect(entry.err).toMatchObject({ message: 'the clock fell off the wall', stack: expect.stringContaining('at ') });

  const trpc = await send('GET', '/trpc/workspaces.list?input=%7B%7D');
  expect(trpc.status).toBe(500);
  expect(trpc.body.error.message).toBe('Internal server error');
  expect(JSON.stringify(trpc.body)).not.toContain('clock');
});
