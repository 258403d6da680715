import { hostOf, type Target } from '../../domain/web/fetch-allowance.ts';
import { FetchError } from './outcome.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** A URL that may be fetched: http or https, without credentials. Its host is judged when it is connected to. */
export function readUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (url === null) throw unsupported('This is not a URL');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw unsupported('Only http and https are fetched');
  if (url.username !== '' || url.password !== '') throw unsupported('The URL carries credentials');
  if (url.port === '0') throw unsupported('Port 0 cannot be connected to');
  url.hash = '';
  return url;
}

export function targetOf(url: URL): Target {
  return { host: hostOf(url), port: Number(url.port) || (url.protocol === 'https:' ? 443 : 80) };
}

/** Where a response sends us on, or null if it is the end of the journey. */
export function redirectOf(status: number, location: string | string[] | undefined, from: URL): URL | null {
  const target = Array.isArray(location) ? location[0] : location;
  return REDIRECTS.has(status) && target !== undefined ? readUrl(target, from) : null;
}

function unsupported(reason: string): FetchError {
  return new FetchError({ kind: 'unsupported_url' }, reason);
}
