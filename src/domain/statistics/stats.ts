import { type BrandTally, createTally, mergeTally, type Tally } from './brand-counts.ts';
import { judgeChange, type Verdict, wilsonInterval } from './statistics.ts';

/** A brand as the numbers name it. */
export interface NamedBrand {
  brand: string;
  brandDomain: string;
  isMainBrand: boolean;
}

/** Shares are 0 to 1; null where there is nothing to take a share of. */
export interface BrandNumbers extends NamedBrand {
  mentions: number;
  brandCoverage: number | null;
  brandCoverageLow: number | null;
  brandCoverageHigh: number | null;
  shareOfVoice: number | null;
  averagePosition: number | null;
  domainCoverage: number | null;
  citations: number;
}

export interface BrandStats extends BrandNumbers {
  change: { brandCoverage: number | null; verdict: Verdict };
}

export interface DayStats {
  date: string;
  answers: number;
  brands: (Pick<NamedBrand, 'brand' | 'isMainBrand'> &
    Pick<BrandNumbers, 'mentions' | 'brandCoverage' | 'citations'>)[];
}

export function sumTallies(tallies: Iterable<Tally>): Tally {
  const sum = createTally();
  for (const tally of tallies) mergeTally(sum, tally);
  return sum;
}

/** The numbers of every brand, in the order of the report. */
export function computeNumbers(brands: readonly NamedBrand[], tally: Tally): BrandNumbers[] {
  const allMentions = [...tally.brands.values()].reduce((sum, { mentions }) => sum + mentions, 0);
  return brands.map((named, place) => {
    const { mentions, namedIn, positions, citations, citedIn } = tally.brands.get(place) ?? NOTHING;
    const { low, high } = wilsonInterval(namedIn, tally.answers);
    return {
      ...named,
      mentions,
      brandCoverage: share(namedIn, tally.answers),
      brandCoverageLow: tally.answers === 0 ? null : low,
      brandCoverageHigh: tally.answers === 0 ? null : high,
      shareOfVoice: share(mentions, allMentions),
      averagePosition: share(positions, namedIn),
      domainCoverage: share(citedIn, tally.answers),
      citations,
    };
  });
}

/** The same, with what has changed since the window before. */
export function computeStats(brands: readonly NamedBrand[], now: Tally, before: Tally): BrandStats[] {
  return computeNumbers(brands, now).map((numbers, place) => {
    const [is, was] = [coverageOf(now, place), coverageOf(before, place)];
    const previous = share(was.hits, was.count);
    const brandCoverage = numbers.brandCoverage === null || previous === null ? null : numbers.brandCoverage - previous;
    return { ...numbers, change: { brandCoverage, verdict: judgeChange(was, is) } };
  });
}

/** One entry for each day that has answers, in order. */
export function computeHistory(brands: readonly NamedBrand[], days: ReadonlyMap<string, Tally>): DayStats[] {
  return [...days]
    .filter(([, tally]) => tally.answers > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, tally]) => ({
      date,
      answers: tally.answers,
      brands: computeNumbers(brands, tally).map(({ brand, isMainBrand, mentions, brandCoverage, citations }) => ({
        brand,
        isMainBrand,
        mentions,
        brandCoverage,
        citations,
      })),
    }));
}

const NOTHING: BrandTally = { mentions: 0, namedIn: 0, positions: 0, citations: 0, citedIn: 0 };

function coverageOf(tally: Tally, place: number): { hits: number; count: number } {
  return { hits: tally.brands.get(place)?.namedIn ?? 0, count: tally.answers };
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
