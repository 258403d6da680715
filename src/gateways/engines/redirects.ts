export const REDIRECT_URL = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/';

const TIMEOUT_MS = 5_000;
const MAX_KNOWN = 5_000;

export interface Redirects {
  /** Where each of these addresses leads; those that are no redirects of Google's, or lead nowhere, are left out. */
  resolve: (addresses: string[], signal: AbortSignal) => Promise<ReadonlyMap<string, string>>;
}

/** Asks Google, and nobody else, where its redirects lead; the page itself is not fetched. */
export function createRedirects(redirectUrl: string): Redirects {
  const known = new Map<string, string>();
  return {
    async resolve(addresses, signal) {
      const own = addresses.filter((address) => URL.parse(address)?.href.startsWith(redirectUrl));
      const found = await Promise.all(
        own.map(async (address) => [address, known.get(address) ?? (await lookUp(address, signal))] as const),
      );
      const pages = found.filter((pair): pair is [string, string] => pair[1] !== null);
      for (const [address, page] of pages) remember(known, address, page);
      return new Map(pages);
    },
  };
}

/** Null on any failure: an answer is not lost for the sake of an address. */
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

function remember(known: Map<string, string>, address: string, page: string): void {
  known.delete(address);
  known.set(address, page);
  for (const oldest of known.keys()) {
    if (known.size <= MAX_KNOWN) return;
    known.delete(oldest);
  }
}
