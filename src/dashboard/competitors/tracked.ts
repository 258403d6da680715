interface Named {
  brand: string;
  brandVariations?: readonly string[] | undefined;
  brandDomain?: string | undefined;
  brandDomainVariations?: readonly string[] | undefined;
}

interface Tracked extends Named {
  competitors?: readonly Named[] | undefined;
}

/** Whether the report already follows a vendor: under this or another name, or with this or another domain. */
export function isTracked(vendor: Named, report: Tracked): boolean {
  const wanted = new Set([...namesOf(vendor), ...domainsOf(vendor)]);
  return [report, ...(report.competitors ?? [])].some((brand) =>
    [...namesOf(brand), ...domainsOf(brand)].some((known) => wanted.has(known)),
  );
}

/** Spellings of one name differ in capitals, spaces and punctuation: `Vandelay`, `VANDELAY`, `Van-delay`. */
function namesOf({ brand, brandVariations = [] }: Named): string[] {
  return [brand, ...brandVariations]
    .map((name) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean);
}

function domainsOf({ brandDomain = '', brandDomainVariations = [] }: Named): string[] {
  return [brandDomain, ...brandDomainVariations]
    .map((domain) => domain.toLowerCase().replace(/^www\./, ''))
    .filter((domain) => domain.includes('.'));
}
