/**
 * A WebAssembly module that searches bytes. JavaScript checks the bounds of every access and cannot compare 16 bytes at once. The
 * module is assembled here, because it is too small to justify a compiler.
 */

/** Positions in the memory of the module: a bitmap of blocks, a table of pieces, and the searched bytes. */
export const BLOCKS_AT = 0;
export const PIECES_AT = 65_600;
export const BYTES_AT = 196_608;
export const PAGE_BYTES = 65_536;

/** Upper and lower case become the same; a few other bytes become equal too, which only causes false matches. */
const FOLD_4 = 0x20_20_20_20;
const FOLD_5 = 0x20_20_20_20_20n;
const FACTOR = 0x1e_37_79_b1;
const FACTOR_64 = 0x1e_37_79_b9_7f_4a_7c_15n;

/**
 * The index of four bytes, read as a little-endian number, in the bitmap of blocks: a byte by the hash, and one of the 32 bits from
 * there on by the first byte, which takes one instruction. The bits of neighboring bytes overlap.
 */
export function hashBlock(bytes: number): number {
  return (Math.imul(bytes | FOLD_4, FACTOR) >>> 16) * 8 + (bytes & 31);
}

/** The index of five bytes, read as a little-endian number, in the table of pieces. */
export function hashPiece(bytes: bigint): number {
  return Number(BigInt.asUintN(64, ((bytes | FOLD_5) << 24n) * FACTOR_64) >> 48n);
}

export interface SearchExports {
  memory: { buffer: ArrayBuffer; grow: (pages: number) => number };
  /** A position inside the first match between two positions, or -1. */
  find: (from: number, to: number) => number;
  countNewlines: (from: number, to: number) => number;
}

/** The types of Node.js do not declare it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

export function instantiateSearch(): SearchExports {
  const module = new WebAssembly.Module(Uint8Array.from(MODULE));
  return new WebAssembly.Instance(module).exports as SearchExports;
}

// Opcodes, named as in the WebAssembly specification.
const I32 = 0x7f;
const VOID = 0x40;
const block = [0x02, VOID];
const loop = [0x03, VOID];
const ifTrue = [0x04, VOID];
const end = [0x0b];
const br = (depth: number) => [0x0c, depth];
const brIf = (depth: number) => [0x0d, depth];
const ret = [0x0f];
const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const tee = (local: number) => [0x22, local];
const i32Load = (offset: number) => [0x28, 0, ...unsigned(offset)];
const i64Load = [0x29, 0, 0];
const i32Load8 = (offset: number) => [0x2d, 0, ...unsigned(offset)];
const i32 = (value: number) => [0x41, ...signed(BigInt(value))];
const i64 = (value: bigint) => [0x42, ...signed(value)];
const eqz = [0x45];
const ltS = [0x48];
const geS = [0x4e];
const popcnt = [0x69];
const add = [0x6a];
const sub = [0x6b];
const mul = [0x6c];
const and = [0x71];
const or = [0x72];
const shl = [0x74];
const shrU = [0x76];
const i64Mul = [0x7e];
const i64Or = [0x84];
const i64Shl = [0x86];
const i64ShrU = [0x88];
const wrap = [0xa7];
const v128Load = [0xfd, 0x00, 0, 0];
const i8x16Splat = [0xfd, 0x0f];
const i8x16Eq = [0xfd, 0x23];
const i8x16Bitmask = [0xfd, 0x64];

const NEWLINE = 0x0a;
const [AT, TO] = [0, 1] as const;
const [FROM, HASH, START] = [2, 3, 4] as const;
const [COUNT, FOUND] = [2, 3] as const;

/** The lowest bit is set if the bitmap of blocks has the four bytes at `at + offset`. Shifts use the lowest five bits of their count. */
const lookUp = (offset: number) => [
  [get(AT), i32Load(offset), i32(FOLD_4), or, tee(HASH), i32(FACTOR), mul, i32(16), shrU],
  [i32Load(BLOCKS_AT), get(HASH), shrU],
];

/**
 * Every fourth position is looked up in the bitmap of blocks. If the block is in it, a piece may start at most three bytes before it
 * or one byte after it: the table of pieces decides.
 */
const FIND = [
  [get(AT), set(FROM)],
  [loop],
  // while (at < to - 8 && blocks has neither of the next two blocks) at += 8: one branch for both saves a tenth of the time
  [block],
  [loop],
  [get(AT), get(TO), i32(8), sub, geS, brIf(1)],
  ...lookUp(0),
  ...lookUp(4),
  [or, i32(1), and, brIf(1)],
  [get(AT), i32(8), add, set(AT), br(0)],
  [end],
  [end],
  // if (at >= to - 2) return -1
  [get(AT), get(TO), i32(2), sub, geS, ifTrue, i32(-1), ret, end],
  // if (blocks has the hash of 4 bytes)
  ...lookUp(0),
  [i32(1), and, ifTrue],
  // for (start = at - 3; start < at + 2; start++)
  [get(AT), i32(3), sub, set(START)],
  [loop],
  [block],
  [get(START), get(FROM), ltS, brIf(0)],
  [get(TO), get(START), i32(5), add, ltS, brIf(0)],
  // if (pieces has the hash of 5 bytes) return at + 1
  [get(START), i64Load, i64(FOLD_5), i64Or, i64(24n), i64Shl, i64(FACTOR_64), i64Mul],
  [i64(48n), i64ShrU, wrap, i32Load8(PIECES_AT), eqz, brIf(0)],
  [get(AT), i32(1), add, ret],
  [end],
  [get(START), i32(1), add, tee(START), get(AT), i32(2), add, ltS, brIf(0)],
  [end],
  [end],
  [get(AT), i32(4), add, set(AT), br(0)],
  [end],
  [i32(-1)],
].flat(2);

/** Compares 16 bytes at once. The bits of bytes at or after `to` are cleared. */
const COUNT_NEWLINES = [
  [loop],
  [get(AT), get(TO), geS, ifTrue, get(COUNT), ret, end],
  [get(AT), v128Load, i32(NEWLINE), i8x16Splat, i8x16Eq, i8x16Bitmask, set(FOUND)],
  [get(TO), get(AT), sub, i32(16), ltS, ifTrue],
  [i32(1), get(TO), get(AT), sub, shl, i32(1), sub, get(FOUND), and, set(FOUND)],
  [end],
  [get(COUNT), get(FOUND), popcnt, add, set(COUNT)],
  [get(AT), i32(16), add, set(AT), br(0)],
  [end],
  [i32(-1)],
].flat(2);

const MAGIC_AND_VERSION = Buffer.from('\0asm\u0001\0\0\0');
const MODULE = [
  ...MAGIC_AND_VERSION,
  // One type: two numbers in, one out. Two functions, and one memory.
  ...section(1, [1, 0x60, 2, I32, I32, 1, I32]),
  ...section(3, [2, 0, 0]),
  ...section(5, [1, 0, ...unsigned(BYTES_AT / PAGE_BYTES)]),
  ...section(7, [3, ...name('memory'), 2, 0, ...name('find'), 0, 0, ...name('countNewlines'), 0, 1]),
  ...section(10, [2, ...toFunction(FIND), ...toFunction(COUNT_NEWLINES)]),
];

/** Both functions have three local numbers besides their parameters. */
function toFunction(code: number[]): number[] {
  const body = [1, 3, I32, ...code, ...end];
  return [...unsigned(body.length), ...body];
}

function section(id: number, content: number[]): number[] {
  return [id, ...unsigned(content.length), ...content];
}

function name(text: string): number[] {
  return [text.length, ...Buffer.from(text)];
}

/** LEB128: seven bits per byte, the lowest first. */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

function signed(value: bigint): number[] {
  const low = Number(value & 127n);
  const isLast = value >= -64n && value < 64n;
  return isLast ? [low] : [low | 128, ...signed(value >> 7n)];
}
