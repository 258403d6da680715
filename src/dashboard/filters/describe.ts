import type { Outputs } from '../api/trpc.ts';
import { dayRange } from '../format/dates.ts';
import { countryName, engineName } from '../format/names.ts';

type Share = Outputs['shares']['list']['items'][number];

/** Filters of a view, with the name of its tag if it is known. */
export type DescribedFilters = Pick<
  Share,
  'startDate' | 'endDate' | 'country' | 'engines' | 'tagId' | 'branded' | 'compareStartDate' | 'compareEndDate'
> & {
  tagName?: string | null | undefined;
};

const PROMPTS = { include: [], exclude: ['prompts without your name'], only: ['prompts with your name'] };

/** Every filter in words, so that no figure is read without them. */
export function describeFilters(filters: DescribedFilters): string[] {
  const { startDate, endDate, country, engines, tagId, tagName, branded, compareStartDate, compareEndDate } = filters;
  return [
    dayRange(startDate, endDate),
    country === null ? 'all countries' : countryName(country),
    engines === null ? 'all engines' : engines.map(engineName).join(', '),
    ...(tagId === null ? [] : [tagName ? `tag ${tagName}` : 'one tag']),
    ...PROMPTS[branded],
    ...(compareStartDate && compareEndDate ? [`compared with ${dayRange(compareStartDate, compareEndDate)}`] : []),
  ];
}
