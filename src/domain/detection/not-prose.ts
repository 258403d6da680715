const OPEN = 0x5b; // [
const CLOSE = 0x5d; // ]
const LEFT = 0x28; // (
const RIGHT = 0x29; // )
const COLON = 0x3a;
const SLASH = 0x2f;
const DOT = 0x2e;
const AT = 0x40;
const W = 0x77;
/** The first byte of 【, which some engines use around citation marks. */
const LENTICULAR = 0xe3;

/** Bytes that can start or end a span that is not prose. */
export const STARTERS = Uint8Array.from({ length: 256 }, (_, byte) =>
  [OPEN, LEFT, COLON, DOT, AT, LENTICULAR].includes(byte) ? 1 : 0,
);

/** Labels and targets longer than these are not links, which limits the time for a text full of open brackets. */
const LONGEST_LABEL = 1000;
const LONGEST_TARGET = 4000;

/** The span to blank; for a link, only its target. */
export type Span = [from: number, to: number, isLink?: true];

/** The span at or around this position that is not prose; null for prose. */
export function spanAt(bytes: Uint8Array, offset: number): Span | null {
  switch (bytes[offset] as number) {
    case OPEN:
      return spanOfMark(bytes, offset) ?? spanOfTarget(bytes, offset);
    case LEFT:
      return bytes[offset + 1] === OPEN ? spanOfGroup(bytes, offset) : null;
    case COLON:
      return bytes[offset + 1] === SLASH && bytes[offset + 2] === SLASH ? spanOfUrl(bytes, offset) : null;
    case DOT:
      return isWww(bytes, offset) ? [offset - 3, endOfUrl(bytes, offset)] : null;
    case AT:
      return spanOfEmail(bytes, offset);
    default:
      return spanOfLenticular(bytes, offset);
  }
}

/** [1], [1, 2], [3-5], [^1], with an optional target. */
function spanOfMark(bytes: Uint8Array, offset: number): Span | null {
  let digits = 0;
  for (let position = offset + 1; position < bytes.length && position < offset + 40; position++) {
    const byte = bytes[position] as number;
    if (isDigit(byte)) digits++;
    else if (byte === CLOSE) return digits > 0 ? [offset, endOfTarget(bytes, position + 1)] : null;
    else if (!MARK_FILLERS.has(byte)) return null;
  }
  return null;
}

const MARK_FILLERS = new Set(Buffer.from(', -^;†'));

/** From the end of a link's label to the end of its target. */
function spanOfTarget(bytes: Uint8Array, offset: number): Span | null {
  const close = endOfLabel(bytes, offset);
  if (close < 0) return null;
  const end = endOfTarget(bytes, close + 1);
  return end > close + 1 ? [close, end, true] : null;
}

/** The bracket that closes the one at `offset`; -1 if the line ends first. */
function endOfLabel(bytes: Uint8Array, offset: number): number {
  let depth = 0;
  const limit = Math.min(bytes.length, offset + LONGEST_LABEL);
  for (let position = offset; position < limit; position++) {
    const byte = bytes[position];
    if (byte === OPEN) depth++;
    else if (byte === CLOSE && --depth === 0) return position;
    else if (byte === 0x0a) return -1;
  }
  return -1;
}

/** The position after `(target)` or `[reference]`, or the same position if there is none. */
function endOfTarget(bytes: Uint8Array, offset: number): number {
  if (bytes[offset] !== LEFT) return offset;
  let depth = 0;
  const limit = Math.min(bytes.length, offset + LONGEST_TARGET);
  for (let position = offset; position < limit; position++) {
    const byte = bytes[position];
    if (byte === LEFT) depth++;
    else if (byte === RIGHT && --depth === 0) return position + 1;
    else if (byte === 0x0a) return offset;
  }
  return offset;
}

/** ([site](url)), ([one](url), [two](url)): sources, not prose, labels included. */
function spanOfGroup(bytes: Uint8Array, offset: number): Span | null {
  let position = offset + 1;
  while (bytes[position] === OPEN) {
    const close = endOfLabel(bytes, position);
    if (close < 0) return null;
    const end = endOfTarget(bytes, close + 1);
    if (end === close + 1) return null;
    position = end;
    while (GROUP_FILLERS.has(bytes[position] ?? 0)) position++;
  }
  return bytes[position] === RIGHT ? [offset, position + 1] : null;
}

const GROUP_FILLERS = new Set(Buffer.from(', ;|·&'));

/** A URL from its scheme to its end. */
function spanOfUrl(bytes: Uint8Array, offset: number): Span | null {
  let start = offset;
  while (start > 0 && isAlphanumeric(bytes[start - 1] as number)) start--;
  return start === offset ? null : [start, endOfUrl(bytes, offset)];
}

function endOfUrl(bytes: Uint8Array, offset: number): number {
  let depth = 0;
  let position = offset;
  for (; position < bytes.length; position++) {
    const byte = bytes[position] as number;
    if (byte === LEFT) depth++;
    else if (byte === RIGHT && --depth < 0) break;
    else if (URL_ENDERS[byte] === 1) break;
    else if (byte === 0xc2 && isSpaceOrQuote(bytes[position + 1] as number)) break;
  }
  while (position > offset && URL_TAIL.has(bytes[position - 1] as number)) position--;
  return position;
}

/** Whitespace, quotes and other characters that cannot occur in a URL; also characters of three bytes, such as 、 or ”, and more. */
const URL_ENDERS = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte <= 0x20 || byte >= 0xe1 || Buffer.from('"<>`{}|\\^[]').includes(byte) ? 1 : 0,
);
const URL_TAIL = new Set(Buffer.from(".,;:!?'*_~"));

function isSpaceOrQuote(byte: number): boolean {
  return byte === 0xa0 || byte === 0xab || byte === 0xbb;
}

function isWww(bytes: Uint8Array, offset: number): boolean {
  for (let back = 1; back <= 3; back++) if (((bytes[offset - back] ?? 0) | 0x20) !== W) return false;
  return !isAlphanumeric(bytes[offset - 4] ?? 0) && isAlphanumeric(bytes[offset + 1] ?? 0);
}

/** name@host.tld; a bare @name is a handle. */
function spanOfEmail(bytes: Uint8Array, offset: number): Span | null {
  let start = offset;
  while (start > 0 && isOfAddress(bytes[start - 1] as number)) start--;
  let end = offset + 1;
  let dot = -1;
  for (; end < bytes.length && isOfAddress(bytes[end] as number); end++) if (bytes[end] === DOT) dot = end;
  if (dot === end - 1) end--;
  return start === offset || dot <= offset + 1 ? null : [start, end];
}

function isOfAddress(byte: number): boolean {
  return isAlphanumeric(byte) || byte === DOT || byte === 0x2d || byte === 0x5f || byte === 0x2b;
}

/** 【4†source】 */
function spanOfLenticular(bytes: Uint8Array, offset: number): Span | null {
  if (bytes[offset + 1] !== 0x80 || bytes[offset + 2] !== 0x90 || !isDigit(bytes[offset + 3] ?? 0)) return null;
  const limit = Math.min(bytes.length, offset + LONGEST_LABEL);
  for (let position = offset + 3; position < limit; position++) {
    if (bytes[position] === LENTICULAR && bytes[position + 1] === 0x80 && bytes[position + 2] === 0x91)
      return [offset, position + 3];
  }
  return null;
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

function isAlphanumeric(byte: number): boolean {
  return isDigit(byte) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}
