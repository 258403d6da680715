import { countryName, engineName } from '../format/names.ts';
import { percent } from '../format/numbers.ts';
import type { Recommended } from './use-recommendations.ts';

type Scope = Pick<Recommended, 'engine' | 'engines' | 'countries'> & { data: Pick<Recommended['data'], 'country'> };

/** Where a task was seen: “in 30 % of ChatGPT's answers, 12 % of Gemini's · Germany, United States”. */
export function nameScope({ engine, engines = [], countries, data }: Scope): string {
  const shares = engines.flatMap(({ engine: each, share }) => (share ? [{ each, share }] : []));
  const measured = shares.map(
    ({ each, share }, index) => `${percent(share)} of ${possessive(engineName(each))}${index === 0 ? ' answers' : ''}`,
  );
  // What crawlers cannot fetch is not seen in answers.
  const others = engines.filter(({ share }) => !share).map(({ engine: each }) => engineName(each));
  const named = [
    ...(measured.length > 0 ? [`in ${measured.join(', ')}`] : []),
    ...(engines.length > 0 ? others : [engineName(engine)]),
  ];
  return `${named.join(', ')} · ${(countries ?? [data.country]).map(countryName).join(', ')}`;
}

/** "ChatGPT's", "Google AI Overviews'". */
function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}
