/** Variable-length encoding of non-negative integers, with small ones in one byte: most stored values are small. */
export function packNumbers(values: readonly number[]): Buffer {
  let size = values.length;
  for (let i = 0; i < values.length; i++) if ((values[i] as number) >= 0x80) size += extraBytes(values[i] as number);
  const bytes = Buffer.allocUnsafe(size);
  let length = 0;
  for (let i = 0; i < values.length; i++) {
    let rest = values[i] as number;
    for (; rest > LARGEST_INT32; rest = Math.floor(rest / 0x80)) bytes[length++] = (rest % 0x80) | 0x80;
    // Integers of 32 bits are several times as fast.
    for (; rest >= 0x80; rest >>= 7) bytes[length++] = (rest & 0x7f) | 0x80;
    bytes[length++] = rest;
  }
  return bytes;
}

const LARGEST_INT32 = 0x7f_ff_ff_ff;

/** Packs integers below 2 ** 32 one by one, like packNumbers. Megabytes are written for a report, and a list of them would be larger. */
export class IntegerPacker {
  #bytes = new Uint8Array(1 << 10);
  #length = 0;

  push(value: number): void {
    if (this.#length + LONGEST > this.#bytes.length) {
      const longer = new Uint8Array(2 * this.#bytes.length);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    const bytes = this.#bytes;
    let end = this.#length;
    let rest = value | 0;
    // Values from 2 ** 31 on are negative here, until their sign is shifted out.
    for (; rest >>> 0 >= 0x4000; rest >>>= 7) bytes[end++] = (rest & 0x7f) | 0x80;
    // One byte or two, without a branch that could not be predicted.
    const more = (0x7f - rest) >>> 31;
    bytes[end] = (rest & 0x7f) | (more << 7);
    bytes[end + 1] = rest >>> 7;
    this.#length = end + 1 + more;
  }

  /** The bytes so far. Valid until the next call of a method. */
  get packed(): Buffer {
    return Buffer.from(this.#bytes.buffer, 0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }
}

/** The bytes of the largest integer. */
const LONGEST = 5;

/** The bytes that a number needs in addition to its first one. */
function extraBytes(value: number): number {
  let count = 0;
  for (let rest = value; rest >= 0x80; rest = Math.floor(rest / 0x80)) count++;
  return count;
}

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

/**
 * The same for values below 2 ** 32 that are read once: the list is valid until the next call. Megabytes are summed for a
 * response, and a list of integers takes a tenth of the time.
 */
export function unpackIntegers(bytes: Uint8Array): Uint32Array {
  makeRoom(bytes.length);
  return unpackAt(0, bytes);
}

/** The same for several lists, which are valid until the next call. */
export function unpackLists(lists: readonly Uint8Array[]): Uint32Array[] {
  makeRoom(lists.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  return lists.map((bytes) => {
    const values = unpackAt(start, bytes);
    start += values.length;
    return values;
  });
}

/** A value takes at least one byte. */
function makeRoom(bytes: number): void {
  if (unpacked.length < bytes) unpacked = new Uint32Array(2 * bytes);
}

function unpackAt(start: number, bytes: Uint8Array): Uint32Array {
  const values = unpacked;
  let end = start;
  for (let at = 0; at < bytes.length; at++) {
    let byte = bytes[at] as number;
    let value = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[++at] ?? 0;
      value |= (byte & 0x7f) << shift;
    }
    values[end++] = value;
  }
  return values.subarray(start, end);
}

let unpacked = new Uint32Array(1 << 16);
