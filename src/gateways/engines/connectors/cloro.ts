import type { UiSeries } from '../../../domain/connections/ui-series.ts';
import { call } from '../call.ts';
import type { Classify } from '../http-errors.ts';
import { findLocation } from '../locations.ts';
import { classifyCode, parseCloro, parseCopilot } from '../parse/cloro.ts';
import type { Answer, Engine } from '../port.ts';
import { EXPECTED_COSTS } from '../prices.ts';

export interface CloroAccess {
  apiKey: string;
  baseUrl: string;
}

interface Page {
  name: string;
  path: string;
  parse: (body: unknown) => Answer | null;
  /** Countries that cloro does not offer for the page: ISO 3166-1 alpha-2. */
  refused: readonly string[];
}

const PAGES: Record<'copilot' | UiSeries, Page> = {
  copilot: { name: 'Copilot', path: 'copilot', parse: parseCopilot, refused: [] },
  chatgpt_ui: {
    name: 'ChatGPT',
    path: 'chatgpt',
    parse: parseCloro,
    refused: ['CN', 'CZ', 'HK', 'IR', 'MO', 'RU', 'VE'],
  },
  perplexity_ui: { name: 'Perplexity', path: 'perplexity', parse: parseCloro, refused: ['CN'] },
  gemini_ui: { name: 'Gemini', path: 'gemini', parse: parseCloro, refused: ['BY', 'CN', 'RU'] },
};

/** A chat page as users see it, through cloro. A call may take minutes. Ads and products cost extra, so they are not requested. */
export function createCloro(page: keyof typeof PAGES, { apiKey, baseUrl }: CloroAccess, timeoutMs = 300_000): Engine {
  const { name, path, parse, refused } = PAGES[page];
  return {
    connector: 'cloro',
    surface: 'ui',
    expectedCost: EXPECTED_COSTS.cloro[page],
    refusalOf: (country) =>
      refused.includes(findLocation(country).iso2) ? `cloro does not offer ${name} in this country` : null,
    async ask({ prompt, country, signal }) {
      const body = await call({
        provider: 'cloro',
        url: `${baseUrl}/v1/monitor/${path}`,
        headers: { authorization: `Bearer ${apiKey}` },
        body: { prompt, country: findLocation(country).iso2, include: { markdown: true } },
        keys: [apiKey],
        timeoutMs,
        signal,
        classify,
      });
      return parse(body);
    },
  };
}

const classify: Classify = ({ codes }) => {
  const meant = classifyCode(codes);
  return meant === 'retry' ? null : meant;
};
