import { ElementScanner } from './element-scanner.ts';
import { LineScanner, type TakeLine } from './line-scanner.ts';
import type { WordSearch } from './word-search.ts';

/** Cuts a stream into lines and hands on those that may hold one of the searched words. */
export interface Scanner {
  /** Lines so far. */
  readonly lines: number;
  /** An unfinished last line. */
  readonly rest: Buffer;
  push: (chunk: Buffer) => void;
  end: () => void;
}

const NOTHING = Buffer.alloc(0);
const BLANK = /^[\s\ufeff]*$/;

/** JSON comes as one record a line or as an array, which may go on from an earlier part. The first sign tells. */
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

  push(chunk: Buffer): void {
    this.#inner ??= this.#begin(chunk);
    this.#inner?.push(chunk);
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
