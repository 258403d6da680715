import type { Sites } from '../citations/domain-categories/sites.ts';
import type { OrdinaryWords } from '../detection/ordinary-words/words.ts';
import type { EngineId } from '../shared/engines.ts';
import { remember } from '../shared/remember.ts';
import { type CandidateType, isHeadline, isKnownWord, isTerm, typeCandidate } from './candidates.ts';
import { keyOf, labelOf } from './names.ts';
import { createKnownVendors, createSiteFinder, type KnownVendors, type NamedSite } from './sites.ts';

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

const MOST_REMEMBERED = 20_000;
/** A list with this many names outside the dictionaries is a list of vendors. */
const LEAST_NAMES = 2;

/** A name that answers present as an option, and that is the name of a vendor there. */
export interface PresentedVendor {
  /** The name, or that of the vendor in front of it. */
  name: string;
  site: NamedSite | null;
  /** Names of the same vendor have the same key. */
  key: string;
  /** Positions of the answers that present it, in ascending order. */
  answerIndexes: number[];
  /** Whether an answer lists it among several other vendors. */
  isListed: boolean;
}

/** Finds the vendors that answers present as options, whether or not they are known. */
export type VendorFinder = (answers: readonly OptionAnswer[]) => PresentedVendor[];

export function createVendorFinder(sites: Sites, dictionary: OrdinaryWords): VendorFinder {
  const known = createKnownVendors(sites, dictionary);
  const factsOf = createFacts(known, dictionary);
  return (answers) => {
    const assess = createAssessor(answers, known, factsOf);
    const vendors = new Map<string, PresentedVendor>();
    for (const [index, answer] of answers.entries()) addVendors(answer, index, assess, vendors);
    return [...vendors.values()];
  };
}

function addVendors(
  answer: OptionAnswer,
  index: number,
  assess: (name: string) => AssessedName,
  found: Map<string, PresentedVendor>,
): void {
  const beside = findBesideVendors(answer, assess);
  const listed = answer.lists?.length ? new Set(answer.lists.flat()) : NONE;
  const vendors = [...new Set(answer.names)].filter((presented) => {
    const { isVendor: isOne, canBeBeside: canBe } = assess(presented);
    return isOne || (canBe && beside.has(presented));
  });
  const certain = vendors.filter((presented) => isCertain(assess(presented))).length;
  const isListed = certain >= LEAST_NAMES && vendors.length > LEAST_NAMES;
  for (const presented of vendors) {
    const { name, site, type, key } = assess(presented);
    // An ordinary word is the name of a well-known vendor only in a list, and among other vendors: not "**Budget**".
    const isAmongVendors = beside.has(presented) || (certain >= LEAST_NAMES && listed.has(presented));
    if (site && !site.isObserved && type !== 'vendor' && !isAmongVendors) continue;
    const vendor = found.get(presented) ?? { name, site, key, answerIndexes: [], isListed: false };
    found.set(presented, vendor);
    vendor.isListed ||= isListed;
    vendor.answerIndexes.push(index);
  }
}

/** What is known of a presented name, regardless of the answer. */
interface AssessedName {
  /** The name, or that of the vendor in front of it. */
  name: string;
  site: NamedSite | null;
  type: CandidateType;
  isVendor: boolean;
  /** Whether it is certainly a vendor, so that the other names of its list are probably vendors too. */
  isSure: boolean;
  /** Whether it is a vendor if its list consists mostly of vendors. */
  canBeBeside: boolean;
  /** Names of the same vendor have the same key. */
  key: string;
}

function isCertain({ type, site }: AssessedName): boolean {
  return type === 'vendor' || site?.isObserved === true;
}

/** Answers repeat the same names, so each name is assessed once. */
function createAssessor(
  answers: readonly OptionAnswer[],
  known: KnownVendors,
  factsOf: (name: string) => NameFacts,
): (name: string) => AssessedName {
  const observed = {
    hosts: answers.flatMap(({ hosts }) => hosts),
    linked: answers.flatMap(({ linked = [] }) => linked),
  };
  const findSite = createSiteFinder(observed, known);
  const assessed = new Map<string, AssessedName>();
  return (presented) => {
    let result = assessed.get(presented);
    if (!result) {
      const { name, site } = locate(presented, findSite, known);
      result = assessName(name, site, factsOf(name));
      assessed.set(presented, result);
    }
    return result;
  };
}

function assessName(name: string, site: NamedSite | null, { type, isPublisher, ...facts }: NameFacts): AssessedName {
  const isOne = !isPublisher && isVendor(name, type, site);
  return {
    name,
    site,
    type,
    isVendor: isOne,
    isSure: isOne && (type === 'vendor' || (site !== null && /\s/.test(name))),
    canBeBeside: facts.canBeBeside,
    key: site?.domain ?? facts.key,
  };
}

/** What a name shows by itself. */
interface NameFacts extends Pick<AssessedName, 'type' | 'canBeBeside' | 'key'> {
  isPublisher: boolean;
}

/** The same names are assessed for each engine and after each day. */
function createFacts({ isPublisherName }: KnownVendors, dictionary: OrdinaryWords): (name: string) => NameFacts {
  return remember(MOST_REMEMBERED, (name) => {
    const type = typeCandidate(name, dictionary);
    const isPublisher = isPublisherName(name);
    return {
      type,
      isPublisher,
      canBeBeside: !isPublisher && type === 'generic' && canBeBeside(name, dictionary),
      key: keyOf(name),
    };
  });
}

/** Returns the vendor of a product, unless the product has a separate site. */
function locate(
  name: string,
  findSite: (name: string) => NamedSite | null,
  { findVendorInFront }: KnownVendors,
): { name: string; site: NamedSite | null } {
  const site = findSite(name);
  const vendor = site === null ? findVendorInFront(name) : null;
  return vendor === null ? { name, site } : { name: vendor, site: findSite(vendor) };
}

const NONE: ReadonlySet<string> = new Set();

/** The names in lists that consist mostly of vendors: of certain ones, or of one and several well-known ordinary words. */
function findBesideVendors({ lists = [] }: OptionAnswer, assess: (name: string) => AssessedName): ReadonlySet<string> {
  // Most answers have no lists.
  if (lists.length === 0) return NONE;
  return new Set(
    lists
      .filter((names) => {
        const assessed = names.map(assess);
        const sure = assessed.filter(({ isSure }) => isSure).length;
        const wellKnown = assessed.filter(({ isVendor: isOne, site }) => isOne && site !== null).length;
        const isMost = (count: number, least: number) => count >= least && count * 2 >= names.length;
        return isMost(sure, LEAST_NAMES) || (sure > 0 && isMost(wellKnown, LEAST_NAMES + 1));
      })
      .flat(),
  );
}

/** An ordinary word or two with capitals, or a word in lower case that is not in a dictionary. */
function canBeBeside(name: string, dictionary: OrdinaryWords): boolean {
  const words = name.split(/\s+/);
  if (/^\p{Ll}{4,}$/u.test(name)) return !isKnownWord(name, dictionary);
  return !isHeadline(name) && !isTerm(name) && words.length <= 3 && words.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
}

/** Whether a name is that of a vendor: by its site, or because it looks like one. */
function isVendor(name: string, type: CandidateType, site: NamedSite | null): boolean {
  if (type === 'address' || type === 'event' || type === 'publisher' || type === 'place') return false;
  if (site !== null) return site.isObserved || type !== 'person' || labelOf(site.domain) === keyOf(name);
  return type === 'vendor' && name.split(/\s+/).every((word) => !/^\p{Ll}+$/u.test(word) || CONNECTORS.has(word));
}

const CONNECTORS = new Set(['and', 'of', 'the', 'by', 'for', 'de', 'la', 'und', 'et', 'y']);
