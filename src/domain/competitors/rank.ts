import type { Competitor } from '../reports/reports.ts';
import type { EngineId } from '../shared/engines.ts';
import { remember } from '../shared/remember.ts';
import { type CandidateType, isHeadline, isKnownWord, isTerm, typeCandidate } from './candidates.ts';
import { foldWords, keyOf, labelOf, registrableDomain, startsWithName } from './names.ts';
import { createSiteFinder, findVendorInFront, isPublisherName, type NamedSite } from './sites.ts';

/** The options that an answer presents. */
export interface OptionAnswer {
  promptId: string;
  engine: EngineId;
  /** Names that it presents as options, each once. */
  names: Iterable<string>;
  /** Hosts of the pages that it cites. */
  hosts: string[];
  /** Names that link to a host. */
  linked?: readonly { name: string; host: string }[];
  /** Names in the same list or table. */
  lists?: readonly (readonly string[])[];
}

interface OptionCounts {
  promptIds: Set<string>;
  engines: Set<EngineId>;
  /** Positions of the answers that name it. */
  answers: Set<number>;
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
const MOST_JUDGED = 20_000;
/** A list with this many names outside the dictionaries is a list of vendors. */
const LEAST_NAMES = 2;

/** All vendors, including those without a known site, whose domain is empty. */
export function rankAllOptions(answers: readonly OptionAnswer[], known: KnownNames): RankedOption[] {
  const { located, unlocated } = findOptions(answers, known);
  const others = unlocated.map(({ brand, brandVariations, ...counts }) => ({
    competitor: { ...NO_SITE, brand, brandVariations },
    ...counts,
  }));
  return [...located, ...others].toSorted(compareCounts);
}

const NO_SITE = { brandDomain: '', brandDomainVariations: [], brandDomainWildcard: false, brandRegex: null };

/** The vendors that answers present as options. */
export function findOptions(
  answers: readonly OptionAnswer[],
  known: KnownNames,
): { located: RankedOption[]; unlocated: UnlocatedOption[] } {
  const groups = groupNames(answers, known);
  const located = [...groups.located].map(([domain, { spellings, ...counts }]) => ({
    competitor: toCompetitor(domain, spellings),
    ...counts,
  }));
  const unlocated = [...groups.unlocated.values()]
    .filter(({ answers: naming, isListed }) => naming.size > 1 || isListed)
    .map(({ spellings, promptIds, engines, answers: naming }) => ({
      ...nameOption(byCount(spellings)),
      promptIds,
      engines,
      answers: naming,
    }));
  return {
    located: located.toSorted(
      (one, other) => compareCounts(one, other) || (one.competitor.brandDomain < other.competitor.brandDomain ? -1 : 1),
    ),
    unlocated: unlocated.toSorted((one, other) => compareCounts(one, other) || (one.brand < other.brand ? -1 : 1)),
  };
}

function compareCounts(one: OptionCounts, other: OptionCounts): number {
  return (
    other.promptIds.size - one.promptIds.size ||
    other.engines.size - one.engines.size ||
    other.answers.size - one.answers.size
  );
}

interface Group extends OptionCounts {
  spellings: Map<string, number>;
  /** Whether an answer lists it among several other vendors. */
  isListed: boolean;
}

interface Groups {
  located: Map<string, Group>;
  unlocated: Map<string, Group>;
}

function groupNames(answers: readonly OptionAnswer[], known: KnownNames): Groups {
  const judge = createJudge(answers, known);
  const groups: Groups = { located: new Map(), unlocated: new Map() };
  for (const [place, answer] of answers.entries()) groupNamesOf(answer, place, judge, groups);
  return groups;
}

function groupNamesOf(
  answer: OptionAnswer,
  place: number,
  judge: (name: string) => JudgedName,
  { located, unlocated }: Groups,
): void {
  const beside = findBesideVendors(answer, judge);
  const listed = answer.lists?.length ? new Set(answer.lists.flat()) : NONE;
  const vendors = [...new Set(answer.names)].filter((presented) => {
    const { isVendor: isOne, canBeBeside: canBe } = judge(presented);
    return isOne || (canBe && beside.has(presented));
  });
  const certain = vendors.filter((presented) => isCertain(judge(presented))).length;
  const isListed = certain >= LEAST_NAMES && vendors.length > LEAST_NAMES;
  for (const presented of vendors) {
    const { name, site, type, key, isKnown } = judge(presented);
    // An ordinary word is the name of a well-known vendor only in a list, and among other vendors: not "**Budget**".
    const isAmongVendors = beside.has(presented) || (certain >= LEAST_NAMES && listed.has(presented));
    if (site && !site.isObserved && type !== 'vendor' && !isAmongVendors) continue;
    if (isKnown) continue;
    const groups = site ? located : unlocated;
    const group = groups.get(key) ?? createGroup();
    groups.set(key, group);
    group.isListed ||= isListed;
    group.spellings.set(name, (group.spellings.get(name) ?? 0) + 1);
    group.promptIds.add(answer.promptId);
    group.engines.add(answer.engine);
    group.answers.add(place);
  }
}

/** What is known of a presented name, regardless of the answer. */
interface JudgedName {
  /** The name, or that of the vendor in front of it. */
  name: string;
  site: NamedSite | null;
  type: CandidateType;
  isVendor: boolean;
  /** Whether it is certainly a vendor, so that the other names of its list are probably vendors too. */
  isSure: boolean;
  /** Whether it is a vendor if its list consists mostly of vendors. */
  canBeBeside: boolean;
  isKnown: boolean;
  /** Names of the same vendor have the same key. */
  key: string;
}

function isCertain({ type, site }: JudgedName): boolean {
  return type === 'vendor' || site?.isObserved === true;
}

/** Answers repeat the same names, so each name is judged once. */
function createJudge(answers: readonly OptionAnswer[], known: KnownNames): (name: string) => JudgedName {
  const findSite = createSiteFinder({
    hosts: answers.flatMap(({ hosts }) => hosts),
    linked: answers.flatMap(({ linked = [] }) => linked),
  });
  const isKnown = createKnownCheck(known);
  const judged = new Map<string, JudgedName>();
  return (presented) => {
    let result = judged.get(presented);
    if (!result) {
      result = judgeName(locate(presented, findSite), isKnown);
      judged.set(presented, result);
    }
    return result;
  };
}

function judgeName(
  { name, site }: { name: string; site: NamedSite | null },
  isKnown: (name: string, site: NamedSite | null) => boolean,
): JudgedName {
  const { type, isPublisher, ...facts } = factsOf(name);
  const isOne = !isPublisher && isVendor(name, type, site);
  return {
    name,
    site,
    type,
    isVendor: isOne,
    isSure: isOne && (type === 'vendor' || (site !== null && /\s/.test(name))),
    canBeBeside: facts.canBeBeside,
    isKnown: isKnown(name, site),
    key: site?.domain ?? facts.key,
  };
}

/** What a name shows by itself. The same names are judged for each engine and after each day. */
const factsOf = remember(MOST_JUDGED, (name) => {
  const type = typeCandidate(name);
  const isPublisher = isPublisherName(name);
  return {
    type,
    isPublisher,
    canBeBeside: !isPublisher && type === 'generic' && canBeBeside(name),
    key: keyOf(name),
  };
});

/** Returns the vendor of a product, unless the product has a separate site. */
function locate(name: string, findSite: (name: string) => NamedSite | null): { name: string; site: NamedSite | null } {
  const site = findSite(name);
  const vendor = site === null ? findVendorInFront(name) : null;
  return vendor === null ? { name, site } : { name: vendor, site: findSite(vendor) };
}

const NONE: ReadonlySet<string> = new Set();

/** The names in lists that consist mostly of vendors: of certain ones, or of one and several well-known ordinary words. */
function findBesideVendors({ lists = [] }: OptionAnswer, judge: (name: string) => JudgedName): ReadonlySet<string> {
  // Most answers have no lists.
  if (lists.length === 0) return NONE;
  return new Set(
    lists
      .filter((names) => {
        const judged = names.map(judge);
        const sure = judged.filter(({ isSure }) => isSure).length;
        const wellKnown = judged.filter(({ isVendor: isOne, site }) => isOne && site !== null).length;
        const isMost = (count: number, least: number) => count >= least && count * 2 >= names.length;
        return isMost(sure, LEAST_NAMES) || (sure > 0 && isMost(wellKnown, LEAST_NAMES + 1));
      })
      .flat(),
  );
}

/** An ordinary word or two with capitals, or a word in lower case that is not in a dictionary. */
function canBeBeside(name: string): boolean {
  const words = name.split(/\s+/);
  if (/^\p{Ll}{4,}$/u.test(name)) return !isKnownWord(name);
  return !isHeadline(name) && !isTerm(name) && words.length <= 3 && words.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
}

function createGroup(): Group {
  return { spellings: new Map(), isListed: false, promptIds: new Set(), engines: new Set(), answers: new Set() };
}

/** Whether a name is that of a vendor: by its site, or because it looks like one. */
function isVendor(name: string, type: CandidateType, site: NamedSite | null): boolean {
  if (type === 'address' || type === 'event' || type === 'publisher' || type === 'place') return false;
  if (site !== null) return site.isObserved || type !== 'person' || labelOf(site.domain) === keyOf(name);
  return type === 'vendor' && name.split(/\s+/).every((word) => !/^\p{Ll}+$/u.test(word) || CONNECTORS.has(word));
}

const CONNECTORS = new Set(['and', 'of', 'the', 'by', 'for', 'de', 'la', 'und', 'et', 'y']);

function createKnownCheck({ names, domains }: KnownNames): (name: string, site: NamedSite | null) => boolean {
  const byFirstWord = Map.groupBy(names.map(foldWords), ([first = '']) => first);
  const sites = new Set(domains.map((domain) => registrableDomain(domain) ?? domain));
  return (name, site) => {
    if (site !== null && sites.has(registrableDomain(site.domain) ?? site.domain)) return true;
    const folded = foldWords(name);
    return byFirstWord.get(folded[0] ?? '')?.some((each) => startsWithName(folded, each)) === true;
  };
}

function byCount(spellings: ReadonlyMap<string, number>): string[] {
  return [...spellings].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([name]) => name);
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
  const own = names.filter((name) => keyOf(name) === label);
  return {
    ...nameOption([...own, ...names.filter((name) => keyOf(name) !== label)]),
    brandDomain,
    brandDomainVariations: [],
    brandDomainWildcard: false,
    brandRegex: null,
  };
}
