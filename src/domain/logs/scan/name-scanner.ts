import { CRAWLERS } from '../../crawlers/table.ts';
import { LineScanner, type TakeLine } from './line-scanner.ts';
import { JsonScanner, type Scanner } from './scanner.ts';
import { createWordSearch } from './word-search.ts';

// A name that is in the log stands there letter by letter, whatever the format.
const NAMES = CRAWLERS.flatMap(({ match }) => match);
/** How the lines that say something about the log begin. */
const HEADER_WORD = '#Fields:';
const search = createWordSearch(NAMES);
const searchHeaders = createWordSearch([HEADER_WORD]);
const searchWithHeaders = createWordSearch([...NAMES, HEADER_WORD]);

/** What a scanner must know of a format: whether records are JSON, and whether lines about the log are wanted too. */
export interface ScanShape {
  isJson: boolean;
  hasHeaders: boolean;
}

/** Hands on the lines that may name a crawler. */
export function createNameScanner({ isJson, hasHeaders }: ScanShape, take: TakeLine): Scanner {
  if (isJson) return new JsonScanner(search, take);
  return new LineScanner(hasHeaders ? searchWithHeaders : search, take);
}

/** Hands on the lines that say what the columns of the others mean. */
export function createHeaderScanner(take: TakeLine): Scanner {
  return new LineScanner(searchHeaders, take);
}
