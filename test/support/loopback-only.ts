/**
 * Keeps a process on this machine: connections, datagrams and DNS lookups to other hosts fail with an error. Every
 * test file loads it, and every process that tests start loads it through `NODE_OPTIONS`.
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\]|::ffff:127\.\d+\.\d+\.\d+)$/;

function requireLoopback(host: string): void {
  if (!LOOPBACK.test(host)) throw new Error(`Tests stay on this machine: ${host} was to be reached`);
}

type Lookup = NonNullable<net.TcpNetConnectOpts['lookup']>;

const connect = Reflect.get(net.Socket.prototype, 'connect') as (...args: unknown[]) => net.Socket;
net.Socket.prototype.connect = function guarded(this: net.Socket, ...args: any[]) {
  // Node passes normalized arguments as one array.
  const given = (Array.isArray(args[0]) ? args[0] : args) as unknown[];
  const [first, second] = given;
  const options = (typeof first === 'object' ? first : {}) as { host?: string; path?: string; lookup?: Lookup };
  if (options.lookup) options.lookup = guardLookup(options.lookup);
  else if (options.path === undefined && typeof first !== 'string') {
    requireLoopback(options.host ?? (typeof second === 'string' ? second : 'localhost'));
  }
  return Reflect.apply(connect, this, args);
} as net.Socket['connect'];

/** Code that resolves names itself must only reach this machine. */
function guardLookup(find: Lookup): Lookup {
  return (name, options, done) =>
    find(name, options, (error, found, family) => {
      for (const address of error ? [] : [found].flat()) {
        requireLoopback(typeof address === 'string' ? address : address.address);
      }
      done(error, found, family);
    });
}

const send = Reflect.get(dgram.Socket.prototype, 'send') as (...args: unknown[]) => undefined;
dgram.Socket.prototype.send = function guarded(this: dgram.Socket, ...args: any[]) {
  requireLoopback(args.findLast((each): each is string => typeof each === 'string') ?? 'localhost');
  return Reflect.apply(send, this, args);
} as dgram.Socket['send'];

const { lookup } = dns;
dns.lookup = ((...args: Parameters<typeof lookup>) => {
  requireLoopback(args[0]);
  return lookup(...args);
}) as typeof lookup;
const lookupLater = dns.promises.lookup;
dns.promises.lookup = (async (...args: Parameters<typeof lookupLater>) => {
  requireLoopback(args[0]);
  return lookupLater(...args);
}) as typeof lookupLater;
// An address without a listener: lookups that bypass the system resolver fail there.
dns.setServers(['127.0.0.1:9']);
syncBuiltinESMExports();
