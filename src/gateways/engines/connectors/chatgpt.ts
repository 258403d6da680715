import { call } from '../call.ts';
import { findLocation } from '../locations.ts';
import { parseOpenAi } from '../parse/openai.ts';
import type { Engine } from '../port.ts';
import { expectCost } from '../prices.ts';

const MAX_SEARCHES = 3;
const MAX_OUTPUT_TOKENS = 16_000;

export interface ModelAccess {
  apiKey: string;
  baseUrl: string;
  model: string;
}

/** OpenAI's Responses API. Without `tool_choice`, the model may answer without searching. */
export function createChatGpt({ apiKey, baseUrl, model }: ModelAccess, timeoutMs = 180_000): Engine {
  return {
    connector: 'openai',
    surface: 'api',
    expectedCost: expectCost('openai', model),
    refusalOf: () => null,
    async ask({ prompt, country, signal }) {
      const { iso2, tz } = findLocation(country);
      const body = await call({
        provider: 'OpenAI',
        url: `${baseUrl}/responses`,
        headers: { authorization: `Bearer ${apiKey}` },
        body: {
          model,
          input: prompt,
          store: false,
          tools: [{ type: 'web_search', user_location: { type: 'approximate', country: iso2, timezone: tz } }],
          tool_choice: { type: 'web_search' },
          max_tool_calls: MAX_SEARCHES,
          max_output_tokens: MAX_OUTPUT_TOKENS,
          include: ['web_search_call.action.sources'],
        },
        keys: [apiKey],
        timeoutMs,
        signal,
      });
      return parseOpenAi(body);
    },
  };
}
