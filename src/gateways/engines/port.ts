import type { SupportedEngine } from '../../domain/shared/engines.ts';

/** A prompt to send to an engine. */
export interface Question {
  prompt: string;
  /** Code used by the API: lowercase, `uk`. */
  country: string;
  /** YYYY-MM-DD, UTC. */
  day: string;
  /** Number of the call on the day, starting at 1. Each call is independent. */
  sample: number;
  /** Brands that the sandbox may mention. They are never sent to a live engine. */
  brands: readonly KnownBrand[];
  signal: AbortSignal;
  /** Identifies the call across attempts, for providers with a queue. */
  callId?: string;
  /** An earlier attempt at this call may have reached the provider. */
  isRepeated?: boolean;
  /** A person waits for the answer, so a cheaper queue is not used. */
  isUrgent?: true;
  /** Called when the limits allow the call. The call is not made if it rejects. */
  beforeCall?: () => Promise<void>;
}

export interface KnownBrand {
  name: string;
  domain: string;
  /** The rate at which answers mention the brand, for planted events. Defaults to a rate that the name determines. */
  rate?: number;
  /** Pages of its site that answers cite in addition to the usual ones, for planted events. */
  pages?: readonly { path: string; title: string; rate: number }[];
}

/** A page that the answer cites, or that the engine retrieved. */
export interface Source {
  url: string;
  title: string | null;
}

export interface CitedSource extends Source {
  /** Position in order of appearance, starting at 1. */
  position: number;
  /** Where the text cites the source: UTF-16 offsets, end exclusive. Empty if the engine does not report it. */
  spans: [from: number, to: number][];
}

/** The answer of an engine, in a format independent of the provider. */
export interface Answer {
  text: string;
  /** Cited sources without duplicate URLs, in order of appearance. */
  cited: CitedSource[];
  /** Sources that the engine found or read but did not cite. */
  retrieved: Source[];
  /** Searches that the engine ran. */
  searches: string[];
  model: string | null;
  /** The engine stopped before the end of its answer. */
  isTruncated?: true;
  /** Cost in US dollars. Null if the provider does not report it and no price is known. */
  cost: number | null;
  /** Unmodified response bodies of the provider. */
  raw: unknown;
}

/** A connection to an engine. */
export interface Engine {
  /** `sandbox`, or the name of the provider. Stored with each answer. */
  connector: string;
  /** Whether answers come from a provider's API or from the page that users see. */
  surface: 'api' | 'ui';
  /** Expected cost of one call in US dollars. Reserved from the budget before the call. */
  expectedCost: number;
  /** Where the expected cost comes from, if the price of the model is not known. */
  priceNote?: string;
  /** Why the engine does not support this country. Null if it does. */
  refusalOf: (country: string) => string | null;
  /** Returns null if the engine showed no AI answer and gave no reason, a valid observation. Throws an `EngineError`. */
  ask: (question: Question) => Promise<Answer | null>;
}

export type Engines = Readonly<Record<SupportedEngine, { engine: Engine } | { off: string }>>;

/** An engine, also one that an operator defined: without search, answers come from the model alone. */
export interface AnyEngine extends Omit<Engine, 'surface'> {
  surface: Engine['surface'] | 'model';
}

/** The connection to an engine, or the reason why it is off. */
export type EngineAccess = { engine: AnyEngine } | { off: string };

/** The connections to what is queried in addition to the supported engines, by series. */
export type AddedEngines = ReadonlyMap<string, EngineAccess>;

/**
 * How a caller can handle a failure: `retry` immediately or after `retryAfterMs`; `give_up` on this question; `quota`: the
 * account is exhausted; `misconfigured`: the operator must correct the settings. `refused` is a valid observation: the engine
 * shows no answer to this question, and the message states why.
 */
export type EngineFailure = 'retry' | 'give_up' | 'quota' | 'misconfigured' | 'refused';

export class EngineError extends Error {
  readonly failure: EngineFailure;
  /** Delay that the provider requests. Null if it requests none. */
  readonly retryAfterMs: number | null;

  /** `message` contains the message of the provider. */
  constructor(failure: EngineFailure, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'EngineError';
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }
}
