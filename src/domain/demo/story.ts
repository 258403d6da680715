import type { EngineId } from '../shared/engines.ts';
import { DEMO_REPORT } from './demo.ts';
import { DEMO_EXPERIMENT, findDemoGroup } from './experiment.ts';

/**
 * What happens in the demo, in days before the day on which it is created. The sandbox determines what is usual. Each event
 * changes only the days before it, or during it, so that the answers that are collected later continue the story.
 */
export const DEMO_STORY = {
  /** From this day on, the competitor is named more often than your brand on one engine, as the sandbox usually does there. */
  overtaking: { daysAgo: 13, engine: 'claude', brand: 'Umbrella Sales', rateBefore: 0.15 },
  /** From this day on, the site returns status 403 for the page to crawlers of one engine, which stops citing it. */
  refusal: {
    daysAgo: 16,
    engine: 'chatgpt',
    path: '/integrations',
    title: 'Acme CRM: integrations',
    rateBefore: 0.5,
    crawlers: ['GPTBot', 'OAI-SearchBot', 'ChatGPT-User'],
  },
  /** All calls to one engine fail for a week. */
  outage: { daysAgo: 55, days: 7, engine: 'copilot', reason: 'Simulated outage: the provider returned status 503' },
  /** From this day on, one engine answers with another model. */
  modelChange: { daysAgo: 62, engine: 'gemini', modelBefore: 'sandbox-previous' },
  /** A task about prompts that rarely led to your brand on one engine, until it was completed. */
  task: {
    listedDaysAgo: 57,
    completedDaysAgo: 34,
    engine: 'perplexity',
    country: 'us',
    rival: 'Initech',
    rateBefore: 0.04,
    prompts: [
      'Alternatives to spreadsheets for tracking sales',
      'How do I move contacts from one CRM to another?',
      'Which CRM imports data from spreadsheets?',
      'CRM that works with our email and calendar',
      'Which CRM has the best mobile app?',
      'What should I check before switching CRMs?',
    ],
  },
  note: { daysAgo: 34, text: 'Simulated: pages about moving to Acme CRM were published.' },
} as const satisfies Record<string, { [field: string]: unknown; engine?: EngineId }>;

/** A brand that the sandbox can name. */
interface PlannedBrand {
  name: string;
  domain: string;
  rate?: number;
  pages?: { path: string; title: string; rate: number }[];
}

interface PlannedAnswer {
  brands: PlannedBrand[];
  /** Null for the model of the engine. */
  model: string | null;
  /** Null if the call succeeds. */
  failureReason: string | null;
}

/** What the story changes in an answer. */
export function planAnswer(asked: {
  engine: EngineId;
  prompt: string;
  country: string;
  daysAgo: number;
}): PlannedAnswer {
  const { engine, daysAgo } = asked;
  const { refusal, outage, modelChange } = DEMO_STORY;
  const isDown = engine === outage.engine && daysAgo <= outage.daysAgo && daysAgo > outage.daysAgo - outage.days;
  const isCited = engine === refusal.engine && daysAgo > refusal.daysAgo;
  const brands = [DEMO_REPORT, ...DEMO_REPORT.competitors].map(({ brand, brandDomain }): PlannedBrand => {
    const rate = planRate(brand, asked);
    const pages = brand === DEMO_REPORT.brand && isCited ? [{ ...refusal, rate: refusal.rateBefore }] : undefined;
    return { name: brand, domain: brandDomain, ...(rate !== null && { rate }), ...(pages && { pages }) };
  });
  return {
    brands,
    model: engine === modelChange.engine && daysAgo > modelChange.daysAgo ? modelChange.modelBefore : null,
    failureReason: isDown ? outage.reason : null,
  };
}

/** How often the answer names the brand. Null if that is as usual. */
function planRate(
  brand: string,
  { engine, prompt, country, daysAgo }: Parameters<typeof planAnswer>[0],
): number | null {
  const { overtaking, task } = DEMO_STORY;
  if (brand === overtaking.brand && engine === overtaking.engine && daysAgo > overtaking.daysAgo) {
    return overtaking.rateBefore;
  }
  if (brand === DEMO_REPORT.brand && isBeforeChange({ engine, prompt, country, daysAgo }))
    return DEMO_EXPERIMENT.rateBefore;
  const isOfTask = engine === task.engine && country === task.country && task.prompts.some((text) => text === prompt);
  return brand === DEMO_REPORT.brand && isOfTask && daysAgo >= task.completedDaysAgo ? task.rateBefore : null;
}

/** Whether the change of the experiment has not been made for the prompt yet. */
function isBeforeChange({ engine, daysAgo, ...asked }: Parameters<typeof planAnswer>[0]): boolean {
  const group = findDemoGroup(asked);
  if (group === null || !DEMO_EXPERIMENT.engines.some((each) => each === engine)) return false;
  return daysAgo >= (group === 'treated' ? DEMO_EXPERIMENT.reachedDaysAgo : DEMO_EXPERIMENT.endDaysAgo);
}

/** The days on which an engine fails or changes its model. */
export function listEngineEvents(): number[] {
  const { outage, modelChange } = DEMO_STORY;
  return [...Array.from({ length: outage.days }, (_, day) => outage.daysAgo - day), modelChange.daysAgo];
}
