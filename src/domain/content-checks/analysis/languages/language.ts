/** The analysis data of a language. All words are in lower case. */
export interface Language {
  code: string;
  /** Common function words, which identify the language of a text and carry no meaning. */
  small: ReadonlySet<string>;
  /** Hedging words. */
  hedges: RegExp;
  /** Recognizable forms of the passive voice. */
  passive: RegExp;
  /** Words for a number that is not given. */
  vague: RegExp;
  /** Words of advertising. */
  claims: RegExp;
  /** Labels of summaries. */
  summary: RegExp;
  /** Names of months and the like. */
  dates: RegExp;
  /** Numbers in words. */
  numbers: RegExp;
  /** A heading for a summary. */
  summaryHeading: string;
  /** Words before the one who acts in the passive voice. */
  agent: RegExp;
  /** Whether nouns are capitalized, so that a capital does not indicate a name. */
  capitalizesNouns: boolean;
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
