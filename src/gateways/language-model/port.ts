import type { z } from 'zod';

/** Why there is no value. What may pass by itself was tried again before it is told. */
export type FailureReason =
  | 'aborted'
  | 'invalid-answer'
  | 'invalid-request'
  | 'network'
  | 'quota-exhausted'
  | 'rate-limited'
  | 'refused'
  | 'timeout'
  | 'truncated'
  | 'unauthorized'
  | 'unavailable';

export interface ModelError {
  reason: FailureReason;
  /** The provider's own words where it said any; never a key. */
  message: string;
  /** How long the provider asked us to wait: for the queue, where that is longer than a call may take. */
  retryAfterMs: number | null;
}

/** What a call used, its repair included. */
export interface Spent {
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** Null where the price of the model is not known. */
  costUsd: number | null;
}

export type Completion<Value> =
  | ({ state: 'ok'; value: Value } & Spent)
  | { state: 'no-model' }
  | ({ state: 'failed' } & ModelError & Spent);

export interface LanguageModel {
  /** Asks for one value of the schema. Never throws for what a provider does; `no-model` leaves the caller to its own way. */
  complete: <Schema extends z.ZodObject>(
    schema: Schema,
    instructions: string,
    options?: { signal?: AbortSignal },
  ) => Promise<Completion<z.output<Schema>>>;
}
