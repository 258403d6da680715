import { isAscii } from 'node:buffer';
import { createVerify, type Verify } from '../crawlers/verification.ts';
import { hasControl, LineCounter, type LineCounterOptions, type SkipReason } from './count/line-counter.ts';
import type { VisitCounters } from './count/visit-counters.ts';
import { createFormat, type LogFormat, type LogKind, shapeOf } from './formats/formats.ts';
import type { FieldMap } from './formats/json.ts';
import { readTime } from './formats/times.ts';
import { createHeaderScanner, createNameScanner, type ScanShape } from './scan/name-scanner.ts';
import type { PrefilteredPart } from './scan/prefilter.ts';
import type { Scanner } from './scan/scanner.ts';

export interface LogCounts {
  lines: number;
  /** Visits of AI crawlers. */
  visits: number;
  /** Visits of people who came from AI assistants. */
  referrals: number;
  skipped: Partial<Record<SkipReason, number>>;
}

export interface LogReaderOptions extends Omit<LineCounterOptions, 'verify'> {
  kind: LogKind;
  fieldMap: FieldMap;
  /** Compares addresses with published ranges. By default every visit is unverified. */
  verify?: Verify;
}

const DAY_MS = 86_400_000;
const LONGEST_FIRST_LINE = 2000;
const NEWLINE = 0x0a;
const NOTHING = Buffer.alloc(0);

/** Reads a log as a stream and counts the visits of AI crawlers and of people who come from AI assistants. */
export class LogReader {
  readonly #format: LogFormat;
  readonly #counter: LineCounter;
  readonly #takeLine = (bytes: Buffer, from: number, to: number) =>
    this.#counter.count(bytes.toString('utf8', from, to));
  readonly #shape: ScanShape;
  #scanner: Scanner | null = null;
  /** Lines that an external prefilter has counted, and its unfinished last line. */
  #prefiltered = 0;
  #rest: Buffer | null = null;
  #headerScanner: Scanner | null = null;
  #firstLine: string | null = null;

  constructor({ kind, fieldMap, verify = createVerify(new Map(), 0), ...options }: LogReaderOptions) {
    this.#format = createFormat(kind, fieldMap);
    this.#counter = new LineCounter(this.#format, { ...options, verify });
    this.#shape = shapeOf(kind);
  }

  /** The counts since the last call of `takeTally`. */
  get tally(): VisitCounters {
    return this.#counter.tally;
  }

  /** How many bytes of an unfinished last line are buffered. */
  get held(): number {
    return this.#unfinished.length;
  }

  /** Whether only the newline of the last line is missing. With columns a truncated line may look complete. */
  get holdsLine(): boolean {
    return !this.needsBeginning && this.#format.read(this.#unfinished.toString()) !== null;
  }

  /** Every line is a visit, a referral, or skipped for one reason. */
  get counts(): LogCounts {
    const { visits, referrals, skipped } = this.#counter;
    const lines = this.#prefiltered + (this.#scanner?.lines ?? 0);
    const explained = Object.values(skipped).reduce((sum, count) => sum + count, visits + referrals);
    const reasons = Object.entries({ not_agent: lines - explained, ...skipped }).filter(([, count]) => count > 0);
    return { lines, visits, referrals, skipped: Object.fromEntries(reasons) };
  }

  /** One line for each reason for which lines were skipped, among the lines that were inspected. */
  get samples(): Partial<Record<SkipReason, string>> {
    const isSkipped = this.counts.skipped.not_agent !== undefined && this.#firstLine !== null;
    return { ...(isSkipped && { not_agent: this.#firstLine as string }), ...this.#counter.samples };
  }

  takeTally(): VisitCounters {
    const { tally } = this.#counter;
    this.#counter.resetTally();
    return tally;
  }

  write(chunk: Buffer): void {
    this.#firstLine ??= firstLineOf(chunk);
    // Lines that a thread has prefiltered need no scanner here.
    this.#scanner ??= createNameScanner(this.#shape, this.#takeLine);
    this.#scanner.scan(chunk);
  }

  /** Counts the lines that an external prefilter kept. */
  writePrefiltered({ lines, bytes, ends, rest }: PrefilteredPart): void {
    const kept = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const text = readClean(kept);
    let from = 0;
    for (const to of ends) {
      if (text === null) this.#takeLine(kept, from, to);
      else this.#counter.count(text.slice(from, to), true);
      from = to;
    }
    this.#prefiltered += lines;
    this.#rest = Buffer.from(rest);
  }

  /** Whether a part reaches a day that is later than everything in the tally. Its last line decides. */
  beginsDay({ bytes, ends }: PrefilteredPart): boolean {
    const last = Buffer.from(bytes.subarray(ends.at(-2) ?? 0)).toString();
    const time = readTime(this.#format.read(last)?.time);
    return time !== null && Math.floor(time / DAY_MS) > this.tally.lastDay;
  }

  /** Whether earlier lines define the columns of later ones, so that the counted beginning of a log must be read again. */
  get needsBeginning(): boolean {
    return this.#format.learn !== undefined;
  }

  /** Reads only the column definitions of a part that was already counted. */
  readHeaders(chunk: Buffer): void {
    this.#headerScanner ??= createHeaderScanner((bytes, from, to) => {
      this.#format.learn?.(bytes.toString('utf8', from, to));
    });
    this.#headerScanner.scan(chunk);
  }

  end(): void {
    if (this.#rest === null) return this.#scanner?.end();
    const last = createNameScanner({ isJson: false, hasHeaders: this.needsBeginning }, this.#takeLine);
    last.scan(this.#rest);
    last.end();
    this.#prefiltered += last.lines;
    this.#rest = null;
  }

  get #unfinished(): Buffer {
    return this.#rest ?? this.#scanner?.rest ?? NOTHING;
  }
}

/** Nearly all parts are ASCII without control characters: decoding and checking all lines at once halves the time of both. */
function readClean(bytes: Buffer): string | null {
  if (isPrintable(bytes)) return bytes.toString('latin1');
  const text = isAscii(bytes) ? bytes.toString('latin1') : null;
  return text === null || hasControl(text) ? null : text;
}

/** Whether all bytes are printable ASCII. Comparing four bytes at once is several times as fast as a pattern. */
export function isPrintable(bytes: Uint8Array): boolean {
  const { buffer, byteOffset, length } = bytes;
  const words = byteOffset % 4 === 0 ? new Int32Array(buffer, byteOffset, length >>> 2) : new Int32Array();
  // The highest bit of each byte is set if the byte is not ASCII, below a space, or equal to 0x7f.
  let found = 0;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as number;
    found |= word | (word - 0x20_20_20_20) | (word + 0x01_01_01_01);
  }
  for (let offset = 4 * words.length; offset < length; offset++) {
    const byte = bytes[offset] as number;
    if (byte < 0x20 || byte > 0x7e) return false;
  }
  return (found & 0x80_80_80_80) === 0;
}

function firstLineOf(chunk: Buffer): string | null {
  const end = chunk.indexOf(NEWLINE);
  const line = chunk.toString('utf8', 0, Math.min(end < 0 ? chunk.length : end, LONGEST_FIRST_LINE)).trim();
  return line === '' ? null : line;
}
