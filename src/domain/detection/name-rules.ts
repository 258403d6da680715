import { classifyName, prepareText, type Verdict } from './ordinary-words/classify.ts';
import { isEastAsian, type OrdinaryWords } from './ordinary-words/words.ts';
import type { Candidate } from './scan.ts';
import { toStringOffsets } from './utf8.ts';

/** A part of a text, in bytes of UTF-8. */
export interface Span {
  start: number;
  end: number;
}

/** The candidates that count according to their rules, without the rules. `text` is the UTF-8 that they were found in. */
export function applyNameRules(found: readonly Candidate[], text: Uint8Array, dictionary: OrdinaryWords): Candidate[] {
  if (found.every(({ rule }) => rule === undefined)) return [...found];
  const hidden = groupExcluded(found);
  const names = found.filter(
    ({ rule, brand, start, end }) => rule?.kind !== 'excluded' && !isInside(hidden.get(brand), start, end),
  );
  const kept = keepByWriting(names, text, dictionary);
  return kept.map(({ brand, units, start, end }) => ({ brand, units, start, end }));
}

/** Where the excluded phrases of each brand are. */
export function groupExcluded(found: readonly Candidate[]): Map<number, Span[]> {
  const excluded = found.filter(({ rule }) => rule?.kind === 'excluded');
  return excluded.length === 0 ? new Map() : Map.groupBy(excluded, ({ brand }) => brand);
}

export function isInside(spans: readonly Span[] | undefined, start: number, end: number): boolean {
  return spans?.some((span) => span.start <= start && end <= span.end) ?? false;
}

/** Names with rules are evaluated by their spelling, and those that are ordinary words by the rest of the text too. */
function keepByWriting(names: readonly Candidate[], bytes: Uint8Array, dictionary: OrdinaryWords): Candidate[] {
  if (names.every(({ rule }) => rule === undefined)) return [...names];
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  const positions = [...new Set(names.flatMap(({ start, end }) => [start, end]))].toSorted((a, b) => a - b);
  const offsets = toStringOffsets(bytes, positions);
  const offsetOf = new Map(positions.map((position, index) => [position, offsets[index] ?? 0]));
  const prepared = prepareText(text, dictionary);
  const verdicts = names.map(({ rule, start, end }): Verdict => {
    if (rule === undefined) return 'certain';
    const [from, to] = [offsetOf.get(start) ?? 0, offsetOf.get(end) ?? 0];
    if (rule.kind === 'ordinary') return classifyName(prepared, rule.text, from, to);
    return lettersOf(text.slice(from, to)) === lettersOf(rule.text) ? 'certain' : 'no';
  });
  const senses = countVerdicts(names, verdicts);
  return names.filter(({ brand, rule }, index) => {
    const found = senses.get(brand) ?? NONE;
    const verdict = verdicts[index] ?? 'no';
    return counts(verdict, found) || (verdict === 'possible' && isEastAsian(rule?.text ?? '') && isLikely(found));
  });
}

/** What a text shows about a name elsewhere. */
type Senses = Readonly<Record<Verdict, number>>;

const NONE: Senses = { certain: 0, likely: 0, apparent: 0, possible: 0, other: 0, word: 0, no: 0 };

function countVerdicts(names: readonly Candidate[], verdicts: readonly Verdict[]): Map<number, Senses> {
  const senses = new Map<number, Record<Verdict, number>>();
  for (const [index, { brand }] of names.entries()) {
    const counted = senses.get(brand) ?? { ...NONE };
    counted[verdicts[index] ?? 'no']++;
    senses.set(brand, counted);
  }
  return senses;
}

/** A text uses a word in one sense: a doubtful use follows the certain ones, and one that is only likely yields to another sense. */
function counts(verdict: Verdict, { certain, likely, apparent, other, word }: Senses): boolean {
  const isBrand = certain > 0 || likely + apparent > other;
  if (verdict === 'apparent') return certain > 0 || likely + apparent > other + word;
  if (verdict === 'possible') return certain > other * 2;
  return verdict === 'certain' || (verdict === 'likely' && isBrand);
}

/** Without capitals, there is less to see in a name: a likely one is enough. */
function isLikely({ likely, other }: Senses): boolean {
  return likely > 0 && other === 0;
}

/** The text in which capitals are compared. */
function lettersOf(text: string): string {
  return text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
}
