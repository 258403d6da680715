import { type AnswerCounts, type BrandCounts, createCounts, mergeCounts } from './brand-counts.ts';
import { judgeChange, type Verdict, wilsonInterval } from './statistics.ts';

/** A brand as the numbers name it. */
export interface NamedBrand {
  brand: string;
  brandDomain: string;
  isMainBrand: boolean;
}

/** Shares are 0 to 1; null where there is nothing to take a share of. */
export interface BrandStatistics extends NamedBrand {
  mentions: number;
  brandCoverage: number | null;
  brandCoverageLow: number | null;
  brandCoverageHigh: number | null;
  shareOfVoice: number | null;
  averagePosition: number | null;
  domainCoverage: number | null;
  citations: number;
}

export interface BrandStats extends BrandStatistics {
  change: { brandCoverage: number | null; verdict: Verdict };
}

export interface DayStats {
  date: string;
  answers: number;
  brands: (Pick<NamedBrand, 'brand' | 'isMainBrand'> &
    Pick<BrandStatistics, 'mentions' | 'brandCoverage' | 'citations'>)[];
}

export function sumTallies(counts: Iterable<AnswerCounts>): AnswerCounts {
  const sum = createCounts();
  for (const count of counts) mergeCounts(sum, count);
  return sum;
}

/** The numbers of every brand, in the order of the report. */
export function computeStatistics(brands: readonly NamedBrand[], count: AnswerCounts): BrandStatistics[] {
  const allMentions = [...count.brands.values()].reduce((sum, { mentions }) => sum + mentions, 0);
  return brands.map((named, place) => {
    const { mentions, namedIn, positions, citations, citedIn } = count.brands.get(place) ?? NOTHING;
    const { low, high } = wilsonInterval(namedIn, count.answers);
    return {
      ...named,
      mentions,
      brandCoverage: share(namedIn, count.answers),
      brandCoverageLow: count.answers === 0 ? null : low,
      brandCoverageHigh: count.answers === 0 ? null : high,
      shareOfVoice: share(mentions, allMentions),
      averagePosition: share(positions, namedIn),
      domainCoverage: share(citedIn, count.answers),
      citations,
    };
  });
}

/** The same, with what has changed since the window before. */
export function computeStats(brands: readonly NamedBrand[], now: AnswerCounts, before: AnswerCounts): BrandStats[] {
  return computeStatistics(brands, now).map((numbers, place) => {
    const [is, was] = [coverageOf(now, place), coverageOf(before, place)];
    const previous = share(was.hits, was.count);
    const brandCoverage = numbers.brandCoverage === null || previous === null ? null : numbers.brandCoverage - previous;
    return { ...numbers, change: { brandCoverage, verdict: judgeChange(was, is) } };
  });
}

/** One entry for each day that has answers, in order. */
export function computeHistory(brands: readonly NamedBrand[], days: ReadonlyMap<string, AnswerCounts>): DayStats[] {
  return [...days]
    .filter(([, count]) => count.answers > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, count]) => ({
      date,
      answers: count.answers,
      brands: computeStatistics(brands, count).map(({ brand, isMainBrand, mentions, brandCoverage, citations }) => ({
        brand,
        isMainBrand,
        mentions,
        brandCoverage,
        citations,
      })),
    }));
}

const NOTHING: BrandCounts = { mentions: 0, namedIn: 0, positions: 0, citations: 0, citedIn: 0 };

function coverageOf(count: AnswerCounts, place: number): { hits: number; count: number } {
  return { hits: count.brands.get(place)?.namedIn ?? 0, count: count.answers };
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
