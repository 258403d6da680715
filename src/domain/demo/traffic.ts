import type { ReferralCell, VisitCell } from '../logs/count/visit-counters.ts';
import { addDays } from '../shared/windows.ts';
import { DEMO_REPORT } from './demo.ts';
import { DEMO_STORY } from './story.ts';

export const DEMO_TRAFFIC_DAYS = 60;

const PAGES = ['/', '/pricing', '/how-it-works', '/integrations', '/guide'];

/**
 * Crawlers with their visits to a page on an ordinary day, and every how many days another client pretends to be the crawler. The
 * last one cannot be verified, because its operator publishes no addresses.
 */
const CRAWLERS = [
  { bot: 'GPTBot', visits: 6, spoofedEvery: 5, isVerifiable: true },
  { bot: 'OAI-SearchBot', visits: 4, spoofedEvery: null, isVerifiable: true },
  { bot: 'ChatGPT-User', visits: 5, spoofedEvery: null, isVerifiable: true },
  { bot: 'ClaudeBot', visits: 3, spoofedEvery: 9, isVerifiable: true },
  { bot: 'PerplexityBot', visits: 3, spoofedEvery: null, isVerifiable: true },
  { bot: 'Bytespider', visits: 2, spoofedEvery: null, isVerifiable: false },
] as const;

/** Assistants with the people who come from them to the site on an ordinary day. */
const ASSISTANTS = [
  { assistant: 'chatgpt', visits: 5 },
  { assistant: 'perplexity', visits: 3 },
  { assistant: 'gemini', visits: 2 },
  { assistant: 'copilot', visits: 1 },
] as const;

/** The simulated visits to the demo's site: of crawlers, some of them spoofed or refused, and of people who come from assistants. */
export function createDemoVisits(today: string): { cells: VisitCell[]; referralCells: ReferralCell[] } {
  const days = Array.from({ length: DEMO_TRAFFIC_DAYS }, (_, daysAgo) => ({ daysAgo, day: addDays(today, -daysAgo) }));
  return { cells: days.flatMap(listVisits), referralCells: days.flatMap(listReferrals) };
}

interface Day {
  daysAgo: number;
  day: string;
}

function listVisits({ day, daysAgo }: Day): VisitCell[] {
  const domain = DEMO_REPORT.brandDomain;
  return CRAWLERS.flatMap(({ bot, visits, spoofedEvery, isVerifiable }, crawler) => {
    const statuses = Map.groupBy(PAGES.entries(), ([, path]) => (isRefused(bot, path, daysAgo) ? 403 : 200));
    return [...statuses].map(([status, pages]): VisitCell => {
      const counts = pages.map(([page, path]) => {
        const real = Math.max(1, vary(visits - page, daysAgo + crawler + page));
        const spoofed = spoofedEvery !== null && daysAgo % spoofedEvery === 0 && path === '/' ? visits : 0;
        return [path, { visits: real + spoofed, verified: isVerifiable ? real : 0, spoofed }] as const;
      });
      return { domain, day, bot, status, pages: new Map(counts) };
    });
  });
}

function isRefused(bot: string, path: string, daysAgo: number): boolean {
  const { refusal } = DEMO_STORY;
  return path === refusal.path && daysAgo <= refusal.daysAgo && refusal.crawlers.some((crawler) => crawler === bot);
}

/** Fewer people come from the engine that refers to the refused page no more. */
function listReferrals({ day, daysAgo }: Day): ReferralCell[] {
  const { refusal } = DEMO_STORY;
  return ASSISTANTS.map(({ assistant, visits }, index): ReferralCell => {
    const isLost = assistant === refusal.engine && daysAgo <= refusal.daysAgo;
    const pages = PAGES.filter((path) => !isLost || path !== refusal.path);
    const counts = pages.map(
      (path, page) => [path, { visits: Math.max(1, vary(visits - page, daysAgo + index)) }] as const,
    );
    return { domain: DEMO_REPORT.brandDomain, day, assistant, pages: new Map(counts) };
  });
}

/** The number on some day of a week: a little more or less. */
function vary(count: number, seed: number): number {
  return count + ((seed * 5) % 7 < 3 ? 1 : 0);
}
