import { LRUCache } from 'lru-cache';

export const REDIRECT_URL = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/';

const TIMEOUT_MS = 5_000;
const MAX_KNOWN = 5_000;

export interface Redirects {
  /** Resolves redirects of Google. URLs that are not such redirects, or cannot be resolved, are omitted. */
  resolve: (addresses: string[], signal: AbortSignal) => Promise<ReadonlyMap<string, string>>;
}

/** Resolves redirects with requests to Google only. The target pages are not fetched. */
export function createRedirects(redirectUrl: string): Redirects {
  const known = new LRUCache<string, string>({ max: MAX_KNOWN });
  return {
    async resolve(addresses, signal) {
      const redirects = addresses.filter((address) => URL.parse(address)?.href.startsWith(redirectUrl));
      const found = await Promise.all(
        redirects.map(async (address) => [address, known.get(address) ?? (await lookUp(address, signal))] as const),
      );
      const pages = found.filter((pair): pair is [string, string] => pair[1] !== null);
      for (const [address, page] of pages) known.set(address, page);
      return new Map(pages);
    },
  };
}

/** Returns null on any failure, so that an answer is not lost because of one URL. */
async function lookUp(address: string, signal: AbortSignal): Promise<string | null> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(address, { method: 'HEAD', redirect: 'manual', signal: limit });
    await response.body?.cancel();
    const page = URL.parse(response.headers.get('location') ?? '');
    return page && /^https?:$/.test(page.protocol) ? page.href : null;
  } catch {
    return null;
  }
}
