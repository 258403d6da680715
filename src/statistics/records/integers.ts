/**
 * Every record is a list of non-negative integers, each in as few bytes as it needs: seven bits to a byte, the lowest first, and
 * the highest bit set if more follow. Most values are small and take one byte.
 */
const MORE = 0x80;
const MOST_BYTES = 8;

export class IntegerWriter {
  #bytes = Buffer.allocUnsafe(1 << 10);
  #length = 0;

  pushAll(values: readonly number[]): void {
    for (const value of values) this.push(value);
  }

  push(value: number): void {
    if (this.#length + MOST_BYTES > this.#bytes.length)
      this.#bytes = Buffer.concat([this.#bytes], 2 * this.#bytes.length);
    let rest = value;
    for (; rest >= MORE; rest = Math.floor(rest / MORE)) this.#bytes[this.#length++] = (rest % MORE) + MORE;
    this.#bytes[this.#length++] = rest;
  }

  /** A copy of the bytes so far. */
  finish(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.#length));
  }
}

export class IntegerReader {
  readonly #bytes: Uint8Array;
  #offset = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#offset >= this.#bytes.length;
  }

  /** The offset of the next value, in bytes. */
  get offset(): number {
    return this.#offset;
  }

  /** Continues at an offset. */
  seek(offset: number): void {
    this.#offset = offset;
  }

  next(): number {
    let byte = this.#bytes[this.#offset++] ?? 0;
    if (byte < MORE) return byte;
    let value = byte - MORE;
    for (let scale = MORE; byte >= MORE; scale *= MORE) {
      byte = this.#bytes[this.#offset++] ?? 0;
      value += (byte % MORE) * scale;
    }
    return value;
  }

  skip(values: number): void {
    for (let left = values; left > 0; left--) this.next();
  }
}
