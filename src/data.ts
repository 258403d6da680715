import { readFileSync } from 'node:fs';
import { createSites } from './domain/citations/domain-categories/sites.ts';
import { createVendorFinder } from './domain/competitors/vendors.ts';
import { LANGUAGES, type Language } from './domain/detection/ordinary-words/languages.ts';
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

/** English has a dictionary; these lists have few of the words that companies are named after. */
const WITH_NAMESAKES: ReadonlySet<string> = new Set(LANGUAGES.filter((language) => language !== 'english'));

// Each of them reads its files on first use.
export const ordinaryWords = createOrdinaryWords(
  (list) =>
    readData(`ordinary-words/${list}.txt`) +
    (WITH_NAMESAKES.has(list) ? readData(`ordinary-words/namesakes/${list}.txt`) : ''),
  (language) => (FREQUENT_WORDS[language] ? readData(FREQUENT_WORDS[language]) : ''),
);
export const knownSites = createSites((file) => readData(`sites/${file}`));
export const lexicon = createLexicon((file) => readData(`query-fan-outs/${file}`));
export const findVendors = createVendorFinder(knownSites, ordinaryWords);
