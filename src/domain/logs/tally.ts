/** Visits of one crawler to one host on one day, by path. */
export interface VisitCell {
  day: string;
  domain: string;
  bot: string;
  pages: Map<string, number>;
}

/** Counts visits by day, host, crawler and page. */
export class VisitTally {
  readonly #cells = new Map<string, VisitCell>();
  visits = 0;
  /** How many counters there are. */
  size = 0;

  get cells(): VisitCell[] {
    return [...this.#cells.values()];
  }

  add(day: string, domain: string, bot: string, path: string): void {
    const { pages } = this.#cellOf(day, domain, bot);
    const count = pages.get(path);
    this.visits++;
    if (count !== undefined) {
      pages.set(path, count + 1);
    } else {
      pages.set(copyText(path), 1);
      this.size++;
    }
  }

  #cellOf(day: string, domain: string, bot: string): VisitCell {
    const key = `${day} ${domain} ${bot}`;
    const existing = this.#cells.get(key);
    if (existing) return existing;
    const cell = { day, domain, bot, pages: new Map<string, number>() };
    this.#cells.set(key, cell);
    return cell;
  }
}

/** A part of a string keeps the whole string alive; a copy does not. */
export function copyText(text: string): string {
  return Buffer.from(text).toString();
}
