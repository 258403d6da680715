import type { DayStats } from './history.ts';

/** The fields of statistics that a response can leave out. They are the largest. */
export const OMITTABLE = ['history', 'intervals'] as const;
export type Omittable = (typeof OMITTABLE)[number];

export function omitIntervals<Brand extends { intervals: unknown }>(brand: Brand): Omit<Brand, 'intervals'> {
  const { intervals: _, ...rest } = brand;
  return rest;
}

/** Also omits the intervals of each engine. */
export function omitIntervalsOfDay({ brands, engines, ...day }: DayStats): object {
  return {
    ...day,
    brands: brands.map(omitIntervals),
    ...(engines && { engines: engines.map((engine) => ({ ...engine, brands: engine.brands.map(omitIntervals) })) }),
  };
}
