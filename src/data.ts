import { readFileSync } from 'node:fs';
import { createSites } from './domain/citations/domain-categories/sites.ts';
import { createVendorFinder } from './domain/competitors/vendors.ts';
import type { Language } from './domain/detection/ordinary-words/languages.ts';
import { createOrdinaryWords } from './domain/detection/ordinary-words/words.ts';
import { createLexicon } from './domain/query-fan-outs/lexicon.ts';

/** The folder next to `src`, and next to `dist` in the package. */
const FOLDER = new URL('../data/', import.meta.url);

function readData(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

/** English has a dictionary of ordinary words that is as large. */
const FREQUENT_WORDS: Partial<Record<Language, string>> = {
  german: 'query-fan-outs/words/de.txt',
  french: 'query-fan-outs/words/fr.txt',
  spanish: 'query-fan-outs/words/es.txt',
  italian: 'query-fan-outs/words/it.txt',
};

// Each of them reads its files on first use.
export const ordinaryWords = createOrdinaryWords(
  (list) => readData(`ordinary-words/${list}.txt`),
  (language) => (FREQUENT_WORDS[language] ? readData(FREQUENT_WORDS[language]) : ''),
);
export const knownSites = createSites((file) => readData(`sites/${file}`));
export const lexicon = createLexicon((file) => readData(`query-fan-outs/${file}`));
export const findVendors = createVendorFinder(knownSites, ordinaryWords);
