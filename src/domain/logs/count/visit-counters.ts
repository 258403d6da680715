import type { Verification } from '../../crawlers/verification.ts';
import { dayOf } from '../../shared/windows.ts';
import { copyText } from './copy-text.ts';

const DAY_MS = 86_400_000;

/** Visits to one page: all, the verified ones, and the spoofed ones. */
export interface PageVisits {
  visits: number;
  verified: number;
  spoofed: number;
}

/** Visits of one crawler to one host on one day with one status, by path. */
export interface VisitCell {
  day: string;
  domain: string;
  bot: string;
  /** 0 if the log does not contain it. */
  status: number;
  pages: Map<string, PageVisits>;
}

export interface PageReferrals {
  visits: number;
}

/** Visits of people who came from one assistant to one host on one day, by path. */
export interface ReferralCell {
  day: string;
  domain: string;
  assistant: string;
  pages: Map<string, PageReferrals>;
}

export interface Visit {
  /** Days since 1970. */
  dayNumber: number;
  domain: string;
  bot: string;
  status: number;
  verification: Verification;
  path: string;
}

export interface Referral {
  dayNumber: number;
  domain: string;
  assistant: string;
  path: string;
}

/** Counts visits of crawlers by day, host, crawler, status and page, and referrals by day, host, assistant and page. */
export class VisitCounters {
  /** By host, by crawler, and by day and status: one composed key per visit would be slower. */
  readonly #visits = new CellIndex<VisitCell>();
  readonly #referrals = new CellIndex<ReferralCell>();
  visits = 0;
  /** The number of counters. */
  size = 0;
  /** The last day with a visit, in days since 1970. */
  lastDay = 0;

  get cells(): VisitCell[] {
    return this.#visits.all;
  }

  get referralCells(): ReferralCell[] {
    return this.#referrals.all;
  }

  add({ dayNumber, domain, bot, status, verification, path }: Visit): void {
    const key = dayNumber * 1000 + status;
    const cell = this.#visits.get(domain, bot, key, () => ({
      day: dayAt(dayNumber),
      domain,
      bot,
      status,
      pages: new Map(),
    }));
    const page = this.#pageOf(cell.pages, path, () => ({ visits: 0, verified: 0, spoofed: 0 }));
    this.visits++;
    page.visits++;
    if (verification !== 'unverified') page[verification]++;
    this.lastDay = Math.max(this.lastDay, dayNumber);
  }

  addReferral({ dayNumber, domain, assistant, path }: Referral): void {
    const cell = this.#referrals.get(domain, assistant, dayNumber, () => ({
      day: dayAt(dayNumber),
      domain,
      assistant,
      pages: new Map(),
    }));
    this.#pageOf(cell.pages, path, () => ({ visits: 0 })).visits++;
    this.lastDay = Math.max(this.lastDay, dayNumber);
  }

  #pageOf<Counts>(pages: Map<string, Counts>, path: string, create: () => Counts): Counts {
    const existing = pages.get(path);
    if (existing) return existing;
    const page = create();
    // A slice of a line would keep the whole line alive.
    pages.set(copyText(path), page);
    this.size++;
    return page;
  }
}

class CellIndex<Cell> {
  readonly #hosts = new Map<string, Map<string, Map<number, Cell>>>();

  get all(): Cell[] {
    return [...this.#hosts.values()].flatMap((names) => [...names.values()].flatMap((cells) => [...cells.values()]));
  }

  get(host: string, name: string, key: number, create: () => Cell): Cell {
    let names = this.#hosts.get(host);
    if (!names) this.#hosts.set(host, (names = new Map()));
    let cells = names.get(name);
    if (!cells) names.set(name, (cells = new Map()));
    let cell = cells.get(key);
    if (!cell) cells.set(key, (cell = create()));
    return cell;
  }
}

function dayAt(dayNumber: number): string {
  return dayOf(new Date(dayNumber * DAY_MS));
}
