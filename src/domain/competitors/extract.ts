import type { OrdinaryWords } from '../detection/ordinary-words/words.ts';
import { normalizeUrl } from '../shared/urls.ts';
import { typeCandidate } from './candidates.ts';

/** The version of these rules. Options found with another version are found again, so increment it with every change. */
export const OPTION_RULES = 2;

/** A name is short; anything longer is a sentence. */
const LONGEST_NAME = 50;
const MOST_WORDS = 6;

/** Most lines are prose and need no further processing. */
const BEGINNING = /^\s*[-*+•–#\d]/;
const ITEM = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s+(.*)$/;
const HEADING = /^\s*#{1,6}\s+(?:\d{1,3}[.)]\s*)?(.*)$/;
const BOLD = /\*\*(?!\s)([^*\n]{1,120}?)\*\*|__(?!\s)([^_\n]{1,120}?)__/g;
const RULE_OF_TABLE = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/;
/** Separators between a name and its description. */
const END_OF_NAME = /\s+[-–—]+\s+|\s*[:：,;(（]|\s+[|•]\s+|\*\*\s*[-–—:]/;

/** What an answer presents as options. */
export interface ExtractedOptions {
  names: string[];
  linked: LinkedName[];
  lists: string[][];
}

export function extractOptions(text: string, dictionary: OrdinaryWords): ExtractedOptions {
  const lines = text.split('\n');
  const enumerated = lines.map(findEnumerated);
  return {
    names: extractNames(lines, enumerated, dictionary),
    linked: extractLinkedNames(text),
    lists: extractLists(lines, enumerated),
  };
}

/** The names in items of lists, headings, rows and columns of tables, bold text, and enumerations after "such as", each once. */
function extractNames(
  lines: readonly string[],
  enumerated: readonly (readonly string[])[],
  dictionary: OrdinaryWords,
): string[] {
  const names = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (isRow(line)) {
      if (RULE_OF_TABLE.test(line)) continue;
      if (RULE_OF_TABLE.test(lines[index + 1] ?? '')) {
        for (const cell of namesAmongColumns(line, dictionary)) addName(names, cell);
        continue;
      }
      addName(names, firstCell(line));
    } else {
      const item = BEGINNING.test(line) ? (ITEM.exec(line)?.[1] ?? HEADING.exec(line)?.[1]) : undefined;
      if (item !== undefined) addName(names, beginningOf(item));
    }
    for (const name of enumerated[index] ?? []) addName(names, name);
    if (!line.includes('**') && !line.includes('__')) continue;
    for (const [, stars, lows] of line.matchAll(BOLD)) addName(names, beginningOf(stars ?? lows ?? ''));
  }
  return [...names];
}

/** A name in a sentence: up to four words with capitals. */
const NAME = String.raw`(?:[\p{Lu}\d]|\p{Ll}+\p{Lu})[\p{L}\p{N}'’&!+-]*(?:\.\p{L}+)*(?:\s(?:&\s)?(?:\p{Lu}|\d)[\p{L}\p{N}'’&!+-]*){0,3}`;
/** "Free tools: Acme, Globex and Initech". */
const KINDS = String.raw`(?:tools|apps|brands|companies|providers|platforms|services|vendors|retailers|insurers|banks|carriers|makers|options|alternatives|choices|leaders|competitors|picks|products|systems|sites|\p{Lu}+s):`;
const ENUMERATION = new RegExp(
  String.raw`\b(?:like|such as|including|includes?|e\.g\.,?|for example,?|especially|namely|between|consider|wie|comme|como|${KINDS})\s+(${NAME}(?:,\s+${NAME})*,?\s+(?:and|or|und|oder|et|ou|y|o)\s+${NAME})`,
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
  return [...plain.matchAll(ENUMERATION)].flatMap(([, list = '']) =>
    list.split(/,?\s+(?:and|or|und|oder|et|ou|y|o)\s+|,\s+/u).map((name) => name.replace(/\.$/, '')),
  );
}

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

/** The names of each list, of each table, of each enumeration and of the headings of each level: names in one group are of the same kind. */
function extractLists(lines: readonly string[], enumerated: readonly (readonly string[])[]): string[][] {
  const lists = new Map<string, Set<string>>();
  let block = 0;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || isRow(line)) {
      if (isRow(line) && !RULE_OF_TABLE.test(line)) addTo(lists, `row ${block}`, firstCell(line));
      continue;
    }
    for (const name of enumerated[index] ?? []) addTo(lists, `sentence ${line}`, name);
    const heading = HEADING.exec(line)?.[1];
    const item = ITEM.exec(line)?.[1];
    if (heading !== undefined) addTo(lists, `heading ${line.trimStart().indexOf(' ')}`, beginningOf(heading));
    if (item !== undefined) addTo(lists, `${/^\s*\d/.test(line) ? 'number' : 'item'} ${block}`, beginningOf(item));
    // Text between two lists separates them; indented text belongs to the item above.
    else if (!/^\s/.test(line)) block++;
  }
  return [...lists.values()].map((names) => [...names]).filter((names) => names.length > 1);
}

function addTo(lists: Map<string, Set<string>>, key: string, text: string): void {
  const names = lists.get(key) ?? new Set();
  lists.set(key, names);
  addName(names, text);
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
  const plain = stripLinks(text);
  const bold = /^(?:\*\*|__)(.+?)(?:\*\*|__)/.exec(plain)?.[1] ?? plain;
  return bold.split(END_OF_NAME, 1)[0] ?? '';
}

function addName(names: Set<string>, text: string): void {
  const name = cleanName(text);
  if (name !== null) names.add(name);
}

/** Null if the text is too long for a name. */
function cleanName(text: string): string | null {
  if (text.length > 4 * LONGEST_NAME) return null;
  const name = stripLinks(text)
    .replace(/[*_`"“”„«»]/g, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}!+]+$/gu, '')
    .replace(/^\d{1,3}[.)]\s+/, '');
  if (name.length === 0 || name.length > LONGEST_NAME || !/\p{L}/u.test(name)) return null;
  return name.split(/\s+/).length <= MOST_WORDS ? name : null;
}

/** Replaces links with their labels and removes marks such as [1]. */
function stripLinks(text: string): string {
  if (!text.includes('[') && !text.includes('【')) return text;
  return text.replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1').replace(/\[\^?\d[^\]\n]*\]|【[^】\n]*】/g, '');
}
