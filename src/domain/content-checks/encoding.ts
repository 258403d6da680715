const MARKS: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];
/** The part that the HTML Standard searches for a declaration. */
const PRESCAN_BYTES = 1024;
const META = /<meta[^>]+?charset\s*=\s*["']?\s*([\w:.-]+)/i;

export interface DecodedPage {
  html: string;
  /** Whether the encoding is declared in the response or at the start of the page. */
  isDeclared: boolean;
}

/** Decodes a page by its byte order mark, its header, its declaration, or a guess. It never fails. */
export function decodePage(bytes: Uint8Array, contentType: string): DecodedPage {
  const declared = markOf(bytes) ?? known(charsetOf(contentType)) ?? known(prescan(bytes));
  const encoding = declared ?? guess(bytes);
  return { html: new TextDecoder(encoding).decode(bytes), isDeclared: declared !== null };
}

function markOf(bytes: Uint8Array): string | null {
  const found = MARKS.find(([mark]) => mark.every((byte, i) => bytes[i] === byte));
  return found?.[1] ?? null;
}

function charsetOf(contentType: string): string | null {
  return /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1] ?? null;
}

/** A page whose declaration can be read as ASCII is not in UTF-16, even if it declares so. */
function prescan(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, PRESCAN_BYTES)).toString('latin1');
  const label = META.exec(start)?.[1] ?? null;
  return label !== null && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

/** Null for an unknown encoding. */
function known(label: string | null): string | null {
  if (label === null) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

/**
 * Guesses without a declaration: UTF-16 has a zero in every other byte of its tags, UTF-8 is rarely valid by chance, and the rest
 * is windows-1252.
 */
function guess(bytes: Uint8Array): string {
  const start = bytes.subarray(0, 64);
  const zeros = (offset: number) => start.filter((byte, i) => i % 2 === offset && byte === 0).length;
  if (zeros(1) > 8 && zeros(0) === 0) return 'utf-16le';
  if (zeros(0) > 8 && zeros(1) === 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // A page may be truncated in the middle of a character.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
