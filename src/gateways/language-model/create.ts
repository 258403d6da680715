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
  /** How long a call may take with all its tries. */
  totalMs: number;
}

const PACE: Pace = {
  now: () => new Date(),
  sleep: (ms, signal) => delay(ms, undefined, signal && { signal }),
  random: Math.random,
  timeoutMs: 120_000,
  totalMs: 300_000,
};

/** The model of the settings; without any, one that says so, and callers take their own way. */
export function createLanguageModel(settings: LanguageModelSettings | null, pace: Partial<Pace> = {}): LanguageModel {
  if (!settings) return { complete: async () => ({ state: 'no-model' }) };
  const provider = settings.provider === 'openai' ? createOpenAi(settings) : createAnthropic(settings);
  const { totalMs, ...own } = { ...PACE, ...pace };
  return {
    complete(schema, instructions, { signal } = {}) {
      const limits = { ...own, deadline: own.now().getTime() + totalMs, signal };
      return complete({ provider, price: settings.price, limits }, schema, instructions);
    },
  };
}
