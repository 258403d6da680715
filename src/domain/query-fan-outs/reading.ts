import type { Intent } from './intents.ts';
import type { Line, Wording } from './wordings/wording.ts';

/** A query as it was understood. */
export interface Reading {
  /** Cleaned, otherwise as sent. */
  query: string;
  /** What is asked for, without polite openings and context, its typos corrected; names are joined by no-break spaces. */
  request: string;
  /** Null where the language is none that can be written. */
  wording: Wording | null;
  intent: Intent;
  /** What the query is about, without its qualifiers. */
  topic: string;
  /** The names in the query. */
  entities: readonly string[];
  /** Names in the part of a long query that the request leaves out. */
  context: readonly string[];
  /** "for small teams in Berlin". */
  qualifiers: string;
  /** The name of the place that the query asks about. */
  place: string | null;
  isCorrected: boolean;
  slots: Readonly<Record<string, string>>;
  /** The searches that fit the form of the query. */
  lines: readonly Line[];
}
