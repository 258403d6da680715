import { crc32, inflateSync } from 'node:zlib';
import { LogoError } from './logo-error.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
export const PNG_SIDE = { shortest: 16, longest: 2000 } as const;
/** Everything that a picture needs. Text, times, places and animations are dropped. */
const NEEDED = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Samples per pixel by color type. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
/** The passes of an interlaced image: first column and row, then the steps. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const BROKEN = 'The PNG is damaged. Export it again.';

interface Chunk {
  type: string;
  data: Buffer;
  /** With its length and checksum. */
  bytes: Buffer;
}

/** Returns the picture without any other data. Throws if it is no complete PNG of a reasonable size. */
export function cleanPng(file: Buffer, shortest: number = PNG_SIDE.shortest): Buffer {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) {
    throw new LogoError('The file is not a PNG, although its type says so.');
  }
  const chunks = readChunks(file);
  const [header] = chunks;
  if (header?.type !== 'IHDR' || header.data.length !== 13) throw new LogoError(BROKEN);
  const length = measurePixels(header.data, shortest);
  const pixels = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  if (inflate(Buffer.concat(pixels), length).length !== length) throw new LogoError(BROKEN);
  const kept = chunks.filter(({ type }) => NEEDED.has(type)).map(({ bytes }) => bytes);
  return Buffer.concat([SIGNATURE, ...kept]);
}

/** Of a PNG that was cleaned. */
export function readPngSize(file: Buffer): { width: number; height: number } {
  const header = SIGNATURE.length + 8;
  return { width: file.readUInt32BE(header), height: file.readUInt32BE(header + 4) };
}

function readChunks(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let start = SIGNATURE.length; start + 12 <= file.length; ) {
    const end = start + 12 + file.readUInt32BE(start);
    if (end > file.length) break;
    const checked = file.subarray(start + 4, end - 4);
    if (crc32(checked) !== file.readUInt32BE(end - 4)) break;
    const type = checked.toString('latin1', 0, 4);
    chunks.push({ type, data: checked.subarray(4), bytes: file.subarray(start, end) });
    // What follows the end is no part of the picture.
    if (type === 'IEND') return chunks;
    start = end;
  }
  throw new LogoError(BROKEN);
}

/** The number of bytes of all pixels. It is small, because the sides are limited, so a small file cannot fill the memory. */
function measurePixels(header: Buffer, shortest: number): number {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, color = 0, , , interlace = 0] = header.subarray(8);
  const { longest } = PNG_SIDE;
  if (Math.min(width, height) < shortest || Math.max(width, height) > longest) {
    throw new LogoError(
      `The PNG has ${width} x ${height} pixels. Each side must have between ${shortest} and ${longest.toLocaleString('en-US')}.`,
    );
  }
  if (!DEPTHS[color]?.includes(depth) || interlace > 1) throw new LogoError(BROKEN);
  const bitsPerPixel = depth * (SAMPLES[color] ?? 0);
  const measure = (columns: number, rows: number) =>
    columns === 0 || rows === 0 ? 0 : rows * (1 + Math.ceil((columns * bitsPerPixel) / 8));
  if (interlace === 0) return measure(width, height);
  return PASSES.reduce(
    (sum, [x, y, stepX, stepY]) => sum + measure(Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)),
    0,
  );
}

function inflate(data: Buffer, length: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: length });
  } catch {
    throw new LogoError(BROKEN);
  }
}
