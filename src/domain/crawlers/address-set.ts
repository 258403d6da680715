import ipaddr from 'ipaddr.js';

/** No crawler has broader prefixes: a list with one must not verify half of the internet. */
const LEAST_BITS = { ipv4: 8, ipv6: 16 };

interface Range<Value> {
  start: Value;
  end: Value;
}

/** The addresses in a list of prefixes, such as `192.0.2.0/24`. */
export class AddressSet {
  readonly size: number;
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;
  readonly #wide: Range<bigint>[];

  /** With `allowBroad`, prefixes of any length are accepted: `fc00::/7` is a list of proxies, not of a crawler. */
  constructor(prefixes: readonly string[], { allowBroad = false } = {}) {
    const parsed = prefixes.map((prefix) => readPrefix(prefix, allowBroad)).filter((range) => range !== null);
    const narrow = join(parsed.flatMap((range) => (typeof range.start === 'number' ? [range as Range<number>] : [])));
    this.#wide = join(parsed.flatMap((range) => (typeof range.start === 'bigint' ? [range as Range<bigint>] : [])));
    this.#starts = Uint32Array.from(narrow, ({ start }) => start);
    this.#ends = Uint32Array.from(narrow, ({ end }) => end);
    this.size = parsed.length;
  }

  /** Null if the text is not an address. Most are IPv4, which are read without allocation. */
  has(address: string): boolean | null {
    const narrow = readIpv4(address);
    if (narrow >= 0) return this.#hasNarrow(narrow);
    const wide = readIpv6(address);
    if (typeof wide === 'number') return this.#hasNarrow(wide);
    if (wide === null) return null;
    const count = countUpTo(this.#wide.length, (index) => (this.#wide[index] as Range<bigint>).start <= wide);
    return count > 0 && wide <= (this.#wide[count - 1] as Range<bigint>).end;
  }

  #hasNarrow(value: number): boolean {
    const starts = this.#starts;
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] as number) <= value) low = middle + 1;
      else high = middle;
    }
    return low > 0 && value <= (this.#ends[low - 1] as number);
  }
}

/** A single address as a prefix; any other text unchanged. */
export function toPrefix(text: string): string {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  if (!isAddress) return text;
  return `${text}/${text.includes(':') ? 128 : 32}`;
}

/** Whether the text is a prefix of any length. */
export function isNetwork(text: string): boolean {
  return readPrefix(text, true) !== null;
}

/** Whether the text is a prefix narrow enough for a crawler. */
export function isPrefix(text: string): boolean {
  return readPrefix(text, false) !== null;
}

/** `192.0.2.0/24`, without leading zeros, which some programs read as octal numbers. */
const IPV4_PREFIX = /^(?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2})\/(?:\d|[12]\d|3[0-2])$/;

function readPrefix(text: string, allowBroad: boolean): Range<number> | Range<bigint> | null {
  // Lists have thousands of IPv4 prefixes. Reading them without the library is faster.
  const narrow = IPV4_PREFIX.test(text) ? readIpv4(text.slice(0, text.indexOf('/'))) : -1;
  if (narrow >= 0) {
    const length = Number(text.slice(text.indexOf('/') + 1));
    return !allowBroad && length < LEAST_BITS.ipv4 ? null : narrowRange(narrow, length);
  }
  if (!ipaddr.isValidCIDR(text)) return null;
  const [address, bits] = ipaddr.parseCIDR(text);
  if (!allowBroad && bits < LEAST_BITS[address.kind()]) return null;
  return address instanceof ipaddr.IPv4 ? narrowRange(toNumber(address), bits) : wideRange(toBig(address), bits);
}

function narrowRange(address: number, bits: number): Range<number> {
  const size = 2 ** (32 - bits);
  const start = address - (address % size);
  return { start, end: start + size - 1 };
}

function wideRange(address: bigint, bits: number): Range<bigint> {
  const size = 1n << BigInt(128 - bits);
  const start = address - (address % size);
  return { start, end: start + size - 1n };
}

/** Sorted and without overlaps, so that one comparison on each side decides. */
function join<Value extends number | bigint>(ranges: Range<Value>[]): Range<Value>[] {
  const joined: Range<Value>[] = [];
  for (const range of ranges.toSorted((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)))) {
    const last = joined.at(-1);
    if (last && range.start <= last.end) last.end = range.end > last.end ? range.end : last.end;
    else joined.push({ ...range });
  }
  return joined;
}

/** How many of the first `length` indexes satisfy a condition that no later one does. */
function countUpTo(length: number, isWithin: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isWithin(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

const DOT = 0x2e;
const COLON = 0x3a;
const ZERO = 0x30;

/** An IPv4 address, with or without a port, as one number; -1 for anything else. */
function readIpv4(text: string): number {
  let value = 0;
  let part = -1;
  let parts = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const code = text.charCodeAt(offset);
    if (code >= ZERO && code <= ZERO + 9) part = (part < 0 ? 0 : part * 10) + code - ZERO;
    else if (code === DOT && part >= 0 && parts < 3) {
      value = value * 256 + part;
      part = -1;
      parts++;
    } else if (code === COLON && parts === 3) break;
    else return -1;
    if (part > 255) return -1;
  }
  return parts === 3 && part >= 0 ? value * 256 + part : -1;
}

/** IPv4 inside IPv6 (`::ffff:192.0.2.1`) is read as IPv4. */
function readIpv6(text: string): bigint | number | null {
  const plain = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text;
  if (!plain.includes(':') || !ipaddr.IPv6.isValid(plain)) return null;
  const address = ipaddr.IPv6.parse(plain);
  return address.isIPv4MappedAddress() ? toNumber(address.toIPv4Address()) : toBig(address);
}

function toNumber(address: ipaddr.IPv4): number {
  return address.toByteArray().reduce((value, byte) => value * 256 + byte, 0);
}

function toBig(address: ipaddr.IPv6): bigint {
  return address.parts.reduce((value, part) => (value << 16n) | BigInt(part), 0n);
}
