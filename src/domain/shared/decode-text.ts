/** The encodings that spreadsheets write. */
export type TextEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

export type DecodedText = { text: string; encoding: TextEncoding } | { problem: string };

const SAVE_AS = 'Save it as "CSV UTF-8" and try again.';

/**
 * Decodes a text file: UTF-8, UTF-16 with a byte order mark, or Windows-1252, which Excel writes in Western Europe. Text in any other
 * encoding would be imported with wrong letters, so it is rejected.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (startsWith(bytes, [0x50, 0x4b, 3, 4]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return { problem: `The file is a workbook, not a CSV file. ${SAVE_AS}` };
  }
  if (startsWith(bytes, [0xff, 0xfe, 0, 0]) || startsWith(bytes, [0, 0, 0xfe, 0xff])) {
    return { problem: `The encoding UTF-32 is not supported. ${SAVE_AS}` };
  }
  if (startsWith(bytes, [0xff, 0xfe])) return decodeAs('utf-16le', 'UTF-16', bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return decodeAs('utf-16be', 'UTF-16', bytes);
  if (bytes.includes(0)) return { problem: `The file is not text, or UTF-16 without a byte order mark. ${SAVE_AS}` };
  const decoded = decodeAs('utf-8', 'UTF-8', bytes);
  if ('text' in decoded || startsWith(bytes, [0xef, 0xbb, 0xbf])) return decoded;
  const text = new TextDecoder('windows-1252').decode(bytes);
  if (isWestern(text)) return { text, encoding: 'Windows-1252' };
  return { problem: `The encoding of the file is not recognized. ${SAVE_AS}` };
}

/** A byte order mark is removed. */
function decodeAs(label: string, encoding: TextEncoding, bytes: Uint8Array): DecodedText {
  try {
    return { text: new TextDecoder(label, { fatal: true }).decode(bytes), encoding };
  } catch {
    return { problem: `The file begins as ${encoding}, but is damaged. ${SAVE_AS}` };
  }
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/**
 * Whether text that was decoded as Windows-1252 looks like it. Encodings of other languages have letters at positions where it has
 * control characters and symbols, or whole words of letters with accents and symbols.
 */
function isWestern(text: string): boolean {
  const isOther =
    /[\u0080-\u009fŠšŽžŸƒˆ˜‰‹›†‡]/.test(text) || /[a-z][¡-¶¸-¿][a-z]/i.test(text) || /[¡-ÿ]{4}/.test(text);
  return !isOther;
}
