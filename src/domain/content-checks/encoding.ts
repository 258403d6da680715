const MARKS: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];
/** The part that the HTML Standard searches for a declaration. */
const PRESCAN_BYTES = 1024;
const META = /<meta[^>]+?charset\s*=\s*["']?\s*([\w:.-]+)/i;
const LANG = /<html[^>]+?\blang\s*=\s*["']?\s*([a-z]{2})/i;
/** The usual encodings of pages that are not in UTF-8, by language. */
const LEGACY: Record<string, string[]> = {
  ja: ['shift_jis', 'euc-jp'],
  zh: ['gb18030', 'big5'],
  ko: ['euc-kr'],
  ru: ['windows-1251'],
  uk: ['windows-1251'],
  bg: ['windows-1251'],
  el: ['windows-1253'],
  pl: ['iso-8859-2'],
  cs: ['windows-1250'],
  sk: ['windows-1250'],
  hu: ['iso-8859-2'],
  tr: ['windows-1254'],
};
/** Fewer characters are a slip in the text, not a wrong declaration. */
const LEAST_BROKEN = 3;

export interface DecodedPage {
  html: string;
  /** Whether the encoding is declared in the response or at the start of the page. */
  isDeclared: boolean;
  /** A sentence about a declaration that the bytes contradict; null if it is right or missing. */
  fault: string | null;
  /** The page as browsers read it, by the contradicted declaration; null if there is none. */
  asDeclared: string | null;
}

interface Declaration {
  encoding: string;
  /** As it is written, such as iso-8859-1 for windows-1252. */
  label: string;
  source: string;
}

/** Decodes a page by its byte order mark, its header, its declaration, or a guess; by its bytes if they contradict these. It never fails. */
export function decodePage(bytes: Uint8Array, contentType: string): DecodedPage {
  const declarations = readDeclarations(bytes, contentType);
  const [declared] = declarations;
  if (declared === undefined)
    return { html: decode(bytes, guess(bytes)), isDeclared: false, fault: null, asDeclared: null };
  const others = declarations.slice(1).map(({ encoding }) => encoding);
  const actual = findContradiction(bytes, declared.encoding, others);
  const asDeclared = decode(bytes, declared.encoding);
  if (actual === null) return { html: asDeclared, isDeclared: true, fault: null, asDeclared: null };
  const fault = `${declared.source} declares ${nameOf(declared.label)}, but the page is encoded in ${nameOf(actual)}: crawlers read broken characters. Declare ${nameOf(actual)}${actual === 'utf-8' ? '' : ', or convert the page to UTF-8'}.`;
  return { html: decode(bytes, actual), isDeclared: true, fault, asDeclared };
}

/** The declarations in the order in which browsers follow them. */
function readDeclarations(bytes: Uint8Array, contentType: string): Declaration[] {
  const labels: [label: string | null, source: string][] = [
    [markOf(bytes), 'The byte order mark'],
    [charsetOf(contentType), 'The Content-Type header'],
    [prescan(bytes), 'The meta element'],
  ];
  return labels.flatMap(([label, source]) => {
    const encoding = known(label);
    return encoding === null || label === null ? [] : [{ encoding, label, source }];
  });
}

/** The encoding of the bytes if it is not the declared one; null if the declaration fits. */
function findContradiction(bytes: Uint8Array, declared: string, others: string[]): string | null {
  if (declared.startsWith('utf-16')) return null;
  const isUtf8Valid = isValid(bytes, 'utf-8');
  if (declared !== 'utf-8') return isUtf8Valid && countNonAscii(bytes) >= LEAST_BROKEN * 2 ? 'utf-8' : null;
  if (isUtf8Valid) return null;
  const text = decode(bytes, 'utf-8');
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  // A single broken character, or one in an otherwise correct text, is not a matter of the declaration.
  if (broken < LEAST_BROKEN || broken < (text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0)) return null;
  const language = LANG.exec(asAscii(bytes))?.[1]?.toLowerCase() ?? '';
  const candidates = [...others, ...(LEGACY[language] ?? [])];
  return candidates.find((encoding) => encoding !== 'utf-8' && isValid(bytes, encoding)) ?? 'windows-1252';
}

/** Characters of UTF-8 that were read as windows-1252, such as “Ã¶” and “â€™”. */
const READ_TWICE = /[ÂÃ][\u0080-\u00bf]|â€[\u0080-\u2122]/g;

/** A sentence about a text that was broken before it was published; null if it was not. */
export function describeBrokenText(text: string): string | null {
  const replaced = text.match(/\ufffd/g)?.length ?? 0;
  const twice = text.match(READ_TWICE)?.length ?? 0;
  if (replaced >= LEAST_BROKEN)
    return `The text has ${replaced} replacement characters in place of letters: it was converted with a wrong encoding before it was published. Restore it from the source.`;
  if (twice >= LEAST_BROKEN)
    return `The text is UTF-8 that was read as windows-1252 and encoded again, which breaks ${twice} characters. Convert it once.`;
  return null;
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

function countNonAscii(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte > 0x7f) count++;
  return count;
}

function nameOf(encoding: string): string {
  return /^utf-?8$/i.test(encoding) ? 'UTF-8' : encoding;
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
  const label = META.exec(asAscii(bytes))?.[1] ?? null;
  return label !== null && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

/** The start of the page, of which only the ASCII characters can be relied on. */
function asAscii(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, PRESCAN_BYTES)).toString('latin1');
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
  return isValid(bytes, 'utf-8') ? 'utf-8' : 'windows-1252';
}

function isValid(bytes: Uint8Array, encoding: string): boolean {
  try {
    // A page may be truncated in the middle of a character.
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
