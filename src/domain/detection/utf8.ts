/** Texts are scanned as UTF-8, as the database returns them: most characters are one byte. */

/** The code point that starts at `offset`. */
export function codePointAt(bytes: Uint8Array, offset: number): number {
  const first = bytes[offset] ?? 0;
  if (first < 0x80) return first;
  const second = (bytes[offset + 1] ?? 0) & 0x3f;
  if (first < 0xe0) return ((first & 0x1f) << 6) | second;
  const third = (bytes[offset + 2] ?? 0) & 0x3f;
  if (first < 0xf0) return ((first & 0x0f) << 12) | (second << 6) | third;
  return ((first & 0x07) << 18) | (second << 12) | (third << 6) | ((bytes[offset + 3] ?? 0) & 0x3f);
}

/** The number of bytes of a code point. */
export function lengthOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** The start of the code point before `offset`. */
export function startBefore(bytes: Uint8Array, offset: number): number {
  let start = offset - 1;
  while (start > 0 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start--;
  return start;
}

/** The offsets in a JavaScript string of these ascending offsets in its UTF-8. */
export function toStringOffsets(bytes: Uint8Array, offsets: readonly number[]): number[] {
  let byte = 0;
  let unit = 0;
  return offsets.map((offset) => {
    for (; byte < offset; byte++) {
      const value = bytes[byte] ?? 0;
      if ((value & 0xc0) !== 0x80) unit += value >= 0xf0 ? 2 : 1;
    }
    return unit;
  });
}
