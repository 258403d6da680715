import type { Detection } from '../reports/reports.ts';

type Domains = Pick<Detection, 'brandDomain' | 'brandDomainVariations' | 'brandDomainWildcard'>;

/**
 * Finds the owner of a host: the index of each brand that has it as domain or variation, or, with the wildcard, above it.
 * Hosts and domains are normalized. Results are cached, because hosts repeat often.
 */
export function createHostMatcher(brands: readonly Domains[]): (host: string) => readonly number[] {
  const exact = new Map<string, number[]>();
  const above = new Map<string, number[]>();
  for (const [brand, { brandDomain, brandDomainVariations, brandDomainWildcard }] of brands.entries()) {
    for (const domain of [brandDomain, ...brandDomainVariations]) add(exact, domain, brand);
    if (brandDomainWildcard) add(above, brandDomain, brand);
  }
  const known = new Map<string, readonly number[]>();
  return (host) => {
    const remembered = known.get(host);
    if (remembered) return remembered;
    const found = new Set(exact.get(host));
    for (let dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1)) {
      for (const brand of above.get(host.slice(dot + 1)) ?? []) found.add(brand);
    }
    const owners = [...found].toSorted((a, b) => a - b);
    if (known.size < MOST_REMEMBERED) known.set(host, owners);
    return owners;
  };
}

const MOST_REMEMBERED = 100_000;

function add(map: Map<string, number[]>, domain: string, brand: number): void {
  map.set(domain, [...(map.get(domain) ?? []), brand]);
}
