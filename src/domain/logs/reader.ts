import type { Crawler } from '../crawlers/crawler.ts';
import { recogniseCrawler } from '../crawlers/recognise.ts';
import { CRAWLERS } from '../crawlers/table.ts';
import { isBelow, normalizeDomain } from '../domains.ts';
import { dayOf } from '../windows.ts';
import { readCombined } from './combined.ts';
import { createJsonReader, type FieldMap } from './json.ts';
import { LineScanner } from './line-scanner.ts';
import { readTarget } from './pages.ts';
import type { LogRecord } from './record.ts';
import { remember } from './remember.ts';
import { JsonScanner, type Scanner } from './scanner.ts';
import { VisitTally } from './tally.ts';
import { readTime } from './times.ts';
import { createWordSearch } from './word-search.ts';

/** The formats that a connector reads. */
export const LOG_KINDS = ['combined', 'json'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** Why a line is no visit: nobody's, not readable, of another host, or of a day that is not kept. */
export type SkipReason = 'not_agent' | 'malformed' | 'other_host' | 'date';

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
}

const DAY_MS = 86_400_000;
// A name that is in the log stands there letter by letter, whatever the format.
const search = createWordSearch(CRAWLERS.flatMap(({ match }) => match));
// Control characters but the tab, and what stands for bytes that are no text.
const CONTROL = new RegExp(String.raw`[\0-\x08\n-\x1f\x7f\ufffd]`);

/** Reads a log as it comes and counts the visits of AI crawlers in it. Nothing else of it is kept. */
export class LogReader {
  tally = new VisitTally();
  readonly #skipped = { malformed: 0, other_host: 0, date: 0 };
  readonly #scanner: Scanner;
  readonly #readRecord: (line: string) => LogRecord | null;
  readonly #findCrawler = remember(recogniseCrawler);
  readonly #findHost = remember(normalizeDomain);
  readonly #findDay = remember((number: number) => dayOf(new Date(number * DAY_MS)));
  readonly #options: LogReaderOptions;
  readonly #latest: number;
  readonly #oldest: number;
  #visits = 0;

  constructor(options: LogReaderOptions) {
    const take = (bytes: Buffer, from: number, to: number) => this.#take(bytes.toString('utf8', from, to));
    this.#options = options;
    this.#latest = options.now.getTime() + DAY_MS;
    this.#oldest = (Math.floor(options.now.getTime() / DAY_MS) - options.keptDays) * DAY_MS;
    this.#readRecord = options.kind === 'json' ? createJsonReader(options.fieldMap) : readCombined;
    this.#scanner = options.kind === 'json' ? new JsonScanner(search, take) : new LineScanner(search, take);
  }

  /** How many bytes of a last line that is not finished are held. */
  get held(): number {
    return this.#scanner.rest.length;
  }

  /** Whether what is held can be read as it is: then nothing but the newline is missing. */
  get holdsLine(): boolean {
    return this.#readRecord(this.#scanner.rest.toString()) !== null;
  }

  /** Every line is a visit or is skipped for one reason. */
  get counts(): LogCounts {
    const { lines } = this.#scanner;
    const { malformed, other_host, date } = this.#skipped;
    const not_agent = lines - this.#visits - malformed - other_host - date;
    const skipped = Object.entries({ not_agent, malformed, other_host, date }).filter(([, count]) => count > 0);
    return { lines, visits: this.#visits, skipped: Object.fromEntries(skipped) };
  }

  /** What was counted since the last time this was asked. */
  takeTally(): VisitTally {
    const { tally } = this;
    this.tally = new VisitTally();
    return tally;
  }

  push(chunk: Buffer): void {
    this.#scanner.push(chunk);
  }

  end(): void {
    this.#scanner.end();
  }

  #take(line: string): void {
    const record = CONTROL.test(line) ? null : this.#readRecord(line);
    const crawler = record && this.#findCrawler(record.userAgent);
    if (crawler === null && record) return;
    const reason = record && crawler ? this.#count(record, crawler) : 'malformed';
    if (reason) this.#skipped[reason]++;
  }

  /** Counts the visit, or says why it is none. */
  #count(record: LogRecord, crawler: Crawler): 'malformed' | 'other_host' | 'date' | null {
    const target = readTarget(record.target);
    const time = readTime(record.time);
    if (!target || time === null || CONTROL.test(record.target)) return 'malformed';
    const domain = this.#domainOf(record.host ?? target.host);
    if (domain === null) return 'other_host';
    if (time > this.#latest || time < this.#oldest) return 'date';
    this.tally.add(this.#findDay(Math.floor(time / DAY_MS)), domain, crawler.name, target.path);
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
