import type { Verification } from '../crawlers/verification.ts';

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

export type Visit = Omit<VisitCell, 'pages'> & { path: string; verification: Verification };

/** Counts visits by day, host, crawler, status and page. */
export class VisitTally {
  readonly #cells = new Map<string, VisitCell>();
  visits = 0;
  /** How many counters there are. */
  size = 0;

  get cells(): VisitCell[] {
    return [...this.#cells.values()];
  }

  add(visit: Visit): void {
    const page = this.#pageOf(this.#cellOf(visit), visit.path);
    this.visits++;
    page.visits++;
    if (visit.verification !== 'unverified') page[visit.verification]++;
  }

  #cellOf({ day, domain, bot, status }: Visit): VisitCell {
    const key = `${day} ${domain} ${bot} ${status}`;
    const existing = this.#cells.get(key);
    if (existing) return existing;
    const cell = { day, domain, bot, status, pages: new Map<string, PageVisits>() };
    this.#cells.set(key, cell);
    return cell;
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

/** A part of a string keeps the whole string alive; a copy does not. */
export function copyText(text: string): string {
  return Buffer.from(text).toString();
}
