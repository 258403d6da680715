import type { Verification } from '../../crawlers/verification.ts';
import { dayOf } from '../../shared/windows.ts';

const DAY_MS = 86_400_000;

/** Visits to one page: all, those that are verified, and those under a false name. */
export interface PageVisits {
  visits: number;
  verified: number;
  spoofed: number;
}

/** Visits of one crawler to one host on one day that were answered alike, by path. */
export interface VisitCell {
  day: string;
  domain: string;
  bot: string;
  /** 0 where the log does not say. */
  status: number;
  pages: Map<string, PageVisits>;
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

type CellsOfBot = Map<number, VisitCell>;

/** Counts visits by day, host, crawler, status and page. */
export class VisitCounters {
  /** By host, by crawler, and by day and status. To make one key of them for every visit would take longer. */
  readonly #hosts = new Map<string, Map<string, CellsOfBot>>();
  visits = 0;
  /** How many counters there are. */
  size = 0;
  /** The last day with a visit, counted from 1970. */
  lastDay = 0;

  get cells(): VisitCell[] {
    return [...this.#hosts.values()].flatMap((bots) => [...bots.values()].flatMap((cells) => [...cells.values()]));
  }

  add(visit: Visit): void {
    const page = this.#pageOf(this.#cellOf(visit), visit.path);
    this.visits++;
    page.visits++;
    if (visit.verification !== 'unverified') page[visit.verification]++;
    if (visit.dayNumber > this.lastDay) this.lastDay = visit.dayNumber;
  }

  #cellOf({ dayNumber, domain, bot, status }: Visit): VisitCell {
    const cells = this.#cellsOf(domain, bot);
    const key = dayNumber * 1000 + status;
    const existing = cells.get(key);
    if (existing) return existing;
    const day = dayOf(new Date(dayNumber * DAY_MS));
    const cell = { day, domain, bot, status, pages: new Map<string, PageVisits>() };
    cells.set(key, cell);
    return cell;
  }

  #cellsOf(domain: string, bot: string): CellsOfBot {
    let bots = this.#hosts.get(domain);
    if (!bots) this.#hosts.set(domain, (bots = new Map()));
    let cells = bots.get(bot);
    if (!cells) bots.set(bot, (cells = new Map()));
    return cells;
  }

  #pageOf({ pages }: VisitCell, path: string): PageVisits {
    const existing = pages.get(path);
    if (existing) return existing;
    const page = { visits: 0, verified: 0, spoofed: 0 };
    pages.set(copyText(path), page);
    this.size++;
    return page;
  }
}

const scratch = Buffer.allocUnsafeSlow(4096);

/** A part of a string keeps the whole string alive; a copy does not. */
export function copyText(text: string): string {
  // A sign takes three bytes at most.
  if (text.length * 3 > scratch.length) return Buffer.from(text).toString();
  return scratch.toString('utf8', 0, scratch.write(text));
}
