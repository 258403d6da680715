/** Texts of synthetic data. Brands and domains are fictional; names under `.example` belong to no one. */
const PRODUCTS = [
  'CRM',
  'help desk',
  'email marketing tool',
  'project management tool',
  'accounting software',
  'payroll service',
  'video meeting tool',
  'website builder',
  'password manager',
  'online shop platform',
  'team chat',
  'time tracking app',
  'survey tool',
  'scheduling app',
  'invoice software',
  'data warehouse',
  'web analytics tool',
  'backup service',
  'design tool',
  'learning platform',
];
const AUDIENCES = [
  'small teams',
  'freelancers',
  'agencies',
  'schools',
  'charities',
  'startups',
  'large companies',
  'law firms',
  'clinics',
  'restaurants',
  'hotels',
  'builders',
  'consultants',
  'retailers',
  'manufacturers',
  'publishers',
  'estate agents',
  'recruiters',
  'photographers',
  'public offices',
];
const FORMS = [
  (product: string, audience: string) => `What is the best ${product} for ${audience}?`,
  (product: string, audience: string) => `Which ${product} do ${audience} recommend?`,
  (product: string, audience: string) => `Affordable ${product} for ${audience}`,
];

/** The text of a prompt. The texts of the largest report are all different. */
export function writePrompt(index: number): string {
  const product = PRODUCTS[index % PRODUCTS.length] ?? '';
  const audience = AUDIENCES[Math.floor(index / PRODUCTS.length) % AUDIENCES.length] ?? '';
  const form = FORMS[Math.floor(index / (PRODUCTS.length * AUDIENCES.length)) % FORMS.length];
  return form?.(product, audience) ?? '';
}

/** The settings of the report of a synthetic workspace. Every workspace has a domain that no other one has. */
export function describeReport(workspace: string) {
  const domainOf = (brand: string) => `${brand.toLowerCase().replaceAll(' ', '-')}-${workspace}.example`;
  return {
    brand: 'Acme CRM',
    reportTitle: 'Acme CRM (synthetic, sandbox answers)',
    brandVariations: ['Acme'],
    brandDomain: domainOf('Acme CRM'),
    brandDomainVariations: [],
    brandDomainWildcard: true,
    brandRegex: null,
    competitors: ['Globex', 'Initech', 'Umbrella Sales', 'Hooli', 'Vandelay'].map((brand) => ({
      brand,
      brandVariations: [],
      brandDomain: domainOf(brand),
      brandDomainVariations: [],
      brandDomainWildcard: false,
      brandRegex: null,
    })),
  };
}
