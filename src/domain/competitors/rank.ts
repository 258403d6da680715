import type { Competitor } from '../reports/reports.ts';
import type { EngineId } from '../shared/engines.ts';
import { foldWords, keyOf, labelOf, registrableDomain, startsWithName } from './names.ts';
import type { NamedSite } from './sites.ts';
import type { OptionAnswer, PresentedVendor } from './vendors.ts';

interface OptionCounts {
  promptIds: Set<string>;
  engines: Set<EngineId>;
  /** Positions of the answers that name it. */
  answers: Set<number>;
  /** The average position of its best name among the names of these answers: the first are presented as the best. */
  position: number;
}

/** A vendor that answers present as an option. */
export interface RankedOption extends OptionCounts {
  competitor: Competitor;
}

/** A vendor whose site is neither cited nor in a table. */
export interface UnlocatedOption extends OptionCounts {
  brand: string;
  brandVariations: string[];
}

/** The brands to exclude: the brand itself, or everything that a report tracks. */
export interface KnownNames {
  names: readonly string[];
  domains: readonly string[];
}

const MOST_VARIATIONS = 5;

type Asked = Pick<OptionAnswer, 'promptId' | 'engine'>;

/** All vendors that are not known, including those without a known site, whose domain is empty. */
export function rankAllVendors(
  vendors: readonly PresentedVendor[],
  answers: readonly Asked[],
  known: KnownNames,
): RankedOption[] {
  const { located, unlocated } = rankVendors(vendors, answers, known);
  const others = unlocated.map(({ brand, brandVariations, ...counts }) => ({
    competitor: { ...NO_SITE, brand, brandVariations },
    ...counts,
  }));
  return [...located, ...others].toSorted(compareCounts);
}

const NO_SITE = { brandDomain: '', brandDomainVariations: [], brandDomainWildcard: false, brandRegex: null };

interface RankedVendors {
  located: RankedOption[];
  unlocated: UnlocatedOption[];
}

/** The vendors that are not known, those with a known site and the others. */
export function rankVendors(
  vendors: readonly PresentedVendor[],
  answers: readonly Asked[],
  known: KnownNames,
): RankedVendors {
  const isKnown = createKnownCheck(known);
  const others = vendors.filter(({ presented, name, site }) => !isKnown(name, site) && !isKnown(presented, null));
  const located = [...groupByKey(others.filter(({ site }) => site !== null))].map(([domain, group]) => ({
    competitor: toCompetitor(domain, group.spellings),
    ...countOptions(group, answers),
  }));
  const unlocated = [...groupByKey(others.filter(({ site }) => site === null)).values()]
    .filter(isConvincing)
    .map((group) => ({ ...nameOption(byCount(group.spellings)), ...countOptions(group, answers) }));
  return {
    located: located.toSorted(
      (a, b) => compareCounts(a, b) || (a.competitor.brandDomain < b.competitor.brandDomain ? -1 : 1),
    ),
    unlocated: unlocated.toSorted((a, b) => compareCounts(a, b) || (a.brand < b.brand ? -1 : 1)),
  };
}

/** Ordinary words that one answer lists among vendors are mostly a heading. */
function isConvincing({ isListed, isCoined, answerIndexes }: Group): boolean {
  return isListed && (isCoined || answerIndexes.size > 1);
}

function compareCounts(a: OptionCounts, b: OptionCounts): number {
  return (
    b.promptIds.size - a.promptIds.size ||
    b.engines.size - a.engines.size ||
    b.answers.size - a.answers.size ||
    a.position - b.position
  );
}

/** The names of one vendor. */
interface Group {
  spellings: Map<string, number>;
  answerIndexes: Set<number>;
  positions: number[];
  isListed: boolean;
  isCoined: boolean;
}

function groupByKey(vendors: readonly PresentedVendor[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const { name, key, answerIndexes, positions, isListed, isCoined } of vendors) {
    const group: Group = groups.get(key) ?? {
      spellings: new Map(),
      answerIndexes: new Set(),
      positions: [],
      isListed: false,
      isCoined: false,
    };
    groups.set(key, group);
    group.isListed ||= isListed;
    group.isCoined ||= isCoined;
    group.spellings.set(name, (group.spellings.get(name) ?? 0) + answerIndexes.length);
    group.positions.push(positions / answerIndexes.length);
    for (const index of answerIndexes) group.answerIndexes.add(index);
  }
  return groups;
}

function countOptions({ answerIndexes, positions }: Group, answers: readonly Asked[]): OptionCounts {
  const position = Math.min(...positions);
  const counts: OptionCounts = { promptIds: new Set(), engines: new Set(), answers: answerIndexes, position };
  for (const index of answerIndexes) {
    const asked = answers[index];
    if (!asked) continue;
    counts.promptIds.add(asked.promptId);
    counts.engines.add(asked.engine);
  }
  return counts;
}

/** "Adobe Marketo Engage" is a product of Marketo, and so is "Marketo Live". */
export function createKnownCheck({ names, domains }: KnownNames): (name: string, site: NamedSite | null) => boolean {
  const byFirstWord = Map.groupBy(names.map(foldWords), ([first = '']) => first);
  const sites = new Set(domains.map((domain) => registrableDomain(domain) ?? domain));
  return (name, site) => {
    if (site !== null && sites.has(registrableDomain(site.domain) ?? site.domain)) return true;
    const folded = foldWords(name);
    return folded.some((word, start) =>
      byFirstWord.get(word)?.some((words) => startsWithName(folded.slice(start), words)),
    );
  };
}

function byCount(spellings: ReadonlyMap<string, number>): string[] {
  return [...spellings]
    .toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([name]) => name);
}

/** Uses the most frequent spelling. Only spellings of the same name are variations: anything else would match other things. */
function nameOption(names: readonly string[]): { brand: string; brandVariations: string[] } {
  const [brand = '', ...others] = names;
  const seen = new Set([brand.toLowerCase()]);
  const brandVariations = others.filter((name) => {
    if (keyOf(name) !== keyOf(brand) || seen.has(name.toLowerCase())) return false;
    seen.add(name.toLowerCase());
    return true;
  });
  return { brand, brandVariations: brandVariations.slice(0, MOST_VARIATIONS) };
}

/** Uses the most frequent spelling, unless a spelling equals the label of the domain. */
function toCompetitor(brandDomain: string, spellings: ReadonlyMap<string, number>): Competitor {
  const label = labelOf(brandDomain);
  const names = byCount(spellings);
  const matching = names.filter((name) => keyOf(name) === label);
  return {
    ...nameOption([...matching, ...names.filter((name) => keyOf(name) !== label)]),
    brandDomain,
    brandDomainVariations: [],
    brandDomainWildcard: false,
    brandRegex: null,
  };
}
