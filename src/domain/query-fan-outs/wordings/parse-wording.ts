import { parsePattern } from './pattern.ts';
import type { Frame, Wording } from './wording.ts';

/** A text that is written in several lines if it is long. */
type Lines = string | readonly string[];
type Replacement = readonly [Lines, string];

const PATTERNS = [
  'askingPhrase',
  'opening',
  'signs',
  'nameConnectors',
  'leadIns',
  'articles',
  'possessives',
  'wants',
  'request',
  'secondQuestion',
  'preamble',
  'tail',
  'place',
] as const;
type Patterns = Pick<Wording, (typeof PATTERNS)[number]>;
type Plain = Pick<Wording, 'code' | 'events'>;

/** A wording as JSON: patterns are texts, and long texts are lists of lines. */
interface WrittenWording
  extends Plain,
    Record<'stopWords' | 'marks' | 'places' | 'generic', Lines>,
    Record<keyof Patterns, Lines> {
  kinds: Record<keyof Wording['kinds'], Lines>;
  rewrites: readonly Replacement[];
  contractions: readonly Replacement[];
}

export function parseWording(json: string, { dictionary, frames }: { dictionary: string; frames: Frame[] }): Wording {
  const written = JSON.parse(json) as WrittenWording;
  const patterns = PATTERNS.filter((key) => written[key] !== undefined).map((key) => [key, toPattern(written[key])]);
  const kinds = Object.entries(written.kinds).map(([kind, pattern]) => [kind, toPattern(pattern)]);
  return {
    ...(written as Plain),
    ...(Object.fromEntries(patterns) as Patterns),
    stopWords: toWords(written.stopWords),
    marks: toWords(written.marks),
    places: toWords(written.places),
    generic: toWords(written.generic),
    kinds: Object.fromEntries(kinds) as Wording['kinds'],
    rewrites: written.rewrites.map(toReplacement),
    contractions: written.contractions.map(toReplacement),
    dictionary,
    frames,
  };
}

/** What identifies an unsupported language that would be mistaken for a supported one. */
export type ForeignMarks = Pick<Wording, 'marks' | 'signs'>;

export function parseForeignMarks(json: string): ForeignMarks[] {
  const languages = JSON.parse(json) as Record<keyof ForeignMarks, Lines>[];
  return languages.map(({ marks, signs }) => ({ marks: toWords(marks), signs: toPattern(signs) }));
}

/** What the words of a search indicate: its type, or that something cheap or free is wanted. In all supported languages. */
export type SearchMarks = Readonly<Record<'comparison' | 'personalized' | 'implicit' | 'cheap' | 'free', RegExp>>;

export function parseSearchMarks(json: string): SearchMarks {
  const marks = Object.entries(JSON.parse(json) as Record<keyof SearchMarks, Lines>);
  return Object.fromEntries(marks.map(([mark, pattern]) => [mark, toPattern(pattern)])) as SearchMarks;
}

function toWords(lines: Lines): string {
  return [lines].flat().join(' ');
}

function toPattern(lines: Lines): RegExp {
  return parsePattern([lines].flat().join(''));
}

function toReplacement([pattern, text]: Replacement): readonly [RegExp, string] {
  return [toPattern(pattern), text];
}
