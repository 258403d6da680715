import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createMailer, type MailerOptions } from '../../../src/gateways/mail/create.ts';
import type { Mail } from '../../../src/gateways/mail/port.ts';
import { CERTIFICATE, smtpError, startMailServer, type TestMailServer } from '../../support/mail-server.ts';

const MAIL: Mail = {
  id: 'mal_1',
  to: 'client@client.example',
  subject: 'Your report',
  text: 'Hello',
  html: null,
  attachments: [],
  unsubscribeUrl: null,
  date: new Date('2026-11-15T12:00:00.000Z'),
};
const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function start(options: Parameters<typeof startMailServer>[0] = {}): Promise<TestMailServer> {
  const server = await startMailServer(options);
  open.push(server);
  return server;
}

function send({ settings }: Pick<TestMailServer, 'settings'>, mail: Partial<Mail> = {}, options?: MailerOptions) {
  return createMailer(settings, options).send({ ...MAIL, ...mail }, async () => {});
}

describe('a message', () => {
  test('has a stable Message-ID, a sender with a name that is not ASCII, and its parts', async () => {
    const server = await start();
    const attachments = [
      { filename: 'Bericht für März.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') },
    ];
    const outcome = await send(server, { subject: 'Größe: 10 € 😀', html: '<p>Hello</p>', attachments });
    expect(outcome).toEqual({ state: 'accepted' });
    const [mail] = server.received;
    expect([mail?.from, mail?.to]).toEqual(['reports@agency.example', ['client@client.example']]);
    expect(mail?.raw).toMatch(/^Message-ID: <mal_1@agency\.example>\r$/m);
    expect(mail?.raw).toMatch(/^Date: Sun, 15 Nov 2026 12:00:00 \+0000\r$/m);
    expect(mail?.raw).toContain('From: =?UTF-8?Q?Agentur_M=C3=BCller?= <reports@agency.example>');
    expect(mail?.raw).toMatch(/^Subject: =\?UTF-8\?B\?|^Subject: =\?UTF-8\?Q\?/m);
    expect(mail?.raw).toContain('Content-Type: text/html; charset=utf-8');
    expect(mail?.raw).toContain(Buffer.from('%PDF').toString('base64'));
    expect(mail?.raw).toContain("filename*0*=utf-8''Bericht%20f%C3%BCr%20M%C3%A4rz.pdf");
  });

  test.each(['a\r\nBcc: other@victim.example', 'a\nBcc: other@victim.example', 'a\r\n\r\n<script>'])(
    'with line breaks in its subject gets no further header: %j',
    async (subject) => {
      const server = await start();
      await send(server, { subject });
      const [head = ''] = server.received[0]?.raw.split('\r\n\r\n') ?? [];
      expect(head).not.toMatch(/^Bcc:/im);
      expect(head).not.toMatch(/^<script>/m);
      expect(server.received[0]?.to).toEqual(['client@client.example']);
    },
  );

  test('does not read files that its HTML names', async () => {
    const server = await start();
    await send(server, { html: '<img src="/etc/hostname"><img src="cid:x">', attachments: [] });
    expect(server.received[0]?.raw).not.toMatch(/Content-Disposition/);
  });
});

describe('the outcome', () => {
  test('is rejected if the server does not know the recipient', async () => {
    const server = await start({
      onRcptTo: (_address, _session, done) => done(smtpError(550, '5.1.1 No such user')),
    });
    expect(await send(server)).toEqual({
      state: 'rejected',
      reason: 'The mail server rejected RCPT TO: 550 5.1.1 No such user',
    });
  });

  test('is rejected if the server does not want the message', async () => {
    const server = await start({ receive: (_mail, respond) => respond(smtpError(554, 'Spam')) });
    expect(await send(server)).toEqual({ state: 'rejected', reason: 'The mail server rejected DATA: 554 Spam' });
  });

  test('is deferred by a greylist, which accepts the message later', async () => {
    let isKnown = false;
    const server = await start({
      onRcptTo(_address, _session, done) {
        done(isKnown ? null : smtpError(451, 'Greylisted, try again in 5 minutes'));
        isKnown = true;
      },
    });
    expect(await send(server)).toEqual({
      state: 'deferred',
      reason: 'The mail server rejected RCPT TO: 451 Greylisted, try again in 5 minutes',
    });
    expect(await send(server)).toEqual({ state: 'accepted' });
  });

  test('is deferred if nothing listens, or the password is wrong: that can be fixed', async () => {
    const closed = await startMailServer();
    await closed.close();
    expect(await send(closed)).toMatchObject({ state: 'deferred', reason: expect.stringContaining('ECONNREFUSED') });
    const server = await start({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('Wrong password')),
    });
    const settings = { ...server.settings, server: { ...server.settings.server, auth: { user: 'u', pass: 'secret' } } };
    const outcome = await send({ settings });
    expect(outcome).toMatchObject({
      state: 'deferred',
      reason: expect.stringMatching(/^The mail server rejected the user/),
    });
    expect(JSON.stringify(outcome)).not.toContain('secret');
    expect(await createMailer(settings).verify()).toMatch(
      /^The mail server rejected the user or the password of SMTP_URL/,
    );
  });

  test('is deferred if the server does not greet in time', async () => {
    const silent = await startSilent(() => {});
    expect(await send(silent, {}, { timeoutMs: 50 })).toMatchObject({
      state: 'deferred',
      reason: expect.stringMatching(/^The mail server did not respond in time/),
    });
  });

  test('is unknown if the connection ends after the message was transmitted', async () => {
    const server = await start({ receive: () => {} });
    expect(await send(server, {}, { timeoutMs: 200 })).toMatchObject({
      state: 'unknown',
      reason: expect.stringMatching(/^The mail server did not respond in time/),
    });
  });

  test('is deferred, and nothing is sent, if the caller does not allow the transmission', async () => {
    const server = await start();
    const outcome = await createMailer(server.settings).send(MAIL, () => Promise.reject(new Error('not now')));
    expect(outcome).toMatchObject({ state: 'deferred', reason: expect.stringContaining('not now') });
    expect(server.received).toEqual([]);
  });
});

describe('encryption', () => {
  const tls = { ca: CERTIFICATE, servername: 'site.test' };
  const startEncrypted = { 'from the start': { secure: true }, 'with STARTTLS': { disabledCommands: [] } };

  test.each(Object.entries(startEncrypted))(
    'is used %s, and requires the certificate of the host',
    async (_name, options) => {
      const server = await start(options);
      expect(await send(server, {}, { tls })).toEqual({ state: 'accepted' });
      expect(server.received.map(({ secure }) => secure)).toEqual([true]);
      const others = [{}, { tls: { ...tls, servername: 'other.test' } }];
      for (const other of others) {
        expect(await send(server, {}, other)).toMatchObject({
          state: 'deferred',
          reason: expect.stringMatching(/certificate|site\.test/),
        });
      }
      expect(server.received).toHaveLength(1);
    },
  );

  test('is required before a password is sent to another machine', async () => {
    const server = await start({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(null, { user: 'u' }),
    });
    const auth = { user: 'u', pass: 'secret' };
    const withHost = (host: string) => ({
      settings: { ...server.settings, server: { ...server.settings.server, host, auth } },
    });
    expect(await send(withHost('127.0.0.1'))).toEqual({ state: 'accepted' });
    // Reaches this server, and is not known to be this machine.
    expect(await send(withHost('::ffff:127.0.0.1'))).toMatchObject({
      state: 'deferred',
      reason: expect.stringContaining('could not be encrypted'),
    });
    expect(server.received).toHaveLength(1);
  });
});

/** A server that does not speak. */
async function startSilent(onConnection: (socket: Socket) => void): Promise<Pick<TestMailServer, 'settings'>> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  open.push({
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      server: { host: '127.0.0.1', port, secure: false, auth: null },
      from: { name: '', address: 'a@agency.example' },
    },
  };
}
