import { lookup, Resolver } from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import type { Target } from '../../domain/web/fetch-allowance.ts';

/** The two acts that touch the network. Tests put their own in place, so that nothing can leave the machine. */
export interface Network {
  /** All addresses of a name; none if it has none. */
  resolve: (name: string, from: 'dns' | 'system', signal: AbortSignal) => Promise<string[]>;
  /** Connects to one of the addresses, which were judged before. */
  dial: (target: Target, addresses: string[], signal: AbortSignal) => Promise<Connection>;
}

export interface Connection {
  socket: Socket;
  /** The address at the other end. */
  peer: string;
}

/** The real network; the name servers are those of the system unless told. */
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
 * Names come from DNS by its own sockets: the system's look-up has four threads, shared with the file system, and a few slow
 * name servers would stop them all. Only what the operator named is looked up as the system does, hosts file included.
 */
async function askDns(name: string, nameServers: string[] | undefined, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (nameServers !== undefined) resolver.setServers(nameServers);
  signal.addEventListener('abort', () => resolver.cancel(), { once: true });
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason;
  return [v4, v6].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/** The name is never looked up again here: its "look-up" hands out the judged addresses, and Node tries one after the other. */
function dial({ host, port }: Target, addresses: string[], signal: AbortSignal): Promise<Connection> {
  const judged = addresses.map((address) => ({ address, family: isIP(address) }));
  return new Promise((done, fail) => {
    const socket = connect({
      host,
      port,
      signal,
      autoSelectFamily: true,
      lookup: (_name, _options, answer) => answer(null, judged),
    });
    socket.once('error', fail);
    socket.once('connect', () => {
      socket.off('error', fail);
      done({ socket, peer: socket.remoteAddress ?? '' });
    });
  });
}
