import type { Socket } from 'node:net';
import { isPublicAddress, parseAddress } from '../../domain/web/addresses.ts';
import { type Allowance, isNamed, mayReach, type Target } from '../../domain/web/fetch-allowance.ts';
import type { Network } from './network.ts';
import { FetchError, type Stage } from './outcome.ts';

/** Checks an address at one of the three stages. */
export type AddressRule = (address: string, target: Target, stage: Stage) => boolean;

export interface Reach {
  network: Network;
  isAllowed: AddressRule;
  /** Whether the operator allows the target explicitly, so that the system lookup may be used. */
  isNamed: (target: Target) => boolean;
}

export function reachOf(network: Network, allow: Allowance[]): Reach {
  return {
    network,
    isAllowed: (address, target) => mayReach(address, target, allow),
    isNamed: (target) => isNamed(target, allow),
  };
}

/**
 * Connects to the target if all of its addresses are allowed. The hostname is resolved once, every address is checked, only
 * checked addresses are connected to, and the remote address is checked again. This prevents DNS rebinding.
 */
export async function reach(
  target: Target,
  { network, isAllowed, isNamed: named }: Reach,
  signal: AbortSignal,
): Promise<Socket> {
  const isLiteral = parseAddress(target.host) !== null;
  const addresses = isLiteral
    ? [target.host]
    : await resolve(target.host, network, named(target) ? 'system' : 'dns', signal);
  for (const address of addresses) requireReachable(address, target, isLiteral ? 'literal' : 'lookup', isAllowed);
  const { socket, peer } = await network.dial(target, addresses, signal);
  // Users of the socket handle its errors. Between two users, an unhandled error event would end the process.
  socket.on('error', () => {});
  try {
    requireReachable(peer, target, 'peer', isAllowed);
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return socket;
}

async function resolve(name: string, network: Network, from: 'dns' | 'system', signal: AbortSignal): Promise<string[]> {
  const addresses = await network.resolve(name, from, signal).catch(() => []);
  if (addresses.length === 0) throw new FetchError({ kind: 'unknown_host' }, `The host ${name} is unknown`);
  return addresses;
}

function requireReachable(address: string, target: Target, stage: Stage, isAllowed: AddressRule): void {
  if (isAllowed(address, target, stage)) return;
  const what = address === target.host ? address : `${target.host}, which is at ${address},`;
  const why = isPublicAddress(address) ? `must not be fetched on port ${target.port}` : 'is not on the public internet';
  throw new FetchError({ kind: 'refused_address', stage, address }, `${what} ${why}`);
}
