import { z } from 'zod';
import { lenient } from '../lenient.ts';
import type { ModelError } from './port.ts';
import { buildMessages, createModelError, MAX_OUTPUT_TOKENS, type Provider, type Reply, tokens } from './provider.ts';

const block = z.looseObject({ type: z.string(), text: lenient(z.string()) });
const message = lenient(
  z.looseObject({
    stop_reason: lenient(z.string()),
    stop_details: lenient(z.looseObject({ explanation: lenient(z.string()) })),
    content: lenient(z.array(lenient(block))),
    usage: lenient(z.looseObject({ input_tokens: tokens, output_tokens: tokens })),
  }),
);

/** The Messages API. Newer models reject forced tools, so the schema is sent in `output_config`. */
export function createAnthropic({
  apiKey,
  baseUrl,
  model,
}: {
  apiKey: string;
  baseUrl: string;
  model: string;
}): Provider {
  return {
    url: `${baseUrl}/v1/messages`,
    model,
    apiKey,
    headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
    buildBody: (question) => ({
      model,
      messages: buildMessages(question),
      output_config: { format: { type: 'json_schema', schema: question.jsonSchema } },
      max_tokens: MAX_OUTPUT_TOKENS,
    }),
    readReply,
  };
}

function readReply(body: unknown): Reply {
  const read = message.parse(body);
  const text = (read?.content ?? []).map((each) => (each?.type === 'text' ? (each.text ?? '') : '')).join('');
  return {
    text: text.trim(),
    inputTokens: read?.usage?.input_tokens ?? 0,
    outputTokens: read?.usage?.output_tokens ?? 0,
    error: findError(read?.stop_reason, read?.stop_details?.explanation || text.trim()),
  };
}

function findError(stop: string | null | undefined, words: string): ModelError | null {
  if (stop === 'refusal') return createModelError('refused', words || 'The model refused');
  if (stop === 'max_tokens' || stop === 'model_context_window_exceeded') {
    return createModelError('truncated', `The message is incomplete: ${stop}`);
  }
  return null;
}
