import type { EngineId } from '../../domain/shared/engines.ts';

/** One prompt, put to an engine once. */
export interface Question {
  prompt: string;
  /** As the API writes it: lower case, `uk`. */
  country: string;
  /** YYYY-MM-DD, UTC. */
  day: string;
  /** 1 for the first call of the day, 2 for the second … each an independent call. */
  sample: number;
  /** What the sandbox may name; a live engine is never told. */
  brands: readonly KnownBrand[];
  signal: AbortSignal;
}

export interface KnownBrand {
  name: string;
  domain: string;
}

/** A page the answer names as a source, or one that the engine only looked at. */
export interface Source {
  url: string;
  title: string | null;
}

export interface CitedSource extends Source {
  /** 1 for the source that the text cites first. */
  position: number;
  /** Where the text cites it: UTF-16 offsets, end exclusive; empty where the engine does not say. */
  spans: [from: number, to: number][];
}

/** What an engine showed, whatever the provider's own shape. */
export interface Answer {
  text: string;
  /** Each URL once, in the order in which the text cites them. */
  cited: CitedSource[];
  /** Found or read by the engine, but not cited. */
  retrieved: Source[];
  /** The searches that the engine ran. */
  searches: string[];
  model: string | null;
  /** The engine stopped before the end of its answer. */
  isTruncated?: true;
  /** US dollars; null where the provider does not say and no price is known. */
  cost: number | null;
  /** The provider's body or bodies, as they came. */
  raw: unknown;
}

/** One way to reach an engine. */
export interface Engine {
  /** `sandbox`, or the name of the provider: it is stored with each answer. */
  connector: string;
  /** Whether the answers come from a provider's API or from what people see. */
  surface: 'api' | 'ui';
  /** What one call is expected to cost, in US dollars: set aside from the budget before it is made. */
  expectedCost: number;
  /** Where the expected cost comes from, if the price of the model is not known. */
  priceNote?: string;
  /** Why prompts of this country cannot be put to the engine; null when they can. */
  refusalOf: (country: string) => string | null;
  /** Null means that the engine showed no AI answer and gave no reason, which is an observation. Throws an `EngineError`. */
  ask: (question: Question) => Promise<Answer | null>;
}

/** Each engine, with the way to it or the reason why there is none. */
export type Engines = Readonly<Record<EngineId, { engine: Engine } | { off: string }>>;

/**
 * What a caller can do about a failure: `retry` now or when `retryAfterMs` is over; `give_up` on this question; know that the
 * account's `quota` is used up, or that a person must correct the settings (`misconfigured`). `refused` is an observation: the
 * engine shows no answer to this question, and the message says why.
 */
export type EngineFailure = 'retry' | 'give_up' | 'quota' | 'misconfigured' | 'refused';

export class EngineError extends Error {
  readonly failure: EngineFailure;
  /** How long the provider asks to wait; null where it does not say. */
  readonly retryAfterMs: number | null;

  /** `message` carries the provider's own words. */
  constructor(failure: EngineFailure, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'EngineError';
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }
}
