import { countryName, engineName } from '../format/names.ts';
import { percent } from '../format/numbers.ts';
import type { Recommended } from './use-recommendations.ts';

type Scope = Pick<Recommended, 'engine' | 'engines' | 'countries'> & { data: Pick<Recommended['data'], 'country'> };

/** The engines of a task with their shares, and its countries: “ChatGPT 30 %, Gemini 12 % · Germany, United States”. */
export function nameScope({ engine, engines, countries, data }: Scope): string {
  const named = engines?.map(({ engine: each, share }) =>
    share === null ? engineName(each) : `${engineName(each)} ${percent(share)}`,
  ) ?? [engineName(engine)];
  return `${named.join(', ')} · ${(countries ?? [data.country]).map(countryName).join(', ')}`;
}
