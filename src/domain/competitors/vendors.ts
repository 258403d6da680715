import type { Sites } from '../citations/domain-categories/sites.ts';
import type { OrdinaryWords } from '../detection/ordinary-words/words.ts';
import type { EngineId } from '../shared/engines.ts';
import { remember } from '../shared/remember.ts';
import { isPlace } from './candidate-words.ts';
import {
  type CandidateType,
  DESCRIPTORS,
  isHeadline,
  isKnownWord,
  isOtherType,
  isTerm,
  typeCandidate,
} from './candidates.ts';
import { foldWords, keyOf, labelOf, startsWithName } from './names.ts';
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
  /** Names that it presents as something else: people, events, features. */
  others?: readonly string[];
  /** A name, then names that occur only in its description. */
  described?: readonly (readonly string[])[];
}

const MOST_REMEMBERED = 20_000;
/** A list with this many names outside the dictionaries is a list of vendors. */
const LEAST_NAMES = 2;

/** A name that answers present as an option, and that is the name of a vendor there. */
export interface PresentedVendor {
  presented: string;
  /** The name, or that of the vendor in front of it. */
  name: string;
  site: NamedSite | null;
  /** Names of the same vendor have the same key. */
  key: string;
  /** Positions of the answers that present it, in ascending order. */
  answerIndexes: number[];
  /** The sum of its positions among the names of these answers. */
  positions: number;
  /** Whether an answer lists it among several other vendors. */
  isListed: boolean;
  /** Whether a word of it is in no dictionary. */
  isCoined: boolean;
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
    const countOther = countOthers(answers);
    const kept = [...vendors.values()].filter(
      ({ presented, answerIndexes }) => answerIndexes.length > countOther(presented),
    );
    return joinVendors(kept, dictionary);
  };
}

/** "Zoom Meetings" and "Zoom Official Site" are Zoom, and "Amart" is Amart Furniture. "Oracle Eloqua" is a separate product. */
function joinVendors(vendors: readonly PresentedVendor[], dictionary: OrdinaryWords): PresentedVendor[] {
  const located = vendors.filter(({ site }) => site !== null);
  const byFirstWord = Map.groupBy(located, ({ name }) => foldWords(name)[0] ?? '');
  const isPlain = (words: readonly string[]) => words.every((word) => isKnownWord(word, dictionary) || isPlace([word]));
  return vendors.map((vendor) => {
    if (vendor.site !== null) return vendor;
    const words = foldWords(vendor.name);
    const whole = byFirstWord.get(words[0] ?? '')?.find(({ name }) => {
      const other = foldWords(name);
      const [short, long] = other.length < words.length ? [other, words] : [words, other];
      return startsWithName(long, short) && isPlain(long.slice(short.length));
    });
    return whole ? { ...vendor, name: whole.name, site: whole.site, key: whole.key } : vendor;
  });
}

/** In how many answers a name is presented as something else. */
function countOthers(answers: readonly OptionAnswer[]): (name: string) => number {
  const counts = new Map<string, number>();
  for (const { others = [] } of answers) {
    for (const key of new Set(others.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (name) => counts.get(keyOf(name)) ?? 0;
}

const NOT_PRESENTED = { positions: 0, isListed: false };

function addVendors(
  answer: OptionAnswer,
  index: number,
  assess: (name: string) => AssessedName,
  found: Map<string, PresentedVendor>,
): void {
  const { among, near, strangers } = readLists(answer, assess);
  const attributes = findAttributes(answer, (label) => among.has(label) || assess(label).isVendor);
  for (const [position, presented] of [...new Set(answer.names)].entries()) {
    if (attributes.has(presented)) continue;
    const { name, site, type, key, isCoined, isVendor: isOne, canBeBeside: canBe } = assess(presented);
    if (!isOne && !(canBe && among.has(presented))) continue;
    // An ordinary word is the name of a well-known vendor only among other vendors: not "**Budget**". If pages of a site with
    // that name are cited, a list of other things is still one: "Transform" among events.
    if (type !== 'vendor' && site && !near.has(presented) && (!site.isObserved || strangers.has(presented))) continue;
    const vendor = found.get(presented) ?? {
      presented,
      name,
      site,
      key,
      isCoined,
      ...NOT_PRESENTED,
      answerIndexes: [],
    };
    found.set(presented, vendor);
    vendor.isListed ||= among.has(presented);
    vendor.answerIndexes.push(index);
    vendor.positions += position;
  }
}

/** Names that describe a vendor: the stores of "IKEA – showrooms include Rhodes and Auburn". */
function findAttributes({ described = [] }: OptionAnswer, isOne: (label: string) => boolean): ReadonlySet<string> {
  return new Set(described.flatMap(([label = '', ...names]) => (isOne(label) ? names : [])));
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
  /** Whether a word of it is in no dictionary. */
  isCoined: boolean;
  /** Names of the same vendor have the same key. */
  key: string;
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
  const owners = findOwners(answers, known);
  const assessed = new Map<string, AssessedName>();
  return (presented) => {
    let result = assessed.get(presented);
    if (!result) {
      const { name: written, site } = locate(presented, findSite, known, owners);
      const name = stripPossessive(written, site);
      result = assessName(name, site, factsOf(name));
      assessed.set(presented, result);
    }
    return result;
  };
}

/** "Zorvex's" is Zorvex, but "Rothy's" is the name of rothys.com. */
function stripPossessive(name: string, site: NamedSite | null): string {
  if (!/['’]s$/u.test(name) || (site && labelOf(site.domain) === keyOf(name.replace(/['’]s$/u, 's')))) return name;
  return name.slice(0, -2);
}

function assessName(name: string, site: NamedSite | null, { type, isPublisher, ...facts }: NameFacts): AssessedName {
  const isOne = !isPublisher && isVendor(name, type, site);
  return {
    name,
    site,
    type,
    isVendor: isOne,
    isSure: isOne && (type === 'vendor' || (site !== null && /\s/.test(name))),
    canBeBeside: facts.canBeBeside || (type === 'person' && site?.isObserved === true),
    key: site?.domain ?? facts.key,
    isCoined: facts.isCoined,
  };
}

/** What a name shows by itself. */
interface NameFacts extends Pick<AssessedName, 'type' | 'canBeBeside' | 'key' | 'isCoined'> {
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
      canBeBeside: !isPublisher && (type === 'vendor' || (type === 'generic' && canBeBeside(name, dictionary))),
      key: keyOf(name),
      isCoined: type === 'vendor' || foldWords(name).some((word) => !isKnownWord(word, dictionary)),
    };
  });
}

/** Vendors by the names of their products, if answers also write both: Gemini is Google's, because there is "Google Gemini". */
function findOwners(answers: readonly OptionAnswer[], { findVendorInFront }: KnownVendors): Map<string, string> {
  const owners = new Map<string, string>();
  for (const name of new Set(answers.flatMap(({ names }) => [...names]))) {
    const vendor = findVendorInFront(name);
    const product = vendor === null ? '' : name.slice(vendor.length).trim();
    if (
      vendor !== null &&
      /^\p{Lu}\p{L}{3,}$/u.test(product) &&
      !isTerm(product) &&
      !DESCRIPTORS.has(product.toLowerCase())
    )
      owners.set(keyOf(product), vendor);
  }
  return owners;
}

/** Returns the vendor of a product, unless the product has a separate site. */
function locate(
  name: string,
  findSite: (name: string) => NamedSite | null,
  { findVendorInFront }: KnownVendors,
  owners: ReadonlyMap<string, string>,
): { name: string; site: NamedSite | null } {
  const site = findSite(name);
  const owner = site?.isObserved === true ? undefined : owners.get(keyOf(name));
  const cited = site === null && owner === undefined ? findCitedStart(name, findSite) : null;
  if (cited) return cited;
  const vendor = owner ?? (site === null ? findVendorInFront(name) : null);
  return vendor === null ? { name, site } : { name: vendor, site: findSite(vendor) };
}

/** "Nordic Naturals Vitamin D3" is of Nordic Naturals if a cited site has exactly this name. One word would not be enough. */
function findCitedStart(
  name: string,
  findSite: (name: string) => NamedSite | null,
): { name: string; site: NamedSite } | null {
  const parts = name.split(/\s+/);
  for (let count = Math.min(LONGEST_START, parts.length - 1); count > 1; count--) {
    const start = parts.slice(0, count).join(' ');
    const site = findSite(start);
    if (!/[\p{L}\p{N}][!+]*$/u.test(start)) continue;
    if (site?.isObserved && labelOf(site.domain) === keyOf(start)) return { name: start, site };
  }
  return null;
}

const LONGEST_START = 4;

interface ListedNames {
  /** Names in lists that consist mostly of vendors, and of several certain ones. */
  among: ReadonlySet<string>;
  /** Names in lists of which at least half are certainly vendors. */
  near: ReadonlySet<string>;
  /** Names in lists without any vendor. */
  strangers: ReadonlySet<string>;
}

const NOTHING_LISTED: ListedNames = { among: new Set(), near: new Set(), strangers: new Set() };

function readLists({ lists = [] }: OptionAnswer, assess: (name: string) => AssessedName): ListedNames {
  // Most answers have no lists.
  if (lists.length === 0) return NOTHING_LISTED;
  const among = new Set<string>();
  const near = new Set<string>();
  const strangers = new Set<string>();
  for (const names of lists) {
    const assessed = names.map(assess);
    const sure = assessed.filter(({ isSure }) => isSure).length;
    const isAmong = areVendors(assessed, sure);
    for (const name of names) {
      if (isAmong) among.add(name);
      if (isAmong || (sure > 0 && sure * 2 >= names.length)) near.add(name);
      else if (sure === 0) strangers.add(name);
    }
  }
  return { among, near, strangers };
}

/** Whether a list consists mostly of vendors: of certain ones, or of one and several well-known ordinary words. */
function areVendors(assessed: readonly AssessedName[], sure: number): boolean {
  const wellKnown = assessed.filter(({ isVendor: isOne, site }) => isOne && site !== null).length;
  const isMost = (count: number, least: number) => count >= least && count * 2 >= assessed.length;
  return isMost(sure, LEAST_NAMES) || (sure > 0 && isMost(wellKnown, LEAST_NAMES + 1));
}

/** Names in scripts without capitals, of which there is no dictionary here: 纷享销客, マネーフォワード クラウド. */
const UNCASED = /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]\s?){2,14}$/u;

/** An ordinary word or two with capitals, a word in lower case that is not in a dictionary, or one in a script without capitals. */
function canBeBeside(name: string, dictionary: OrdinaryWords): boolean {
  if (UNCASED.test(name)) return true;
  const words = name.split(/\s+/);
  if (/^\p{Ll}{4,}$/u.test(name)) return !isKnownWord(name, dictionary);
  return !isHeadline(name) && !isTerm(name) && words.length <= 3 && words.every((word) => /^[\p{Lu}\p{N}]/u.test(word));
}

/** Whether a name is that of a vendor: by its type first, then by its site, or because it looks like one. */
function isVendor(name: string, type: CandidateType, site: NamedSite | null): boolean {
  if (isOtherType(type)) {
    // "Best Buy", "Charles Schwab": a well-known vendor, whose site has exactly this name.
    const isNamed = NAMED_LIKE_OTHERS.has(type) && site !== null && labelOf(site.domain) === keyOf(name);
    // "Two Men and a Truck": no heading has a site of several words with exactly its name.
    return isNamed && (!site.isObserved || (type === 'headline' && name.split(/\s+/).length > 2));
  }
  if (site !== null) return !(site.isObserved && NOT_COMMERCIAL.test(site.domain));
  return type === 'vendor' && name.split(/\s+/).every((word) => !/^\p{Ll}+$/u.test(word) || CONNECTORS.has(word));
}

const NAMED_LIKE_OTHERS: ReadonlySet<CandidateType> = new Set(['person', 'headline']);
/** Sites of associations and communities. Vendors with such a domain are recognized by the vendors next to them. */
const NOT_COMMERCIAL = /\.(?:org|edu|gov|int|ngo|foundation|community|chat|events?)(?:\.\p{L}{2})?$/u;

const CONNECTORS = new Set(['and', 'of', 'the', 'by', 'for', 'de', 'la', 'und', 'et', 'y']);
