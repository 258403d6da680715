import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { MailSettings } from '../../src/gateways/mail/create.ts';

const TLS = join(import.meta.dirname, 'tls');
/** A certificate for `site.test`, which signs itself. */
export const CERTIFICATE = readFileSync(join(TLS, 'cert.pem'), 'utf8');
const KEY = readFileSync(join(TLS, 'key.pem'), 'utf8');

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message as it was transmitted. */
  raw: string;
  secure: boolean;
}

export interface TestMailServer {
  settings: MailSettings;
  received: ReceivedMail[];
  close: () => Promise<void>;
}

/** What the server does with a message. An error with `responseCode` is its response. */
export type Receive = (mail: ReceivedMail, respond: (error?: Error | null) => void) => void;

export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A mail server on loopback. `receive` decides about each message; accepted ones are in `received`. */
export async function startMailServer({
  receive = (_mail, respond) => respond(),
  host = '127.0.0.1',
  ...options
}: SMTPServerOptions & { receive?: Receive; host?: string } = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    key: KEY,
    cert: CERTIFICATE,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    ...options,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
          secure: session.secure,
        };
        receive(mail, (error) => {
          if (!error) received.push(mail);
          done(error ?? null);
        });
      });
    },
  });
  // A client that leaves in the middle of a message is part of some tests.
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    settings: {
      server: { host, port, secure: options.secure ?? false, auth: null },
      from: { name: 'Agentur Müller', address: 'reports@agency.example' },
    },
    received,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
