import type { TakeLine } from './line-scanner.ts';
import type { Scanner } from './scanner.ts';

/** The lines of a part of a log that may be counted. */
export interface PrefilteredPart {
  /** The number of bytes of the part: whole lines, and in the last part also the unfinished one. */
  length: number;
  lines: number;
  /** The kept lines, concatenated; an empty one was too long. */
  bytes: Uint8Array;
  /** Where each kept line ends. */
  ends: Uint32Array;
  /** The unfinished line after the last part. */
  rest: Uint8Array;
}

const NOTHING = new Uint8Array();
const ROOM = 256 * 1024;

/** Collects the lines of a log that may be counted, so that a thread can pass them on. */
export class Prefilter {
  readonly #scanner: Scanner;
  #kept = Buffer.allocUnsafeSlow(ROOM);
  #used = 0;
  #ends: number[] = [];
  #appended = 0;
  /** Bytes and lines of the parts returned so far. */
  #taken = { length: 0, lines: 0 };

  constructor(createScanner: (take: TakeLine) => Scanner) {
    this.#scanner = createScanner((bytes, from, to) => this.#keep(bytes, from, to));
  }

  append(chunk: Buffer): void {
    this.#appended += chunk.length;
    this.#scanner.scan(chunk);
  }

  /** The lines collected since the last call; `isLast` if nothing follows. */
  take(isLast: boolean): PrefilteredPart {
    const { lines, rest } = this.#scanner;
    const length = this.#appended - (isLast ? 0 : rest.length);
    const part = {
      length: length - this.#taken.length,
      lines: lines - this.#taken.lines,
      bytes: new Uint8Array(this.#kept.subarray(0, this.#used)),
      ends: new Uint32Array(this.#ends),
      rest: isLast ? new Uint8Array(rest) : NOTHING,
    };
    this.#taken = { length, lines };
    this.#used = 0;
    this.#ends = [];
    return part;
  }

  #keep(bytes: Buffer, from: number, to: number): void {
    const end = this.#used + to - from;
    if (end > this.#kept.length) {
      const larger = Buffer.allocUnsafeSlow(2 * end);
      this.#kept.copy(larger, 0, 0, this.#used);
      this.#kept = larger;
    }
    bytes.copy(this.#kept, this.#used, from, to);
    this.#used = end;
    this.#ends.push(end);
  }
}
