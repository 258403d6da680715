/** The engines of agent analytics, in the documented order. `other` is every AI crawler outside the named engines. */
export const AGENT_ENGINES = ['chatgpt', 'claude', 'copilot', 'perplexity', 'google', 'other'] as const;

export type AgentEngine = (typeof AGENT_ENGINES)[number];

/** Why the operator fetches pages: to train models, to index them, at the request of a person, or to act autonomously. */
export const CRAWLER_PURPOSES = ['training', 'search', 'user-fetch', 'agent'] as const;

export type CrawlerPurpose = (typeof CRAWLER_PURPOSES)[number];

export interface Crawler {
  /** The crawler's name, as shown in the overview. */
  readonly name: string;
  /** The product token that addresses it in robots.txt. */
  readonly token: string;
  /** Full user agents that the operator publishes or that were seen in logs; W.X.Y.Z is a browser version. */
  readonly userAgents: readonly string[];
  /** Words that identify it in a user agent, in any case; empty if it never appears in one. */
  readonly match: readonly string[];
  /** Text that rules it out, in any case: another product with the same name. */
  readonly exclude: readonly string[];
  readonly operator: string;
  readonly purpose: CrawlerPurpose;
  readonly engine: AgentEngine;
  /** Whether it exists only as a robots.txt token; `fetchedBy` names the crawler that fetches for it. */
  readonly robotsOnly: boolean;
  readonly fetchedBy?: string;
  /** Whether a crawlability check tests it by default. */
  readonly inDefaultCheckSet: boolean;
  /** URLs at which its operator publishes its address ranges. */
  readonly addressLists: readonly string[];
}

type Entry = Pick<Crawler, 'name' | 'purpose'> & Partial<Omit<Crawler, 'name' | 'purpose' | 'operator' | 'engine'>>;

/** The crawlers of one operator. By default `token` and `match` are the name, lists are empty and flags are off. */
export function crawlersOf(operator: string, engine: AgentEngine, entries: readonly Entry[]): readonly Crawler[] {
  return entries.map((entry) => ({
    token: entry.name,
    userAgents: [],
    match: [entry.name],
    exclude: [],
    robotsOnly: false,
    inDefaultCheckSet: false,
    addressLists: [],
    ...entry,
    operator,
    engine,
  }));
}
