import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { LRUCache } from 'lru-cache';
import { invalid } from '../../domain/shared/failures.ts';

/** Proxies may disagree about which of two hosts is meant. */
export function requireOneHost({ rawHeaders }: IncomingMessage): void {
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host');
  if (hosts.length > 1)
    throw invalid('headers', [{ path: 'host', message: 'Must be sent once', code: 'invalid_value' }]);
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

const HOSTNAME = hostname().toLowerCase();

/** A server has few addresses, but callers can make up any number of hosts. */
const MOST_ORIGINS = 100;

/**
 * Returns a function that finds the address of this server as the caller used it. A host that is not this machine is not repeated:
 * the caller may have made it up, and the address is part of responses. Behind a proxy, `PUBLIC_URL` names the host.
 */
export function createFindOrigin(): (req: IncomingMessage) => string {
  const origins = new LRUCache<string, string>({ max: MOST_ORIGINS });
  return (req) => {
    const { localAddress, localPort } = req.socket;
    const address = `${req.headers.host} ${localAddress} ${localPort}`;
    const origin = origins.get(address) ?? findOrigin(req);
    origins.set(address, origin);
    return origin;
  };
}

function findOrigin({ headers, socket }: IncomingMessage): string {
  const sent = `http://${headers.host}`;
  if (headers.host && URL.canParse(sent)) {
    const { host, hostname: name, username, pathname } = new URL(sent);
    const isPlain = username === '' && pathname === '/';
    if (isPlain && (LOOPBACK.test(name) || name === HOSTNAME || name === localHost(socket))) return `http://${host}`;
  }
  return `http://${localHost(socket)}:${socket.localPort}`;
}

function localHost({ localAddress = '127.0.0.1' }: IncomingMessage['socket']): string {
  const address = localAddress.replace(/^::ffff:/, '');
  return address.includes(':') ? `[${address}]` : address;
}
