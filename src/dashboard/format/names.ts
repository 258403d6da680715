import { ENGINE_NAMES, type EngineId } from '../../domain/shared/engines.ts';

const SHORT_NAMES: Partial<Record<EngineId, string>> = { google: 'AI Overviews', google_ai_mode: 'AI Mode' };

export function engineName(engine: string): string {
  return ENGINE_NAMES[engine as EngineId] ?? engine;
}

/** Assistants that visitors come from, and that no engine is named after. */
const ASSISTANT_NAMES: Readonly<Record<string, string>> = {
  grok: 'Grok',
  meta_ai: 'Meta AI',
  duck_ai: 'Duck.ai',
  you: 'You.com',
  mistral: 'Mistral',
  deepseek: 'DeepSeek',
  kimi: 'Kimi',
  qwen: 'Qwen',
  doubao: 'Doubao',
  poe: 'Poe',
  phind: 'Phind',
  iask: 'iAsk',
  andi: 'Andi',
  komo: 'Komo',
};

export function assistantName(assistant: string): string {
  return ASSISTANT_NAMES[assistant] ?? engineName(assistant);
}

/** For narrow columns. */
export function shortEngineName(engine: string): string {
  return SHORT_NAMES[engine as EngineId] ?? engineName(engine);
}

const REGIONS = new Intl.DisplayNames('en', { type: 'region' });

export function countryName(code: string): string {
  return REGIONS.of(code === 'uk' ? 'GB' : code.toUpperCase()) ?? code;
}

/** The country and tags of a prompt as an import describes it: `us, Pricing` as `United States, Pricing`. */
export function nameCountryIn(detail: string): string {
  return detail.replace(/^[a-z]{2}(?=,|$)/, countryName);
}
