import { domainToASCII } from 'node:url';

/** Parameters that identify the source of a visit, not the page. */
const TRACKING = /^(utm_.*|gclid|fbclid|msclkid|srsltid|mc_cid|mc_eid)$/i;
/** A colon followed by digits is a port: `example.com:8080`. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const UNRESERVED = /%(2D|2E|5F|7E|3[0-9]|[46][1-9A-F]|[57][0-9A])/gi;

/** A normalized page URL, for comparison. */
export interface PageUrl {
  /** `example.com/path?query`, without scheme and `www.`. Equal for all URLs of the same page. */
  key: string;
  /** The host of the key, without a port. */
  host: string;
}

/**
 * Normalizes a URL: drops the scheme, `www.`, default port, fragment, trailing slash and tracking parameters, converts the
 * host to lowercase and Punycode, sorts the query, and decodes unreserved characters. The path is case-sensitive. The scheme
 * defaults to https. Null if the text is not a web URL.
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

/** Drops both default ports, because the scheme is dropped as well. */
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

/** Other characters remain encoded, with uppercase hexadecimal digits. */
function decodeUnreserved(text: string): string {
  return text
    .replace(UNRESERVED, (escape) => decodeURIComponent(escape))
    .replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());
}
