/** Greater than the index of any prompt. */
const NONE = 2 ** 30;

/** How citations are packed: by answer (see cited-answers), or merged by prompt (see merged-citations). */
export type CitationFormat = 'answers' | 'merged';

/**
 * Reads packed citations, one group of pages of a prompt after the other, ordered by prompt. There can be millions, so that
 * they are decoded into arrays that are used again.
 */
export class CitationReader {
  readonly #bytes: Uint8Array;
  readonly #isMerged: boolean;
  #at = 0;
  /** Greater than the index of any prompt after the last group. */
  prompt = 0;
  /** The number of pages in the group. */
  length = 0;
  pages = new Uint32Array(16);
  /** For each page, twice its citations, plus 1 if a citing answer names the brand. */
  weights = new Uint32Array(16);

  constructor(block: Uint8Array, format: CitationFormat) {
    this.#bytes = block;
    this.#isMerged = format === 'merged';
    this.move();
  }

  /** Moves to the next group. */
  move(): void {
    if (this.#at >= this.#bytes.length) {
      this.prompt = NONE;
      this.length = 0;
      return;
    }
    this.prompt += this.#next();
    if (this.#isMerged) this.#readMerged();
    else this.#readAnswer();
  }

  #readAnswer(): void {
    this.#next(); // The sample.
    const flags = this.#next();
    this.#makeRoom(flags >> 1);
    const { pages, weights, length } = this;
    const bytes = this.#bytes;
    let at = this.#at;
    for (let index = 0; index < length; index++) {
      let byte = bytes[at++] ?? 0;
      let page = byte & 0x7f;
      for (let shift = 7; byte >= 0x80; shift += 7) {
        byte = bytes[at++] ?? 0;
        page |= (byte & 0x7f) << shift;
      }
      pages[index] = page;
      weights[index] = 2 + (flags & 1);
    }
    this.#at = at;
  }

  #readMerged(): void {
    this.#makeRoom(this.#next());
    const { pages, weights, length } = this;
    let page = 0;
    for (let index = 0; index < length; index++) {
      page += this.#next();
      pages[index] = page;
      weights[index] = this.#next();
    }
  }

  #makeRoom(length: number): void {
    this.length = length;
    if (length <= this.pages.length) return;
    this.pages = new Uint32Array(length * 2);
    this.weights = new Uint32Array(length * 2);
  }

  #next(): number {
    const bytes = this.#bytes;
    let byte = bytes[this.#at++] ?? 0;
    let value = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[this.#at++] ?? 0;
      value |= (byte & 0x7f) << shift;
    }
    return value;
  }
}
