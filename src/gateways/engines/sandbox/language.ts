import { DE } from './phrases/de.ts';
import { EN } from './phrases/en.ts';
import { ES } from './phrases/es.ts';
import { FR } from './phrases/fr.ts';
import type { Phrases } from './phrases/phrases.ts';

const COUNTRIES_BY_LANGUAGE: [Phrases, string][] = [
  [DE, 'de at ch li'],
  [FR, 'fr mc lu sn ci cm ml bf ne tg bj ga cg cd re gp mq gf nc pf'],
  [ES, 'es mx ar co cl pe ve ec gt cu bo do hn py sv ni cr pa uy pr gq ad'],
];
const BY_COUNTRY = new Map(
  COUNTRIES_BY_LANGUAGE.flatMap(([phrases, countries]) =>
    countries.split(' ').map((country) => [country, phrases] as const),
  ),
);

/** The phrases in the main language of the country, or in English. */
export function phrasesOf(country: string): Phrases {
  return BY_COUNTRY.get(country) ?? EN;
}
