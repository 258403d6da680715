import { marketPositionInterval, trackedPositionInterval, trackedShareInterval } from './amounts.ts';
import { type Interval, marketInterval, trackedInterval } from './intervals.ts';
import { INDEPENDENT } from './persistence.ts';
import type { BrandSample, BrandSums } from './samples.ts';
import type { BrandPersistence } from './variation.ts';

/** Incremented when the same answers would give other statistics than before. */
export const METHOD_VERSION = 3;

/** A brand in statistics. */
export interface NamedBrand {
  brand: string;
  brandDomain: string;
  isMainBrand: boolean;
}

/** Null if there is too little data. */
export interface RateIntervals {
  /** For the same prompts, repeated on the same engines. */
  tracked: Interval | null;
  /** For similar prompts on the same engines. */
  market: Interval | null;
}

export interface Intervals {
  brandCoverage: RateIntervals;
  domainCoverage: RateIntervals;
  shareOfVoice: RateIntervals;
  averagePosition: RateIntervals;
}

/** Shares are 0 to 1; null if the denominator is zero. */
export interface BrandValues {
  mentions: number;
  brandCoverage: number | null;
  shareOfVoice: number | null;
  averagePosition: number | null;
  domainCoverage: number | null;
  citations: number;
}

export interface BrandStatistics extends NamedBrand, BrandValues {
  /** The `tracked` interval of brandCoverage. */
  brandCoverageLow: number | null;
  brandCoverageHigh: number | null;
  intervals: Intervals;
}

const UNKNOWN: BrandPersistence = { namedIn: INDEPENDENT, citedIn: INDEPENDENT };

export function describeBrand(
  named: NamedBrand,
  sample: BrandSample,
  persistence: BrandPersistence = UNKNOWN,
): BrandStatistics {
  const intervals = describeIntervals(sample, persistence);
  return {
    ...named,
    ...describeValues(sample),
    brandCoverageLow: intervals.brandCoverage.tracked?.low ?? null,
    brandCoverageHigh: intervals.brandCoverage.tracked?.high ?? null,
    intervals,
  };
}

/** The statistics without their intervals. */
export function describeValues(sample: BrandSample): BrandValues {
  return {
    mentions: sample.mentions,
    brandCoverage: valueOf(sample.named),
    shareOfVoice: valueOf(sample.voice.byPrompt),
    averagePosition: valueOf(sample.position.byPrompt),
    domainCoverage: valueOf(sample.cited),
    citations: sample.citations,
  };
}

/** The same statistics from the sums of a brand. */
export function describeSums(sums: BrandSums): BrandValues {
  const { answers, mentions, allMentions, namedIn, positions, citations, citedIn } = sums;
  return {
    mentions,
    brandCoverage: valueOf({ part: namedIn, whole: answers }),
    shareOfVoice: valueOf({ part: mentions, whole: allMentions }),
    averagePosition: valueOf({ part: positions, whole: namedIn }),
    domainCoverage: valueOf({ part: citedIn, whole: answers }),
    citations,
  };
}

function describeIntervals(sample: BrandSample, { namedIn, citedIn }: BrandPersistence): Intervals {
  return {
    brandCoverage: describeCoverage(sample, namedIn),
    domainCoverage: {
      tracked: round(trackedInterval(sample.citedCells, citedIn)),
      market: round(marketInterval(sample.cited)),
    },
    shareOfVoice: {
      tracked: round(trackedShareInterval(sample.voice, namedIn)),
      market: round(marketInterval(sample.voice.byPrompt)),
    },
    averagePosition: {
      tracked: round(trackedPositionInterval(sample.position, namedIn)),
      market: round(marketPositionInterval(sample.position.byPrompt)),
    },
  };
}

function describeCoverage(sample: BrandSample, namedIn: BrandPersistence['namedIn']): RateIntervals {
  return { tracked: round(trackedInterval(sample.namedCells, namedIn)), market: round(marketInterval(sample.named)) };
}

/** The series of all engines contains the intervals of all metrics, but few values. */
export function describeDay(
  { brand, isMainBrand }: NamedBrand,
  sample: BrandSample,
  persistence: BrandPersistence = UNKNOWN,
): DayStatistics {
  return {
    brand,
    isMainBrand,
    mentions: sample.mentions,
    brandCoverage: valueOf(sample.named),
    citations: sample.citations,
    intervals: describeIntervals(sample, persistence),
  };
}

/** The series of one engine contains only how often the brand is named. */
export function describeBriefly(
  { brand, isMainBrand }: NamedBrand,
  sample: BrandSample,
  { namedIn }: BrandPersistence = UNKNOWN,
): BriefStatistics {
  return {
    brand,
    isMainBrand,
    mentions: sample.mentions,
    brandCoverage: valueOf(sample.named),
    citations: sample.citations,
    intervals: { brandCoverage: describeCoverage(sample, namedIn) },
  };
}

export interface BriefStatistics extends Pick<NamedBrand, 'brand' | 'isMainBrand'> {
  mentions: number;
  brandCoverage: number | null;
  citations: number;
  intervals: Pick<Intervals, 'brandCoverage'>;
}

export interface DayStatistics extends Omit<BriefStatistics, 'intervals'> {
  intervals: Intervals;
}

function valueOf({ part, whole }: { part: number; whole: number }): number | null {
  return whole === 0 ? null : part / whole;
}

/** Rounds outwards to four decimals; more would suggest false precision. */
function round(interval: Interval | null): Interval | null {
  return interval && { low: Math.floor(interval.low * 1e4) / 1e4, high: Math.ceil(interval.high * 1e4) / 1e4 };
}
