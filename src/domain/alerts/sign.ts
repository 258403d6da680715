import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';
/** Within the 24 to 64 bytes of Standard Webhooks. */
export const SECRET_BYTES = 32;

export function toSecret(bytes: Buffer): string {
  return `${PREFIX}${bytes.toString('base64')}`;
}

/** The headers of Standard Webhooks 1.0.0, with a signature for each secret. */
export function signMessage(
  secrets: readonly string[],
  { id, body }: { id: string; body: string },
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
