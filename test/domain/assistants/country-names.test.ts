import { expect, test } from 'vitest';
import { englishName, isCountryName } from '../../../src/domain/assistants/country-names.ts';

const COUNTRIES = ['us', 'uk', 'de', 'jp', 'nl', 'kr'];

test.each([
  ['USA', 'us'],
  ['United States', 'us'],
  ['america ', 'us'],
  ['Vereinigte Staaten', 'us'],
  ['États-Unis', 'us'],
  ['gb', 'uk'],
  ['England', 'uk'],
  ['de', 'de'],
  ['Deutschland', 'de'],
  ['Germany', 'de'],
  ['日本', 'jp'],
  ['Holland', 'nl'],
  ['Korea', 'kr'],
])('%s is %s, and no other country', (text, country) => {
  expect(COUNTRIES.filter((code) => isCountryName(code, text))).toEqual([country]);
});

test('a country has an English name', () => {
  expect(englishName('uk')).toBe('United Kingdom');
});
