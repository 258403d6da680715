import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Renderer } from '../../src/gateways/renderer/port.ts';
import { approveEdition } from '../../src/services/client-reports/approve.ts';
import { failEdition, makeEdition } from '../../src/services/client-reports/make.ts';
import { scheduleEditions } from '../../src/services/client-reports/schedule.ts';
import type { Context } from '../../src/services/context.ts';
import { sendMail } from '../../src/services/mail/send.ts';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createGiver } from '../support/citations.ts';
import { execute } from '../support/database.ts';
import { type Receive, smtpError, startMailServer, type TestMailServer } from '../support/mail-server.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

const PDF = '%PDF-1.4 test';
const NEVER = new AbortController().signal;
const { engines, give } = createGiver(['chatgpt', 'gemini']);
let server: TestApp;
let mailServer: TestMailServer;
let receive: Receive;
let room: ReportRoom;
let reportId: string;
let time = new Date('2026-11-10T12:00:00.000Z');
/** What the browser was asked to print. */
let printed: any[];

beforeAll(async () => {
  mailServer = await startMailServer({ receive: (mail, respond) => receive(mail, respond) });
  server = await startTestApp({
    engines,
    env: { mail: mailServer.settings, publicUrl: 'https://sightline.example.com' },
    now: () => time,
  });
});
beforeEach(async () => {
  time = new Date('2026-11-10T12:00:00.000Z');
  mailServer.received.length = 0;
  printed = [];
  receive = (_mail, respond) => respond();
  room = await createReportRoom(server);
  const promptIds = await room.createPrompts(2);
  reportId = (await room.create({ reportTitle: 'Acme', promptIds })).body.id;
  const { id } = room.workspace;
  for (const promptId of promptIds) {
    const slot = { promptId, engine: 'chatgpt', country: 'us', day: '2026-11-03', sample: 1 } as const;
    await give(server.app.context, id, { ...slot, text: 'Take Acme.', cited: [] });
  }
  await execute(server.databaseUrl, `UPDATE "BrandReport" SET "setUpDate" = now() WHERE id = '${reportId}'`);
  await recalculateReport(server.app.context, { reportId });
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

/** A browser that opens the page of the print, as Chromium does, and returns a file. */
const renderer: Renderer = {
  readState: () => ({ browser: 'available' }),
  render: () => Promise.reject(new Error('not tried here')),
  async print(url) {
    const { origin, pathname } = new URL(url);
    const body = JSON.stringify({ token: pathname.split('/').at(-1) });
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${origin}/v1/shares/open`, { method: 'POST', headers, body });
    printed.push(await response.json());
    return { pdf: Buffer.from(PDF) };
  },
  close: async () => {},
};

const contextWith = (changes: Partial<Context> = {}): Context => ({ ...server.app.context, renderer, ...changes });
const path = () => `/v1/reports/brand/${reportId}/client-report`;
const save = (body: object = {}) => room.send('PUT', path(), { body: { period: 'week', ...body } });
const list = async (query = '') =>
  (await room.send('GET', `/v1/workspaces/${room.workspace.id}/client-report-editions${query}`)).body.items;
const post = (editionId: string, action: string) => room.send('POST', `${path()}/editions/${editionId}/${action}`);
const make = (editionId: string, context = contextWith()) =>
  makeEdition(context, { workspaceId: room.workspace.id, editionId }, NEVER);

/** The edition of November 2 to 8, which has answers. */
async function create(template: object = {}): Promise<string> {
  await save(template);
  return (await room.send('POST', `${path()}/editions`)).body.id;
}

async function deliver(context = contextWith()): Promise<void> {
  const { id: workspaceId } = room.workspace;
  const rows = await execute(
    server.databaseUrl,
    `SELECT id FROM "MailMessage" WHERE "workspaceId" = '${workspaceId}' AND state = 'waiting' ORDER BY recipient`,
  );
  for (const { id } of rows) await sendMail(context, { workspaceId, messageId: String(id) }).catch(() => {});
}

describe('the settings', () => {
  test('are saved, read and deleted, and have defaults', async () => {
    expect((await room.send('GET', path())).status).toBe(404);
    const { status, body } = await save({ recipients: ['a@client.example', 'a@client.example'] });
    expect([status, body]).toEqual([
      200,
      {
        reportId,
        period: 'week',
        sections: ['comment', 'brands', 'trend', 'engines', 'variation', 'prompts', 'sources', 'recommendations'],
        recipients: ['a@client.example'],
        delivery: 'approval',
        country: null,
        canMail: true,
        createdDate: '2026-11-10T12:00:00.000Z',
        updatedDate: '2026-11-10T12:00:00.000Z',
      },
    ]);
    expect((await room.send('GET', path())).body).toEqual(body);
    expect((await room.send('DELETE', path())).status).toBe(204);
    expect((await room.send('DELETE', path())).status).toBe(404);
  });

  test.each([
    [{ sections: [] }, 'sections'],
    [{ sections: ['brands', 'brands'] }, 'sections'],
    [{ sections: ['secrets'] }, 'sections.0'],
    [{ recipients: ['a@client.example', 'Name <b@client.example>'] }, 'recipients.1'],
    [{ recipients: ['a@client.example\r\nBcc: b@client.example'] }, 'recipients.0'],
    [{ recipients: Array.from({ length: 11 }, (_, n) => `${n}@client.example`) }, 'recipients'],
    [{ period: 'year' }, 'period'],
  ])('400: %j names the field', async (body, field) => {
    const reply = await save(body);
    expect([reply.status, reply.body.errors.map((each: any) => each.path)]).toEqual([400, [field]]);
  });
});

describe('the schedule', () => {
  test('makes the last period of every client report once, also with two workers', async () => {
    await save();
    const other = await createReportRoom(server);
    const otherId = (await other.create({ promptIds: await other.createPrompts(1) })).body.id;
    await other.send('PUT', `/v1/reports/brand/${otherId}/client-report`, { body: { period: 'month' } });
    // The week and the month in which they were set up have not ended.
    expect(await scheduleEditions(contextWith())).toEqual({ editions: 0 });
    time = new Date('2026-11-16T03:43:00.000Z');
    await Promise.all([scheduleEditions(contextWith()), scheduleEditions(contextWith())]);
    expect(await list()).toMatchObject([{ startDate: '2026-11-09', endDate: '2026-11-15', state: 'making' }]);
    expect(await scheduleEditions(contextWith())).toEqual({ editions: 0 });
    time = new Date('2026-12-01T03:43:00.000Z');
    await scheduleEditions(contextWith());
    const editions = `/v1/workspaces/${other.workspace.id}/client-report-editions`;
    expect((await other.send('GET', editions)).body.items).toMatchObject([
      { startDate: '2026-11-01', endDate: '2026-11-30' },
    ]);
    expect(await list()).toHaveLength(2);
    await other.send('DELETE', `/v1/reports/brand/${otherId}`);
    expect((await other.send('GET', editions)).body.items).toEqual([]);
  });

  test('waits for the morning in the time zone of the workspace', async () => {
    await save();
    const { id } = room.workspace;
    const key = await server.createKey([id], ['admin']);
    await room.send('PATCH', `/v1/workspaces/${id}`, { key, body: { timeZone: 'America/Los_Angeles' } });
    time = new Date('2026-11-16T03:43:00.000Z');
    await scheduleEditions(contextWith());
    expect(await list()).toEqual([]);
    time = new Date('2026-11-16T11:43:00.000Z');
    await scheduleEditions(contextWith());
    expect(await list()).toMatchObject([{ startDate: '2026-11-09', endDate: '2026-11-15' }]);
  });

  test('does not make a discarded edition again', async () => {
    await save();
    time = new Date('2026-11-16T03:43:00.000Z');
    await scheduleEditions(contextWith());
    const [{ id }] = await list();
    expect((await room.send('DELETE', `${path()}/editions/${id}`)).status).toBe(204);
    await scheduleEditions(contextWith());
    expect(await list()).toEqual([]);
  });
});

describe('an edition', () => {
  test('is a draft with the sections of the client report and its comment, and keeps its statistics', async () => {
    const sections = ['variation', 'comment', 'brands'];
    const id = await create({ sections });
    expect(await list()).toMatchObject([{ id, state: 'making', startDate: '2026-11-02', endDate: '2026-11-08' }]);
    expect((await room.send('POST', `${path()}/editions`)).status).toBe(409);
    expect(await make(id)).toBe('draft');
    expect(await make(id)).toBe('not requested');
    expect(printed).toMatchObject([
      { view: { startDate: '2026-11-02', sections, comment: '', stats: { answers: 2 } } },
    ]);
    await execute(server.databaseUrl, `DELETE FROM "Answer" WHERE "workspaceId" = '${room.workspace.id}'`);
    const changed = await room.send('PATCH', `${path()}/editions/${id}`, {
      body: { comment: 'A good week.\n\nReally.' },
    });
    expect([changed.status, changed.body.state]).toEqual([200, 'making']);
    expect((await post(id, 'approve')).status).toBe(409);
    expect(await make(id)).toBe('draft');
    expect(printed[1]).toMatchObject({ view: { comment: 'A good week.\n\nReally.', stats: { answers: 2 } } });
    const { body } = await room.send('GET', `${path()}/editions/${id}`);
    expect([body.state, atob(body.pdf), body.view.comment]).toEqual(['draft', PDF, 'A good week.\n\nReally.']);
    expect((await execute(server.databaseUrl, 'SELECT FROM "ReportShare"')).length).toBe(0);
  });

  test('is not printed again for the same comment', async () => {
    const id = await create();
    await make(id);
    const changed = await room.send('PATCH', `${path()}/editions/${id}`, { body: { comment: '' } });
    expect([changed.status, changed.body.state]).toEqual([200, 'draft']);
  });

  test('whose comment changes while it is printed has the last comment', async () => {
    const id = await create();
    const comment = 'Written while it was printed.';
    let patched: number | undefined;
    const slow: Renderer = {
      ...renderer,
      async print(url, options) {
        patched ??= (await room.send('PATCH', `${path()}/editions/${id}`, { body: { comment } })).status;
        return renderer.print(url, options);
      },
    };
    expect(await make(id, contextWith({ renderer: slow }))).toBe('draft');
    expect([patched, printed.length, printed[1].view.comment]).toEqual([200, 2, comment]);
    const { body } = await room.send('GET', `${path()}/editions/${id}`);
    expect([body.comment, body.view.comment]).toEqual([comment, comment]);
  });

  test('can be discarded, and made again with the statistics of then', async () => {
    const id = await create();
    await make(id);
    expect((await room.send('DELETE', `${path()}/editions/${id}`)).status).toBe(204);
    expect((await room.send('DELETE', `${path()}/editions/${id}`)).status).toBe(404);
    expect((await post(id, 'approve')).status).toBe(404);
    expect(await make(id)).toBe('not requested');
    const again = (await room.send('POST', `${path()}/editions`)).body;
    expect(again).toMatchObject({ state: 'making', comment: '', startDate: '2026-11-02' });
    expect(again.id).not.toBe(id);
    expect(await make(again.id)).toBe('draft');
    expect((await post(again.id, 'approve')).status).toBe(201);
    expect((await room.send('DELETE', `${path()}/editions/${again.id}`)).status).toBe(409);
  });

  test('is mailed once to each recipient after its approval, with the link and the PDF', async () => {
    const id = await create({ recipients: ['b@client.example', 'a@client.example'] });
    await make(id);
    await deliver();
    expect(mailServer.received).toEqual([]);
    const approvals = await Promise.all([post(id, 'approve'), post(id, 'approve')]);
    expect(approvals.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const { body } = approvals.find(({ status }) => status === 201) ?? approvals[0];
    expect(body).toMatchObject({
      state: 'sending',
      deliveries: [{ recipient: 'a@client.example', state: 'waiting' }, {}],
    });
    await deliver();
    await deliver();
    expect(mailServer.received.map(({ to }) => to)).toEqual([['a@client.example'], ['b@client.example']]);
    const [mail] = mailServer.received;
    expect(mail?.raw).toContain('Subject: Acme: November 2 to November 8, 2026');
    expect(mail?.raw).toContain('filename=report-2026-11-02-2026-11-08.pdf');
    expect(mail?.raw).toContain(Buffer.from(PDF).toString('base64'));
    const token = /sightline\.example\.com\/share\/([\w-]{43})/.exec(mail?.raw.replaceAll('=\r\n', '') ?? '')?.[1];
    expect(body.url).toBe(`https://sightline.example.com/share/${token}`);
    const opened = await server.send('POST', '/v1/shares/open', { key: null, body: { token } });
    expect(opened.body.view).toMatchObject({ mode: 'frozen', startDate: '2026-11-02', stats: { answers: 2 } });
    expect(await list('?state=sent')).toMatchObject([
      { id, state: 'sent', deliveries: [{ state: 'sent', attempts: 1 }, {}] },
    ]);
    expect(await list('?state=draft')).toEqual([]);
  });

  test('is sent by itself if the client report is automatic, once even if the job runs again', async () => {
    const id = await create({ delivery: 'automatic', recipients: ['a@client.example'] });
    expect(await Promise.all([make(id), make(id)])).toEqual(expect.arrayContaining(['sent', 'not requested']));
    expect(await make(id)).toBe('not requested');
    await deliver();
    expect(mailServer.received).toHaveLength(1);
    expect(await list()).toMatchObject([{ state: 'sent' }]);
  });

  test('remains a draft with the reason if it is automatic and mail cannot be sent', async () => {
    const id = await create({ delivery: 'automatic', recipients: ['a@client.example'] });
    expect(await make(id, contextWith({ mailer: null }))).toBe('draft');
    expect(await list()).toMatchObject([
      { state: 'draft', reason: 'This server cannot send mail. Set SMTP_URL and MAIL_FROM.', deliveries: [] },
    ]);
    const caller = { keyId: '', permissions: ['write'], workspaceIds: [room.workspace.id] } as const;
    const approved = approveEdition({ ...contextWith({ mailer: null }), caller }, { reportId, editionId: id });
    await expect(approved).rejects.toThrow('Or remove the recipients: the approved report is a link then.');
  });

  test('without recipients is a link', async () => {
    const id = await create();
    await make(id);
    expect((await post(id, 'approve')).body).toMatchObject({ state: 'sent', deliveries: [], url: expect.any(String) });
    expect(mailServer.received).toEqual([]);
  });

  test('whose mail failed is listed with the reason, and a retry sends only what failed', async () => {
    receive = (mail, respond) => respond(mail.to[0] === 'a@client.example' ? smtpError(550, 'Mailbox full') : null);
    const id = await create({ delivery: 'automatic', recipients: ['a@client.example', 'b@client.example'] });
    await make(id);
    await deliver();
    expect(await list('?state=failed')).toMatchObject([
      {
        id,
        deliveries: [
          { recipient: 'a@client.example', state: 'failed', reason: expect.stringContaining('550 Mailbox full') },
          { recipient: 'b@client.example', state: 'sent' },
        ],
      },
    ]);
    receive = (_mail, respond) => respond();
    expect((await post(id, 'retry')).body.state).toBe('sending');
    await deliver();
    expect(mailServer.received.map(({ to }) => to)).toEqual([['b@client.example'], ['a@client.example']]);
    expect((await post(id, 'retry')).status).toBe(409);
  });

  test('that cannot be printed fails with the reason, and a retry makes it', async () => {
    const id = await create();
    const broken: Renderer = { ...renderer, print: async () => ({ reason: 'the page reported an error' }) };
    await expect(make(id, contextWith({ renderer: broken }))).rejects.toThrow('The report could not be printed');
    await failEdition(
      server.app.context,
      { workspaceId: room.workspace.id, editionId: id },
      'The report could not be printed.',
    );
    expect(await list('?state=failed')).toMatchObject([{ id, reason: 'The report could not be printed.' }]);
    expect((await post(id, 'retry')).body).toMatchObject({ state: 'making', reason: null });
    expect(await make(id)).toBe('draft');
  });

  test('without a browser fails at once and says so', async () => {
    const id = await create();
    const missing: Renderer = { ...renderer, readState: () => ({ browser: 'missing', hint: 'Install Chromium' }) };
    expect(await make(id, contextWith({ renderer: missing }))).toBe('no browser');
    expect(await list()).toMatchObject([{ state: 'failed', reason: 'Printing needs a browser. Install Chromium.' }]);
  });

  test('waits while statistics are recalculated, so that no incomplete ones are frozen', async () => {
    const id = await create();
    await execute(
      server.databaseUrl,
      `UPDATE "BrandReport" SET "detectionVersion" = "detectionVersion" + 1 WHERE id = '${reportId}'`,
    );
    await expect(make(id)).rejects.toThrow('The statistics of the report are still being calculated.');
    expect([await list(), printed]).toMatchObject([[{ state: 'making', reason: null }], []]);
    await recalculateReport(server.app.context, { reportId });
    expect(await make(id)).toBe('draft');
  });

  test('waits while the demo loads its past days', async () => {
    const id = await create();
    const { database, enqueue } = server.app.context;
    await database.transaction((tx) => enqueue(tx, 'demo.fill', { workspaceId: room.workspace.id }));
    await expect(make(id)).rejects.toThrow('The statistics of the report are still being calculated.');
    await execute(server.databaseUrl, `UPDATE pgboss.job SET state = 'completed' WHERE name = 'demo.fill'`);
    expect(await make(id)).toBe('draft');
  });

  test('of a period without answers fails and says so', async () => {
    await save({ period: 'month' });
    const { id } = (await room.send('POST', `${path()}/editions`)).body;
    expect(await make(id)).toBe('no answers');
    expect(await list()).toMatchObject([{ state: 'failed', reason: 'There are no answers in this period.' }]);
  });
});

test('the page of a print is served on loopback only while it is printed', async () => {
  const pages = await server.app.context.servePages();
  expect(pages.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${pages.url}/v1/health`)).status).toBe(200);
  await pages.close();
  await expect(fetch(`${pages.url}/v1/health`)).rejects.toThrow('fetch failed');
});
