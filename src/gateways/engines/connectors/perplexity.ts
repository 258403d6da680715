import { call } from '../call.ts';
import { findLocation } from '../locations.ts';
import { parsePerplexity } from '../parse/perplexity.ts';
import type { Engine } from '../port.ts';
import { EXPECTED_COSTS } from '../prices.ts';
import type { ModelAccess } from './chatgpt.ts';

/** Perplexity's Agent API. It rejects bodies with unknown fields, and a model does not search unless the search tool is enabled. */
export function createPerplexity({ apiKey, baseUrl, model }: ModelAccess, timeoutMs = 120_000): Engine {
  return {
    connector: 'perplexity',
    surface: 'api',
    expectedCost: EXPECTED_COSTS.perplexity.perplexity,
    refusalOf: () => null,
    async ask({ prompt, country, signal }) {
      const body = await call({
        provider: 'Perplexity',
        url: `${baseUrl}/v1/agent`,
        headers: { authorization: `Bearer ${apiKey}` },
        body: {
          model,
          input: prompt,
          store: false,
          tools: [{ type: 'web_search', user_location: { country: findLocation(country).iso2 } }],
          tool_choice: { type: 'web_search' },
        },
        keys: [apiKey],
        timeoutMs,
        signal,
      });
      return parsePerplexity(body);
    },
  };
}
