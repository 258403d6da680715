import type { Aspect, Form, Kind, Language } from './languages/language.ts';

/** What a query says, taken apart. Phrases keep their preposition: "for small teams", "in Berlin". */
export interface Reading {
  query: string;
  language: Language;
  form: Form;
  /** What kind of thing is looked for; only where something is. */
  kind: Kind | null;
  aspect: Aspect | null;
  /** What it is about, without what qualifies it; for a task, the task. */
  topic: string;
  /** The sides of a comparison. */
  comparands: string[];
  /** What they are compared in, with the space before it: " camera"; empty where that is not said. */
  focus: string;
  /** Parts of a query that is about several things at once. */
  parts: string[];
  /** "best", as the query writes it. */
  superlative: string | null;
  qualifiers: Qualifiers;
}

export interface Qualifiers {
  audience: string | null;
  budget: string | null;
  place: string | null;
  year: string | null;
}

export const UNQUALIFIED: Qualifiers = { audience: null, budget: null, place: null, year: null };
