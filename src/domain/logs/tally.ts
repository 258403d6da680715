import type { Verification } from '../crawlers/verification.ts';

/** Visits of one crawler to one host on one day that were answered alike and are equally sure, by path. */
export interface VisitCell {
  day: string;
  domain: string;
  bot: string;
  /** 0 where the log does not say. */
  status: number;
  verification: Verification;
  pages: Map<string, number>;
}

export type Visit = Omit<VisitCell, 'pages'> & { path: string };

/** Counts visits by day, host, crawler, status, verification and page. */
export class VisitTally {
  readonly #cells = new Map<string, VisitCell>();
  visits = 0;
  /** How many counters there are. */
  size = 0;

  get cells(): VisitCell[] {
    return [...this.#cells.values()];
  }

  add(visit: Visit): void {
    const { pages } = this.#cellOf(visit);
    const count = pages.get(visit.path);
    this.visits++;
    if (count !== undefined) {
      pages.set(visit.path, count + 1);
    } else {
      pages.set(copyText(visit.path), 1);
      this.size++;
    }
  }

  #cellOf({ day, domain, bot, status, verification }: Visit): VisitCell {
    const key = `${day} ${domain} ${bot} ${status} ${verification}`;
    const existing = this.#cells.get(key);
    if (existing) return existing;
    const cell = { day, domain, bot, status, verification, pages: new Map<string, number>() };
    this.#cells.set(key, cell);
    return cell;
  }
}

/** A part of a string keeps the whole string alive; a copy does not. */
export function copyText(text: string): string {
  return Buffer.from(text).toString();
}
