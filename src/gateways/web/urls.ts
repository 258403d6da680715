import { hostOf, type Target } from '../../domain/web/fetch-allowance.ts';
import { FetchError } from './outcome.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Parses a URL that may be fetched: http or https, without credentials. Its host is checked on connection. */
export function readUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (url === null) throw unsupported('The URL is invalid');
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw unsupported('Only http and https URLs are supported');
  if (url.username !== '' || url.password !== '') throw unsupported('The URL must not contain credentials');
  if (url.port === '0') throw unsupported('Port 0 is invalid');
  url.hash = '';
  return url;
}

export function targetOf(url: URL): Target {
  return { host: hostOf(url), port: Number(url.port) || (url.protocol === 'https:' ? 443 : 80) };
}

/** The target of a redirect, or null if the response is not a redirect. */
export function redirectOf(status: number, location: string | string[] | undefined, from: URL): URL | null {
  const target = Array.isArray(location) ? location[0] : location;
  return REDIRECTS.has(status) && target !== undefined ? readUrl(target, from) : null;
}

function unsupported(reason: string): FetchError {
  return new FetchError({ kind: 'unsupported_url' }, reason);
}
