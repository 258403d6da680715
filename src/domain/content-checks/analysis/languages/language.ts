/** What the analysis knows of a language. All words are in lower case. */
export interface Language {
  code: string;
  /** Common function words, by which a text shows its language; they carry no meaning. */
  small: ReadonlySet<string>;
  /** Hedging words. */
  hedges: RegExp;
  /** The passive voice, as far as its forms show. */
  passive: RegExp;
  /** Words that fit any page. */
  vague: RegExp;
  /** How summaries are labelled. */
  summary: RegExp;
  /** Names of months and the like. */
  dates: RegExp;
  /** Whether nouns have capitals, so that a capital is no sign of a name. */
  capitalisesNouns: boolean;
}

/** A set of the words of a text. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** Any of the words or phrases of a text, as whole words; phrases are separated by commas. */
export function anyOf(text: string): RegExp {
  const phrases = text.split(',').map((phrase) => phrase.trim().replaceAll(' ', '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}
