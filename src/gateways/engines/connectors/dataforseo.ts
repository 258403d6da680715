import { call } from '../call.ts';
import type { Classify } from '../http-errors.ts';
import { findLocation } from '../locations.ts';
import { parseDataForSeo } from '../parse/dataforseo.ts';
import { parseDataForSeoChat } from '../parse/dataforseo-chat.ts';
import { classifyCode } from '../parse/dataforseo-reply.ts';
import type { Answer, Engine } from '../port.ts';
import { EXPECTED_COSTS } from '../prices.ts';
import { refuseOverview } from './overview-countries.ts';

export interface DataForSeoAccess {
  login: string;
  password: string;
  baseUrl: string;
}

interface Endpoint {
  path: string;
  extra: object;
  parse: (body: unknown) => Answer | null;
}

const ENDPOINTS = {
  // Most overviews are loaded after the page. Overviews that are not found are not charged.
  google: {
    path: '/v3/serp/google/organic',
    extra: { load_async_ai_overview: true, depth: 10 },
    parse: parseDataForSeo,
  },
  google_ai_mode: { path: '/v3/serp/google/ai_mode', extra: {}, parse: parseDataForSeo },
  // Without it, ChatGPT often answers from memory, and names no sources.
  chatgpt_ui: {
    path: '/v3/ai_optimization/chat_gpt/llm_scraper',
    extra: { force_web_search: true },
    parse: parseDataForSeoChat,
  },
  gemini_ui: { path: '/v3/ai_optimization/gemini/llm_scraper', extra: {}, parse: parseDataForSeoChat },
} satisfies Record<string, Endpoint>;

/** Google's AI Overviews and AI Mode, and the pages of ChatGPT and Gemini, through DataForSEO, with one request each. */
export function createDataForSeo(
  page: keyof typeof ENDPOINTS,
  { login, password, baseUrl }: DataForSeoAccess,
  timeoutMs = 120_000,
): Engine {
  const basic = Buffer.from(`${login}:${password}`).toString('base64');
  const { path, extra, parse } = ENDPOINTS[page];
  return {
    connector: 'dataforseo',
    surface: 'ui',
    expectedCost: EXPECTED_COSTS.dataforseo[page],
    refusalOf: page === 'google' ? refuseOverview : () => null,
    async ask({ prompt, country, signal }) {
      const { dataforseo: location_code, language } = findLocation(country);
      const body = await call({
        provider: 'DataForSEO',
        url: `${baseUrl}${path}/live/advanced`,
        headers: { authorization: `Basic ${basic}` },
        body: [{ keyword: escapeKeyword(prompt), location_code, language_code: codeOf(language), ...extra }],
        keys: [password, basic],
        timeoutMs,
        signal,
        classify,
      });
      return parse(body);
    },
  };
}

/** DataForSEO URL-decodes the keyword. */
function escapeKeyword(prompt: string): string {
  return prompt.replaceAll('%', '%25').replaceAll('+', '%2B');
}

function codeOf(language: string): string {
  return language === 'no' ? 'nb' : language;
}

const classify: Classify = ({ codes }) => {
  const code = /\b[45]\d{4}\b/.exec(codes)?.[0];
  return code ? classifyCode(Number(code)) : null;
};
