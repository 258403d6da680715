import { isSignal, nameOf, type RobotsLine } from './parse.ts';
import { matchPattern, spellTarget } from './patterns.ts';

/** The verdict of the file for a product token, or for the first of several that it names. */
export type Evaluate = (...tokens: string[]) => Verdict;

export interface Verdict {
  isAllowed: boolean;
  /** The agent whose rules apply, in lower case or `*`; null if no group does. */
  group: string | null;
  /** The deciding rule; null if none matches. */
  rule: RobotsRule | null;
  /** The `Content-Signal` and `Content-Usage` lines that apply. They do not affect access. */
  signals: RobotsRule[];
}

export interface RobotsRule {
  /** Counted from 1. */
  line: number;
  /** In canonical form, such as `Disallow: /private`. */
  text: string;
}

export interface Dialect {
  /**
   * Whether `Crawl-delay` belongs to the agents above it, so that the next agent begins another group. Crawlers that obey the line
   * interpret it this way; in RFC 9309 and for Google it is not a rule, and agents above and below it share one group.
   */
  crawlDelayEndsAgents: boolean;
}

/** A rule that matches the URL. */
interface Match {
  isAllow: boolean;
  octets: number;
  line: RobotsLine;
}

/** The rules of a group, represented by the deciding one. */
interface Group {
  decisive: Match | null;
  signals: RobotsLine[];
}

/**
 * Evaluates a robots.txt for one URL. Every rule is compared with the URL once, for all agents and dialects, so the cost is
 * linear in the size of the file.
 */
export function evaluateUrl(lines: RobotsLine[], url: URL): (dialect: Dialect) => Evaluate {
  const target = spellTarget(targetOf(url));
  const matches = lines.map((line) => matchRule(line, target));
  return (dialect) => {
    const { agents, common } = groupByAgent(lines, matches, dialect);
    return (...tokens) => {
      const names = [...tokens.map((token) => token.toLowerCase()), '*'];
      const group = names.find((name) => agents.has(name)) ?? null;
      const groups = [...((group !== null && agents.get(group)) || [])];
      const signals = [common, ...groups]
        .flatMap((rules) => rules.signals)
        .filter(({ value }) => appliesTo(value, target))
        .map(toRule);
      if (url.pathname === '/robots.txt') return { isAllowed: true, group, rule: null, signals };
      const decisive = groups.reduce<Match | null>((best, rules) => moreSpecific(best, rules.decisive), null);
      if (decisive === null) return { isAllowed: true, group, rule: null, signals };
      return { isAllowed: decisive.isAllow, group, rule: toRule(decisive.line), signals };
    };
  };
}

function toRule({ key, value, number }: RobotsLine): RobotsRule {
  return { line: number, text: `${nameOf(key)}: ${decode(value)}` };
}

/** A signal can begin with the path that it applies to. */
function appliesTo(signal: string, target: string): boolean {
  const path = /^\/\S*/.exec(signal)?.[0];
  return path === undefined || matchPattern(path, target) !== null;
}

/** The path with its query, including an empty one: `/page?` matches a rule that ends in `?`. */
function targetOf({ pathname, search, href, hash }: URL): string {
  if (search !== '') return pathname + search;
  const end = hash === '' && !href.endsWith('#') ? href : href.slice(0, href.indexOf('#'));
  return end.endsWith('?') ? `${pathname}?` : pathname;
}

function matchRule(line: RobotsLine, target: string): Match | null {
  const { key, value } = line;
  // A rule without a path matches nothing.
  if ((key !== 'allow' && key !== 'disallow') || value === '') return null;
  const isAllow = key === 'allow';
  const octets = matchPattern(value, target) ?? (isAllow ? matchIndex(value, target) : null);
  return octets === null ? null : { isAllow, octets, line };
}

/** For Google, allowing `/folder/index.html` allows `/folder/` as well. */
function matchIndex(value: string, target: string): number | null {
  const slash = value.lastIndexOf('/');
  if (slash < 0 || !/^index\.html?/.test(value.slice(slash + 1))) return null;
  return matchPattern(`${value.slice(0, slash + 1)}$`, target);
}

function decode(octets: string): string {
  return Buffer.from(octets.slice(0, 200), 'latin1').toString('utf8');
}

function groupByAgent(lines: RobotsLine[], matches: (Match | null)[], { crawlDelayEndsAgents }: Dialect) {
  const agents = new Map<string, Set<Group>>();
  let group: Group = { decisive: null, signals: [] };
  // Signals before the first agent apply to all.
  const common = group;
  let takesAgents = false;
  for (const [i, line] of lines.entries()) {
    const { key, value } = line;
    if (isSignal(line)) {
      group.signals.push(line);
    } else if (key === 'user-agent') {
      if (!takesAgents) group = { decisive: null, signals: [] };
      takesAgents = true;
      agents.set(value, (agents.get(value) ?? new Set()).add(group));
    } else if (key !== 'crawl-delay') {
      takesAgents = false;
      group.decisive = moreSpecific(group.decisive, matches[i] ?? null);
    } else if (crawlDelayEndsAgents) {
      takesAgents = false;
    }
  }
  return { agents, common };
}

/** The match with the most octets; if two are equal, the one that allows. */
function moreSpecific(a: Match | null, b: Match | null): Match | null {
  if (a === null || b === null) return a ?? b;
  if (a.octets !== b.octets) return a.octets > b.octets ? a : b;
  return a.isAllow ? a : b;
}
