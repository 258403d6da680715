/** The prompts and brands of the demo workspace. The brands, and the sandbox answers about them, are fictional. */
export const DEMO_PROMPTS: Readonly<Record<string, string[]>> = {
  us: [
    'What is the best CRM for a small team?',
    'Which CRM is the easiest to set up?',
    'Affordable CRM with email automation',
    'CRM for a real estate agency',
    'Alternatives to spreadsheets for tracking sales',
  ],
  uk: ['What is the best CRM for a small team?', 'Which CRM works well for charities?', 'CRM with good GDPR support'],
  de: ['Welches CRM eignet sich für kleine Teams?', 'CRM mit Servern in Deutschland'],
};

export const DEMO_DAYS = 30;

export const DEMO_REPORT = {
  brand: 'Acme CRM',
  reportTitle: 'Acme CRM (demo, sandbox answers)',
  brandVariations: ['Acme'],
  brandDomain: 'acme-crm.example',
  brandDomainVariations: [],
  brandDomainWildcard: true,
  brandRegex: null,
  competitors: ['Globex', 'Initech', 'Umbrella Sales'].map((brand) => ({
    brand,
    brandVariations: [],
    brandDomain: `${brand.toLowerCase().replaceAll(' ', '-')}.example`,
    brandDomainVariations: [],
    brandDomainWildcard: false,
    brandRegex: null,
  })),
};
