import { type DateWindow, daysOf } from '../../domain/shared/windows.ts';
import type { WhiskerRow } from '../charts/dot-whisker.tsx';
import { type Domain, fitShares } from '../charts/fit.ts';
import type { TrendPoint, TrendSeries } from '../charts/trend-series.ts';
import { Verdict } from '../charts/verdict.tsx';
import { differenceRange, percent, percentRange } from '../format/numbers.ts';
import { chooseLines } from './lines.ts';
import type { BrandStats, Stats } from './use-stats.ts';

/** The brands of the window, those named most first. */
export function rankBrands({ brands }: Pick<Stats, 'brands'>): BrandStats[] {
  return brands.toSorted((a, b) => (b.brandCoverage ?? -1) - (a.brandCoverage ?? -1));
}

/**
 * Each brand with both intervals and its verdict. `before` names the compared window, and `hrefOf` returns the screen with the answers
 * behind a brand.
 */
export function toWhiskers(
  stats: Pick<Stats, 'brands' | 'grade'>,
  before: string,
  hrefOf?: (brand: string) => string,
): WhiskerRow[] {
  return rankBrands(stats).map((brand) => {
    const { tracked, market } = brand.intervals.brandCoverage;
    const { verdict, brandCoverage: difference, low, high } = brand.change;
    return {
      label: brand.brand,
      isMain: brand.isMainBrand,
      value: brand.brandCoverage,
      inner: tracked,
      outer: market,
      description: `${brand.brand}: named in ${percent(brand.brandCoverage)} of answers; your prompts ${percentRange(tracked)}, prompts like these ${percentRange(market)}${difference === null ? '' : `; ${differenceRange({ difference, low, high })} from ${before}`}`,
      aside: (
        <Verdict
          verdict={verdict}
          difference={difference}
          interval={{ low, high }}
          before={before}
          muted={stats.grade.grade === 'exploratory'}
        />
      ),
      ...(hrefOf && { href: hrefOf(brand.brand) }),
    };
  });
}

/** The days of the window from the first answers on. */
export function daysWithData({ history }: Pick<Stats, 'history'>, window: DateWindow): string[] {
  return daysOf(window).filter((day) => day >= (history[0]?.date ?? day));
}

/** Each brand by day or week. */
export function toLines({ brands, history }: Pick<Stats, 'brands' | 'history'>, days: string[]): TrendSeries[] {
  const byDay = new Map(history.map((day) => [day.date, day]));
  return chooseLines(brands).map(({ brand }) => ({
    label: brand,
    points: days.map((day): TrendPoint => {
      const found = byDay.get(day)?.brands.find((each) => each.brand === brand);
      return { value: found?.brandCoverage ?? null, interval: found?.intervals.brandCoverage.tracked ?? null };
    }),
  }));
}

export interface EngineTrend {
  key: string;
  label: string;
  answers: number;
  prompts: number;
  brand: BrandStats;
  points: TrendPoint[];
}

/** Your brand on each engine by day. */
export function toEngineTrends(
  { groups = [], history }: Pick<Stats, 'groups' | 'history'>,
  days: string[],
): EngineTrend[] {
  return groups.flatMap(({ key, label, answers, prompts, brands }) => {
    const brand = brands.find(({ isMainBrand }) => isMainBrand);
    if (!brand) return [];
    const byDay = new Map(
      history.map(({ date, engines = [] }) => [
        date,
        engines.find(({ engine }) => engine === key)?.brands.find(({ isMainBrand }) => isMainBrand),
      ]),
    );
    const points = days.map((day): TrendPoint => {
      const found = byDay.get(day);
      return { value: found?.brandCoverage ?? null, interval: found?.intervals.brandCoverage.tracked ?? null };
    });
    return [{ key, label, answers, prompts, brand, points }];
  });
}

const drawn = ({ value, interval }: TrendPoint, hasBand: boolean): number[] =>
  value === null ? [] : hasBand && interval ? [value, interval.low, interval.high] : [value];

/** An axis that holds all lines, and the band of the first. */
export function fitLines(series: Pick<TrendSeries, 'points'>[]): Domain {
  return fitShares(series.flatMap(({ points }, index) => points.flatMap((point) => drawn(point, index === 0))));
}

/** A common axis for the lines and bands of all engines. */
export function fitEngines(engines: Pick<EngineTrend, 'points'>[]): Domain {
  return fitShares(engines.flatMap(({ points }) => points.flatMap((point) => drawn(point, true))));
}
