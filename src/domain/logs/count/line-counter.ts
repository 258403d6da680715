import { createFindClient, type FindClient } from '../../crawlers/client-address.ts';
import type { Crawler } from '../../crawlers/crawler.ts';
import { mentionsCrawler, recognizeCrawler } from '../../crawlers/recognize.ts';
import type { Verify } from '../../crawlers/verification.ts';
import { isPageView, isPerson } from '../../referrals/people.ts';
import { recognizeAssistant } from '../../referrals/recognize.ts';
import { isBelow } from '../../shared/domains.ts';
import type { LogFormat } from '../formats/formats.ts';
import { readWebHost } from '../formats/hosts.ts';
import type { LogRecord } from '../formats/record.ts';
import { readTime } from '../formats/times.ts';
import { copyText } from './copy-text.ts';
import { readTarget, type Target } from './pages.ts';
import { RecentIds } from './recent-ids.ts';
import { remember } from './remember.ts';
import { VisitCounters } from './visit-counters.ts';

/** Why a line is not counted: not of an AI crawler, unreadable, of another host, outside the retention period, or a duplicate. */
export const SKIP_REASONS = ['not_agent', 'malformed', 'other_host', 'date', 'repeated'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export interface LineCounterOptions {
  /** Lines of this host and of hosts below it count; lines that name no host count for it. */
  domain: string;
  now: Date;
  keptDays: number;
  /** Additional proxies, as prefixes. */
  trustedProxies?: readonly string[];
  verify: Verify;
}

const DAY_MS = 86_400_000;
const LONGEST_SAMPLE = 2000;
/** Control characters except the tab, and the replacement of bytes that are not UTF-8. */
const CONTROL = new RegExp(String.raw`[\0-\x08\n-\x1f\x7f\ufffd]`);

/** Whether a text contains characters that no log line contains. */
export function hasControl(text: string): boolean {
  return CONTROL.test(text);
}

/** Counts lines that contain a crawler or an assistant. */
export class LineCounter {
  tally = new VisitCounters();
  visits = 0;
  referrals = 0;
  readonly skipped = { malformed: 0, other_host: 0, date: 0, repeated: 0 };
  /** The first line that was skipped for each reason. */
  readonly samples: Partial<Record<SkipReason, string>> = {};
  readonly #format: LogFormat;
  readonly #options: LineCounterOptions;
  readonly #findClient: FindClient;
  readonly #ids = new RecentIds();
  readonly #recognize = remember((agent: string) => ({ crawler: recognizeCrawler(agent), isHuman: isPerson(agent) }));
  readonly #findHost = remember(readWebHost);
  readonly #latest: number;
  readonly #oldest: number;

  constructor(format: LogFormat, options: LineCounterOptions) {
    this.#format = format;
    this.#options = options;
    this.#findClient = createFindClient(options.trustedProxies ?? []);
    this.#latest = options.now.getTime() + DAY_MS;
    this.#oldest = (Math.floor(options.now.getTime() / DAY_MS) - options.keptDays) * DAY_MS;
  }

  /** Counts a line that may be a visit or a referral; an empty one was too long. `isClean` if it has no control characters. */
  count(line: string, isClean = !hasControl(line)): void {
    if (this.#format.learn?.(line)) return;
    const record = isClean ? this.#format.read(line) : null;
    const reason = record ? this.#countRecord(record) : this.#explainUnreadable(line);
    if (reason === null) return;
    this.skipped[reason]++;
    this.samples[reason] ??= copyText(line.slice(0, LONGEST_SAMPLE));
  }

  resetTally(): void {
    this.tally = new VisitCounters();
  }

  #explainUnreadable(line: string): 'malformed' | null {
    return line === '' || mentionsCrawler(line) ? 'malformed' : null;
  }

  #countRecord(record: LogRecord): keyof typeof this.skipped | null {
    const { crawler, isHuman } = this.#recognize(record.userAgent);
    const target = hasControl(record.target) ? null : readTarget(record.target);
    const time = readTime(record.time);
    const isReadable = target !== null && time !== null;
    if (crawler) return isReadable ? this.#countVisit(record, crawler, target, time) : 'malformed';
    return isReadable && isHuman ? this.#countReferral(record, target, time) : null;
  }

  #countVisit(record: LogRecord, crawler: Crawler, target: Target, time: number) {
    const domain = this.#domainOf(record.host ?? target.host);
    const reason = this.#findReason(record, domain, time);
    if (reason !== null || domain === null) return reason;
    this.tally.add({
      dayNumber: Math.floor(time / DAY_MS),
      domain,
      bot: crawler.name,
      status: record.status ?? 0,
      verification: this.#options.verify(crawler, this.#findClient(record), time),
      path: target.path,
    });
    this.visits++;
    return null;
  }

  #countReferral(record: LogRecord, target: Target, time: number) {
    const assistant = recognizeAssistant(record.referrer, record.target, this.#options.domain);
    if (assistant === null || !isPageView(target.path, record.method ?? target.method, record.status)) return null;
    const domain = this.#domainOf(record.host ?? target.host);
    const reason = this.#findReason(record, domain, time);
    if (reason !== null || domain === null) return reason;
    this.tally.addReferral({ dayNumber: Math.floor(time / DAY_MS), domain, assistant, path: target.path });
    this.referrals++;
    return null;
  }

  /** Why a record does not count, although it is a visit or a referral. */
  #findReason({ id }: LogRecord, domain: string | null, time: number): 'other_host' | 'date' | 'repeated' | null {
    if (domain === null) return 'other_host';
    if (time > this.#latest || time < this.#oldest) return 'date';
    return id !== null && !this.#ids.add(id) ? 'repeated' : null;
  }

  #domainOf(host: string | null): string | null {
    const { domain } = this.#options;
    const found = host === null || host === '' || host === '-' ? null : this.#findHost(host);
    if (found === null || found === domain) return domain;
    return isBelow(found, domain) ? found : null;
  }
}
