const ID_BYTES = 16;

/** The ids and hosts of the cited pages of a workspace, by page number, in little memory. */
export class PageDirectory {
  #ids = Buffer.alloc(0);
  #hostOf = new Uint32Array(0);
  #size = 0;
  readonly #indexes = new Map<string, number>();
  #ranks: Uint32Array | null = null;
  /** Each host once. */
  readonly hosts: string[] = [];

  /** The number of pages, which is the number of the next page. */
  get size(): number {
    return this.#size;
  }

  add(pageId: Buffer, host: string): void {
    if (this.#size === this.#hostOf.length) this.#grow();
    pageId.copy(this.#ids, this.#size * ID_BYTES, 0, ID_BYTES);
    let index = this.#indexes.get(host);
    if (index === undefined) {
      index = this.hosts.length;
      this.hosts.push(host);
      this.#indexes.set(host, index);
      this.#ranks = null;
    }
    this.#hostOf[this.#size++] = index;
  }

  idOf(page: number): Buffer {
    return this.#ids.subarray(page * ID_BYTES, (page + 1) * ID_BYTES);
  }

  /** The index of the page's host in `hosts`. */
  hostOf(page: number): number {
    return this.#hostOf[page] ?? 0;
  }

  compareIds(a: number, b: number): number {
    const ids = this.#ids;
    const [start, end] = [a * ID_BYTES, b * ID_BYTES];
    return ids.compare(ids, end, end + ID_BYTES, start, start + ID_BYTES);
  }

  /** The position of each host in alphabetical order. */
  rankHosts(): Uint32Array {
    if (this.#ranks) return this.#ranks;
    const ranks = new Uint32Array(this.hosts.length);
    const order = [...this.hosts.keys()].toSorted((a, b) => compareText(this.hosts[a], this.hosts[b]));
    for (const [rank, index] of order.entries()) ranks[index] = rank;
    this.#ranks = ranks;
    return ranks;
  }

  #grow(): void {
    const size = Math.max(1024, this.#size * 2);
    this.#ids = Buffer.concat([this.#ids], size * ID_BYTES);
    const hosts = new Uint32Array(size);
    hosts.set(this.#hostOf);
    this.#hostOf = hosts;
  }
}

/** Compares the bytes of two texts, as PostgreSQL does with the collation "C". */
export function compareText(a = '', b = ''): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
