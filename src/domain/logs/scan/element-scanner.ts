import { LONGEST_LINE, type TakeLine } from './line-scanner.ts';
import type { WordSearch } from './word-search.ts';

const QUOTE = 0x22;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const NOTHING = Buffer.alloc(0);

/** Splits a JSON array into its objects; each counts as a line. */
export class ElementScanner {
  lines = 0;
  readonly #search: WordSearch;
  readonly #take: TakeLine;
  /** An unfinished last line. */
  rest: Buffer = NOTHING;
  #isTooLong = false;
  /** Nesting depth inside an element of the array; 0 between elements. */
  #depth = 0;
  #isText = false;
  #isEscaped = false;

  constructor(search: WordSearch, take: TakeLine) {
    this.#search = search;
    this.#take = take;
  }

  scan(chunk: Buffer): void {
    let from = 0;
    for (let offset = 0; offset < chunk.length; offset++) {
      const before = this.#depth;
      this.#step(chunk[offset] as number);
      if (before === 0 && this.#depth > 0) from = offset;
      if (before > 0 && this.#depth === 0) this.#finish(chunk, from, offset + 1);
    }
    if (this.#depth > 0) this.#hold(chunk, from);
  }

  /** An object that is truncated is a malformed line. */
  end(): void {
    if (this.#depth === 0) return;
    this.lines++;
    this.#take(NOTHING, 0, 0);
  }

  #step(byte: number): void {
    if (this.#isText) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (byte === BACKSLASH) this.#isEscaped = true;
      else if (byte === QUOTE) this.#isText = false;
    } else if (byte === QUOTE) this.#isText = this.#depth > 0;
    else if (byte === OPEN || (byte === OPEN_LIST && this.#depth > 0)) this.#depth++;
    else if (byte === CLOSE || byte === CLOSE_LIST) this.#depth = Math.max(0, this.#depth - 1);
  }

  #finish(chunk: Buffer, from: number, to: number): void {
    const isWhole = this.rest.length === 0 && !this.#isTooLong;
    if (!isWhole) this.#hold(chunk.subarray(0, to), 0);
    const bytes = isWhole ? chunk : this.rest;
    const start = isWhole ? from : 0;
    const end = isWhole ? to : bytes.length;
    this.lines++;
    if (this.#isTooLong || end - start > LONGEST_LINE) this.#take(NOTHING, 0, 0);
    else if (this.#contains(bytes.subarray(start, end))) this.#take(bytes, start, end);
    this.rest = NOTHING;
    this.#isTooLong = false;
  }

  #contains(element: Buffer): boolean {
    this.#search.load(element);
    return this.#search.find(0) >= 0;
  }

  #hold(chunk: Buffer, from: number): void {
    this.#isTooLong ||= this.rest.length + chunk.length - from > LONGEST_LINE;
    this.rest = this.#isTooLong ? NOTHING : Buffer.concat([this.rest, chunk.subarray(from)]);
  }
}
