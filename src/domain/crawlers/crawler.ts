/** The engines of agent analytics, in the order of the contract. `other` is every AI crawler outside the named engines. */
export const AGENT_ENGINES = ['chatgpt', 'claude', 'copilot', 'perplexity', 'google', 'other'] as const;

export type AgentEngine = (typeof AGENT_ENGINES)[number];

/** What the operator fetches pages for: to train models, to index them, because a person asked, or to act on its own. */
export const CRAWLER_PURPOSES = ['training', 'search', 'user-fetch', 'agent'] as const;

export type CrawlerPurpose = (typeof CRAWLER_PURPOSES)[number];

export interface Crawler {
  /** The raw crawler name, as the overview shows it. */
  readonly name: string;
  /** The product token that robots.txt addresses it by. */
  readonly token: string;
  /** The full strings its operator publishes or that are seen; W.X.Y.Z stands for a browser's version. */
  readonly userAgents: readonly string[];
  /** What a user agent of it contains, in any case; empty when it never shows itself in one. */
  readonly match: readonly string[];
  readonly operator: string;
  readonly purpose: CrawlerPurpose;
  readonly engine: AgentEngine;
  /** It exists in robots.txt only; `fetchedBy` names the crawler that fetches for it. */
  readonly robotsOnly: boolean;
  readonly fetchedBy?: string;
  /** Whether a crawlability check tests it when nothing else is asked. */
  readonly inDefaultCheckSet: boolean;
  /** Where its operator publishes the addresses it comes from. */
  readonly addressLists: readonly string[];
}

type Entry = Pick<Crawler, 'name' | 'purpose'> & Partial<Omit<Crawler, 'name' | 'purpose' | 'operator' | 'engine'>>;

/** The crawlers of one operator. What an entry leaves out: token and match are its name, lists are empty, flags are off. */
export function crawlersOf(operator: string, engine: AgentEngine, entries: readonly Entry[]): readonly Crawler[] {
  return entries.map((entry) => ({
    token: entry.name,
    userAgents: [],
    match: [entry.name],
    robotsOnly: false,
    inDefaultCheckSet: false,
    addressLists: [],
    ...entry,
    operator,
    engine,
  }));
}
