import type { Group, Robots, Rule } from './parse.ts';
import { matches, spellTarget } from './patterns.ts';

/** Answers for a product token, or for the first of several that the file names, whether it may fetch the URL. */
export type Judge = (...tokens: string[]) => boolean;

/**
 * What a robots.txt says about one URL. Every group is compared with the URL once, however many agents ask, so the work is
 * that of reading the file.
 */
export function judgeUrl(robots: Robots, url: URL): Judge {
  const target = spellTarget(url.pathname + url.search);
  const decisive = new Map<Group, Rule | null>();
  function decide(group: Group): Rule | null {
    const known = decisive.get(group);
    if (known !== undefined) return known;
    const found = mostSpecific(group.rules.filter((rule) => matches(rule, target)));
    decisive.set(group, found);
    return found;
  }

  return (...tokens) => {
    if (url.pathname === '/robots.txt') return true;
    const named = tokens.map((token) => robots.get(token.toLowerCase())).find((groups) => groups !== undefined);
    const groups = [...(named ?? robots.get('*') ?? [])];
    return mostSpecific(groups.map(decide).filter((rule) => rule !== null))?.isAllow ?? true;
  };
}

/** The rule with the most octets; of two with as many, the one that allows. */
function mostSpecific(rules: Rule[]): Rule | null {
  return rules.reduce<Rule | null>((best, rule) => {
    if (best === null || rule.octets > best.octets) return rule;
    return rule.octets === best.octets && rule.isAllow ? rule : best;
  }, null);
}
