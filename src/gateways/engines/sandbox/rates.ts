import type { Question } from '../port.ts';
import { createDraws, draw, drawNormal } from './draws.ts';
import { baseOf, type SandboxSeries } from './series.ts';

/** Rates over all prompts, far enough from 0.25 and 0.75 that drift remains within these bounds. */
const OTHERS = { lowest: 0.34, spread: 0.32 };
const DRIFT = 0.03;
/** How far the rate of a page can be from that of the API of the engine. */
const PAGE_SHIFT = 0.06;
const SHORTEST_SWING_DAYS = 60;
const MS_PER_DAY = 86_400_000;

/** Google's rates are higher, because a fifth of its questions show no answer. */
const GOOGLE = { lowest: 0.42, spread: 0.26 };

/**
 * How much of an answer is decided by the prompt, and how much by the prompt on this engine; the rest varies from answer to answer.
 * Shares of the variance of a normal variable. Answers to one prompt then have an intra-class correlation of about 0.4, and
 * answers to one prompt on one engine of about 0.5.
 */
const OF_PROMPT = 0.57;
const OF_CELL = 0.14;

const NO_ANSWER = { prompts: 0.2, whereUsual: 0.85, elsewhere: 0.0375 };

type Asked = Pick<Question, 'prompt' | 'country' | 'day' | 'sample'>;

/** The rate at which answers of an engine in a country mention the brand, over all prompts. It is stable, with slow drift over months. */
export function rateOf(name: string, engine: SandboxSeries, country: string, day: string): number {
  const { next } = createDraws('rate', foldName(name), baseOf(engine), country);
  const { lowest, spread } = engine === 'google' ? GOOGLE : OTHERS;
  const base = lowest + spread * next() + shiftOf(name, engine, country);
  const phase = next();
  const swing = Date.parse(day) / MS_PER_DAY / (SHORTEST_SWING_DAYS * (1 + phase)) + phase;
  return base + DRIFT * Math.sin(2 * Math.PI * swing);
}

/** The page of an engine mentions brands more or less often than its API, but not without bounds. */
function shiftOf(name: string, series: SandboxSeries, country: string): number {
  if (baseOf(series) === series) return 0;
  return PAGE_SHIFT * (2 * draw('page shift', foldName(name), series, country) - 1);
}

/**
 * The sort key of the brand in this answer, smallest first. Null if the answer does not mention the brand. It is independent
 * of other brands, so that a new competitor does not change them.
 */
export function orderOf(
  name: string,
  engine: SandboxSeries,
  { prompt, country, day, sample }: Asked,
  rate = rateOf(name, engine, country, day),
): number | null {
  const brand = foldName(name);
  const ofPrompt = createDraws('prompt', brand, prompt, country);
  const ofCell = createDraws('cell', brand, prompt, engine, country);
  const ofAnswer = createDraws('named', brand, prompt, engine, country, day, sample);
  const tendency =
    Math.sqrt(OF_PROMPT) * drawNormal(ofPrompt) +
    Math.sqrt(OF_CELL) * drawNormal(ofCell) +
    Math.sqrt(1 - OF_PROMPT - OF_CELL) * drawNormal(ofAnswer);
  if (tendency >= normalQuantile(rate)) return null;
  return ofPrompt.next() + ofAnswer.next();
}

/** Google shows no answer for a fifth of the prompts, mostly the same ones every day. */
export function showsNothing(engine: SandboxSeries, { prompt, country, day, sample }: Asked): boolean {
  if (engine !== 'google') return false;
  const isUsual = draw('shows nothing', prompt, country) < NO_ANSWER.prompts;
  const chance = isUsual ? NO_ANSWER.whereUsual : NO_ANSWER.elsewhere;
  return draw('shows nothing today', prompt, country, day, sample) < chance;
}

/** Brand names are case-insensitive. */
export function foldName(name: string): string {
  return name.trim().toLowerCase();
}

/** Of the standard normal distribution, within 0.01 for rates such as these (Tukey's lambda). */
function normalQuantile(rate: number): number {
  return (rate ** 0.135 - (1 - rate) ** 0.135) / 0.1975;
}
