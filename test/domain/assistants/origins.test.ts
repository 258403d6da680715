import { describe, expect, test } from 'vitest';
import { isTrustedSource } from '../../../src/domain/assistants/origins.ts';

const LOCAL = { listensOn: '127.0.0.1', publicUrl: null };
const PROXIED = { listensOn: '127.0.0.1', publicUrl: 'https://sightline.example.com' };
const OPEN = { listensOn: '0.0.0.0', publicUrl: null };

describe('isTrustedSource', () => {
  test.each([
    ['loopback by name', { host: 'localhost:3000', origin: undefined }, LOCAL, true],
    ['loopback by address', { host: '127.0.0.1:3000', origin: 'http://localhost:5173' }, LOCAL, true],
    ['loopback by IPv6', { host: '[::1]:3000', origin: undefined }, LOCAL, true],
    ['a name that resolves to loopback', { host: 'evil.test:3000', origin: undefined }, LOCAL, false],
    ['a website', { host: 'localhost:3000', origin: 'https://evil.test' }, LOCAL, false],
    ['a page without an origin', { host: 'localhost:3000', origin: 'null' }, LOCAL, false],
    ['no host', { host: undefined, origin: undefined }, LOCAL, false],
    ['the public name', { host: 'sightline.example.com', origin: 'https://sightline.example.com' }, PROXIED, true],
    ['another name behind the proxy', { host: 'evil.test', origin: undefined }, PROXIED, false],
    ['any host on all interfaces', { host: 'box.internal:3000', origin: undefined }, OPEN, true],
    [
      'the same origin on all interfaces',
      { host: 'box.internal:3000', origin: 'http://box.internal:3000' },
      OPEN,
      true,
    ],
    ['a website on all interfaces', { host: 'box.internal:3000', origin: 'https://evil.test' }, OPEN, false],
  ])('%s', (_, headers, origins, isTrusted) => {
    expect(isTrustedSource(headers, origins)).toBe(isTrusted);
  });
});
