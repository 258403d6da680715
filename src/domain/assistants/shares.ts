import type { DateWindow } from '../shared/windows.ts';

/** Begins every reply that is based on simulated answers. */
export const SIMULATED = 'Simulated data (sandbox, not real engines): ';

/** 0.5234 as "52.3 %". */
export function percent(share: number | null): string {
  return share === null ? 'unknown' : `${round(share * 100, 1)} %`;
}

/** 0.034 as "+3.4 points". */
export function points(difference: number): string {
  return `${difference < 0 ? '−' : '+'}${round(Math.abs(difference) * 100, 1)} points`;
}

/** Three decimals: more would suggest a precision that no report has. */
export function roundShare(share: number | null | undefined): number | null {
  return share === null || share === undefined ? null : round(share, 3);
}

export function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

export interface ScopeFacts extends DateWindow {
  brand: string;
  /** Null for all countries. */
  country: string | null;
  /** How many countries the facts are about if there is no single one. */
  countries?: number;
  isSimulated: boolean;
  answers: number;
  prompts: number;
  /** Null without answers. */
  share: number | null;
  low: number | null;
  high: number | null;
  /** The engine that the facts are limited to, as people call it. */
  engine?: string | undefined;
}

/** The first sentence of a reply about answers: what was counted, where, when, and how precisely. */
export function describeScope(facts: ScopeFacts): string {
  const {
    brand,
    country,
    countries = 1,
    isSimulated,
    answers,
    prompts,
    share,
    low,
    high,
    startDate,
    endDate,
    engine,
  } = facts;
  const all = countries > 1 ? ` in all ${countries} countries` : '';
  const where = `${engine ? ` of ${engine}` : ''}${country === null ? all : ` (country: ${country})`}`;
  const window = `${startDate} to ${endDate}`;
  const source = isSimulated ? SIMULATED : '';
  if (answers === 0) return `${source}There are no answers${where} from ${window}, so nothing is known about ${brand}.`;
  const interval = low === null || high === null ? '' : ` (95 % interval ${percent(low)} to ${percent(high)})`;
  return `${source}${brand} is mentioned in ${percent(share)}${interval} of n = ${answers} answers${where} to ${prompts} ${prompts === 1 ? 'prompt' : 'prompts'}, ${window}.`;
}
