import { TextDecoder } from 'node:util';

/** Supported compressions of a log. */
export type Compression = 'gzip' | 'zstd';

const COMPRESSIONS: readonly [name: Compression, magic: Buffer][] = [
  ['gzip', Buffer.of(0x1f, 0x8b)],
  ['zstd', Buffer.of(0x28, 0xb5, 0x2f, 0xfd)],
];

/** Formats that cannot be read, and the command that decompresses them to standard output. */
const REFUSED: readonly [name: string, magic: Buffer, command: string][] = [
  ['bzip2', Buffer.from('BZh'), 'bzip2 -dc'],
  ['xz', Buffer.of(0xfd, 0x37, 0x7a, 0x58, 0x5a, 0), 'xz -dc'],
  ['zip', Buffer.of(0x50, 0x4b, 3, 4), 'unzip -p'],
  ['lz4', Buffer.of(4, 0x22, 0x4d, 0x18), 'lz4 -dc'],
];

/** The number of leading bytes needed to detect the encoding of a log. */
export const CONTAINER_HEAD_BYTES = 512;

export function detectCompression(head: Buffer): Compression | null {
  return COMPRESSIONS.find(([, magic]) => startsWith(head, magic))?.[0] ?? null;
}

/** Why a log cannot be read; null if it can. */
export function explainRefusal(head: Buffer): string | null {
  const refused = REFUSED.find(([, magic]) => startsWith(head, magic));
  if (!refused) return null;
  const [name, , command] = refused;
  return `Compressed with ${name}, which is not supported. Decompress it first (${command}), or use gzip or zstd.`;
}

export type Utf16 = 'utf-16le' | 'utf-16be';

/** UTF-16 has a byte order mark, or a zero in every other byte of ASCII text. */
export function detectUtf16(head: Buffer): Utf16 | null {
  if (startsWith(head, Buffer.of(0xff, 0xfe))) return 'utf-16le';
  if (startsWith(head, Buffer.of(0xfe, 0xff))) return 'utf-16be';
  const pairs = Math.floor(Math.min(head.length, CONTAINER_HEAD_BYTES) / 2);
  const zeros = [0, 0];
  for (let i = 0; i < pairs * 2; i++) if (head[i] === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (pairs < 4 || Math.max(even, odd) < pairs * 0.6) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** The same text as UTF-8. The first chunk decides whether it is UTF-16. */
export async function* toUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | null | undefined;
  for await (const chunk of chunks) {
    if (decoder === undefined) {
      const encoding = detectUtf16(chunk);
      decoder = encoding === null ? null : new TextDecoder(encoding);
    }
    yield decoder === null ? chunk : Buffer.from(decoder.decode(chunk, { stream: true }));
  }
}

function startsWith(head: Buffer, magic: Buffer): boolean {
  return head.subarray(0, magic.length).equals(magic);
}
