import { z } from 'zod';
import { lenient } from '../lenient.ts';
import type { ModelError } from './port.ts';

/** The prompt. A repair shows the model its answer and the errors in it. */
export interface Question {
  instructions: string;
  jsonSchema: Record<string, unknown>;
  repair: { answer: string; errors: string } | null;
}

export interface Reply {
  text: string;
  inputTokens: number;
  outputTokens: number;
  /** Set if the text is not an answer, although it was charged. */
  error: ModelError | null;
}

/** The differences between providers: the URL, the request format and the response format. */
export interface Provider {
  url: string;
  model: string;
  apiKey: string;
  headers: Record<string, string>;
  buildBody: (question: Question) => unknown;
  readReply: (body: unknown) => Reply;
}

/** Thinking counts as output, so this is far more than the longest answer needs. It limits the cost of a call. */
export const MAX_OUTPUT_TOKENS = 16_000;

export const tokens = lenient(z.number().nonnegative());

export function buildMessages({ instructions, repair }: Question) {
  const asked = { role: 'user', content: instructions };
  if (!repair) return [asked];
  const correction = `That answer cannot be used:\n${repair.errors}\nAnswer again with JSON that fits the schema, and nothing else.`;
  return [asked, { role: 'assistant', content: repair.answer }, { role: 'user', content: correction }];
}

export function createModelError(
  reason: ModelError['reason'],
  message: string,
  retryAfterMs: number | null = null,
): ModelError {
  return { reason, message, retryAfterMs };
}
