import type { TagColor } from '../tags/tags.ts';

/** A tag of the demo and its prompts, by country. */
interface PromptGroup {
  tag: string;
  color: TagColor;
  prompts: Readonly<Record<'us' | 'uk', readonly string[]>>;
}

/** The prompts and brands of the demo workspace. The brands, and the sandbox answers about them, are fictional. */
export const DEMO_PROMPTS: readonly PromptGroup[] = [
  {
    tag: 'Choosing a CRM',
    color: 'blue',
    prompts: {
      us: [
        'What is the best CRM for a small team?',
        'Which CRM is the easiest to set up?',
        'CRM for a real estate agency',
        'Which CRM do consultants recommend?',
        'What CRM works well for a nonprofit?',
        'Best CRM for a startup with ten people',
      ],
      uk: [
        'What is the best CRM for a small team?',
        'Which CRM works well for charities?',
        'CRM for a recruitment agency',
        'What CRM do estate agents use?',
      ],
    },
  },
  {
    tag: 'Price',
    color: 'green',
    prompts: {
      us: [
        'Affordable CRM with email automation',
        'How much does a CRM cost per user?',
        'Is there a good free CRM?',
        'Which CRM has no setup fee?',
        'Cheapest CRM with phone support',
        'CRM with monthly billing and no contract',
      ],
      uk: [
        'Cheap CRM for a sole trader',
        'How much should a small business pay for a CRM?',
        'Which CRM has the best free plan?',
        'CRM without a yearly contract',
      ],
    },
  },
  {
    tag: 'Switching',
    color: 'purple',
    prompts: {
      us: [
        'Alternatives to spreadsheets for tracking sales',
        'How do I move contacts from one CRM to another?',
        'Which CRM imports data from spreadsheets?',
        'CRM that works with our email and calendar',
        'Which CRM has the best mobile app?',
        'What should I check before switching CRMs?',
      ],
      uk: [
        'CRM with good GDPR support',
        'Which CRM keeps data in the UK?',
        'How long does it take to change CRM?',
        'CRM that connects to accounting software',
      ],
    },
  },
];

export const DEMO_WORKSPACE = 'Demo';

export const DEMO_DAYS = 90;
/** These are loaded first, so that a new user can begin to read. */
export const DEMO_NEWEST_DAYS = 30;

export const DEMO_REPORT = {
  brand: 'Acme CRM',
  reportTitle: 'Acme CRM (demo, sandbox answers)',
  brandVariations: ['Acme'],
  brandDomain: 'acme-crm.example',
  brandDomainVariations: [],
  brandDomainWildcard: true,
  brandRegex: null,
  competitors: ['Globex', 'Initech', 'Umbrella Sales', 'Vandelay'].map((brand) => ({
    brand,
    brandVariations: [],
    brandDomain: `${brand.toLowerCase().replaceAll(' ', '-')}.example`,
    brandDomainVariations: [],
    brandDomainWildcard: false,
    brandRegex: null,
  })),
};

/** The site of the demo's brand does not exist: visits to it, and checks of it, are simulated, whatever engines are connected. */
export function isDemoHost(host: string): boolean {
  return host === DEMO_REPORT.brandDomain;
}

/** A query of the demo that is expanded into searches. */
export const DEMO_FAN_OUT = 'best CRM for a small team';
