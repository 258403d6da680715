import type { Crawler } from '../../src/domain/crawlers/crawler.ts';
import { CRAWLERS } from '../../src/domain/crawlers/table.ts';
import { createVerify } from '../../src/domain/crawlers/verification.ts';

export const PREFIXES = 5_000;
export const VISITS = 100_000;

/** Creates IPv4 and IPv6 prefixes of several lengths, four in five of them IPv4. */
export function createPrefixes(): string[] {
  return Array.from({ length: PREFIXES }, (_, i) =>
    i % 5 === 0
      ? `2001:db8:${i.toString(16)}::/${48 + (i % 3) * 8}`
      : `${11 + (i % 180)}.${(i * 7) % 256}.${(i * 13) % 256}.0/${24 + (i % 5)}`,
  );
}

/** Returns the seconds to compare the addresses of all visits with all prefixes, in the best round. */
export function measureAddresses(rounds: number): number {
  const crawler = CRAWLERS.find(({ addressLists }) => addressLists.length > 0) as Crawler;
  const verify = createVerify(
    new Map(crawler.addressLists.map((url) => [url, { prefixes: createPrefixes(), date: 0 }])),
    0,
  );
  const addresses = Array.from({ length: VISITS }, (_, i) =>
    i % 10 === 0
      ? `2001:db8:${(i % 7000).toString(16)}::${(i % 999).toString(16)}`
      : `${11 + (i % 190)}.${(i * 7) % 256}.${(i * 13) % 256}.${i % 256}`,
  );
  let best = Number.POSITIVE_INFINITY;
  let verified = 0;
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    for (const address of addresses) if (verify(crawler, address, 0) === 'verified') verified++;
    best = Math.min(best, (performance.now() - started) / 1000);
  }
  if (verified === 0) throw new Error('No address matched a prefix');
  return best;
}
