import type { Intent } from './intents.ts';
import type { Lexicon } from './lexicon.ts';
import type { Line, Wording } from './wordings/wording.ts';

/** The interpretation of a query. */
export interface Reading {
  /** What it was read with. */
  lexicon: Lexicon;
  /** Cleaned, otherwise unchanged. */
  query: string;
  /** The actual request, without polite openings and context, with typos corrected; names are joined by no-break spaces. */
  request: string;
  /** Null if the language is not supported. */
  wording: Wording | null;
  intent: Intent;
  /** The topic of the query, without its qualifiers. */
  topic: string;
  /** The names in the query. */
  entities: readonly string[];
  /** "for small teams in Berlin". */
  qualifiers: string;
  /** The name of the location in the query. */
  place: string | null;
  isCorrected: boolean;
  slots: Readonly<Record<string, string>>;
  /** The searches that fit the form of the query. */
  lines: readonly Line[];
}
