import type { OrdinaryWords } from '../detection/ordinary-words/words.ts';
import { normalizeUrl } from '../shared/urls.ts';
import { type CandidateType, typeCandidate } from './candidates.ts';
import { createSectionReader, type SectionReader } from './section-reader.ts';
import { describesOther, findSectionKind } from './sections.ts';

/** The version of these rules. Options found with another version are found again, so increment it with every change. */
export const OPTION_RULES = 6;

/** A name is short; anything longer is a sentence. */
const LONGEST_NAME = 50;
const MOST_WORDS = 6;

/** Most lines are prose and need no further processing. */
const BEGINNING = /^\s*[-*+•–#\d]/;
const ITEM = /^(\s*)([-*+•–]|\d{1,3}[.)])\s+(.*)$/;
const HEADING = /^\s*(#{1,6})\s+(?:\d{1,3}[.)]\s*)?(.*)$/;
const BOLD = /\*\*(?!\s)([^*\n]{1,120}?)\*\*|__(?!\s)([^_\n]{1,120}?)__/g;
const RULE_OF_TABLE = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/;
/** Separators between a name and its description. */
const END_OF_NAME =
  /\s+[-–—]+\s+|\s*(?:[：,;(（]|:(?=[\s*_]|$))|\s+[|•/](?:\s+|$)|\*\*\s*[-–—:]|\s+(?:by|via)\s+(?=\p{Lu})/u;

/** What an answer presents as options. */
export interface ExtractedOptions {
  names: string[];
  linked: LinkedName[];
  /** Names in the same list or table. */
  lists: string[][];
  /** Names that it presents as something else: people, events, communities, associations, medicine, features. */
  others: string[];
  /** A name, then names that occur only in its description: its products, stores, customers. */
  described: string[][];
}

export function extractOptions(text: string, dictionary: OrdinaryWords): ExtractedOptions {
  const found: Found = {
    names: new Set(),
    labels: new Set(),
    others: new Set(),
    lists: new Map(),
    described: new Map(),
    item: null,
  };
  const section = createSectionReader();
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    if (isRow(line)) readRow(found, section, line, lines[index + 1] ?? '', dictionary);
    else if (line.trim() !== '') readLine(found, section, line, findBelow(lines, index));
  }
  const lists = [...found.lists.values()].map((names) => [...names]);
  for (const name of lists.flatMap((names) => findOthers(names, found.others, dictionary))) found.others.add(name);
  const isOption = (name: string) => !found.others.has(name);
  return {
    names: [...found.names].filter(isOption),
    linked: extractLinkedNames(text),
    lists: lists.map((names) => names.filter(isOption)).filter((names) => names.length > 1),
    others: [...found.others],
    described: [...found.described].flatMap(([label, names]) => {
      const only = [...names].filter((name) => !found.labels.has(name));
      return only.length > 0 ? [[label, ...only]] : [];
    }),
  };
}

/** Names in one list, table or enumeration, or in headings of one level, are of the same kind. */
interface Found {
  names: Set<string>;
  /** Those that start a heading, an item or a row. */
  labels: Set<string>;
  others: Set<string>;
  lists: Map<string, Set<string>>;
  /** The names in the line of each label, and in the indented lines below it. */
  described: Map<string, Set<string>>;
  /** The label of the last item, and its indent. */
  item: { label: string; indent: number } | null;
}

/** What answers list next to each other. */
const LISTED_TOGETHER: ReadonlySet<CandidateType> = new Set([
  'event',
  'community',
  'publisher',
  'association',
  'person',
  'place',
  'medicine',
]);

/** All names of a list, if most of them are people, events and the like. */
function findOthers(
  names: readonly string[],
  others: ReadonlySet<string>,
  dictionary: OrdinaryWords,
): readonly string[] {
  const known = names.filter((name) => others.has(name) || LISTED_TOGETHER.has(typeCandidate(name, dictionary)));
  if (known.length > 1 && known.length * 2 > names.length) return names;
  // People, one of whom is described as a person. Their first names can be rare.
  const arePeople = names.length > 2 && names.every((name) => LIKE_PERSON.test(name));
  return arePeople && names.some((name) => others.has(name)) ? names : NONE;
}

const LIKE_PERSON = /^\p{Lu}\p{Ll}+\s(?:\p{Lu}\.\s)?\p{Lu}[\p{L}'’-]+$/u;

function readRow(found: Found, section: SectionReader, line: string, next: string, dictionary: OrdinaryWords): void {
  if (RULE_OF_TABLE.test(line)) return;
  if (RULE_OF_TABLE.test(next)) {
    section.startTable(firstCell(line));
    for (const cell of namesAmongColumns(line, dictionary)) addColumn(found, cell);
    return;
  }
  const label = addPresented(found, section, `row ${section.block}`, ...splitBeginning(firstCell(line)));
  addBold(found, section, line, label);
}

/** The next line, if it belongs to this one: text below a heading, or an indented item. */
function findBelow(lines: readonly string[], index: number): string {
  const line = lines[index] ?? '';
  const next = lines[index + 1]?.trim() === '' ? lines[index + 2] : lines[index + 1];
  if (next === undefined) return '';
  const isBelow = HEADING.test(line) ? !HEADING.test(next) : ITEM.test(line) && indentOf(next) > indentOf(line);
  return isBelow ? next.replace(/^\s*(?:[-*+•–]\s+)?/, '') : '';
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function readLine(found: Found, section: SectionReader, line: string, below: string): void {
  const heading = HEADING.exec(line);
  const item = heading || !BEGINNING.test(line) ? null : ITEM.exec(line);
  const indent = indentOf(line);
  if (heading || found.item === null || indent <= found.item.indent) found.item = null;
  const above = found.item?.label ?? null;
  let label: string | null = null;
  if (heading) {
    const title = heading[2] ?? '';
    section.startHeading((heading[1] ?? '').length, title);
    if (!section.isLead) addPresented(found, section, `heading ${heading[1]}`, ...splitBeginning(title), below);
  } else if (item) {
    const [, , marker = '', text = ''] = item;
    section.startItem(indent, text);
    const list = `${/\d/.test(marker) ? 'number' : 'item'} ${section.block}`;
    const [name, after] = splitBeginning(text);
    const presented = section.isLead ? null : addPresented(found, section, list, name, after, below);
    if (START_OF_DESCRIPTION.test(after)) label = presented;
    if (presented !== null) found.item ??= { label: presented, indent };
  } else {
    section.startText(line);
  }
  for (const name of findEnumerated(line)) addInside(found, section, `sentence ${line}`, name, '', label ?? above);
  addBold(found, section, line, label ?? above);
}

/** "**Acme** – tools for", "**Acme**: tools for". Not "**Acme**, **Globex**". */
const START_OF_DESCRIPTION = /^[\s*_]*[-–—:]/;
const BEFORE_LABEL = /^[\s\d.)#*+•–-]*$/;

function addBold(found: Found, section: SectionReader, line: string, label: string | null): void {
  if (!line.includes('**') && !line.includes('__')) return;
  for (const match of line.matchAll(BOLD)) {
    const [whole, stars, lows] = match;
    const name = withoutPossessive(beginningOf(stars ?? lows ?? ''), line.slice(match.index + whole.length));
    const before = line.slice(0, match.index);
    const after = line.slice(match.index + whole.length);
    if (announcesOthers(before)) addOther(found, name);
    else if (!BEFORE_LABEL.test(before)) addInside(found, section, `bold ${line}`, name, after, label);
    else if (!section.isLead) addPresented(found, section, `bold ${line}`, name, after);
  }
}

/** "Events: **Acme Live** …", also after another sentence. */
const LABEL_BEFORE = /(?:^|[.!?)]\s+)[\s*_-]*([^.!?:：]{2,60})[:：][^.!?]*$/u;

function announcesOthers(before: string): boolean {
  const label = LABEL_BEFORE.exec(before)?.[1];
  return label !== undefined && findSectionKind(label.replace(/[*_]/g, '')) === 'others';
}

function addOther({ others }: Found, text: string): void {
  const name = cleanName(text);
  if (name !== null) others.add(name);
}

/** Adds a name inside a line, which can belong to the description of the label. */
function addInside(
  found: Found,
  section: SectionReader,
  list: string,
  text: string,
  after: string,
  label: string | null,
): void {
  const name = cleanName(text);
  if (name === null) return;
  addName(found, section, list, name, [after]);
  if (label === null || label === name) return;
  const names = found.described.get(label) ?? new Set();
  found.described.set(label, names.add(name));
}

/** Adds the name at the start of a heading, an item or a row; returns it, or null if there is none. */
function addPresented(
  found: Found,
  section: SectionReader,
  list: string,
  text: string,
  after: string,
  below = '',
): string | null {
  const name = cleanName(text);
  if (name === null) return null;
  found.labels.add(name);
  addName(found, section, list, name, [after, below]);
  return name;
}

function addName(
  found: Found,
  section: SectionReader,
  list: string,
  name: string,
  descriptions: readonly string[],
): void {
  if (section.kind === 'others' || descriptions.some(describesOther)) found.others.add(name);
  else found.names.add(name);
  const names = found.lists.get(list) ?? new Set();
  found.lists.set(list, names.add(name));
}

/** A name in a sentence: up to four words with capitals. */
const NAME = String.raw`(?:[\p{Lu}\d]|\p{Ll}+\p{Lu})[\p{L}\p{N}'’&!+-]*(?:\.\p{L}+)*(?:\s(?:&\s)?(?:\p{Lu}|\d)[\p{L}\p{N}'’&!+-]*){0,3}`;
/** "Free tools: Acme, Globex and Initech". */
const KINDS = String.raw`(?:tools|apps|brands|companies|providers|platforms|services|vendors|retailers|insurers|banks|carriers|makers|options|alternatives|choices|leaders|competitors|picks|products|systems|sites|\p{Lu}+s):`;
const ENUMERATION = new RegExp(
  String.raw`([\p{L}'’-]*),?\s*\b(?:like|such as|including|includes?|e\.g\.,?|for example,?|especially|namely|between|consider|wie|comme|como|${KINDS})\s+(${NAME}(?:,\s+${NAME})*,?\s+(?:and|or|und|oder|et|ou|y|o)\s+${NAME})`,
  'gu',
);

/** Every enumeration contains one of these words. Most lines contain none, and are searched no further. */
const ENUMERATING = /like|such|includ|e\.g\.|example|especially|namely|between|consider|wie|comme|como|s:/;

/** HubSpot, Salesforce and Pipedrive, of "tools such as HubSpot, Salesforce and Pipedrive". */
function findEnumerated(line: string): readonly string[] {
  if (!ENUMERATING.test(line)) return NONE;
  const plain = stripLinks(line).replace(/[*_]{2}/g, '');
  // Unlike matchAll, it does not copy the expression. Most lines have no enumeration.
  if (plain.search(ENUMERATION) === -1) return NONE;
  return [...plain.matchAll(ENUMERATION)].flatMap(({ index, 0: whole, 1: noun = '', 2: list = '' }) =>
    // "drivers like Ayrton Senna and Niki Lauda"
    findSectionKind(noun) === 'others' ||
    USING.test(plain.slice(index + whole.length)) ||
    RELATED.test(plain.slice(Math.max(0, index - LONGEST_CLAUSE), index + noun.length))
      ? []
      : list.split(/,?\s+(?:and|or|und|oder|et|ou|y|o)\s+|,\s+/u).map((name) => name.replace(/\.$/, '')),
  );
}

/** "invested in companies like Acme and Globex", "integrates with tools such as Acme and Globex": not options. */
const RELATED =
  /\b(?:invest(?:ed|s|ing|ments?)|fund(?:ed|s|ing)|back(?:ed|s|ing)|launch(?:ed|es|ing)|alumni|portfolio|acquired|customers|clients|(?:used|trusted) by|partners|integrat(?:es?|ions?|ing)|founders of|graduates)\b[^.!?;]*$/i;
/** "Companies like Acme and Globex use": customers. */
const USING =
  /^\s+(?:(?:all|also|already|both)\s)?(?:use|rely|trust|run on|adopted|switched|chose|nutzen|setzen|utilisent|usan)\b/;
const LONGEST_CLAUSE = 120;

const NONE: readonly string[] = [];

/** The headings of columns that compare products: all except the first, if at least two names are outside the dictionaries. */
function namesAmongColumns(line: string, dictionary: OrdinaryWords): string[] {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');
  const heads = cells.slice(1).map((cell) => stripLinks(cell).replace(/[*_`]/g, '').trim());
  return heads.filter((head) => typeCandidate(head, dictionary) === 'vendor').length > 1 ? heads : [];
}

const LINK = /\[([^\]\n]{1,80})\]\((https?:\/\/[^)\s]+)\)/g;

/** A name with the host that it links to: [Freshsales](https://www.freshworks.com/crm). */
interface LinkedName {
  name: string;
  host: string;
}

function extractLinkedNames(text: string): LinkedName[] {
  if (!text.includes('](http')) return [];
  return [...text.matchAll(LINK)].flatMap(([, label = '', url = '']) => {
    const name = cleanName(label);
    const host = normalizeUrl(url)?.host;
    return name === null || host === undefined || /^(\S+\.)+[a-z]{2,}$/i.test(label.trim()) ? [] : [{ name, host }];
  });
}

function isRow(line: string): boolean {
  return /^\s*\|.*\|/.test(line);
}

function firstCell(line: string): string {
  return (
    line
      .replace(/^\s*\|/, '')
      .split('|')
      .find((cell) => /\p{L}/u.test(cell)) ?? ''
  );
}

/** The name of an item is its bold beginning, otherwise the text before the first dash, colon or bracket. */
function beginningOf(text: string): string {
  return splitBeginning(text)[0];
}

/** "**Google's** Gemini". Not "**Rothy's** – recycled bottles". */
function withoutPossessive(name: string, after: string): string {
  return /^\s+\p{L}/u.test(after) ? name.replace(/(?<=\p{L})['’]s$/u, '') : name;
}

/** The name at the beginning of a text, and the description after it. */
function splitBeginning(text: string): [name: string, after: string] {
  const plain = stripLinks(text);
  const [whole = '', bold = plain] = /^(?:\*\*|__)(.+?)(?:\*\*|__)/.exec(plain) ?? [];
  const [name = ''] = bold.split(END_OF_NAME, 1);
  const after = bold.slice(name.length) + plain.slice(whole === '' ? plain.length : whole.length);
  return [withoutPossessive(name, after), after];
}

function addColumn({ names, labels }: Found, text: string): void {
  const name = cleanName(text);
  if (name === null) return;
  names.add(name);
  labels.add(name);
}

/** Null if the text is too long for a name. */
function cleanName(text: string): string | null {
  if (text.length > 4 * LONGEST_NAME) return null;
  const plain = stripLinks(text).replace(/[*_`"“”„«»]/g, '');
  // "Live Chat &": the rest of the name is missing.
  if (/\s(?:&|and|und|et|y)\s*$/u.test(plain)) return null;
  const name = plain
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}!+]+$/gu, '')
    .replace(/^(?:\d{1,3}|\p{Ll})[.)]\s+/u, '')
    // "**Acme** [Acme](https://acme.example)".
    .replace(/^(.{2,24})\s\1$/u, '$1');
  if (name.length === 0 || name.length > LONGEST_NAME || !/\p{L}/u.test(name)) return null;
  return name.split(/\s+/).length <= MOST_WORDS ? name : null;
}

/** Replaces links with their labels and removes marks such as [1]. */
function stripLinks(text: string): string {
  if (!text.includes('[') && !text.includes('【')) return text;
  return text.replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1').replace(/\[\^?\d[^\]\n]*\]|【[^】\n]*】/g, '');
}
