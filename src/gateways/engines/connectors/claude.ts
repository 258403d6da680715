import { z } from 'zod';
import { lenient, list, maybeNumber, maybeText } from '../../lenient.ts';
import { call } from '../call.ts';
import { findLocation } from '../locations.ts';
import { findAnthropicRefusal, parseAnthropic } from '../parse/anthropic.ts';
import { requireAnswer } from '../parse/refusals.ts';
import { type Engine, EngineError, type Question } from '../port.ts';
import { expectCost } from '../prices.ts';
import type { ModelAccess } from './chatgpt.ts';

/** Countries that the search tool supports. */
const COUNTRIES = new Set(
  `AR AT AU BE BR CA CH CL CN DE DK ES FI FR GB HK ID IN IT JP KR MX MY NL NO NZ PH PL PT RU SA SE TR TW US ZA`.split(
    ' ',
  ),
);
const MAX_SEARCHES = 3;
const MAX_OUTPUT_TOKENS = 8_000;
const MAX_TURNS = 4;

const usage = z.looseObject({
  input_tokens: maybeNumber,
  output_tokens: maybeNumber,
  server_tool_use: lenient(z.looseObject({ web_search_requests: maybeNumber })),
});
const turn = lenient(z.looseObject({ stop_reason: maybeText, content: list(z.unknown()), usage: lenient(usage) }));
type Turn = NonNullable<z.output<typeof turn>>;

/** Anthropic's Messages API. This version of the tool returns all search results; newer versions can hide them. */
export function createClaude(access: ModelAccess, timeoutMs = 180_000): Engine {
  return {
    connector: 'anthropic',
    surface: 'api',
    ...expectCost('anthropic', access.model),
    refusalOf: (country) =>
      COUNTRIES.has(findLocation(country).iso2) ? null : "Claude's web search cannot be set to this country",
    async ask(question) {
      let reply: unknown;
      for (let turns = 0; turns < MAX_TURNS; turns++) {
        reply = joinTurns(reply, await sendTurn(access, question, timeoutMs, reply));
        if (turn.parse(reply)?.stop_reason !== 'pause_turn') {
          return requireAnswer(parseAnthropic(reply), findAnthropicRefusal(reply));
        }
      }
      throw new EngineError('give_up', 'Claude paused repeatedly and did not finish its answer');
    },
  };
}

/** After a pause, the partial answer is sent back unchanged, and Claude continues from there. */
function sendTurn(
  { apiKey, baseUrl, model }: ModelAccess,
  { prompt, country, signal }: Question,
  timeoutMs: number,
  reply: unknown,
): Promise<unknown> {
  const { iso2, tz } = findLocation(country);
  const before = turn.parse(reply);
  const user_location = { type: 'approximate', country: iso2, timezone: tz };
  return call({
    provider: 'Anthropic',
    url: `${baseUrl}/v1/messages`,
    headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
    body: {
      model,
      max_tokens: MAX_OUTPUT_TOKENS,
      messages: [
        { role: 'user', content: prompt },
        ...(before ? [{ role: 'assistant', content: before.content }] : []),
      ],
      tools: [{ type: 'web_search_20250305', name: 'web_search', max_uses: MAX_SEARCHES, user_location }],
    },
    keys: [apiKey],
    timeoutMs,
    signal,
  });
}

/** Merges two turns into one reply, with the usage of both. */
function joinTurns(reply: unknown, more: unknown): unknown {
  const [first, second] = [turn.parse(reply), turn.parse(more)];
  if (!first || !second) return more;
  return { ...second, content: [...first.content, ...second.content], usage: addUp([first.usage, second.usage]) };
}

function addUp(usages: Turn['usage'][]): unknown {
  const total = (of: (each: Turn['usage']) => number | null | undefined) =>
    usages.reduce((sum, each) => sum + (of(each) ?? 0), 0);
  return {
    input_tokens: total((each) => each?.input_tokens),
    output_tokens: total((each) => each?.output_tokens),
    server_tool_use: { web_search_requests: total((each) => each?.server_tool_use?.web_search_requests) },
  };
}
