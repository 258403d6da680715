/** A read of a report. The window is appended, unless the read has none. */
interface Read {
  name: string;
  path: (subject: { tagId: string; promptId: string; url: string }) => string;
  /** Most reads are measured for a short and for a long window. */
  hasWindow?: boolean;
}

/** Every read whose cost could grow with the data of a report. */
export const READS: Read[] = [
  { name: 'stats', path: () => 'stats?country=us' },
  { name: 'stats, one tag', path: ({ tagId }) => `stats?country=us&tagId=${tagId}` },
  { name: 'stats by engine', path: () => 'stats?country=us&groupBy=engine' },
  { name: 'stats by week', path: () => 'stats?country=us&groupBy=week' },
  { name: 'prompts', path: () => 'prompts?country=us' },
  { name: 'prompts by engine', path: () => 'prompts?country=us&include=engines' },
  { name: 'answers to a prompt', path: ({ promptId }) => `prompts/${promptId}/ai-responses?country=us` },
  { name: 'citations', path: () => 'citations?country=us' },
  { name: 'citations by prompts', path: () => 'citations?country=us&sortBy=prompts' },
  { name: 'citations with the brand', path: () => 'citations?country=us&brandMentioned=true' },
  { name: 'citations of a category', path: () => 'citations?country=us&domainCategory=News%2FMedia' },
  {
    name: 'history of a page',
    path: ({ url }) => `citations/history?country=us&url=${encodeURIComponent(url)}`,
  },
  { name: 'recommendations', path: () => 'recommendations?country=us', hasWindow: false },
  { name: 'advice', path: () => 'advice?country=us' },
  { name: 'agent stats', path: () => 'agent-analytics/stats?' },
  { name: 'agents', path: () => 'agent-analytics/agents?' },
  { name: 'agent pages', path: () => 'agent-analytics/pages?' },
  { name: 'referrals', path: () => 'agent-analytics/referrals?groupBy=page' },
  { name: 'page journey', path: () => 'agent-analytics/journey?' },
];
