import type { WordSearch } from './word-search.ts';

const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const NOTHING = Buffer.alloc(0);

/** A longer line is no log line. No more than this is ever held of one. */
export const LONGEST_LINE = 64 * 1024;

/** Takes a line that stands in `bytes`, which are only lent: what is kept must be copied. An empty range is a line too long. */
export type TakeLine = (bytes: Buffer, from: number, to: number) => void;

/**
 * Counts the lines of a stream of bytes, and hands on those that may hold one of the searched words: of a log with three
 * lines of a crawler in a hundred, the other 97 are never looked at one by one.
 */
export class LineScanner {
  lines = 0;
  readonly #search: WordSearch;
  readonly #take: TakeLine;
  /** An unfinished last line. */
  rest: Buffer = NOTHING;
  #isTooLong = false;

  constructor(search: WordSearch, take: TakeLine) {
    this.#search = search;
    this.#take = take;
  }

  push(chunk: Buffer): void {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end === 0) return this.#hold(chunk, 0);
    const start = this.#finishHeld(chunk);
    this.#scan(chunk, start, end);
    this.#hold(chunk, end);
  }

  /** The last line, which no newline ends. */
  end(): void {
    if (this.#isTooLong || this.rest.length > 0) this.#finishHeld(Buffer.of(NEWLINE));
  }

  /** Takes what is held with the rest of its line, and returns where the next line begins. */
  #finishHeld(chunk: Buffer): number {
    if (this.rest.length === 0 && !this.#isTooLong) return 0;
    const next = chunk.indexOf(NEWLINE) + 1;
    this.#hold(chunk.subarray(0, next), 0);
    const line = this.rest;
    this.rest = NOTHING;
    if (!this.#isTooLong) {
      this.#scan(line, 0, line.length);
    } else {
      this.lines++;
      this.#take(NOTHING, 0, 0);
    }
    this.#isTooLong = false;
    return next;
  }

  /** Whole lines, each with its newline. */
  #scan(bytes: Buffer, start: number, end: number): void {
    for (let at = bytes.indexOf(NEWLINE, start); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) this.lines++;
    const view = viewOf(bytes);
    for (let at = this.#search(view, start, end); at >= 0; ) {
      const newline = bytes.indexOf(NEWLINE, at);
      const from = Math.max(start, bytes.lastIndexOf(NEWLINE, at) + 1);
      this.#cut(bytes, from, newline);
      at = this.#search(view, newline + 1, end);
    }
  }

  #cut(bytes: Buffer, from: number, newline: number): void {
    const to = bytes[newline - 1] === CARRIAGE_RETURN ? newline - 1 : newline;
    this.#take(bytes, from, to - from > LONGEST_LINE ? from : to);
  }

  /** Keeps a copy: a part of a chunk would keep the whole chunk alive. */
  #hold(chunk: Buffer, from: number): void {
    if (this.#isTooLong || this.rest.length + chunk.length - from > LONGEST_LINE) {
      this.#isTooLong = this.#isTooLong || from < chunk.length;
      this.rest = NOTHING;
    } else if (from < chunk.length) {
      this.rest = Buffer.concat([this.rest, chunk.subarray(from)]);
    }
  }
}

/** The same bytes as numbers of more than one byte: read so, they are searched in half the time. */
export function viewOf(bytes: Buffer): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}
