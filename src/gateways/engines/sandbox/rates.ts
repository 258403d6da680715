import type { EngineId } from '../../../domain/shared/engines.ts';
import type { Question } from '../port.ts';
import { createDraws, draw } from './draws.ts';

/** Far enough from 0.25 and 0.75 that drift and the noise of a month of answers remain within these bounds. */
const OTHERS = { lowest: 0.34, spread: 0.32 };
const DRIFT = 0.03;
const SHORTEST_SWING_DAYS = 60;
const MS_PER_DAY = 86_400_000;

/** Google's rates are higher, because a fifth of its questions show no answer. */
const GOOGLE = { lowest: 0.42, spread: 0.26 };

const NO_ANSWER = { prompts: 0.2, whereUsual: 0.85, elsewhere: 0.0375 };

type Asked = Pick<Question, 'prompt' | 'country' | 'day' | 'sample'>;

/** The rate at which answers of an engine in a country mention the brand. It is stable, with slow drift over months. */
export function rateOf(name: string, engine: EngineId, country: string, day: string): number {
  const { next } = createDraws('rate', foldName(name), engine, country);
  const { lowest, spread } = engine === 'google' ? GOOGLE : OTHERS;
  const base = lowest + spread * next();
  const phase = next();
  const swing = Date.parse(day) / MS_PER_DAY / (SHORTEST_SWING_DAYS * (1 + phase)) + phase;
  return base + DRIFT * Math.sin(2 * Math.PI * swing);
}

/**
 * The sort key of the brand in this answer, smallest first. Null if the answer does not mention the brand. It is independent
 * of other brands, so that a new competitor does not change them.
 */
export function orderOf(name: string, engine: EngineId, { prompt, country, day, sample }: Asked): number | null {
  const { next } = createDraws('named', foldName(name), prompt, engine, country, day, sample);
  return next() < rateOf(name, engine, country, day) * affinityOf(name, engine, prompt, country) ? next() : null;
}

/** One prompt in ten hardly ever leads to the brand, unless it asks about the brand; the others make up for it. */
const SELDOM = { prompts: 0.1, factor: 0.05, elsewhere: 1.1 };

function affinityOf(name: string, engine: EngineId, prompt: string, country: string): number {
  if (foldName(prompt).includes(foldName(name))) return 1;
  const isSeldom = draw('reach', foldName(name), engine, prompt, country) < SELDOM.prompts;
  return isSeldom ? SELDOM.factor : SELDOM.elsewhere;
}

/** Google shows no answer for a fifth of the prompts, mostly the same ones every day. */
export function showsNothing(engine: EngineId, { prompt, country, day, sample }: Asked): boolean {
  if (engine !== 'google') return false;
  const isUsual = draw('shows nothing', prompt, country) < NO_ANSWER.prompts;
  const chance = isUsual ? NO_ANSWER.whereUsual : NO_ANSWER.elsewhere;
  return draw('shows nothing today', prompt, country, day, sample) < chance;
}

/** Brand names are case-insensitive. */
export function foldName(name: string): string {
  return name.trim().toLowerCase();
}
