import type { WordSearch } from './word-search.ts';

const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const NOTHING = Buffer.alloc(0);

/** Longer lines are not log lines. At most this much of one line is kept in memory. */
export const LONGEST_LINE = 64 * 1024;

/** Receives a line as a range of `bytes`, which are reused: copy them to keep them. An empty range is a line that is too long. */
export type TakeLine = (bytes: Buffer, from: number, to: number) => void;

/**
 * Counts the lines of a byte stream and passes on those that may contain one of the searched words. All other lines, nearly
 * the whole log, are never inspected individually.
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

  scan(chunk: Buffer): void {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end === 0) return this.#hold(chunk, 0);
    const start = this.#finishHeld(chunk);
    this.#scanLines(chunk, start, end);
    this.#hold(chunk, end);
  }

  /** Ends the last line, which may have no newline. */
  end(): void {
    if (this.#isTooLong || this.rest.length > 0) this.#finishHeld(Buffer.of(NEWLINE));
  }

  /** Completes the unfinished line, and returns where the next one begins. */
  #finishHeld(chunk: Buffer): number {
    if (this.rest.length === 0 && !this.#isTooLong) return 0;
    const next = chunk.indexOf(NEWLINE) + 1;
    this.#hold(chunk.subarray(0, next), 0);
    const line = this.rest;
    this.rest = NOTHING;
    if (!this.#isTooLong) {
      this.#scanLines(line, 0, line.length);
    } else {
      this.lines++;
      this.#take(NOTHING, 0, 0);
    }
    this.#isTooLong = false;
    return next;
  }

  /** Whole lines, each with its newline. */
  #scanLines(bytes: Buffer, start: number, end: number): void {
    const lines = bytes.subarray(start, end);
    this.#search.load(lines);
    this.lines += this.#search.countNewlines();
    for (let offset = this.#search.find(0); offset >= 0; ) {
      const newline = lines.indexOf(NEWLINE, offset);
      this.#cut(lines, lines.lastIndexOf(NEWLINE, offset) + 1, newline);
      offset = this.#search.find(newline + 1);
    }
  }

  #cut(bytes: Buffer, from: number, newline: number): void {
    const to = bytes[newline - 1] === CARRIAGE_RETURN ? newline - 1 : newline;
    this.#take(bytes, from, to - from > LONGEST_LINE ? from : to);
  }

  /** Keeps a copy: a slice would keep the whole chunk alive. */
  #hold(chunk: Buffer, from: number): void {
    if (this.#isTooLong || this.rest.length + chunk.length - from > LONGEST_LINE) {
      this.#isTooLong = this.#isTooLong || from < chunk.length;
      this.rest = NOTHING;
    } else if (from < chunk.length) {
      this.rest = Buffer.concat([this.rest, chunk.subarray(from)]);
    }
  }
}
