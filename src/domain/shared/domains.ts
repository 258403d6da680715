import { domainToASCII } from 'node:url';
import { parse } from 'tldts';

/** The longest host name there is. */
export const LONGEST_DOMAIN = 253;

/**
 * The host of whatever a person pastes as "the domain": scheme, credentials, port, `www.`, path, query and trailing dot
 * are stripped, letters lower-cased, IDN written as punycode. Null for what is no host below a public suffix.
 */
export function normalizeDomain(text: string): string | null {
  const host = domainToASCII(hostOf(text.trim())).replace(/\.+$/, '');
  if (!isRegistrable(host) || host.length > LONGEST_DOMAIN) return null;
  return stripWww(host);
}

/** The names compare equal, however they are written. */
export function isSameDomain(one: string, other: string): boolean {
  return (normalizeDomain(one) ?? one) === (normalizeDomain(other) ?? other);
}

export function isBelow(host: string, domain: string): boolean {
  return host.endsWith(`.${domain}`);
}

function hostOf(text: string): string {
  const [authority = ''] = text.replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}/i, '').split(/[/\\?#]/);
  return authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '');
}

/** `www.com` is a domain of its own: what is left must still be one. */
function stripWww(host: string): string {
  const rest = host.replace(/^www\./, '');
  return rest !== host && isRegistrable(rest) ? stripWww(rest) : host;
}

/**
 * Private suffixes such as github.io are hosts like any other; addresses and single labels are not. The reserved .example counts
 * as a public suffix, for demos and documentation.
 */
function isRegistrable(host: string): boolean {
  const { domain, isIcann, publicSuffix } = parse(host, { allowPrivateDomains: false });
  return domain !== null && (isIcann === true || publicSuffix === 'example');
}
