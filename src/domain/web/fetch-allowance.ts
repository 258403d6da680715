import ipaddr from 'ipaddr.js';
import { isPublicAddress, isWithin, parseAddress } from './addresses.ts';

/** What the operator lets us fetch although it is not public: a network, or one port of one host. */
export type Allowance = { network: string } | { host: string; port: number };

/** Where a request wants to go: a host as it stands in the URL, without brackets. */
export interface Target {
  host: string;
  port: number;
}

/** Reads `10.0.0.0/8`, `10.0.0.1`, `wiki.intern:8080` or `[fd00::1]:80`; null for anything else. */
export function parseAllowance(entry: string): Allowance | null {
  if (parseAddress(entry) !== null) return { network: `${entry}/${entry.includes(':') ? 128 : 32}` };
  if (entry.includes('/')) return isNetwork(entry) ? { network: entry } : null;
  return parseEndpoint(entry);
}

/** Whether the operator named this host and port; its addresses are then not asked about. */
export function isNamed(target: Target, allowances: Allowance[]): boolean {
  return allowances.some((each) => 'host' in each && each.host === target.host && each.port === target.port);
}

/** Whether this address may be connected to for this target. */
export function mayReach(address: string, target: Target, allowances: Allowance[]): boolean {
  if (isPublicAddress(address) || isNamed(target, allowances)) return true;
  const parsed = parseAddress(address);
  return (
    parsed !== null && allowances.some((each) => 'network' in each && isWithin(parsed, ipaddr.parseCIDR(each.network)))
  );
}

/** The host of a URL as addresses and names are compared: no brackets, no dot at the end. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

function isNetwork(text: string): boolean {
  const [address = '', bits = ''] = text.split('/');
  return parseAddress(address) !== null && /^\d{1,3}$/.test(bits) && ipaddr.isValidCIDR(text);
}

function parseEndpoint(entry: string): Allowance | null {
  const [, host, digits] = /^(\[[0-9a-f:.]+\]|[^\s:/?#@[\]\\]+):(\d{1,5})$/i.exec(entry) ?? [];
  const port = Number(digits);
  if (host === undefined || port < 1 || port > 65_535 || !URL.canParse(`http://${host}`)) return null;
  return { host: hostOf(new URL(`http://${host}`)), port };
}
