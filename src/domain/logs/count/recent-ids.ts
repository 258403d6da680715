import { copyText } from './copy-text.ts';

const REMEMBERED_AT_LEAST = 50_000;

/** Remembers recent request ids, so that duplicate records are detected. Older ids are dropped. */
export class RecentIds {
  #latest = new Set<string>();
  #earlier = new Set<string>();
  readonly #least: number;

  constructor(least = REMEMBERED_AT_LEAST) {
    this.#least = least;
  }

  /** Adds an id; false if it was seen before. */
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
