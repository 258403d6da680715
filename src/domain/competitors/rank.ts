import type { DomainCategory } from '../citations/domain-categories/categories.ts';
import { classifyHost } from '../citations/domain-categories/classify.ts';
import type { Competitor } from '../reports/reports.ts';
import type { EngineId } from '../shared/engines.ts';
import { foldWords, labelOf, possibleLabels, registrableDomain, startsWithName } from './names.ts';

/** An answer, as far as it presents options. */
export interface OptionAnswer {
  promptId: string;
  engine: EngineId;
  /** Names that it presents as options, each once. */
  names: Iterable<string>;
  /** Hosts of the pages that it cites. */
  hosts: string[];
}

/** Somebody whom answers present as an option, and whose site answers cite. */
export interface RankedOption {
  competitor: Competitor;
  promptIds: Set<string>;
  engines: Set<EngineId>;
  /** Places of the answers that name it. */
  answers: Set<number>;
}

/** Whoever is not looked for: the brand itself, or all that a report tracks. */
export interface KnownNames {
  names: readonly string[];
  domains: readonly string[];
}

/** Those who publish about options are none. */
const PUBLISHERS: ReadonlySet<DomainCategory> = new Set(['News/Media', 'Encyclopedia', 'Government/NGO']);
const MOST_VARIATIONS = 5;

/** The options that answers present, those that most prompts and then most engines name first. */
export function rankOptions(answers: readonly OptionAnswer[], known: KnownNames): RankedOption[] {
  const findDomain = createDomainFinder(answers, known);
  const options = new Map<string, ReturnType<typeof createOption>>();
  for (const [place, { promptId, engine, names }] of answers.entries()) {
    for (const name of names) {
      const domain = findDomain(name);
      if (domain === null) continue;
      const option = options.get(domain) ?? createOption();
      options.set(domain, option);
      option.spellings.set(name, (option.spellings.get(name) ?? 0) + 1);
      option.promptIds.add(promptId);
      option.engines.add(engine);
      option.answers.add(place);
    }
  }
  return [...options]
    .map(([domain, { spellings, ...counts }]) => ({ competitor: toCompetitor(domain, spellings), ...counts }))
    .toSorted(
      (one, other) =>
        other.promptIds.size - one.promptIds.size ||
        other.engines.size - one.engines.size ||
        other.answers.size - one.answers.size ||
        (one.competitor.brandDomain < other.competitor.brandDomain ? -1 : 1),
    );
}

function createOption() {
  return {
    spellings: new Map<string, number>(),
    promptIds: new Set<string>(),
    engines: new Set<EngineId>(),
    answers: new Set<number>(),
  };
}

/** Finds the cited domain that fits a name; null for none, and for whoever is known. Names come again and again. */
function createDomainFinder(answers: readonly OptionAnswer[], { names, domains }: KnownNames) {
  const byLabel = countDomains(answers, new Set(domains.map((domain) => registrableDomain(domain) ?? domain)));
  const knownWords = names.map(foldWords);
  const found = new Map<string, string | null>();
  return (name: string): string | null => {
    const remembered = found.get(name);
    if (remembered !== undefined) return remembered;
    const words = foldWords(name);
    const isKnown = knownWords.some((each) => startsWithName(words, each));
    const label = isKnown ? undefined : possibleLabels(name).find((each) => byLabel.has(each));
    const domain = (label !== undefined && byLabel.get(label)) || null;
    found.set(name, domain);
    return domain;
  };
}

/** For each label the domain with it that is cited most; publishers and known ones are left out. */
function countDomains(answers: readonly OptionAnswer[], known: ReadonlySet<string>): Map<string, string> {
  const cited = new Map<string, number>();
  for (const { hosts } of answers) {
    for (const host of hosts) cited.set(host, (cited.get(host) ?? 0) + 1);
  }
  const counts = new Map<string, number>();
  for (const [host, count] of cited) {
    const domain = registrableDomain(host);
    if (domain === null || known.has(domain) || PUBLISHERS.has(classifyHost(host))) continue;
    counts.set(domain, (counts.get(domain) ?? 0) + count);
  }
  const leastFirst = [...counts].toSorted(([a, one], [b, other]) => one - other || (a < b ? 1 : -1));
  return new Map(leastFirst.map(([domain]) => [labelOf(domain), domain]));
}

/** Called as it is called most, unless some call it just what its domain is called. */
function toCompetitor(brandDomain: string, spellings: ReadonlyMap<string, number>): Competitor {
  const label = labelOf(brandDomain);
  const [brand = brandDomain, ...others] = [...spellings]
    .toSorted(
      ([a, one], [b, other]) =>
        Number(foldWords(b).join('') === label) - Number(foldWords(a).join('') === label) ||
        other - one ||
        (a < b ? -1 : 1),
    )
    .map(([name]) => name);
  const words = foldWords(brand);
  const brandVariations = others.filter((name) => !startsWithName(foldWords(name), words)).slice(0, MOST_VARIATIONS);
  return {
    brand,
    brandVariations,
    brandDomain,
    brandDomainVariations: [],
    brandDomainWildcard: false,
    brandRegex: null,
  };
}
