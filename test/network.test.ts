import { execFile } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { promisify } from 'node:util';
import { Agent, request } from 'undici';
import { describe, expect, test } from 'vitest';
import { guardedEnv } from './support/guarded-env.ts';

const REFUSED = /Tests stay on this machine/;
/** Reserved for documentation: no host exists there, even if the guard fails. */
const ELSEWHERE = '192.0.2.1';

/** The message of an error and of its causes. */
function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${wordsOf(error.cause)}` : '';
}

describe('no test can reach another host', () => {
  test.each([
    ['fetch to an address', () => fetch(`http://${ELSEWHERE}/`)],
    ['fetch to a name', () => fetch('https://sightline.invalid/')],
    ['undici', () => request(`http://${ELSEWHERE}/`, { dispatcher: new Agent() })],
    ['a socket', async () => connect(80, ELSEWHERE)],
    ['a TLS socket', async () => connectTls({ host: ELSEWHERE, port: 443 })],
    ['the cloud’s metadata address', () => fetch('http://169.254.169.254/')],
    ['a datagram', async () => createSocket('udp4').send('x', 53, ELSEWHERE)],
    ['a DNS lookup', () => lookup('sightline.invalid')],
  ])('by %s', async (_, reach) => {
    const error = await reach().then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(wordsOf(error)).toMatch(REFUSED);
  });

  test('nor can a process that a test starts', async () => {
    const script = `fetch('http://${ELSEWHERE}/').catch((error) => console.log(error.cause.message))`;
    const env = { PATH: process.env.PATH, ...guardedEnv };
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { env });
    expect(stdout).toMatch(REFUSED);
  });
});
