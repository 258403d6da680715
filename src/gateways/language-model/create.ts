import { setTimeout as delay } from 'node:timers/promises';
import { createAnthropic } from './anthropic.ts';
import type { Limits } from './ask.ts';
import { complete } from './complete.ts';
import { createOpenAi } from './openai.ts';
import type { LanguageModel } from './port.ts';
import type { Price } from './prices.ts';

export interface LanguageModelSettings {
  provider: 'openai' | 'anthropic';
  model: string;
  apiKey: string;
  baseUrl: string;
  price: Price | null;
}

export interface Pace extends Pick<Limits, 'now' | 'sleep' | 'random' | 'timeoutMs'> {
  /** Maximum duration of a call with all retries. */
  totalMs: number;
}

const PACE: Pace = {
  now: () => new Date(),
  sleep: (ms, signal) => delay(ms, undefined, signal && { signal }),
  random: Math.random,
  timeoutMs: 120_000,
  totalMs: 300_000,
};

/** Creates the configured language model. If none is configured, calls return `no-model`, and callers use their fallback. */
export function createLanguageModel(settings: LanguageModelSettings | null, pace: Partial<Pace> = {}): LanguageModel {
  if (!settings) return { complete: async () => ({ state: 'no-model' }) };
  const provider = settings.provider === 'openai' ? createOpenAi(settings) : createAnthropic(settings);
  const { totalMs, ...base } = { ...PACE, ...pace };
  return {
    complete(schema, instructions, { signal } = {}) {
      const limits = { ...base, deadline: base.now().getTime() + totalMs, signal };
      return complete({ provider, price: settings.price, limits }, schema, instructions);
    },
  };
}
