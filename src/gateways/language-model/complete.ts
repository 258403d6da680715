import type { z } from 'zod';
import { ask, type Limits } from './ask.ts';
import { toProviderSchema } from './json-schema.ts';
import type { Completion, ModelError, Spent } from './port.ts';
import { computeCost, type Price } from './prices.ts';
import { createModelError, type Provider, type Question, type Reply } from './provider.ts';
import { readAnswer } from './read-answer.ts';

interface Call {
  provider: Provider;
  price: Price | null;
  limits: Limits;
}

/** Sends the prompt. If the answer does not match the schema, asks once more and quotes the errors. */
export async function complete<Schema extends z.ZodObject>(
  call: Call,
  schema: Schema,
  instructions: string,
): Promise<Completion<z.output<Schema>>> {
  const asked = { instructions, jsonSchema: toProviderSchema(schema) };
  const replies: Reply[] = [];
  const fail = (error: ModelError) => ({ state: 'failed' as const, ...error, ...sumUp(call, replies) });

  let repair: Question['repair'] = null;
  for (;;) {
    const reply = await ask(call.provider, { ...asked, repair }, call.limits);
    if ('reason' in reply) return fail(reply);
    replies.push(reply);
    if (reply.error) return fail(reply.error);
    const answer = await readAnswer(schema, reply.text);
    if ('value' in answer) return { state: 'ok', value: answer.value, ...sumUp(call, replies) };
    if (repair || reply.text === '') return fail(createModelError('invalid-answer', answer.errors));
    repair = { answer: reply.text, errors: answer.errors };
  }
}

function sumUp({ provider: { model }, price }: Call, replies: Reply[]): Spent {
  const costs = replies.map((reply) => computeCost(model, price, reply));
  return {
    model,
    inputTokens: replies.reduce((sum, reply) => sum + reply.inputTokens, 0),
    outputTokens: replies.reduce((sum, reply) => sum + reply.outputTokens, 0),
    costUsd: costs.reduce<number | null>((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0),
  };
}
