import type { CustomEngine } from '../../src/domain/connections/custom-engines.ts';
import { createChatGpt } from '../../src/gateways/engines/connectors/chatgpt.ts';
import { createClaude } from '../../src/gateways/engines/connectors/claude.ts';
import { createCloro } from '../../src/gateways/engines/connectors/cloro.ts';
import { createCustomEngine } from '../../src/gateways/engines/connectors/custom.ts';
import { createDataForSeo } from '../../src/gateways/engines/connectors/dataforseo.ts';
import { createGemini } from '../../src/gateways/engines/connectors/gemini.ts';
import { createPerplexity } from '../../src/gateways/engines/connectors/perplexity.ts';
import { createGoogle, createGoogleAiMode } from '../../src/gateways/engines/connectors/serpapi.ts';
import type { AnyEngine, Question } from '../../src/gateways/engines/port.ts';
import * as bodies from './engine-bodies.ts';
import type { ScriptedReply } from './provider-server.ts';

export const KEY = 'key-of-ours/0123456789';
export const PROMPT = 'Which shoes? 100% + more';

export function questionOf(question: Partial<Question> = {}): Question {
  const signal = new AbortController().signal;
  return { prompt: PROMPT, country: 'uk', day: '2026-11-15', sample: 1, brands: [], signal, ...question };
}

interface Connector {
  name: string;
  create: (baseUrl: string, timeoutMs?: number) => AnyEngine;
  body: () => unknown;
  /** The request that is sent. */
  method: string;
  path: string;
  headers: Record<string, string>;
  sent: unknown;
  error: (words: string) => unknown;
  /** An exhausted account, a wrong key, and an error inside a 200 response with its meaning. */
  noQuota: ScriptedReply;
  wrongKey: ScriptedReply;
  inside: [body: unknown, failure: string, words: string];
  /** A response without an AI answer, if the provider has one. */
  nothing?: unknown;
  /** A response in which the engine declines to answer, with the reason. */
  refusal?: [body: unknown, reason: string];
}

const model = { apiKey: KEY, model: 'some-model' };
const basic = Buffer.from(`me:${KEY}`).toString('base64');
const bearer = { authorization: `Bearer ${KEY}` };
const search = (engine: string) =>
  `/search.json?${new URLSearchParams({ engine, q: PROMPT, gl: 'uk', hl: 'en', location: 'United Kingdom', no_cache: 'true', api_key: KEY }).toString()}`;
const openAiError = (message: string, code = 'some_error') => ({
  error: { message, type: 'some_error', code, param: null },
});
const serpApi = {
  method: 'GET',
  headers: {},
  sent: null,
  error: (error: string) => ({ error }),
  noQuota: { status: 429, body: { error: 'Your account has run out of searches.' } },
  wrongKey: { status: 401, body: { error: `Invalid API key ${KEY}. Your API key should be here: …` } },
  inside: [
    { search_metadata: { status: 'Error' }, error: 'Your account has run out of searches.' },
    'quota',
    'run out',
  ],
} satisfies Partial<Connector>;
const dataForSeo = {
  method: 'POST',
  headers: { authorization: `Basic ${basic}` },
  error: (status_message: string) => ({ status_message, tasks: [] }),
  noQuota: { status: 402, body: { status_code: 40_200, status_message: 'Payment Required.' } },
  wrongKey: { status: 401, body: { status_code: 40_100, status_message: `You are not authorized: ${basic}` } },
  inside: [{ status_code: 20_000, tasks: [{ status_code: 40_202, status_message: 'Too many' }] }, 'retry', 'Too many'],
  body: bodies.dataForSeoBody,
  nothing: { status_code: 20_000, tasks: [{ status_code: 20_000, result: [{ items: [{ type: 'organic' }] }] }] },
} satisfies Partial<Connector>;

const cloro = {
  body: bodies.cloroBody,
  method: 'POST',
  headers: bearer,
  sent: { prompt: PROMPT, country: 'GB', include: { markdown: true } },
  error: (message: string) => ({ success: false, error: { code: 'SOME_ERROR', message } }),
  noQuota: { status: 403, body: { success: false, error: { code: 'INSUFFICIENT_CREDITS', message: 'No credits' } } },
  wrongKey: { status: 401, body: { success: false, error: { code: 'UNAUTHORIZED', message: `Who is ${KEY}?` } } },
  inside: [{ success: false, error: { code: 'RATE_LIMIT_EXCEEDED', message: 'Slow down' } }, 'retry', 'Slow down'],
  nothing: { success: true, result: { text: '', sources: [] } },
} satisfies Partial<Connector>;

export const grok: CustomEngine = {
  id: 'x_grok',
  name: 'Grok',
  kind: 'xai',
  baseUrl: 'https://api.x.ai/v1',
  apiKey: KEY,
  model: 'some-model',
  searches: true,
  usdPerCall: 0.005,
  usdPerMillionInput: 1,
  usdPerMillionOutput: 2,
};
const asked = [
  { role: 'system', content: 'The user is in United Kingdom.' },
  { role: 'user', content: PROMPT },
];
const custom = {
  method: 'POST',
  headers: bearer,
  error: openAiError,
  noQuota: { status: 429, body: openAiError('You exceeded your current quota', 'insufficient_quota') },
  wrongKey: { status: 401, body: openAiError(`Incorrect API key provided: ${KEY}`, 'invalid_api_key') },
} satisfies Partial<Connector>;

/** Every connector, with the requests and responses of its provider. */
export const connectors: Connector[] = [
  {
    name: 'chatgpt by OpenAI',
    create: (baseUrl, timeoutMs) => createChatGpt({ ...model, baseUrl }, timeoutMs),
    body: bodies.openAiBody,
    method: 'POST',
    path: '/responses',
    headers: bearer,
    sent: {
      model: 'some-model',
      input: PROMPT,
      store: false,
      tools: [{ type: 'web_search', user_location: { type: 'approximate', country: 'GB', timezone: 'Europe/London' } }],
      tool_choice: { type: 'web_search' },
      max_tool_calls: 3,
      max_output_tokens: 16_000,
      include: ['web_search_call.action.sources'],
    },
    error: openAiError,
    noQuota: { status: 429, body: openAiError('You exceeded your current quota', 'insufficient_quota') },
    wrongKey: { status: 401, body: openAiError(`Incorrect API key provided: ${KEY}`, 'invalid_api_key') },
    inside: [{ status: 'failed', error: { code: 'server_error', message: 'It broke' } }, 'retry', 'It broke'],
  },
  {
    name: 'perplexity',
    create: (baseUrl, timeoutMs) => createPerplexity({ ...model, baseUrl }, timeoutMs),
    body: bodies.perplexityBody,
    method: 'POST',
    path: '/v1/agent',
    headers: bearer,
    sent: {
      model: 'some-model',
      input: PROMPT,
      store: false,
      tools: [{ type: 'web_search', user_location: { country: 'GB' } }],
      tool_choice: { type: 'web_search' },
    },
    error: openAiError,
    noQuota: { status: 402, body: openAiError('Insufficient credits') },
    wrongKey: { status: 401, body: `<html><h1>401 Authorization Required ${KEY}</h1></html>` },
    inside: [{ status: 'failed', error: { message: 'It broke', type: 'server_error' } }, 'retry', 'It broke'],
  },
  {
    name: 'gemini',
    create: (baseUrl, timeoutMs = 120_000) => createGemini({ ...model, baseUrl }, { timeoutMs, redirectUrl: baseUrl }),
    body: bodies.geminiBody,
    method: 'POST',
    path: '/models/some-model:generateContent',
    headers: { 'x-goog-api-key': KEY },
    sent: {
      contents: [{ role: 'user', parts: [{ text: PROMPT }] }],
      tools: [{ google_search: {} }],
      toolConfig: { retrievalConfig: { latLng: { latitude: 51.51, longitude: -0.13 }, languageCode: 'en' } },
    },
    error: (message) => ({ error: { code: 429, message, status: 'RESOURCE_EXHAUSTED', details: [] } }),
    noQuota: {
      status: 429,
      body: {
        error: {
          code: 429,
          message: 'You exceeded your current quota',
          status: 'RESOURCE_EXHAUSTED',
          details: [
            { '@type': 'QuotaFailure', violations: [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel' }] },
            { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '12s' },
          ],
        },
      },
    },
    wrongKey: {
      status: 400,
      body: { error: { code: 400, message: `API key not valid: ${KEY}`, status: 'INVALID_ARGUMENT' } },
    },
    inside: [{ candidates: [{ finishReason: 'MAX_TOKENS' }] }, 'give_up', 'MAX_TOKENS'],
    refusal: [{ promptFeedback: { blockReason: 'SAFETY' } }, 'Refused: the prompt was blocked (SAFETY)'],
  },
  {
    name: 'claude by Anthropic',
    create: (baseUrl, timeoutMs) => createClaude({ ...model, baseUrl }, timeoutMs),
    body: bodies.anthropicBody,
    method: 'POST',
    path: '/v1/messages',
    headers: { 'x-api-key': KEY, 'anthropic-version': '2023-06-01' },
    sent: {
      model: 'some-model',
      max_tokens: 8_000,
      messages: [{ role: 'user', content: PROMPT }],
      tools: [
        {
          type: 'web_search_20250305',
          name: 'web_search',
          max_uses: 3,
          user_location: { type: 'approximate', country: 'GB', timezone: 'Europe/London' },
        },
      ],
    },
    error: (message) => ({ type: 'error', error: { type: 'some_error', message }, request_id: 'req_1' }),
    noQuota: {
      status: 400,
      body: { type: 'error', error: { type: 'invalid_request_error', message: 'Your credit balance is too low' } },
    },
    wrongKey: { status: 401, body: { error: { type: 'authentication_error', message: `invalid x-api-key ${KEY}` } } },
    inside: [
      {
        stop_reason: 'end_turn',
        content: [
          {
            type: 'web_search_tool_result',
            content: { type: 'web_search_tool_result_error', error_code: 'unavailable' },
          },
          { type: 'text', text: 'I could not search.' },
        ],
      },
      'retry',
      'unavailable',
    ],
    refusal: [{ stop_reason: 'refusal', content: [] }, 'Refused: Claude declined to answer'],
  },
  {
    ...serpApi,
    name: 'google by SerpApi',
    create: (baseUrl, timeoutMs) => createGoogle({ apiKey: KEY, baseUrl }, timeoutMs),
    body: bodies.aiOverviewBody,
    path: search('google'),
    nothing: { search_metadata: { status: 'Success' }, organic_results: [] },
  },
  {
    ...serpApi,
    name: 'google_ai_mode by SerpApi',
    create: (baseUrl, timeoutMs) => createGoogleAiMode({ apiKey: KEY, baseUrl }, timeoutMs),
    body: bodies.aiModeBody,
    path: search('google_ai_mode'),
    nothing: { error: "Google hasn't returned any results for this query." },
  },
  {
    ...dataForSeo,
    name: 'google by DataForSEO',
    create: (baseUrl, timeoutMs) => createDataForSeo('google', { login: 'me', password: KEY, baseUrl }, timeoutMs),
    path: '/v3/serp/google/organic/live/advanced',
    sent: [
      {
        keyword: 'Which shoes? 100%25 %2B more',
        location_code: 2826,
        language_code: 'en',
        load_async_ai_overview: true,
        depth: 10,
      },
    ],
  },
  {
    ...dataForSeo,
    name: 'google_ai_mode by DataForSEO',
    create: (baseUrl, timeoutMs) =>
      createDataForSeo('google_ai_mode', { login: 'me', password: KEY, baseUrl }, timeoutMs),
    path: '/v3/serp/google/ai_mode/live/advanced',
    sent: [{ keyword: 'Which shoes? 100%25 %2B more', location_code: 2826, language_code: 'en' }],
  },
  {
    ...dataForSeo,
    name: 'chatgpt_ui by DataForSEO',
    create: (baseUrl, timeoutMs) => createDataForSeo('chatgpt_ui', { login: 'me', password: KEY, baseUrl }, timeoutMs),
    path: '/v3/ai_optimization/chat_gpt/llm_scraper/live/advanced',
    sent: [
      { keyword: 'Which shoes? 100%25 %2B more', location_code: 2826, language_code: 'en', force_web_search: true },
    ],
    body: bodies.dataForSeoChatBody,
    nothing: undefined,
  },
  {
    ...dataForSeo,
    name: 'gemini_ui by DataForSEO',
    create: (baseUrl, timeoutMs) => createDataForSeo('gemini_ui', { login: 'me', password: KEY, baseUrl }, timeoutMs),
    path: '/v3/ai_optimization/gemini/llm_scraper/live/advanced',
    sent: [{ keyword: 'Which shoes? 100%25 %2B more', location_code: 2826, language_code: 'en' }],
    body: bodies.dataForSeoChatBody,
    nothing: undefined,
  },
  {
    ...custom,
    name: 'custom engine of xAI',
    create: (baseUrl, timeoutMs) => createCustomEngine({ ...grok, baseUrl }, timeoutMs),
    body: bodies.xaiBody,
    path: '/responses',
    sent: {
      model: 'some-model',
      input: asked,
      store: false,
      max_output_tokens: 16_000,
      tools: [{ type: 'web_search' }],
    },
    inside: [{ status: 'failed', error: { code: 'server_error', message: 'It broke' } }, 'retry', 'It broke'],
    refusal: [
      { output: [{ type: 'message', content: [{ type: 'refusal', refusal: 'I cannot help.' }] }] },
      'Refused: I cannot help.',
    ],
  },
  {
    ...custom,
    name: 'custom engine compatible with OpenAI',
    create: (baseUrl, timeoutMs) => createCustomEngine({ ...grok, kind: 'openai_compatible', baseUrl }, timeoutMs),
    body: bodies.chatCompletionBody,
    path: '/chat/completions',
    sent: { model: 'some-model', messages: asked, max_tokens: 16_000, stream: false },
    inside: [{ error: { code: 502, message: 'Provider disconnected' } }, 'retry', 'Provider disconnected'],
    refusal: [
      { choices: [{ finish_reason: 'stop', message: { content: null, refusal: 'I cannot help.' } }] },
      'Refused: I cannot help.',
    ],
  },
  ...(['copilot', 'chatgpt_ui', 'perplexity_ui', 'gemini_ui'] as const).map((page) => ({
    ...cloro,
    name: `${page} by cloro`,
    create: (baseUrl: string, timeoutMs?: number) => createCloro(page, { apiKey: KEY, baseUrl }, timeoutMs),
    path: `/v1/monitor/${page.replace('_ui', '')}`,
  })),
];
