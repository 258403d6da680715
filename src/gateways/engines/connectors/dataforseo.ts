import type { EngineId } from '../../../domain/shared/engines.ts';
import { call } from '../call.ts';
import type { Classify } from '../http-errors.ts';
import { findLocation } from '../locations.ts';
import { classifyCode, parseDataForSeo } from '../parse/dataforseo.ts';
import type { Engine } from '../port.ts';
import { EXPECTED_COSTS } from '../prices.ts';
import { refuseOverview } from './overview-countries.ts';

export interface DataForSeoAccess {
  login: string;
  password: string;
  baseUrl: string;
}

type GoogleEngine = Extract<EngineId, 'google' | 'google_ai_mode'>;

const ENDPOINTS = {
  // Most overviews are loaded after the page. Overviews that are not found are not charged.
  google: { path: '/v3/serp/google/organic/live/advanced', extra: { load_async_ai_overview: true, depth: 10 } },
  google_ai_mode: { path: '/v3/serp/google/ai_mode/live/advanced', extra: {} },
};

/** Google's AI Overviews and AI Mode through DataForSEO, with one request each. */
export function createDataForSeo(
  engine: GoogleEngine,
  { login, password, baseUrl }: DataForSeoAccess,
  timeoutMs = 120_000,
): Engine {
  const basic = Buffer.from(`${login}:${password}`).toString('base64');
  const { path, extra } = ENDPOINTS[engine];
  return {
    connector: 'dataforseo',
    surface: 'ui',
    expectedCost: EXPECTED_COSTS.dataforseo[engine],
    refusalOf: engine === 'google' ? refuseOverview : () => null,
    async ask({ prompt, country, signal }) {
      const { dataforseo: location_code, language } = findLocation(country);
      const body = await call({
        provider: 'DataForSEO',
        url: `${baseUrl}${path}`,
        headers: { authorization: `Basic ${basic}` },
        body: [{ keyword: escapeKeyword(prompt), location_code, language_code: codeOf(language), ...extra }],
        keys: [password, basic],
        timeoutMs,
        signal,
        classify,
      });
      return parseDataForSeo(body);
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
