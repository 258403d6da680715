import { domainToASCII } from 'node:url';
import { parse } from 'tldts';

/** Maximum length of a hostname. */
export const LONGEST_DOMAIN = 253;

/** A scheme that is not http or https. Digits after a colon are a port. */
const OTHER_SCHEME = /^(?!https?:)[a-z][a-z0-9+.-]*:(?!\d*$|\d+[/\\?#])/i;

/**
 * Extracts the host from a domain or URL that a user enters: strips the scheme, credentials, port, `www.`, path, query and
 * trailing dot, converts to lowercase, and converts IDNs to Punycode. Null unless it is a host under a public suffix.
 */
export function normalizeDomain(text: string): string | null {
  if (OTHER_SCHEME.test(text.trim())) return null;
  const host = domainToASCII(hostOf(text.trim())).replace(/\.+$/, '');
  if (!isRegistrable(host) || host.length > LONGEST_DOMAIN) return null;
  return stripWww(host);
}

/** Compares two domains after normalization. */
export function isSameDomain(a: string, b: string): boolean {
  return (normalizeDomain(a) ?? a) === (normalizeDomain(b) ?? b);
}

export function isBelow(host: string, domain: string): boolean {
  return host.endsWith(`.${domain}`);
}

function hostOf(text: string): string {
  const [authority = ''] = text.replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}/i, '').split(/[/\\?#]/);
  return authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '');
}

/** Keeps `www.` if the rest is not a domain, as in `www.com`. */
function stripWww(host: string): string {
  const rest = host.replace(/^www\./, '');
  return rest !== host && isRegistrable(rest) ? stripWww(rest) : host;
}

/**
 * Private suffixes such as github.io count as hosts; IP addresses and single labels do not. The reserved .example counts as a public
 * suffix, for demos and documentation.
 */
function isRegistrable(host: string): boolean {
  const { domain, isIcann, publicSuffix } = parse(host, { allowPrivateDomains: false });
  return domain !== null && (isIcann === true || publicSuffix === 'example');
}
