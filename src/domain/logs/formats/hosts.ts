import { normalizeDomain } from '../../shared/domains.ts';
import { isAddress } from './addresses.ts';

/** Names that clouds and hosting companies give to their machines. */
const MACHINE_SUFFIXES = [
  'amazonaws.com',
  'cloudapp.azure.com',
  'cloudapp.net',
  'clients.your-server.de',
  'contaboserver.net',
  'googleusercontent.com',
  'linodeusercontent.com',
  'ovh.net',
  'vultrusercontent.com',
];
/** `ip-10-0-0-1.example.com`, `static.7.113.0.203.example.net`. */
const CONTAINS_ADDRESS = /(?:^|[.-])\d{1,3}(?:[.-]\d{1,3}){3}(?:[.-]|$)/;

/**
 * The website that a host field names. Null if it is not a website: an address, a single label such as `localhost`, a name of
 * the local network or of a machine. Such a line has no host.
 */
export function readWebHost(text: string): string | null {
  if (isAddress(text)) return null;
  const host = normalizeDomain(text);
  return host === null || isMachine(host) ? null : host;
}

function isMachine(host: string): boolean {
  return CONTAINS_ADDRESS.test(host) || MACHINE_SUFFIXES.some((suffix) => host.endsWith(`.${suffix}`));
}
