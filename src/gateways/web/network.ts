import { lookup, Resolver } from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import type { Target } from '../../domain/web/fetch-allowance.ts';

/** The two network operations. Tests replace them, so that no traffic leaves the machine. */
export interface Network {
  /** All addresses of a hostname. Empty if it has none. */
  resolve: (name: string, from: 'dns' | 'system', signal: AbortSignal) => Promise<string[]>;
  /** Connects to one of the addresses, which have been checked. */
  dial: (target: Target, addresses: string[], signal: AbortSignal) => Promise<Connection>;
}

export interface Connection {
  socket: Socket;
  /** The remote address. */
  peer: string;
}

/** The real network. Uses the name servers of the system by default. */
export function createNetwork(nameServers?: string[]): Network {
  return {
    resolve: (name, from, signal) => (from === 'dns' ? askDns(name, nameServers, signal) : askSystem(name)),
    dial,
  };
}

async function askSystem(name: string): Promise<string[]> {
  return (await lookup(name, { all: true, order: 'ipv4first' })).map(({ address }) => address);
}

/**
 * Resolves hostnames with DNS queries: the system lookup uses four threads, which are shared with the file system and could all
 * be blocked by slow name servers. Only hosts that the operator allows use the system lookup, including the hosts file.
 */
async function askDns(name: string, nameServers: string[] | undefined, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (nameServers !== undefined) resolver.setServers(nameServers);
  signal.addEventListener('abort', () => resolver.cancel(), { once: true });
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason;
  return [v4, v6].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/** The hostname is not resolved again: the lookup returns the checked addresses, and Node tries them in order. */
function dial({ host, port }: Target, addresses: string[], signal: AbortSignal): Promise<Connection> {
  const checked = addresses.map((address) => ({ address, family: isIP(address) }));
  return new Promise((done, fail) => {
    const socket = connect({
      host,
      port,
      signal,
      autoSelectFamily: true,
      lookup: (_name, _options, answer) => answer(null, checked),
    });
    socket.once('error', fail);
    socket.once('connect', () => {
      socket.off('error', fail);
      done({ socket, peer: socket.remoteAddress ?? '' });
    });
  });
}
