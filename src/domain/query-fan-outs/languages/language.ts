import type { AngleKey } from '../angles.ts';

/** What a query is about, and so what can sensibly be asked next. */
export type Form = 'shop' | 'brand' | 'comparison' | 'task' | 'subject' | 'question' | 'keywords';
/** The side of the topic that the query itself asks for. */
export type Aspect = 'cost' | 'reviews' | 'alternatives' | 'verdict' | 'buy' | 'definition';
/** What kind of thing is looked for; an offer is signed rather than carried home, a model is one product of a brand. */
export type Kind = 'software' | 'service' | 'product' | 'offer' | 'model';

/** A form of words that queries come in. Its groups: `topic` or `a` and `b`, and `tail` for what qualifies them. */
export interface Pattern {
  form: Form;
  aspect?: Aspect;
  words: RegExp;
  /** Makes the topic of the groups where it does not stand there as it is. */
  rewrite?: (groups: Record<string, string>) => string;
}

/** All that must be known of a language to read a query and to word the next ones. */
export interface Language {
  code: 'en' | 'de' | 'fr' | 'es' | 'neutral';
  /** Polite beginnings that are no part of the search; taken away again and again. */
  leadIns: RegExp;
  /** Says within a long text that something is wanted; the group `what` is what. */
  wants: RegExp;
  articles: RegExp;
  /** First match wins. */
  patterns: readonly Pattern[];
  /** Questions that fit no pattern: what counts is their content words. */
  question: RegExp;
  superlative: RegExp;
  /** What stands for the superlative where the query has none; null where the language would have to know the gender. */
  best: (isPlural: boolean) => string | null;
  isPlural: (topic: string) => boolean;
  /** Several of it; as it is where the language would have to know more. */
  toPlural: (topic: string) => string;
  /** Before another noun: "running shoe reviews". */
  toModifier: (topic: string) => string;
  /** One of it, where the language wants an article in a sentence. */
  withArticle: (topic: string) => string;
  /** Phrases at the end of a query that qualify it; each has the group `rest` before it. */
  qualifiers: { audience: RegExp; budget: RegExp; nearby: RegExp };
  /** The words before a place, such as "in". */
  placeWords: RegExp;
  kinds: Readonly<Record<Exclude<Kind, 'model'>, RegExp>>;
  /** Function words: runs of other words are what a long query is about. */
  stopWords: ReadonlySet<string>;
  /** Mends what depends on the neighbouring word. */
  polish: (text: string) => string;
  /** The words between the sides of a comparison. */
  between: { and: string; or: string; vs: string };
  /** What the cost of a named product is called, and that of anything else. */
  price: { name: string; thing: string };
  /** Articles that are taken up again from the query, where a sentence wants them. */
  definite?: RegExp;
  indefinite?: RegExp;
  /** Where a kind of thing wants other words. */
  variants?: Readonly<Partial<Record<`${AngleKey}:${Kind}`, string>>>;
  wordings: Readonly<Partial<Record<AngleKey, string>>>;
}

export function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
