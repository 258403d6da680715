import { type EngineId, engineName as nameOf } from '../../domain/shared/engines.ts';

const SHORT_NAMES: Partial<Record<EngineId, string>> = { google: 'AI Overviews', google_ai_mode: 'AI Mode' };

export function engineName(engine: string): string {
  return nameOf(engine as EngineId);
}

/** For narrow columns. */
export function shortEngineName(engine: string): string {
  return SHORT_NAMES[engine as EngineId] ?? engineName(engine);
}

const REGIONS = new Intl.DisplayNames('en', { type: 'region' });

export function countryName(code: string): string {
  return REGIONS.of(code === 'uk' ? 'GB' : code.toUpperCase()) ?? code;
}
