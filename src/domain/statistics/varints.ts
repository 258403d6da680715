/** Variable-length encoding of non-negative integers, with small ones in one byte: most stored values are small. */
export function packNumbers(values: readonly number[]): Buffer {
  const bytes = Buffer.allocUnsafe(values.length * LONGEST);
  let length = 0;
  for (const value of values) {
    let rest = value;
    while (rest >= 0x80) {
      bytes[length++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    bytes[length++] = rest;
  }
  return bytes.subarray(0, length);
}

/** Bytes of the largest safe integer. */
const LONGEST = 8;

export function unpackNumbers(bytes: Uint8Array): number[] {
  const values: number[] = [];
  let value = 0;
  let scale = 1;
  for (const byte of bytes) {
    value += (byte & 0x7f) * scale;
    scale *= 0x80;
    if (byte >= 0x80) continue;
    values.push(value);
    value = 0;
    scale = 1;
  }
  return values;
}

/** The same one by one, for values that are summed and not kept. */
export class VarintReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  isDone(): boolean {
    return this.#at >= this.#bytes.length;
  }

  next(): number {
    const bytes = this.#bytes;
    let byte = bytes[this.#at++] ?? 0;
    if (byte < 0x80) return byte;
    let value = byte & 0x7f;
    let scale = 0x80;
    while (byte >= 0x80) {
      byte = bytes[this.#at++] ?? 0;
      value += (byte & 0x7f) * scale;
      scale *= 0x80;
    }
    return value;
  }
}
