import { AddressSet, toPrefix } from '../crawlers/address-set.ts';
import { parseAddress, visitorNetwork } from './addresses.ts';

/** What the client of a request controls: an IPv4 address, or the /64 network of an IPv6 address. */
export type FindClientNetwork = (request: RequestSource) => string;

/** The parts of a request that name its addresses. */
interface RequestSource {
  socket: { remoteAddress?: string | undefined };
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

/**
 * The client is the peer of the connection unless the peer is one of `trustedProxies`. It is then the rightmost address of
 * `X-Forwarded-For` that is not a trusted proxy: everything further left can be made up.
 */
export function createFindClientNetwork(trustedProxies: readonly string[]): FindClientNetwork {
  const trusted = new AddressSet(trustedProxies.map(toPrefix), { allowBroad: true });

  return ({ socket: { remoteAddress: peer = '' }, headers: { 'x-forwarded-for': forwarded = '' } }) => {
    const chain = [
      ...String(forwarded)
        .split(',')
        .map((part) => removePort(part.trim())),
      peer,
    ];
    const client = chain.findLast((address) => trusted.has(address) !== true);
    return visitorNetwork(client !== undefined && parseAddress(client) !== null ? client : peer);
  };
}

function removePort(address: string): string {
  const [, bracketed, plain] = WITH_PORT.exec(address) ?? [];
  return bracketed ?? plain ?? address;
}
