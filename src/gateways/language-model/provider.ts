import { z } from 'zod';
import { lenient } from '../lenient.ts';
import type { ModelError } from './port.ts';

/** What is asked; a repair shows the model its own answer and what is wrong with it. */
export interface Question {
  instructions: string;
  jsonSchema: Record<string, unknown>;
  repair: { answer: string; faults: string } | null;
}

export interface Reply {
  text: string;
  inputTokens: number;
  outputTokens: number;
  /** Set where the text is no answer, although it was paid for. */
  fault: ModelError | null;
}

/** What differs between providers: where to, in which shape, and how to read what comes back. */
export interface Provider {
  url: string;
  model: string;
  apiKey: string;
  headers: Record<string, string>;
  buildBody: (question: Question) => unknown;
  readReply: (body: unknown) => Reply;
}

/** Thinking counts as output, so this is far more than the longest answer needs; it bounds what one call can cost. */
export const MAX_OUTPUT_TOKENS = 16_000;

export const tokens = lenient(z.number().nonnegative());

export function buildMessages({ instructions, repair }: Question) {
  const asked = { role: 'user', content: instructions };
  if (!repair) return [asked];
  const faults = `That answer cannot be used:\n${repair.faults}\nAnswer again with JSON that fits the schema, and nothing else.`;
  return [asked, { role: 'assistant', content: repair.answer }, { role: 'user', content: faults }];
}

export function faultOf(reason: ModelError['reason'], message: string, retryAfterMs: number | null = null): ModelError {
  return { reason, message, retryAfterMs };
}
