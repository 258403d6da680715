import { CRAWLERS } from '../../crawlers/table.ts';
import { ASSISTANT_WORDS } from '../../referrals/assistants.ts';
import { LineScanner, type TakeLine } from './line-scanner.ts';
import { JsonScanner, type Scanner } from './scanner.ts';
import { createWordSearch } from './word-search.ts';

/** Every relevant line contains one of these literally, in every format. */
export const COUNTED_WORDS: readonly string[] = [...CRAWLERS.flatMap(({ match }) => match), ...ASSISTANT_WORDS];
/** The beginning of lines that describe the log. */
const HEADER_WORD = '#Fields:';
/** Perplexity's name is also written with a typographic hyphen. */
const words = withoutLonger([...COUNTED_WORDS, 'Perplexity']);
/** Created when first used: a command that reads no log needs none, and most logs need only one. */
const searchNames = createOnce(() => createWordSearch(words));
const searchHeaders = createOnce(() => createWordSearch([HEADER_WORD]));
const searchNamesAndHeaders = createOnce(() => createWordSearch([...words, HEADER_WORD]));

/** Properties of a format that a scanner needs: whether records are JSON, and whether lines that describe the log are needed. */
export interface ScanShape {
  isJson: boolean;
  hasHeaders: boolean;
}

/** Passes on the lines that may contain a crawler or an assistant. */
export function createNameScanner({ isJson, hasHeaders }: ScanShape, take: TakeLine): Scanner {
  if (isJson) return new JsonScanner(searchNames(), take);
  return new LineScanner(hasHeaders ? searchNamesAndHeaders() : searchNames(), take);
}

/** Passes on the lines that define the columns of later lines. */
export function createHeaderScanner(take: TakeLine): Scanner {
  return new LineScanner(searchHeaders(), take);
}

function createOnce<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

/** The words that contain no other word: a search for the shorter words finds the longer ones too. */
function withoutLonger(all: readonly string[]): string[] {
  const unique = [...new Set(all.map((word) => word.toLowerCase()))];
  return unique.filter((word) => !unique.some((other) => other !== word && word.includes(other)));
}
