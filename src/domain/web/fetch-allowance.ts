import ipaddr from 'ipaddr.js';
import { isPublicAddress, isWithin, parseAddress } from './addresses.ts';

/** What the operator allows beyond web ports of public hosts: a network, one port of a host, or a port of every public host. */
export type Allowance = { network: string } | { host: string; port: number } | { anyHostPort: number };

/** The ports on which public hosts serve pages. */
const WEB_PORTS = new Set([80, 443, 8080, 8443]);

/** The destination of a request. The host is as in the URL, without brackets. */
export interface Target {
  host: string;
  port: number;
}

/** Parses `10.0.0.0/8`, `10.0.0.1`, `wiki.intern:8080`, `[fd00::1]:80` or `*:8000`. Null for anything else. */
export function parseAllowance(entry: string): Allowance | null {
  if (parseAddress(entry) !== null) return { network: `${entry}/${entry.includes(':') ? 128 : 32}` };
  if (entry.includes('/')) return isNetwork(entry) ? { network: entry } : null;
  return parseEndpoint(entry);
}

/** Whether the operator allows this host and port explicitly. Its addresses are then not checked. */
export function isNamed(target: Target, allowances: Allowance[]): boolean {
  return allowances.some(
    (allowance) => 'host' in allowance && allowance.host === target.host && allowance.port === target.port,
  );
}

/** Whether a connection to this address is allowed for this target. */
export function mayReach(address: string, target: Target, allowances: Allowance[]): boolean {
  if (isNamed(target, allowances) || (isPublicAddress(address) && isWebPort(target.port, allowances))) return true;
  const parsed = parseAddress(address);
  return (
    parsed !== null &&
    allowances.some((allowance) => 'network' in allowance && isWithin(parsed, ipaddr.parseCIDR(allowance.network)))
  );
}

/** Whether public hosts may be reached on this port. */
export function isWebPort(port: number, allowances: Allowance[]): boolean {
  return (
    WEB_PORTS.has(port) || allowances.some((allowance) => 'anyHostPort' in allowance && allowance.anyHostPort === port)
  );
}

/** The host of a URL without brackets and trailing dot. */
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
  if (host === undefined || port < 1 || port > 65_535) return null;
  if (host === '*') return { anyHostPort: port };
  if (!URL.canParse(`http://${host}`)) return null;
  return { host: hostOf(new URL(`http://${host}`)), port };
}
