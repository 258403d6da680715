import { domainToASCII } from 'node:url';

/** Parameters that say where a visitor came from, not what the page is. */
const TRACKING = /^(utm_.*|gclid|fbclid|msclkid|srsltid|mc_cid|mc_eid)$/i;
/** A colon before digits is a port's: `example.com:8080`. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const UNRESERVED = /%(2D|2E|5F|7E|3[0-9]|[46][1-9A-F]|[57][0-9A])/gi;

/** A cited page as it is compared. */
export interface PageUrl {
  /** `example.com/path?query`: neither scheme nor `www.`. Equal for every spelling of the same page. */
  key: string;
  /** The host of the key, without a port. */
  host: string;
}

/**
 * What two spellings of a URL have in common: scheme, `www.`, default port, fragment, trailing slash and tracking parameters
 * are dropped, the host is written in lower case and punycode, the query sorted, and unreserved characters decoded. The case
 * of the path counts. A text without a scheme is read as https. Null for what is no web address.
 */
export function normalizeUrl(text: string): PageUrl | null {
  const trimmed = text.trim();
  const url = URL.parse(SCHEME.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const host = stripWww(domainToASCII(url.hostname.replace(/\.+$/, '')) || url.hostname);
  if (host === '') return null;
  const path = decodeUnreserved(url.pathname).replace(/\/+$/, '');
  const query = sortQuery(url.search);
  return { key: `${host}${portOf(url)}${path}${query}`, host };
}

/** A cited URL as it is shown: without tracking parameters and without a text fragment (`#:~:text=`). */
export function cleanUrl(text: string): string {
  const url = URL.parse(text);
  if (url === null) return text;
  const query = url.search.slice(1).split('&');
  const kept = query.filter((pair) => !TRACKING.test(pair.split('=', 1)[0] ?? ''));
  const fragment = url.hash.replace(/:~:.*$/s, '');
  if (kept.length === query.length && fragment === url.hash) return text;
  url.search = kept.join('&');
  url.hash = fragment === '#' ? '' : fragment;
  return url.href;
}

/** Both default ports are dropped, since the scheme is. */
function portOf({ port }: URL): string {
  return port === '' || port === '80' || port === '443' ? '' : `:${port}`;
}

function stripWww(host: string): string {
  return host.replace(/^(www\.)+(?=[^.]+\.)/, '');
}

function sortQuery(search: string): string {
  const kept = decodeUnreserved(search.slice(1))
    .split('&')
    .filter((pair) => pair !== '' && !TRACKING.test(pair.split('=', 1)[0] ?? ''))
    .toSorted();
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/** The rest keeps its encoding, with the hexadecimal digits in upper case. */
function decodeUnreserved(text: string): string {
  return text
    .replace(UNRESERVED, (escape) => decodeURIComponent(escape))
    .replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());
}
