import { ElementScanner } from './element-scanner.ts';
import { LineScanner, type TakeLine } from './line-scanner.ts';
import type { WordSearch } from './word-search.ts';

/** Splits a stream into lines and passes on those that may contain one of the searched words. */
export interface Scanner {
  /** Lines so far. */
  readonly lines: number;
  /** An unfinished last line. */
  readonly rest: Buffer;
  scan: (chunk: Buffer) => void;
  end: () => void;
}

const NOTHING = Buffer.alloc(0);
const BLANK = /^[\s\ufeff]*$/;

/** JSON is one record per line, or an array, which may continue from an earlier part. The first character decides. */
export class JsonScanner implements Scanner {
  readonly #open: (isArray: boolean) => Scanner;
  #inner: Scanner | null = null;

  constructor(search: WordSearch, take: TakeLine) {
    this.#open = (isArray) => new (isArray ? ElementScanner : LineScanner)(search, take);
  }

  get lines(): number {
    return this.#inner?.lines ?? 0;
  }

  get rest(): Buffer {
    return this.#inner?.rest ?? NOTHING;
  }

  scan(chunk: Buffer): void {
    this.#inner ??= this.#begin(chunk);
    this.#inner?.scan(chunk);
  }

  end(): void {
    this.#inner?.end();
  }

  #begin(chunk: Buffer): Scanner | null {
    const start = chunk.toString('utf8', 0, 1024);
    if (BLANK.test(start)) return null;
    return this.#open(/^[\s\ufeff]*[[,]/.test(start));
  }
}
