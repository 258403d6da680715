import type { Angle } from '../angles.ts';
import type { Intent } from '../intents.ts';

/**
 * A search to write and the angle it takes. `{topic}` is a slot of the reading; a line whose slot is empty is left out.
 * `{~topic}` is the slot reduced to its keywords. `{tail?}` may be empty.
 */
export type Line = readonly [angle: Angle, template: string];

/** A form of query. The named groups of the pattern become slots. */
export interface Frame {
  intent: Intent;
  pattern: RegExp;
  /** Whether the topic must be of a known kind. */
  needsKind?: true;
  /** Replaces the lines of the intent. */
  lines?: readonly Line[];
}

export const KINDS = ['software', 'goods', 'offer', 'service', 'trade'] as const;
export type Kind = (typeof KINDS)[number];

/** How one language asks and searches. */
export interface Wording {
  code: string;
  /** The most frequent words of the language; empty where there is no list, and then typos are not corrected. */
  dictionary: string;
  /** Words that a keyword search leaves out. */
  stopWords: string;
  /** A question phrase that a keyword search leaves out as a whole. */
  askingPhrase: RegExp;
  /** Words that occur in few other languages. */
  marks: string;
  /** Openings that only this language has. */
  opening?: RegExp;
  /** Letters and endings of the language. */
  signs: RegExp;
  /** Lower-case words inside names. */
  nameConnectors: RegExp;
  /** Polite openings and requests, removed from the start. */
  leadIns: RegExp;
  /** Requests that are how-to questions in other words. */
  rewrites: readonly (readonly [RegExp, string])[];
  articles: RegExp;
  /** Words inside a task that a search leaves out: "cancel my subscription". */
  possessives?: RegExp;
  /** What a person says they want, as the group `what`. */
  wants: RegExp;
  /** A sentence that asks for something. */
  request: RegExp;
  /** Where a second question starts in a sentence. */
  secondQuestion: RegExp;
  /** A clause before the question of a sentence, as the group `context`. */
  preamble: RegExp;
  /** Where the qualifiers of a topic begin. */
  tail: RegExp;
  /** The place in a tail, as the group `place`. */
  place: RegExp;
  /** Where a keyword list can be cut. */
  cut: RegExp;
  /** Nouns too general to be a topic alone. */
  generic: string;
  /** The noun that tells what kind of thing a topic is. */
  kinds: Readonly<Record<Kind, RegExp>>;
  /** Trades that people call in an emergency. */
  urgent: RegExp;
  /** "founded" leads to "founder": the slot `verb` gives the slot `agent`. */
  agents: Readonly<Record<string, string>>;
  /** "die" leads to "death": the slot `verb` gives the slot `event`. */
  events: Readonly<Record<string, string>>;
  /** "tall" leads to "height": the slot `measure` gives the slot `quantity`. */
  quantities: Readonly<Record<string, string>>;
  /** Whether the noun that tells the kind comes first: "logiciel de paie". */
  isHeadFirst: boolean;
  /** A question that an explanation answers. */
  asksWhy: RegExp;
  /**
   * Searches for a query that too few others fit: a fact or a name, a question that an explanation answers, or a topic.
   * `{keywords}` is the query without small words.
   */
  spare: Readonly<Record<'fact' | 'reason' | 'topic', readonly Line[]>>;
  /** Applied to each search that is written: "de le" becomes "du". */
  contractions: readonly (readonly [RegExp, string])[];
  /** First match wins. */
  frames: readonly Frame[];
  lines: Readonly<Partial<Record<Intent, readonly Line[]>>>;
}
