import { call } from '../call.ts';
import type { Classify } from '../http-errors.ts';
import { findLocation } from '../locations.ts';
import { classifyCode, parseCloro } from '../parse/cloro.ts';
import type { Engine } from '../port.ts';
import { EXPECTED_COSTS } from '../prices.ts';

export interface CloroAccess {
  apiKey: string;
  baseUrl: string;
}

/** Microsoft Copilot as users see it, through cloro. A call may take minutes. */
export function createCopilot({ apiKey, baseUrl }: CloroAccess, timeoutMs = 300_000): Engine {
  return {
    connector: 'cloro',
    surface: 'ui',
    expectedCost: EXPECTED_COSTS.cloro.copilot,
    refusalOf: () => null,
    async ask({ prompt, country, signal }) {
      const body = await call({
        provider: 'cloro',
        url: `${baseUrl}/v1/monitor/copilot`,
        headers: { authorization: `Bearer ${apiKey}` },
        body: { prompt, country: findLocation(country).iso2, include: { markdown: true } },
        keys: [apiKey],
        timeoutMs,
        signal,
        classify,
      });
      return parseCloro(body);
    },
  };
}

const classify: Classify = ({ codes }) => {
  const meant = classifyCode(codes);
  return meant === 'retry' ? null : meant;
};
