import type { z } from 'zod';

/** Why there is no value. Temporary errors were retried before they are reported. */
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
  /** Message of the provider if it sent one. Never contains a key. */
  message: string;
  /** Delay that the provider requests, for the queue, if it exceeds the duration of a call. */
  retryAfterMs: number | null;
}

/** Usage of a call, including its repair. */
export interface Spent {
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** Null if the price of the model is unknown. */
  costUsd: number | null;
}

export type Completion<Value> =
  | ({ state: 'ok'; value: Value } & Spent)
  | { state: 'no-model' }
  | ({ state: 'failed' } & ModelError & Spent);

export interface LanguageModel {
  /** Requests a value that matches the schema. Never throws for provider errors. On `no-model` the caller uses its fallback. */
  complete: <Schema extends z.ZodObject>(
    schema: Schema,
    instructions: string,
    options?: { signal?: AbortSignal },
  ) => Promise<Completion<z.output<Schema>>>;
}
