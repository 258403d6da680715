import type { ReferralCell, VisitCell } from '../logs/count/visit-counters.ts';

const BOTS = ['GPTBot', 'OAI-SearchBot', 'ChatGPT-User', 'ClaudeBot', 'PerplexityBot', 'Bytespider', 'Amazonbot'];
const ASSISTANTS = ['chatgpt', 'perplexity', 'gemini', 'copilot'];
const PAGES_PER_PROMPT = 3;
/** One page in this many has visits of people. */
const REFERRED = 10;

/** The visits of a day: every crawler fetches a few pages per prompt, and assistants refer people to some of them. */
export function createVisits(domain: string, day: string, prompts: number, dayNumber: number) {
  const pages = prompts * PAGES_PER_PROMPT;
  const cells = BOTS.map((bot, index): VisitCell => {
    const counts = Array.from({ length: pages }, (_, page) => {
      const visits = 1 + ((page * 7 + dayNumber * 3 + index) % 5);
      return [pathOf(page), { visits, verified: visits, spoofed: 0 }] as const;
    });
    return { domain, day, bot, status: 200, pages: new Map(counts) };
  });
  const referralCells = ASSISTANTS.map((assistant, index): ReferralCell => {
    const counts = Array.from({ length: Math.ceil(pages / REFERRED) }, (_, page) => {
      return [pathOf(page * REFERRED + index), { visits: 1 + ((page + dayNumber + index) % 3) }] as const;
    });
    return { domain, day, assistant, pages: new Map(counts) };
  });
  return { cells, referralCells };
}

function pathOf(page: number): string {
  return `/guides/page-${page}`;
}
