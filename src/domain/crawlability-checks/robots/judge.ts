import type { RobotsLine } from './parse.ts';
import { matchPattern, spellTarget } from './patterns.ts';

/** Answers for a product token, or for the first of several that the file names, whether it may fetch the URL. */
export type Judge = (...tokens: string[]) => boolean;

export interface Dialect {
  /**
   * Whether `Crawl-delay` belongs to the agents above it, so that the next agent begins another group. Those who obey the line
   * read it so; to RFC 9309 and to Google it is no rule, and agents above and below it share one group.
   */
  crawlDelayEndsAgents: boolean;
}

/** A rule that matches the URL. */
interface Match {
  isAllow: boolean;
  octets: number;
}

/** Lines that stand together, by the one that decides. */
interface Group {
  decisive: Match | null;
}

/**
 * What a robots.txt says about one URL. Every rule is compared with the URL once, however many agents ask in however many
 * dialects, so the work is that of reading the file.
 */
export function judgeUrl(lines: RobotsLine[], url: URL): (dialect: Dialect) => Judge {
  const target = spellTarget(url.pathname + url.search);
  const matches = lines.map((line) => matchRule(line, target));
  return (dialect) => {
    const agents = groupByAgent(lines, matches, dialect);
    return (...tokens) => {
      if (url.pathname === '/robots.txt') return true;
      const named = tokens.map((token) => agents.get(token.toLowerCase())).find((groups) => groups !== undefined);
      let decisive: Match | null = null;
      for (const group of named ?? agents.get('*') ?? []) decisive = moreSpecific(decisive, group.decisive);
      return decisive?.isAllow ?? true;
    };
  };
}

function matchRule({ key, value }: RobotsLine, target: string): Match | null {
  // A rule without a path matches nothing.
  if ((key !== 'allow' && key !== 'disallow') || value === '') return null;
  const octets = matchPattern(value, target);
  return octets === null ? null : { isAllow: key === 'allow', octets };
}

function groupByAgent(lines: RobotsLine[], matches: (Match | null)[], { crawlDelayEndsAgents }: Dialect) {
  const agents = new Map<string, Set<Group>>();
  let group: Group = { decisive: null };
  let takesAgents = false;
  for (const [i, { key, value }] of lines.entries()) {
    if (key === 'user-agent') {
      if (!takesAgents) group = { decisive: null };
      takesAgents = true;
      agents.set(value, (agents.get(value) ?? new Set()).add(group));
    } else if (key !== 'crawl-delay') {
      takesAgents = false;
      group.decisive = moreSpecific(group.decisive, matches[i] ?? null);
    } else if (crawlDelayEndsAgents) {
      takesAgents = false;
    }
  }
  return agents;
}

/** The match with the most octets; of two with as many, the one that allows. */
function moreSpecific(one: Match | null, other: Match | null): Match | null {
  if (one === null || other === null) return one ?? other;
  if (one.octets !== other.octets) return one.octets > other.octets ? one : other;
  return one.isAllow ? one : other;
}
