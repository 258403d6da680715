const HONESTY =
  'Quote every share with its interval and n. Call a change a rise or a fall only if its verdict is up or down. State whether the data are simulated. Name engines that are off as not measured.';

interface PromptText {
  title: string;
  description: string;
  write: (input: { report?: string | undefined; engine?: string | undefined }) => string;
}

/** The prompts that a person can start a conversation with. */
export const PROMPTS: Record<'weekly_review' | 'lost_ground' | 'outreach_list', PromptText> = {
  weekly_review: {
    title: 'Weekly review',
    description: 'What changed in the last week, and what to do about it.',
    write: ({ report }) =>
      [
        `Write a weekly review of ${nameOf(report)} in Sightline.`,
        '1. list_reports: find the report, its countries and the last collection.',
        '2. get_visibility for the last 7 days, then with groupBy: engine.',
        '3. find_prompts: the prompts where a competitor leads most.',
        '4. get_recommendations: the three most urgent.',
        'Write at most one page: the result in one sentence, what changed and what did not, where we lose, and three actions.',
        HONESTY,
      ].join('\n'),
  },
  lost_ground: {
    title: 'Lost ground',
    description: 'Why the brand is mentioned less, on which prompts, and by whom it was replaced.',
    write: ({ report, engine }) =>
      [
        `Find out where ${nameOf(report)} lost ground${engine ? ` on ${engine}` : ''} and why, with Sightline.`,
        `1. get_visibility with groupBy: engine${engine ? ', and look at this engine' : ': which engines have the verdict down?'}.`,
        `2. find_prompts${engine ? ` with engine: ${engine}` : ''}: where does a competitor lead?`,
        '3. read_answers with named: false on the worst prompt: who is recommended instead, and which pages are cited?',
        '4. get_sources for the domains of these pages: are they cited more than before?',
        'If no verdict is down, say that no loss can be shown, and stop there.',
        HONESTY,
      ].join('\n'),
  },
  outreach_list: {
    title: 'Outreach list',
    description: 'Pages that engines cite next to competitors and not next to your brand.',
    write: ({ report }) =>
      [
        `Make an outreach list for ${nameOf(report)} with Sightline.`,
        '1. get_sources: domains that are cited often and not next to our brand. Leave out our site and competitors.',
        '2. get_recommendations: the ones of type content_partnership_opportunities.',
        '3. get_sources with domain for the best five: the pages, their engines and prompts.',
        'Return a table: page, kind of site, citations, competitors named there, what to offer the author. Most citations first.',
        HONESTY,
      ].join('\n'),
  },
};

function nameOf(report: string | undefined): string {
  return report ? `the report “${report}”` : 'my report';
}
