import { copyText } from './visit-counters.ts';

const REMEMBERED_AT_LEAST = 50_000;

/** Remembers the last names of requests, so that a record that comes twice is known. Older ones are forgotten. */
export class RecentIds {
  #latest = new Set<string>();
  #earlier = new Set<string>();
  readonly #least: number;

  constructor(least = REMEMBERED_AT_LEAST) {
    this.#least = least;
  }

  /** Whether the name is new; from now on it is not. */
  add(id: string): boolean {
    if (this.#latest.has(id) || this.#earlier.has(id)) return false;
    if (this.#latest.size >= this.#least) {
      this.#earlier = this.#latest;
      this.#latest = new Set();
    }
    this.#latest.add(copyText(id));
    return true;
  }
}
