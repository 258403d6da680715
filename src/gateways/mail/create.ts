import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { describeMailError, outcomeOf } from './errors.ts';
import type { Mail, Mailer, MailOutcome } from './port.ts';

export interface MailSettings {
  server: { host: string; port: number; secure: boolean; auth: { user: string; pass: string } | null };
  from: { name: string; address: string };
}

export interface MailerOptions {
  /** How long the server may take for each step. Defaults to 20 seconds. */
  timeoutMs?: number;
  /** Defaults to the certificate authorities of Node and the host of the settings. */
  tls?: { ca: string; servername: string };
}

const TIMEOUT_MS = 20_000;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** One connection for each message, so that a server that hangs delays nothing else. */
export function createMailer({ server, from }: MailSettings, options: MailerOptions = {}): Mailer {
  const { timeoutMs = TIMEOUT_MS, tls } = options;
  const { host, port, secure, auth } = server;

  /** Connects and signs in. */
  async function connect(): Promise<SMTPConnection> {
    const connection = new SMTPConnection({
      host,
      port,
      secure,
      requireTLS: auth !== null && !LOOPBACK.test(host),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      ...(tls && { tls }),
    });
    try {
      await until(connection, (done) => connection.connect(done));
      if (auth) await until(connection, (done) => connection.login(auth, done));
      return connection;
    } catch (error) {
      connection.close();
      throw error;
    }
  }

  async function transmit(mail: Mail, onTransmit: () => Promise<void>): Promise<MailOutcome> {
    let isTransmitting = false;
    const message = await compose(mail, from);
    // The connection reads the message only after the server asked for it.
    async function* readMessage() {
      await onTransmit();
      isTransmitting = true;
      yield message;
    }
    let connection: SMTPConnection | undefined;
    try {
      const open = await connect();
      connection = open;
      const envelope = { from: from.address, to: [mail.to], size: message.length };
      await until(open, (done) => open.send(envelope, Readable.from(readMessage()), done));
      open.quit();
      return { state: 'accepted' };
    } catch (error) {
      connection?.close();
      return outcomeOf(error, isTransmitting);
    }
  }

  return {
    send: transmit,
    async verify() {
      try {
        (await connect()).quit();
        return null;
      } catch (error) {
        return describeMailError(error);
      }
    },
  };
}

/** Waits for a step. An error of the connection ends it too. */
function until(
  connection: SMTPConnection,
  start: (done: (error?: Error | null, result?: unknown) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    start((error) => {
      connection.off('error', reject);
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Line breaks in a header would begin another one, so nodemailer folds them away. Files and URLs are never read. */
async function compose(mail: Mail, from: MailSettings['from']): Promise<Buffer> {
  const { id, to, subject, text, html, attachments, unsubscribeUrl, date } = mail;
  const composer = new MailComposer({
    from,
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== null && { html }),
    date,
    ...(unsubscribeUrl !== null && { headers: unsubscribeHeaders(unsubscribeUrl) }),
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    attachments: attachments.map(({ content, ...attachment }) => ({ ...attachment, content: Buffer.from(content) })),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** One-click unsubscribe of RFC 8058: mail programs send a POST request without asking the recipient. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
