import type { Angle } from '../angles.ts';
import type { Intent } from '../intents.ts';

/**
 * A template of a search and its angle. `{topic}` is a slot of the reading; a line with an empty slot is omitted.
 * `{tail?}` can be empty. `{=topic}` is the slot with its article.
 */
export type Line = readonly [angle: Angle, template: string];

/** A form of query. The named groups of the pattern become slots. */
export interface Frame {
  intent: Intent;
  pattern: RegExp;
  /** What the query must contain: a topic of a known kind, or a known place. */
  needs?: 'kind' | 'place';
  lines: readonly Line[];
}

export const KINDS = ['software', 'goods', 'offer', 'service', 'trade'] as const;
export type Kind = (typeof KINDS)[number];

/** The query and search patterns of one language. */
export interface Wording {
  code: string;
  /** The most frequent words of the language; empty if there is no list; typos are not corrected then. */
  dictionary: string;
  /** Words that a keyword search omits. */
  stopWords: string;
  /** A question phrase that a keyword search omits as a whole. */
  askingPhrase: RegExp;
  /** Words that occur in few other languages. */
  marks: string;
  /** Towns in which it is spoken. */
  places: string;
  /** Openings that only this language has. */
  opening?: RegExp;
  /** Letters and endings of the language. */
  signs: RegExp;
  /** Lower-case words inside names. */
  nameConnectors: RegExp;
  /** Polite openings and requests, removed from the start. */
  leadIns: RegExp;
  /** Requests that are equivalent to how-to questions. */
  rewrites: readonly (readonly [RegExp, string])[];
  articles: RegExp;
  /** Words inside a task that a search leaves out: "cancel my subscription". */
  possessives?: RegExp;
  /** A statement of what a person wants, as the group `what`. */
  wants: RegExp;
  /** A sentence that asks for something. */
  request: RegExp;
  /** Where a second question starts in a sentence. */
  secondQuestion: RegExp;
  /** A clause before the question of a sentence, as the group `context`. */
  preamble: RegExp;
  /** Where the qualifiers of a topic begin. */
  tail: RegExp;
  /** The location in a tail, as the group `place`. */
  place: RegExp;
  /** Nouns that are too general as a topic. */
  generic: string;
  /** The noun that identifies the kind of a topic. */
  kinds: Readonly<Record<Kind, RegExp>>;
  /** The verbs of events, with their nouns: "born" and "birth". */
  events: Readonly<Record<string, string>>;
  /** Applied to each search that is written: "de le" becomes "du". */
  contractions: readonly (readonly [RegExp, string])[];
  /** First match wins. */
  frames: readonly Frame[];
}
