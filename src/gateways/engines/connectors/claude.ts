import { z } from 'zod';
import { lenient, list, maybeNumber, maybeText } from '../../lenient.ts';
import { call } from '../call.ts';
import { findLocation } from '../locations.ts';
import { findAnthropicRefusal, parseAnthropic } from '../parse/anthropic.ts';
import { requireAnswer } from '../parse/refusals.ts';
import { type Engine, EngineError, type Question } from '../port.ts';
import { expectCost } from '../prices.ts';
import type { ModelAccess } from './chatgpt.ts';

/** The countries that the search tool takes. */
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

/** Anthropic's Messages API. Newer versions of the tool can hide what was found; this one tells everything. */
export function createClaude(access: ModelAccess, timeoutMs = 180_000): Engine {
  return {
    connector: 'anthropic',
    surface: 'api',
    ...expectCost('anthropic', access.model),
    refusalOf: (country) =>
      COUNTRIES.has(findLocation(country).iso2) ? null : "Claude's web search cannot be set to this country",
    async ask(question) {
      let said: unknown;
      for (let turns = 0; turns < MAX_TURNS; turns++) {
        said = join(said, await sendTurn(access, question, timeoutMs, said));
        if (turn.parse(said)?.stop_reason !== 'pause_turn') {
          return requireAnswer(parseAnthropic(said), findAnthropicRefusal(said));
        }
      }
      throw new EngineError('give_up', 'Claude paused again and again and did not finish its answer');
    },
  };
}

/** What was said before a pause is sent back unchanged, and Claude goes on from there. */
function sendTurn(
  { apiKey, baseUrl, model }: ModelAccess,
  { prompt, country, signal }: Question,
  timeoutMs: number,
  said: unknown,
): Promise<unknown> {
  const { iso2, tz } = findLocation(country);
  const before = turn.parse(said);
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

/** Two turns as one reply, with what both used. */
function join(said: unknown, more: unknown): unknown {
  const [first, second] = [turn.parse(said), turn.parse(more)];
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
