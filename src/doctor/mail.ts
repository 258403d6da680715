import type { Env } from '../env.ts';
import { createMailer } from '../gateways/mail/create.ts';
import type { Finding } from './finding.ts';

/** Connects to the mail server and signs in. Nothing is sent. */
export async function checkMail(mail: Env['mail']): Promise<Finding> {
  const check = 'Mail';
  if (!mail) return { check, state: 'ok', message: 'SMTP_URL is not set, so client reports are not mailed' };
  const problem = await createMailer(mail).verify();
  if (problem !== null) return { check, state: 'error', message: `${problem}. Check SMTP_URL` };
  return { check, state: 'ok', message: `${mail.server.host}:${mail.server.port}, from ${mail.from.address}` };
}
