import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NO_FIGURES } from '../../src/domain/alerts/alerts.ts';
import { createPostMessage } from '../../src/gateways/web/post.ts';
import { type FoundAlert, fireAlert } from '../../src/services/alerts/fire.ts';
import type { Context } from '../../src/services/context.ts';
import { type Attempt, sendDelivery } from '../../src/services/deliveries/send.ts';
import { sweepDeliveries } from '../../src/services/deliveries/sweep.ts';
import { sendMail } from '../../src/services/mail/send.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { smtpError, startMailServer, type TestMailServer } from '../support/mail-server.ts';
import { startWebServer, type WebServer } from '../support/web-server.ts';

interface Received {
  headers: Record<string, string>;
  body: string;
}

let server: TestApp;
let receiver: WebServer;
let mailServer: TestMailServer;
let now = new Date();
let subjects = 0;
/** What the receiver got, and how it responds. */
const received: Received[] = [];
let respond: (response: ServerResponse) => void;
let receiveMail: (done: (error?: Error | null) => void) => void;

const PUBLIC_URL = 'https://sightline.example';
const path = (rest = '') => `/v1/workspaces/${server.workspace.id}/destinations${rest}`;
const hookUrl = () => `http://127.0.0.1:${receiver.port}/hook?token=hidden`;

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  received.push({ headers: request.headers as Record<string, string>, body: await text(request) });
  respond(response);
}

beforeAll(async () => {
  receiver = await startWebServer({
    '/hook': (request: IncomingMessage, response) => void receive(request, response),
  });
  mailServer = await startMailServer({ receive: (_mail, done) => receiveMail(done) });
  server = await startTestApp({
    now: () => now,
    env: {
      mail: mailServer.settings,
      publicUrl: PUBLIC_URL,
      secretKeys: ['a secret of at least thirty-two characters'],
      fetchAllow: [{ host: '127.0.0.1', port: receiver.port }],
    },
  });
});
beforeEach(async () => {
  now = new Date();
  received.length = 0;
  mailServer.received.length = 0;
  respond = (response) => response.writeHead(204).end();
  receiveMail = (done) => done();
  await execute(server.databaseUrl, 'DELETE FROM "Destination"');
  // Attempts that an earlier test left to be repeated.
  await takeJobs();
});
afterAll(async () => {
  await server.close();
  await receiver.close();
  await mailServer.close();
});

async function create(input: object = { kind: 'webhook', url: hookUrl() }) {
  const { status, body } = await server.send('POST', path(), { body: input });
  expect(status).toBe(201);
  return body;
}

async function fire(rest: Partial<FoundAlert> = {}): Promise<void> {
  const { context } = server.app;
  const alert: FoundAlert = {
    workspaceId: server.workspace.id,
    reportId: null,
    event: 'budget.spent',
    subject: String(subjects++),
    state: 'fired',
    mutedReason: null,
    isSimulated: true,
    day: '2026-11-18',
    startDate: '2026-11-18',
    endDate: '2026-11-18',
    beforeStartDate: null,
    beforeEndDate: null,
    figures: NO_FIGURES,
    sentence: 'The budget <of the day> is spent.',
    links: [{ title: 'Settings', path: '/settings' }],
    ...rest,
  };
  await context.database.transaction((tx) => fireAlert(context, tx, alert));
}

/** Takes the attempts that are enqueued, and their delay in seconds. */
async function takeJobs(): Promise<{ attempt: Attempt; delay: number }[]> {
  const rows = await execute<{ data: Attempt; delay: number }>(
    server.databaseUrl,
    `DELETE FROM pgboss.job WHERE name = 'deliveries.send'
     RETURNING data, round(extract(epoch FROM start_after - created_on))::int AS delay`,
  );
  return rows.map(({ data, delay }) => ({ attempt: data, delay }));
}

async function runJobs(context: Context = server.app.context): Promise<string[]> {
  const jobs = await takeJobs();
  return Promise.all(jobs.map(({ attempt }) => sendDelivery(context, attempt)));
}

const listOf = async (id: string) => (await server.send('GET', path(`/${id}/deliveries`))).body.items;
const readDestination = async () => (await server.send('GET', path())).body.items[0];

describe('a destination', () => {
  test('of kind webhook shows its secret once, and never the query of its URL', async () => {
    const created = await create();
    expect(created).toMatchObject({ kind: 'webhook', email: null, digest: 'off', events: [], disabledDate: null });
    expect(created.secret).toMatch(/^whsec_[\w+/=]{44}$/);
    expect(created.url).toBe(`http://127.0.0.1:${receiver.port}/hook`);
    const listed = await readDestination();
    expect(listed).not.toHaveProperty('secret');
    const [{ row } = { row: '' }] = await execute<{ row: string }>(
      server.databaseUrl,
      'SELECT d::text AS row FROM "Destination" d',
    );
    expect(row).not.toContain('hidden');
    expect(row).not.toContain(created.secret.slice(6));
  });

  test.each([
    [{ kind: 'webhook' }, 'url', 'required'],
    [{ kind: 'email' }, 'email', 'required'],
    [{ kind: 'email', email: 'a@b.example', url: 'https://hooks.example.com' }, 'url', 'unexpected'],
    [{ kind: 'slack', url: 'https://hooks.example.com', email: 'a@b.example' }, 'email', 'unexpected'],
    [{ kind: 'webhook', url: 'ftp://hooks.example.com' }, 'url', 'custom'],
    [{ kind: 'webhook', url: 'http://192.168.1.1/hook' }, 'url', 'invalid_url'],
    [{ kind: 'email', email: 'a@b.example', reportIds: ['rep_other'] }, 'reportIds.0', 'unknown_report'],
    [
      { kind: 'email', email: 'a@b.example', quietHours: { start: '25:00', end: '07:00' } },
      'quietHours.start',
      'invalid_format',
    ],
  ])('of %j is rejected', async (input: object, field: string, code: string) => {
    const { status, body } = await server.send('POST', path(), { body: input });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: field, code }]);
  });

  test('of another workspace is not found', async () => {
    const { id } = await create();
    const other = await server.createWorkspace();
    const url = `/v1/workspaces/${other.workspace.id}/destinations/${id}`;
    expect((await other.send('PATCH', url, { body: { digest: 'off' } })).status).toBe(404);
    expect((await other.send('DELETE', url)).status).toBe(404);
    expect((await server.send('DELETE', path(`/${id}`))).status).toBe(204);
  });

  test('cannot be the twenty-first of its workspace', async () => {
    for (let count = 0; count < 20; count++) await create({ kind: 'email', email: `${count}@b.example` });
    expect((await server.send('POST', path(), { body: { kind: 'email', email: 'a@b.example' } })).status).toBe(409);
  });
});

describe('an alert', () => {
  test('is sent as a signed webhook that the package standardwebhooks verifies', async () => {
    const { id, secret } = await create();
    await fire();
    now = new Date();
    expect(await runJobs()).toEqual(['delivered']);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({
      type: 'budget.spent',
      data: { isSimulated: true, links: [{ title: 'Settings', url: `${PUBLIC_URL}/settings` }] },
    });
    const [delivery] = await listOf(id);
    expect(delivery).toMatchObject({ id: headers['webhook-id'], state: 'delivered', attempts: 1, status: 204, body });
  });

  test('is signed with both secrets for a day after a rotation', async () => {
    const { id, secret } = await create();
    const { body: rotated } = await server.send('POST', path(`/${id}/secret`));
    expect(rotated.secret).not.toBe(secret);
    await fire();
    await runJobs();
    for (const each of [secret, rotated.secret]) {
      expect(() => new Webhook(each).verify(received[0]?.body ?? '', received[0]?.headers ?? {})).not.toThrow();
    }
    now = new Date(now.getTime() + 25 * 3_600_000);
    await fire();
    await runJobs();
    expect(received[1]?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
  });

  test('is sent to Slack as text, with links and without markup of its own', async () => {
    await create({ kind: 'slack', url: hookUrl(), digest: 'off' });
    await fire();
    await runJobs();
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      text: `The budget &lt;of the day&gt; is spent.\nSimulated data: the sandbox wrote these answers.\n<${PUBLIC_URL}/settings|Settings>`,
    });
    expect(received[0]?.headers).not.toHaveProperty('webhook-signature');
    expect((await readDestination()).url).toBe(`http://127.0.0.1:${receiver.port}/…hook`);
  });

  test('goes only to destinations that want it, and when it may be sent', async () => {
    const { id } = await create({ kind: 'webhook', url: hookUrl(), events: ['crawler.blocked'] });
    await fire();
    expect(await takeJobs()).toEqual([]);
    const change = (fields: object) => server.send('PATCH', path(`/${id}`), { body: fields });
    await change({ events: [], snoozedUntil: new Date(now.getTime() + 60_000).toISOString() });
    await fire();
    expect(await takeJobs()).toEqual([]);
    await change({ snoozedUntil: null });
    await fire({ state: 'muted', mutedReason: 'The model changed.' });
    await fire({ state: 'unconfirmed' });
    expect(await takeJobs()).toEqual([]);
    now = new Date('2026-11-18T23:00:00Z');
    await change({ quietHours: { start: '22:00', end: '07:00' } });
    await fire();
    expect((await takeJobs()).map(({ attempt }) => attempt)).toMatchObject([{ attempt: 0, afterSeconds: 8 * 3600 }]);
  });

  test('is neither lost nor doubled if the process is killed after it was sent and before that was recorded', async () => {
    const { id } = await create();
    await fire();
    const [job] = await takeJobs();
    const attempt = job?.attempt as Attempt;
    const { context } = server.app;
    const killed: Context = {
      ...context,
      async postMessage(...message) {
        await context.postMessage(...message);
        throw new Error('killed');
      },
    };
    await expect(sendDelivery(killed, attempt)).rejects.toThrow('killed');
    // pg-boss runs the job again when its heartbeat is missed.
    expect(await sendDelivery(context, attempt)).toBe('delivered');
    expect(await sendDelivery(context, attempt)).toBe('not waiting');
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(2).fill((await listOf(id))[0].id));
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  });

  test('exists only with its delivery: a transaction that fails leaves neither', async () => {
    await create();
    const { context } = server.app;
    const failing = context.database.transaction(async (tx) => {
      await fireAlert({ ...context, enqueue: () => Promise.reject(new Error('killed')) }, tx, {
        ...({ workspaceId: server.workspace.id, reportId: null, event: 'budget.spent', subject: 'lost' } as const),
        ...({ state: 'fired', mutedReason: null, isSimulated: false } as const),
        day: '2026-11-18',
        startDate: '2026-11-18',
        endDate: '2026-11-18',
        beforeStartDate: null,
        beforeEndDate: null,
        figures: NO_FIGURES,
        sentence: '',
        links: [],
      });
    });
    await expect(failing).rejects.toThrow('killed');
    expect(await execute(server.databaseUrl, `SELECT FROM "Alert" WHERE subject = 'lost'`)).toEqual([]);
    expect(await takeJobs()).toEqual([]);
  });
});

describe('a receiver', () => {
  test('that fails gets the next attempts later, at least as late as it asks', async () => {
    const { id } = await create();
    respond = (response) => response.writeHead(503).end();
    await fire();
    expect(await runJobs()).toEqual(['waiting']);
    const [second] = await takeJobs();
    expect(second).toMatchObject({ delay: 5, attempt: { attempt: 1 } });
    respond = (response) => response.writeHead(429, { 'retry-after': '900' }).end();
    expect(await sendDelivery(server.app.context, second?.attempt as Attempt)).toBe('waiting');
    expect((await takeJobs()).map(({ delay }) => delay)).toEqual([900]);
    expect((await listOf(id))[0]).toMatchObject({ state: 'waiting', attempts: 2, status: 429 });
    expect((await readDestination()).failingSince).toBe(now.toISOString());
  });

  test('that redirects fails', async () => {
    const { id } = await create();
    respond = (response) => response.writeHead(302, { location: '/elsewhere' }).end();
    await fire();
    expect(await runJobs()).toEqual(['waiting']);
    expect((await listOf(id))[0].reason).toBe('The receiver responded with a redirect (302), which is not followed');
  });

  test('that is gone is switched off at once, and what waits for it is canceled', async () => {
    const { id } = await create();
    respond = (response) => response.writeHead(410).end();
    await fire();
    await fire();
    const [job] = await takeJobs();
    expect(await sendDelivery(server.app.context, job?.attempt as Attempt)).toBe('failed');
    expect((await listOf(id)).map(({ state }: { state: string }) => state).toSorted()).toEqual(['canceled', 'failed']);
    expect((await readDestination()).disabledReason).toContain('410');
    await fire();
    expect(await takeJobs()).toEqual([]);
    const { body } = await server.send('PATCH', path(`/${id}`), { body: { enabled: true } });
    expect(body).toMatchObject({ disabledDate: null, failingSince: null });
  });

  test('that fails for five days is switched off', async () => {
    await create();
    respond = (response) => response.writeHead(500).end();
    await fire();
    await runJobs();
    now = new Date(now.getTime() + 5 * 86_400_000);
    await runJobs();
    const { disabledReason } = await readDestination();
    expect(disabledReason).toBe(
      'Every attempt failed for 5 days. The last one: The receiver responded with the status 500.',
    );
  });

  test('that hangs has one attempt at a time while it fails, so others do not wait for it', async () => {
    const allow = [{ host: '127.0.0.1', port: receiver.port }];
    const impatient = { ...server.app.context, postMessage: createPostMessage({ allow, timeMs: 300 }) };
    await create();
    respond = () => {};
    await fire();
    expect(await runJobs(impatient)).toEqual(['waiting']);
    await takeJobs();
    await fire();
    await fire();
    expect((await runJobs(impatient)).toSorted()).toEqual(['busy', 'waiting']);
    expect((await takeJobs()).map(({ delay }) => delay).toSorted((a, b) => a - b)).toEqual([5, 20]);
  });

  test('gets a test message once, even if it is switched off', async () => {
    const { id } = await create();
    await server.send('PATCH', path(`/${id}`), { body: { enabled: false } });
    respond = (response) => response.writeHead(500).end();
    const { status, body } = await server.send('POST', path(`/${id}/test`));
    expect([status, body.state]).toEqual([201, 'waiting']);
    expect(await runJobs()).toEqual(['failed']);
    expect(await takeJobs()).toEqual([]);
    expect((await readDestination()).failingSince).toBeNull();
  });

  test('gets a delivery again when a person replays it, with the same id and body', async () => {
    const { id } = await create();
    await fire();
    await runJobs();
    const [{ id: deliveryId }] = await listOf(id);
    const replay = () => server.send('POST', path(`/${id}/deliveries/${deliveryId}/replay`));
    expect((await replay()).status).toBe(201);
    expect((await replay()).status).toBe(409);
    expect(await runJobs()).toEqual(['delivered']);
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
    expect(received[1]?.body).toBe(received[0]?.body);
    now = new Date(now.getTime() + 31 * 86_400_000);
    await sweepDeliveries(server.app.context);
    expect((await listOf(id))[0].body).toBeNull();
    expect((await replay()).body.message).toContain('30 days');
  });
});

describe('an attempt whose job was lost', () => {
  test('is enqueued again', async () => {
    await create();
    await fire();
    await takeJobs();
    await sweepDeliveries(server.app.context);
    expect(await takeJobs()).toEqual([]);
    now = new Date(now.getTime() + 31 * 60_000);
    await sweepDeliveries(server.app.context);
    expect(await runJobs()).toEqual(['delivered']);
  });
});

describe('a mailbox', () => {
  async function sendMails(): Promise<string[]> {
    expect(await runJobs()).toEqual(['mailed']);
    const { context } = server.app;
    const { id: workspaceId } = server.workspace;
    const rows = await execute<{ id: string }>(
      server.databaseUrl,
      `SELECT id FROM "MailMessage" WHERE state = 'waiting'`,
    );
    return Promise.all(rows.map(({ id: messageId }) => sendMail(context, { workspaceId, messageId })));
  }

  test('gets text and simple HTML without images, and unsubscribes with one click', async () => {
    const { id } = await create({ kind: 'email', email: 'anna@example.com' });
    await fire();
    expect(await sendMails()).toEqual(['sent']);
    const raw = mailServer.received[0]?.raw ?? '';
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(raw).toMatch(/Content-Type: text\/plain[^]+Content-Type: text\/html/);
    expect(raw).not.toContain('<img');
    expect((await listOf(id))[0]).toMatchObject({ state: 'delivered', attempts: 1, status: null });

    const [, token] = /unsubscribe\/([\w-]{43})>/.exec(raw.replaceAll(/\r\n\s/g, '')) ?? [];
    const url = `${server.baseUrl}/unsubscribe/${token}`;
    expect(await (await fetch(url)).text()).toContain('<button>Unsubscribe</button>');
    expect((await readDestination()).disabledDate).toBeNull();
    const click = await fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    expect([click.status, await click.text()]).toEqual([200, expect.stringContaining('no more messages')]);
    expect((await readDestination()).disabledReason).toBe('The recipient unsubscribed.');
    expect((await fetch(`${server.baseUrl}/unsubscribe/${'x'.repeat(43)}`)).status).toBe(404);
  });

  test('that receives nothing for five days is switched off', async () => {
    await create({ kind: 'email', email: 'gone@example.com' });
    receiveMail = (done) => done(smtpError(550, 'No such user'));
    now = new Date(now.getTime() + 1000);
    await fire();
    expect(await sendMails()).toEqual(['failed']);
    await sweepDeliveries(server.app.context);
    expect((await readDestination()).disabledDate).toBeNull();
    now = new Date(now.getTime() + 5 * 86_400_000);
    await sweepDeliveries(server.app.context);
    expect((await readDestination()).disabledReason).toContain('The mail could not be delivered');
  });
});
