import { z } from 'zod';
import { lenient } from '../lenient.ts';
import { buildMessages, createModelError, MAX_OUTPUT_TOKENS, type Provider, type Reply, tokens } from './provider.ts';

const part = z.looseObject({ type: z.string(), text: lenient(z.string()), refusal: lenient(z.string()) });
const item = z.looseObject({ type: z.string(), content: lenient(z.array(lenient(part))) });
const response = lenient(
  z.looseObject({
    status: lenient(z.string()),
    error: lenient(z.looseObject({ message: lenient(z.string()) })),
    incomplete_details: lenient(z.looseObject({ reason: lenient(z.string()) })),
    output: lenient(z.array(lenient(item))),
    usage: lenient(z.looseObject({ input_tokens: tokens, output_tokens: tokens })),
  }),
);
type Response = Partial<NonNullable<z.output<typeof response>>>;

/** The Responses API, which many other servers also support. */
export function createOpenAi({ apiKey, baseUrl, model }: { apiKey: string; baseUrl: string; model: string }): Provider {
  return {
    url: `${baseUrl}/responses`,
    model,
    apiKey,
    headers: { authorization: `Bearer ${apiKey}` },
    buildBody: (question) => ({
      model,
      input: buildMessages(question),
      text: { format: { type: 'json_schema', name: 'answer', strict: true, schema: question.jsonSchema } },
      max_output_tokens: MAX_OUTPUT_TOKENS,
      store: false,
    }),
    readReply,
  };
}

function readReply(body: unknown): Reply {
  const read = response.parse(body);
  const parts = (read?.output ?? []).flatMap((each) => (each?.type === 'message' ? (each.content ?? []) : []));
  const text = parts.map((each) => (each?.type === 'output_text' ? (each.text ?? '') : '')).join('');
  const refusal = parts.find((each) => each?.type === 'refusal');
  return {
    text: text.trim(),
    inputTokens: read?.usage?.input_tokens ?? 0,
    outputTokens: read?.usage?.output_tokens ?? 0,
    error: refusal ? createModelError('refused', refusal.refusal ?? 'The model refused') : findError(read ?? {}),
  };
}

function findError({ status, error, incomplete_details }: Response) {
  if (status === 'failed') return createModelError('unavailable', error?.message ?? 'The response failed');
  if (status !== 'incomplete') return null;
  const reason = incomplete_details?.reason ?? 'unknown';
  return createModelError(
    reason === 'content_filter' ? 'refused' : 'truncated',
    `The response is incomplete: ${reason}`,
  );
}
