import type { Crawler } from '../crawlers/crawler.ts';
import { recogniseCrawler } from '../crawlers/recognise.ts';
import { createVerify, type Verify } from '../crawlers/verification.ts';
import { isBelow, normalizeDomain } from '../shared/domains.ts';
import { readTarget } from './count/pages.ts';
import { RecentIds } from './count/recent-ids.ts';
import { remember } from './count/remember.ts';
import { VisitCounters } from './count/visit-counters.ts';
import { createFormat, type LogFormat, type LogKind, shapeOf } from './formats/formats.ts';
import type { FieldMap } from './formats/json.ts';
import type { LogRecord } from './formats/record.ts';
import { readTime } from './formats/times.ts';
import { createHeaderScanner, createNameScanner } from './scan/name-scanner.ts';
import type { PrefilteredPart } from './scan/prefilter.ts';
import type { Scanner } from './scan/scanner.ts';

/** Why a line is no visit: nobody's, not readable, of another host, of a day that is not kept, or there twice. */
export type SkipReason = 'not_agent' | 'malformed' | 'other_host' | 'date' | 'repeated';

export interface LogCounts {
  lines: number;
  visits: number;
  skipped: Partial<Record<SkipReason, number>>;
}

export interface LogReaderOptions {
  kind: LogKind;
  fieldMap: FieldMap;
  /** Lines of this host and of those below it count; lines that name none are its own. */
  domain: string;
  now: Date;
  keptDays: number;
  /** Compares addresses with what operators publish; unless given, with what this version knows. */
  verify?: Verify;
}

const DAY_MS = 86_400_000;
// Control characters but the tab, and what stands for bytes that are no text.
const CONTROL = new RegExp(String.raw`[\0-\x08\n-\x1f\x7f\ufffd]`);

/** Reads a log as it comes and counts the visits of AI crawlers in it. Nothing else of it is kept. */
export class LogReader {
  tally = new VisitCounters();
  readonly #skipped = { malformed: 0, other_host: 0, date: 0, repeated: 0 };
  readonly #takeLine = (bytes: Buffer, from: number, to: number) => this.#take(bytes.toString('utf8', from, to));
  readonly #scanner: Scanner;
  /** Lines that a prefilter elsewhere has counted, and the unfinished one that it ended with. */
  #prefiltered = 0;
  #rest: Buffer | null = null;
  #skimmer: Scanner | null = null;
  readonly #format: LogFormat;
  readonly #verify: Verify;
  readonly #ids = new RecentIds();
  readonly #findCrawler = remember(recogniseCrawler);
  readonly #findHost = remember(normalizeDomain);
  readonly #options: LogReaderOptions;
  readonly #latest: number;
  readonly #oldest: number;
  #visits = 0;

  constructor(options: LogReaderOptions) {
    this.#options = options;
    this.#latest = options.now.getTime() + DAY_MS;
    this.#oldest = (Math.floor(options.now.getTime() / DAY_MS) - options.keptDays) * DAY_MS;
    this.#verify = options.verify ?? createVerify(new Map());
    this.#format = createFormat(options.kind, options.fieldMap);
    this.#scanner = createNameScanner(shapeOf(options.kind), this.#takeLine);
  }

  /** How many bytes of a last line that is not finished are held. */
  get held(): number {
    return this.#unfinished.length;
  }

  /** Whether what is held can be read as it is: then nothing but the newline is missing. A column may be cut and not show it. */
  get holdsLine(): boolean {
    return !this.needsBeginning && this.#format.read(this.#unfinished.toString()) !== null;
  }

  /** Every line is a visit or is skipped for one reason. */
  get counts(): LogCounts {
    const lines = this.#prefiltered + this.#scanner.lines;
    const { malformed, other_host, date, repeated } = this.#skipped;
    const not_agent = lines - this.#visits - malformed - other_host - date - repeated;
    const skipped = Object.entries({ not_agent, ...this.#skipped }).filter(([, count]) => count > 0);
    return { lines, visits: this.#visits, skipped: Object.fromEntries(skipped) };
  }

  /** What was counted since the last time this was asked. */
  takeTally(): VisitCounters {
    const { tally } = this;
    this.tally = new VisitCounters();
    return tally;
  }

  push(chunk: Buffer): void {
    this.#scanner.push(chunk);
  }

  /** Takes what a prefilter elsewhere left of the log. */
  pushSieved({ lines, bytes, ends, rest }: PrefilteredPart): void {
    const kept = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    let from = 0;
    for (const to of ends) {
      this.#takeLine(kept, from, to);
      from = to;
    }
    this.#prefiltered += lines;
    this.#rest = Buffer.from(rest);
  }

  /** Whether a part comes to a day that is later than all that was counted since the tally was taken. Its last line tells. */
  beginsDay({ bytes, ends }: PrefilteredPart): boolean {
    const last = Buffer.from(bytes.subarray(ends.at(-2) ?? 0)).toString();
    const time = readTime(this.#format.read(last)?.time);
    return time !== null && Math.floor(time / DAY_MS) > this.tally.lastDay;
  }

  /** Whether lines mean what an earlier line said: then a log that is read on is skimmed from its beginning. */
  get needsBeginning(): boolean {
    return this.#format.learn !== undefined;
  }

  /** Looks through a part that was counted before for what it says of the lines after it. */
  skim(chunk: Buffer): void {
    this.#skimmer ??= createHeaderScanner((bytes, from, to) => {
      this.#format.learn?.(bytes.toString('utf8', from, to));
    });
    this.#skimmer.push(chunk);
  }

  end(): void {
    if (this.#rest === null) return this.#scanner.end();
    const last = createNameScanner({ isJson: false, hasHeaders: this.needsBeginning }, this.#takeLine);
    last.push(this.#rest);
    last.end();
    this.#prefiltered += last.lines;
    this.#rest = null;
  }

  get #unfinished(): Buffer {
    return this.#rest ?? this.#scanner.rest;
  }

  #take(line: string): void {
    if (this.#format.learn?.(line)) return;
    const record = CONTROL.test(line) ? null : this.#format.read(line);
    const crawler = record && this.#findCrawler(record.userAgent);
    if (crawler === null && record) return;
    const reason = record && crawler ? this.#count(record, crawler) : 'malformed';
    if (reason) this.#skipped[reason]++;
  }

  /** Counts the visit, or says why it is none. */
  #count(record: LogRecord, crawler: Crawler): Exclude<SkipReason, 'not_agent'> | null {
    const target = readTarget(record.target);
    const time = readTime(record.time);
    if (!target || time === null || CONTROL.test(record.target)) return 'malformed';
    const domain = this.#domainOf(record.host ?? target.host);
    if (domain === null) return 'other_host';
    if (time > this.#latest || time < this.#oldest) return 'date';
    if (record.id !== null && !this.#ids.add(record.id)) return 'repeated';
    this.tally.add({
      dayNumber: Math.floor(time / DAY_MS),
      domain,
      bot: crawler.name,
      status: record.status ?? 0,
      verification: this.#verify(crawler, record.address),
      path: target.path,
    });
    this.#visits++;
    return null;
  }

  #domainOf(host: string | null): string | null {
    const { domain } = this.#options;
    if (host === null || host === '' || host === '-') return domain;
    const found = this.#findHost(host);
    return found === domain || (found !== null && isBelow(found, domain)) ? found : null;
  }
}
