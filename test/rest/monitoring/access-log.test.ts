import { get, type IncomingMessage, type RequestListener, request } from 'node:http';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHttp } from '../../../src/rest/http.ts';
import { type HttpServer, listen } from '../../../src/rest/server.ts';
import { createAuthenticate } from '../../../src/services/api-keys/authenticate.ts';
import { exporters, markForExcel } from '../../../src/services/exports/run.ts';
import { createSessionAuthentication } from '../../../src/services/sessions/authenticate.ts';
import { createSession } from '../../../src/services/sessions/create.ts';
import { endSession } from '../../../src/services/sessions/end.ts';
import { readSession } from '../../../src/services/sessions/read.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { createRequest, type Send } from '../../support/request.ts';
import { PATIENT } from '../../support/until.ts';

let server: TestApp;
let logged: HttpServer;
let send: Send;
const lines: string[] = [];
let left = 0;
const begun: unknown[] = [];

const entriesOf = (requestId: string) =>
  lines.map((line) => JSON.parse(line)).filter((each) => each.requestId === requestId);

async function* endless() {
  for (;;) yield Buffer.alloc(1_000_000);
}

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
    answerSource: () => 'sandbox',
    logIngest: { authenticate: async () => null, ingest: () => Promise.reject(new Error('not tried here')) },
    printReport: () => Promise.reject(new Error('not tried here')),
    subscriptions: { read: async () => null, end: async () => null },
    exports: { run: { ...exporters, answers: endless }, markForExcel, stallMs: 50 },
    log: pino({ level: 'trace' }, sink),
  });
  const handle: RequestListener = (req, res) => {
    begun.push(req.headers['x-request-id']);
    http(req, res);
  };
  logged = await listen(handle, { host: '127.0.0.1', port: 0 });
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

test('a request that cannot be read has an id, which is passed on to the log', async () => {
  const unreadable: object[] = [];
  const other = await listen(() => {}, { host: '127.0.0.1', port: 0, onUnreadable: (facts) => unreadable.push(facts) });
  const reply = await new Promise<IncomingMessage>((done, fail) => {
    const headers = { 'x-long': 'x'.repeat(17_000) };
    get({ host: '127.0.0.1', port: other.port, headers }, (res) => done(res.resume())).on('error', fail);
  });
  await other.close(0);
  const requestId = reply.headers['x-request-id'];
  expect([reply.statusCode, requestId]).toEqual([431, expect.stringMatching(/^[0-9A-Z]{26}$/)]);
  expect(unreadable).toEqual([{ requestId, status: 431 }]);
});

test.each([
  ['POST', '/v1/workspaces', { 'content-length': '1000' }],
  ['POST', '/v1/workspaces', { 'transfer-encoding': 'chunked' }],
  ['POST', '/v1/workspaces', { 'transfer-encoding': 'chunked', 'content-encoding': 'gzip' }],
  ['POST', '/trpc/tags.create', { 'content-length': '1000' }],
  ['POST', '/trpc/tags.create,tags.create?batch=1', { 'content-length': '1000' }],
  ['POST', '/session', { 'content-length': '1000', 'x-sightline-client': '1' }],
])('a client that leaves while it sends %s %s with %j is not an error', async (method, path, sent) => {
  const requestId = `left-${++left}`;
  const cut = request({ host: '127.0.0.1', port: logged.port, method, path });
  for (const [name, value] of Object.entries({ ...sent, 'x-request-id': requestId })) cut.setHeader(name, value);
  cut.setHeader('authorization', `Bearer ${server.key}`).setHeader('content-type', 'application/json');
  cut.on('error', () => {});
  await new Promise<void>((done) => cut.write('{"name":', () => done()));
  // Its headers have arrived.
  await vi.waitFor(() => expect(begun).toContain(requestId), PATIENT);
  cut.destroy();
  await vi.waitFor(() => expect(entriesOf(requestId)).toMatchObject([{ level: 30, status: 'aborted' }]), PATIENT);
});

test.each(['leaves', 'reads nothing'])('a client that %s during an export is not an error', async (what) => {
  const requestId = `export-${++left}`;
  const path = '/v1/exports/answers.csv?reportId=rep_1&startDate=2026-11-01&endDate=2026-11-10&country=us';
  const headers = { authorization: `Bearer ${server.key}`, 'x-request-id': requestId };
  const response = await new Promise<IncomingMessage>((done, fail) => {
    get({ host: '127.0.0.1', port: logged.port, path, headers }, done).on('error', fail);
  });
  response.on('error', () => {});
  if (what === 'leaves') response.destroy();
  await vi.waitFor(() => expect(entriesOf(requestId)).toMatchObject([{ level: 30, status: 'aborted' }]), PATIENT);
  response.destroy();
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
