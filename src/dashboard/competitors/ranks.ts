import type { TrendPoint, TrendSeries } from '../charts/trend-series.ts';

interface Share {
  brand: string;
  brandCoverage: number | null;
}

export interface Rank {
  rank: number;
  /** How many brands have this rank. */
  tied: number;
}

/** 1 for the brand named most. Brands with equal shares have the same rank; brands without answers have none. */
export function rankShares(shares: readonly Share[]): Map<string, Rank> {
  const known = shares.flatMap(({ brand, brandCoverage }) =>
    brandCoverage === null ? [] : [{ brand, brandCoverage }],
  );
  return new Map(
    known.map(({ brand, brandCoverage }) => {
      const ahead = known.filter((each) => each.brandCoverage > brandCoverage).length;
      const tied = known.filter((each) => each.brandCoverage === brandCoverage).length;
      return [brand, { rank: ahead + 1, tied }];
    }),
  );
}

/** Part of a rank by which the lines of brands with the same rank are moved apart. */
const TIE = 0.12;

/** The ranks of some brands at each point in time, among all brands. Lines of brands with equal ranks do not hide each other. */
export function toRankLines(brands: readonly string[], times: readonly (readonly Share[])[]): TrendSeries[] {
  const ranks = times.map(rankShares);
  return brands.map((brand) => ({
    label: brand,
    points: ranks.map((ofTime): TrendPoint => {
      const found = ofTime.get(brand);
      if (!found) return { value: null, interval: null };
      const { rank, tied } = found;
      const same = brands.filter((each) => ofTime.get(each)?.rank === rank);
      const offset = (same.indexOf(brand) - (same.length - 1) / 2) * TIE;
      return { value: rank + offset, interval: null, text: tied > 1 ? `${rank} (tied)` : String(rank) };
    }),
  }));
}
