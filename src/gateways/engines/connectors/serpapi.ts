import { call } from '../call.ts';
import type { Classify } from '../http-errors.ts';
import { findLocation } from '../locations.ts';
import { classifyMessage, findPageToken, keepOverview, parseAiMode, parseAiOverview } from '../parse/serpapi.ts';
import type { Engine, Question } from '../port.ts';
import { EXPECTED_COSTS } from '../prices.ts';
import { refuseOverview } from './overview-countries.ts';

export interface SerpApiAccess {
  apiKey: string;
  baseUrl: string;
}

/** SerpApi country codes that differ from ISO. */
const LANGUAGES: Record<string, string> = { he: 'iw', 'zh-CN': 'zh-cn', 'zh-TW': 'zh-tw' };
const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

/** AI Overviews. Many are not in the first response and must be fetched with a token that expires after a minute. */
export function createGoogle(access: SerpApiAccess, timeoutMs = 90_000): Engine {
  return {
    connector: 'serpapi',
    surface: 'ui',
    expectedCost: EXPECTED_COSTS.serpapi.google,
    refusalOf: refuseOverview,
    async ask(question) {
      const first = await search(access, question.signal, timeoutMs, { engine: 'google', ...paramsOf(question) });
      const page_token = findPageToken(first);
      if (page_token === null) return parseAiOverview(first);
      const params = { engine: 'google_ai_overview', page_token };
      const answer = parseAiOverview(await search(access, question.signal, timeoutMs, params));
      return answer && { ...answer, raw: [keepOverview(first), answer.raw] };
    },
  };
}

export function createGoogleAiMode(access: SerpApiAccess, timeoutMs = 90_000): Engine {
  return {
    connector: 'serpapi',
    surface: 'ui',
    expectedCost: EXPECTED_COSTS.serpapi.google_ai_mode,
    refusalOf: () => null,
    async ask(question) {
      const params = { engine: 'google_ai_mode', ...paramsOf(question) };
      return parseAiMode(await search(access, question.signal, timeoutMs, params));
    },
  };
}

/** Disables the cache: a repeated search is served from it for an hour, which would not be an independent sample. */
function paramsOf({ prompt, country }: Question): Record<string, string> {
  const { gl, iso2, language } = findLocation(country);
  const name = NAMES.of(iso2) ?? '';
  return {
    q: prompt,
    gl,
    hl: LANGUAGES[language] ?? language,
    // Without it, Google uses the location of a proxy. Names that Google spells differently are omitted.
    ...(/^[A-Za-z ]+$/.test(name) && !name.includes('SAR') && { location: name }),
    no_cache: 'true',
  };
}

function search(
  { apiKey, baseUrl }: SerpApiAccess,
  signal: AbortSignal,
  timeoutMs: number,
  params: Record<string, string>,
): Promise<unknown> {
  const query = new URLSearchParams({ ...params, api_key: apiKey }).toString();
  return call({
    provider: 'SerpApi',
    url: `${baseUrl}/search.json?${query}`,
    keys: [apiKey, encodeURIComponent(apiKey)],
    timeoutMs,
    signal,
    classify,
  });
}

/** A 429 means either too many searches per hour or an exhausted account. Only the message distinguishes them. */
const classify: Classify = ({ status, words }) => {
  const meant = classifyMessage(words);
  return status < 500 && meant !== 'retry' ? meant : null;
};
