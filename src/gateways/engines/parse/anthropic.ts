import { z } from 'zod';
import { lenient, list, maybeNumber, maybeText } from '../../lenient.ts';
import { type Answer, EngineError } from '../port.ts';
import { computeSearchCost } from '../prices.ts';
import { buildAnswer, type Citation } from './sources.ts';
import { unreadable } from './unreadable.ts';

const citation = z.looseObject({ url: maybeText, title: maybeText });
const block = z.looseObject({
  type: z.string(),
  text: maybeText,
  citations: list(citation),
  input: lenient(z.looseObject({ query: maybeText })),
  // A list of results, or an error instead.
  content: lenient(z.union([z.array(lenient(citation)), z.looseObject({ error_code: maybeText })])),
});
const message = lenient(
  z.looseObject({
    model: maybeText,
    stop_reason: maybeText,
    content: list(block),
    usage: lenient(
      z.looseObject({
        input_tokens: maybeNumber,
        output_tokens: maybeNumber,
        server_tool_use: lenient(z.looseObject({ web_search_requests: maybeNumber })),
      }),
    ),
  }),
);
type Message = NonNullable<z.output<typeof message>>;
type Block = z.output<typeof block>;

/** Claude can be stopped in the middle of an answer, which is then discarded. Null if it did not refuse. */
export function findAnthropicRefusal(body: unknown): string | null {
  return message.parse(body)?.stop_reason === 'refusal' ? 'Refused: Claude declined to answer' : null;
}

/** Stop reasons before the end of an answer. */
const TRUNCATED = new Set(['max_tokens', 'model_context_window_exceeded']);

/** Parses a response of the Messages API with `web_search_20250305`. Null if the engine refused. */
export function parseAnthropic(body: unknown): Answer | null {
  const read = message.parse(body);
  if (!read) throw unreadable('Anthropic', body);
  const results = read.content.filter(({ type }) => type === 'web_search_tool_result');
  const found = results.flatMap(({ content }) => (Array.isArray(content) ? content.filter((each) => !!each) : []));
  if (found.length === 0) refuseFailedSearch(results);
  const { text, citations } = readText(read.content);
  if (read.stop_reason === 'refusal') return null;
  if (text.trim() === '') throw explainSilence(read, body);
  return buildAnswer({
    text,
    citations,
    found,
    searches: read.content.flatMap(({ type, input }) => (type === 'server_tool_use' ? (input?.query ?? []) : [])),
    model: read.model,
    ...(TRUNCATED.has(read.stop_reason ?? '') && { isTruncated: true }),
    cost: computeCost(read),
    raw: dropEncrypted(body),
  });
}

/**
 * Text before the last result is commentary such as "Let me search". Blocks are split inside sentences, so they are joined
 * without separators.
 */
function readText(blocks: Block[]) {
  const citations: Citation[] = [];
  let text = '';
  for (const each of blocks.slice(blocks.findLastIndex(({ type }) => type.endsWith('_tool_result')) + 1)) {
    const words = each.type === 'text' ? (each.text ?? '') : '';
    for (const { url, title } of words === '' ? [] : each.citations) {
      citations.push({ url, title, span: [text.length, text.length + words.length] });
    }
    text += words;
  }
  return { text, citations };
}

/** A search can fail inside a 200 response. One successful search is enough for an answer. */
function refuseFailedSearch(results: Block[]): void {
  const codes = results.flatMap(({ content }) =>
    !content || Array.isArray(content) ? [] : (content.error_code ?? []),
  );
  const [code] = codes;
  if (!code) return;
  const passing = code === 'too_many_requests' || code === 'unavailable';
  throw new EngineError(passing ? 'retry' : 'give_up', `The web search of Claude failed: ${code}`);
}

function computeCost({ model, usage, content }: Message): number | null {
  const asked = content.filter(({ type }) => type === 'web_search_tool_result').length;
  return computeSearchCost(model, {
    provider: 'anthropic',
    searches: usage?.server_tool_use?.web_search_requests ?? asked,
    inputTokens: usage?.input_tokens ?? null,
    outputTokens: usage?.output_tokens ?? null,
  });
}

function explainSilence({ stop_reason: reason }: Message, body: unknown): EngineError {
  if (reason === null || reason === 'end_turn') return unreadable('Anthropic', body);
  return new EngineError('give_up', `Claude stopped before it answered: ${reason}`);
}

/** Most of a body is encrypted content that only Anthropic can read. */
function dropEncrypted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropEncrypted);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'encrypted_content' && key !== 'encrypted_index');
  return Object.fromEntries(kept.map(([key, each]) => [key, dropEncrypted(each)]));
}
