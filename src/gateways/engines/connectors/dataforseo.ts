import { call } from '../call.ts';
import type { Classify } from '../http-errors.ts';
import { findLocation } from '../locations.ts';
import { parseDataForSeo } from '../parse/dataforseo.ts';
import { parseDataForSeoChat } from '../parse/dataforseo-chat.ts';
import { classifyCode } from '../parse/dataforseo-reply.ts';
import type { Answer, Engine, Question } from '../port.ts';
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

export const ENDPOINTS = {
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

export type DataForSeoPage = keyof typeof ENDPOINTS;

/** Google's AI Overviews and AI Mode, and the pages of ChatGPT and Gemini, through DataForSEO, with one request each. */
export function createDataForSeo(page: DataForSeoPage, access: DataForSeoAccess, timeoutMs = 120_000): Engine {
  const { path, parse } = ENDPOINTS[page];
  return {
    connector: 'dataforseo',
    surface: 'ui',
    expectedCost: EXPECTED_COSTS.dataforseo[page],
    refusalOf: page === 'google' ? refuseOverview : () => null,
    async ask(question) {
      const body = await call({
        provider: 'DataForSEO',
        url: `${access.baseUrl}${path}/live/advanced`,
        headers: headersOf(access),
        body: [taskOf(page, question)],
        keys: keysOf(access),
        timeoutMs,
        signal: question.signal,
        classify,
      });
      return parse(body);
    },
  };
}

export function taskOf(page: DataForSeoPage, { prompt, country }: Question) {
  const { dataforseo: location_code, language } = findLocation(country);
  return { keyword: escapeKeyword(prompt), location_code, language_code: codeOf(language), ...ENDPOINTS[page].extra };
}

export function headersOf(access: DataForSeoAccess): Record<string, string> {
  return { authorization: `Basic ${encode(access)}` };
}

/** Both can occur in messages. */
export function keysOf(access: DataForSeoAccess): string[] {
  return [access.password, encode(access)];
}

function encode({ login, password }: DataForSeoAccess): string {
  return Buffer.from(`${login}:${password}`).toString('base64');
}

/** DataForSEO URL-decodes the keyword. */
function escapeKeyword(prompt: string): string {
  return prompt.replaceAll('%', '%25').replaceAll('+', '%2B');
}

function codeOf(language: string): string {
  return language === 'no' ? 'nb' : language;
}

export const classify: Classify = ({ codes }) => {
  const code = /\b[45]\d{4}\b/.exec(codes)?.[0];
  return code ? classifyCode(Number(code)) : null;
};
