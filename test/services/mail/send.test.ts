import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mailer } from '../../../src/gateways/mail/port.ts';
import type { Context } from '../../../src/services/context.ts';
import { queueMail } from '../../../src/services/mail/queue.ts';
import { failMail, sendMail } from '../../../src/services/mail/send.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { type Receive, smtpError, startMailServer, type TestMailServer } from '../../support/mail-server.ts';

let server: TestApp;
let mailServer: TestMailServer;
let receive: Receive;
let purposes = 0;
let purpose: string;

beforeAll(async () => {
  mailServer = await startMailServer({ receive: (mail, respond) => receive(mail, respond) });
  server = await startTestApp({ env: { mail: mailServer.settings } });
});
beforeEach(() => {
  purposes++;
  purpose = `test ${purposes}`;
  mailServer.received.length = 0;
  receive = (_mail, respond) => respond();
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

const contextWith = (mailer: Mailer | null): Context => ({ ...server.app.context, mailer });

/** Stores messages whose jobs this test runs by itself. */
async function queue(recipients = ['a@client.example'], context = server.app.context): Promise<string[]> {
  const mail = { purpose, recipients, subject: 'Report', text: 'Hello', html: null, attachments: [] };
  const { id: workspaceId } = server.workspace;
  await context.database.transaction((tx) => queueMail(context, tx, { workspaceId, ...mail }));
  const rows = await execute(
    server.databaseUrl,
    `SELECT id FROM "MailMessage" WHERE purpose = '${purpose}' ORDER BY recipient`,
  );
  return rows.map(({ id }) => String(id));
}

const keyOf = (messageId = '') => ({ workspaceId: server.workspace.id, messageId });
const run = (messageId?: string, context = server.app.context) => sendMail(context, keyOf(messageId));

async function readRecord(messageId = '') {
  const [row] = await execute(
    server.databaseUrl,
    `SELECT state, attempts, reason, content IS NULL AS "isForgotten" FROM "MailMessage" WHERE id = '${messageId}'`,
  );
  return row;
}

describe('a message', () => {
  test('is sent once for each purpose and recipient, and then only its record remains', async () => {
    const ids = await queue(['a@client.example', 'b@client.example']);
    expect(await queue(['a@client.example', 'b@client.example'])).toEqual(ids);
    expect([await run(ids[0]), await run(ids[0]), await run(ids[1])]).toEqual(['sent', 'not waiting', 'sent']);
    expect(mailServer.received.map(({ to }) => to)).toEqual([['a@client.example'], ['b@client.example']]);
    expect(await readRecord(ids[0])).toEqual({ state: 'sent', attempts: 1, reason: null, isForgotten: true });
  });

  test('that two workers run at the same time is sent once', async () => {
    const [id] = await queue();
    const runs = await Promise.allSettled([run(id), run(id), run(id)]);
    expect(runs.filter((each) => each.status === 'fulfilled' && each.value === 'sent')).toHaveLength(1);
    expect(mailServer.received).toHaveLength(1);
    expect(await readRecord(id)).toMatchObject({ state: 'sent', isForgotten: true });
  });

  test('is deferred by a greylist, and sent by a later attempt with the same Message-ID', async () => {
    const seen: (string | undefined)[] = [];
    receive = (mail, respond) => {
      seen.push(/^Message-ID: .*/m.exec(mail.raw)?.[0]);
      respond(seen.length === 1 ? smtpError(451, 'Greylisted') : null);
    };
    const [id] = await queue();
    await expect(run(id)).rejects.toThrow('The mail server rejected DATA: 451 Greylisted');
    expect(await readRecord(id)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      reason: expect.stringContaining('451'),
    });
    expect(await run(id)).toBe('sent');
    expect(await readRecord(id)).toMatchObject({ state: 'sent', attempts: 2, reason: null });
    expect(seen).toEqual(
      [`Message-ID: <${id}@agency.example>\r`.trim(), `Message-ID: <${id}@agency.example>`].map(String),
    );
  });

  test('that the server rejects fails at once, and one that is deferred for too long fails with its last reason', async () => {
    receive = (_mail, respond) => respond(smtpError(550, 'Mailbox full'));
    const [rejected] = await queue();
    expect(await run(rejected)).toBe('failed');
    expect(await readRecord(rejected)).toMatchObject({
      state: 'failed',
      reason: 'The mail server rejected DATA: 550 Mailbox full',
      isForgotten: false,
    });
    purpose = `${purpose} deferred`;
    receive = (_mail, respond) => respond(smtpError(450, 'Later'));
    const [deferred] = await queue();
    await expect(run(deferred)).rejects.toThrow('Later');
    await failMail(server.app.context, keyOf(deferred), 'The mail server rejected DATA: 450 Later');
    expect(await readRecord(deferred)).toMatchObject({ state: 'failed', reason: expect.stringContaining('450 Later') });
  });

  test('is not sent again if the process is killed after the server accepted it', async () => {
    const [id] = await queue();
    const killed: Mailer = {
      verify: async () => null,
      async send(mail, onTransmit) {
        const outcome = await server.app.context.mailer?.send(mail, onTransmit);
        expect(outcome).toEqual({ state: 'accepted' });
        throw new Error('killed');
      },
    };
    await expect(run(id, contextWith(killed))).rejects.toThrow('killed');
    expect(await readRecord(id)).toMatchObject({ state: 'sending' });
    expect(await run(id)).toBe('uncertain');
    expect(await run(id)).toBe('not waiting');
    expect(mailServer.received).toHaveLength(1);
    expect(await readRecord(id)).toMatchObject({
      state: 'uncertain',
      reason: expect.stringMatching(/^The server stopped while it sent the message/),
    });
  });

  test('is sent by the next run if the process is killed before the server was ready for it', async () => {
    const [id] = await queue();
    const killed: Mailer = { verify: async () => null, send: () => Promise.reject(new Error('killed')) };
    await expect(run(id, contextWith(killed))).rejects.toThrow('killed');
    expect(await run(id)).toBe('sent');
    expect(mailServer.received).toHaveLength(1);
  });

  test('fails with what to do if the settings name no mail server any more', async () => {
    const [id] = await queue();
    expect(await run(id, contextWith(null))).toBe('failed');
    expect(await readRecord(id)).toMatchObject({
      state: 'failed',
      reason: 'This server cannot send mail. Set SMTP_URL and MAIL_FROM.',
    });
  });
});

test('the job sends it', async () => {
  await server.app.startWorkers();
  const spy = server.app.queue.boss.getSpy('mail.send');
  const [id] = await queue(['job@client.example']);
  await spy.waitForJob((data) => (data as { messageId: string }).messageId === id, 'completed');
  expect(mailServer.received.map(({ to }) => to)).toEqual([['job@client.example']]);
});
