import type { EngineId } from '../shared/engines.ts';

export const THRESHOLD_SIDES = ['below', 'above'] as const;
export const MOST_THRESHOLDS = 20;

/** A share of answers that name your brand, of which a person wants to be informed. */
export interface Threshold {
  /** Null for all engines together. */
  engine: EngineId | null;
  side: (typeof THRESHOLD_SIDES)[number];
  /** From 0 to 1. */
  share: number;
}

/** The share of answers that name your brand, with its interval. */
export interface MeasuredCoverage {
  engine: EngineId | null;
  share: number;
  low: number;
  high: number;
}

export interface CrossedThreshold {
  threshold: Threshold;
  measured: MeasuredCoverage;
}

/**
 * A threshold is crossed when the whole interval is beyond it, and can be crossed again when the share is back. In between, noise
 * does not repeat the alert. `crossed` has the names of the thresholds that were crossed before.
 */
export function checkThresholds(
  thresholds: readonly Threshold[],
  coverages: readonly MeasuredCoverage[],
  crossed: readonly string[],
): { crossed: string[]; newlyCrossed: CrossedThreshold[] } {
  const newlyCrossed: CrossedThreshold[] = [];
  const still = thresholds.filter((threshold) => {
    const isKnown = crossed.includes(nameOf(threshold));
    const measured = coverages.find(({ engine }) => engine === threshold.engine);
    if (!measured) return isKnown;
    if (isKnown) return !isBeyond(threshold.side === 'below' ? 'above' : 'below', measured.share, threshold.share);
    if (!isBeyond(threshold.side, threshold.side === 'below' ? measured.high : measured.low, threshold.share))
      return false;
    newlyCrossed.push({ threshold, measured });
    return true;
  });
  return { crossed: still.map(nameOf), newlyCrossed };
}

function isBeyond(side: Threshold['side'], value: number, share: number): boolean {
  return side === 'below' ? value < share : value > share;
}

export function nameOf({ engine, side, share }: Threshold): string {
  return `${engine ?? 'all'} ${side} ${share}`;
}
