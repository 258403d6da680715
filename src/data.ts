import { readFileSync } from 'node:fs';
import { createSites } from './domain/citations/domain-categories/sites.ts';
import { createVendorFinder } from './domain/competitors/vendors.ts';
import { createOrdinaryWords } from './domain/detection/ordinary-words/words.ts';
import { createLexicon } from './domain/query-fan-outs/lexicon.ts';

/** The folder next to `src`, and next to `dist` in the package. */
const FOLDER = new URL('../data/', import.meta.url);

function readData(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

// Each of them reads its files on first use.
export const ordinaryWords = createOrdinaryWords((list) => readData(`ordinary-words/${list}.txt`));
export const knownSites = createSites((file) => readData(`sites/${file}`));
export const lexicon = createLexicon((file) => readData(`query-fan-outs/${file}`));
export const findVendors = createVendorFinder(knownSites, ordinaryWords);
