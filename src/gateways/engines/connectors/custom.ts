import { type CustomEngine, customSurfaceOf } from '../../../domain/connections/custom-engines.ts';
import { call } from '../call.ts';
import { findLocation } from '../locations.ts';
import { parseChatCompletion } from '../parse/chat-completion.ts';
import { parseXai } from '../parse/xai.ts';
import type { AnyEngine, Question } from '../port.ts';

const MAX_OUTPUT_TOKENS = 16_000;
const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });
/** Typical usage of one answer: search results are input. */
const TYPICAL = { searching: { input: 8_000, output: 1_500 }, alone: { input: 100, output: 1_000 } };

/**
 * An engine that an operator defined. Its address can be private, because only the permission `server` sets it. Neither kind has a
 * location parameter, so the country is stated.
 */
export function createCustomEngine(definition: CustomEngine, timeoutMs = 180_000): AnyEngine {
  const { kind, name, baseUrl, apiKey, searches } = definition;
  const computeCost = (input: number | null, output: number | null) => priceOf(definition, input, output);
  const typical = searches ? TYPICAL.searching : TYPICAL.alone;
  const send = (question: Question, path: string, body: object) =>
    call({
      provider: name,
      url: `${baseUrl}${path}`,
      ...(apiKey !== null && { headers: { authorization: `Bearer ${apiKey}` } }),
      body,
      keys: apiKey === null ? [] : [apiKey],
      timeoutMs,
      signal: question.signal,
    });
  return {
    connector: kind,
    surface: customSurfaceOf(definition),
    expectedCost: computeCost(typical.input, typical.output) ?? 0,
    refusalOf: () => null,
    ask: async (question) =>
      kind === 'xai'
        ? parseXai(await send(question, '/responses', writeResponse(definition, question)), computeCost)
        : parseChatCompletion(
            await send(question, '/chat/completions', writeChat(definition, question)),
            computeCost,
            searches,
          ),
  };
}

function writeResponse({ model, searches }: CustomEngine, { prompt, country }: Question) {
  return {
    model,
    input: [
      { role: 'system', content: locate(country) },
      { role: 'user', content: prompt },
    ],
    store: false,
    max_output_tokens: MAX_OUTPUT_TOKENS,
    ...(searches && { tools: [{ type: 'web_search' }] }),
  };
}

function writeChat({ model }: CustomEngine, { prompt, country }: Question) {
  const messages = [
    { role: 'system', content: locate(country) },
    { role: 'user', content: prompt },
  ];
  return { model, messages, max_tokens: MAX_OUTPUT_TOKENS, stream: false };
}

function locate(country: string): string {
  return `The user is in ${NAMES.of(findLocation(country).iso2)}.`;
}

/** Null if a price per token is set and the endpoint did not count tokens. */
function priceOf(
  { usdPerCall, usdPerMillionInput, usdPerMillionOutput }: CustomEngine,
  input: number | null,
  output: number | null,
): number | null {
  if (usdPerMillionInput === 0 && usdPerMillionOutput === 0) return usdPerCall;
  if (input === null || output === null) return null;
  return usdPerCall + (input * usdPerMillionInput + output * usdPerMillionOutput) / 1_000_000;
}
