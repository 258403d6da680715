import { connect, Socket } from 'node:net';
import { vi } from 'vitest';
import type { Network } from '../../src/gateways/web/network.ts';

/** An address that the guard considers public. Nothing is ever sent there. */
export const PUBLIC = '93.184.215.14';

export interface LoopbackOptions {
  /** The port on 127.0.0.1 that receives every connection, regardless of its target. */
  port: number;
  /** Answers by name. A list of lists gives one answer per lookup; the last one is repeated. */
  names?: Record<string, string[] | string[][]>;
  /** The remote address. Defaults to the address that was connected to. */
  peer?: string;
}

/** A network that cannot leave the machine: it records the target of each connection and redirects it to 127.0.0.1. */
export function loopbackNetwork({ port, names = {}, peer }: LoopbackOptions) {
  const dialed: string[] = [];
  const lookups: string[] = [];
  const network: Network = {
    resolve: async (name, from) => {
      const earlier = lookups.filter((each) => each.startsWith(`${name} `)).length;
      lookups.push(`${name} ${from}`);
      const answers = names[name] ?? [];
      return (Array.isArray(answers[0]) ? (answers[Math.min(earlier, answers.length - 1)] ?? []) : answers) as string[];
    },
    dial: (target, addresses, signal) => {
      dialed.push(`${addresses[0]}:${target.port}`);
      return new Promise((done, fail) => {
        const socket = connect({ host: '127.0.0.1', port, signal });
        socket.once('error', fail);
        socket.once('connect', () => done({ socket, peer: peer ?? addresses[0] ?? '' }));
      });
    },
  };
  return { network, dialed, lookups };
}

/** Makes connections to other hosts fail, in case the code under test bypasses the given network. */
export function fenceLoopback(): void {
  const { connect: genuine } = Socket.prototype as unknown as { connect: (this: Socket, ...args: unknown[]) => Socket };
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]) {
    const { host, path } = [args].flat(2)[0] as { host?: string; path?: string };
    if (host !== '127.0.0.1' && path === undefined) throw new Error(`A test tried to connect to ${host}`);
    return genuine.apply(this, args);
  });
}
