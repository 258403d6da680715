import { call } from '../call.ts';
import type { Classify } from '../http-errors.ts';
import { findLocation } from '../locations.ts';
import { findAddresses, findGeminiRefusal, parseGemini } from '../parse/gemini.ts';
import { requireAnswer } from '../parse/refusals.ts';
import type { Engine } from '../port.ts';
import { expectCost } from '../prices.ts';
import { createRedirects, REDIRECT_URL } from '../redirects.ts';
import type { ModelAccess } from './chatgpt.ts';

/** Gemini with `google_search`. It has no country parameter, so the coordinates of the capital and the language are sent. */
export function createGemini(
  { apiKey, baseUrl, model }: ModelAccess,
  { timeoutMs = 120_000, redirectUrl = REDIRECT_URL }: { timeoutMs?: number; redirectUrl?: string } = {},
): Engine {
  const redirects = createRedirects(redirectUrl);
  return {
    connector: 'gemini',
    surface: 'api',
    ...expectCost('gemini', model),
    refusalOf: () => null,
    async ask({ prompt, country, signal }) {
      const { lat: latitude, lng: longitude, language: languageCode } = findLocation(country);
      const body = await call({
        provider: 'Gemini',
        url: `${baseUrl}/models/${encodeURIComponent(model)}:generateContent`,
        headers: { 'x-goog-api-key': apiKey },
        body: {
          contents: [{ role: 'user', parts: [{ text: prompt }] }],
          tools: [{ google_search: {} }],
          toolConfig: { retrievalConfig: { latLng: { latitude, longitude }, languageCode } },
        },
        keys: [apiKey],
        timeoutMs,
        signal,
        classify,
      });
      // The redirects expire, so they are resolved immediately.
      const answer = parseGemini(body, await redirects.resolve(findAddresses(body), signal));
      return requireAnswer(answer, findGeminiRefusal(body));
    },
  };
}

/** Google uses the same message for a per-minute limit, which is temporary, and a per-day limit, which is not. */
const classify: Classify = ({ status, codes, details }) => {
  if (status === 429) {
    const spent = details.some(({ violations }) => violations.some(({ quotaId }) => /PerDay/i.test(quotaId ?? '')));
    return spent ? 'quota' : 'retry';
  }
  return status === 400 && codes.includes('FAILED_PRECONDITION') ? 'misconfigured' : null;
};
