import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF as Chromium writes it: compressed streams, and fonts that map their glyphs to Unicode. Without spaces, because
 * Chromium positions single glyphs.
 */
export function readPdfText(pdf: Buffer): string {
  const objects = readObjects(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1];
      if (map) fonts.set(name, readGlyphs(objects.get(map)?.stream ?? ''));
    }
  }
  return [...objects.values()]
    .map(({ stream }) => readStream(stream, fonts))
    .join('')
    .replaceAll(/\s/g, '');
}

interface PdfObject {
  dictionary: string;
  stream: string;
}

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { index, 0: head, 1: id = '' } of text.matchAll(/(\d+) 0 obj\s/g)) {
    const start = index + head.length;
    const end = text.indexOf('endobj', start);
    const from = text.indexOf('stream', start);
    if (from < 0 || from > end) {
      objects.set(id, { dictionary: text.slice(start, end), stream: '' });
      continue;
    }
    const dictionary = text.slice(start, from);
    const begin = from + (text[from + 6] === '\r' ? 8 : 7);
    const bytes = pdf.subarray(begin, begin + Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0));
    const stream = dictionary.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : '';
    objects.set(id, { dictionary, stream });
  }
  return objects;
}

/** The characters of glyphs, from a ToUnicode map. */
function readGlyphs(map: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  const toText = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  const toHex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  for (const [, block = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, glyph = '', hex = ''] of block.matchAll(/<(\w+)> <(\w+)>/g)) glyphs.set(glyph, toText(hex));
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const [, first = '', last = '', hex = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const start = Number.parseInt(first, 16);
      for (let code = start; code <= Number.parseInt(last, 16); code++) {
        glyphs.set(toHex(code), String.fromCodePoint(Number.parseInt(hex, 16) + code - start));
      }
    }
  }
  return glyphs;
}

function readStream(stream: string, fonts: Map<string, Map<string, string>>): string {
  let glyphs: Map<string, string> | undefined;
  let text = '';
  for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|(<[0-9A-F]*>|\[[^\]]*\]) T[jJ]/g)) {
    if (font !== undefined) glyphs = fonts.get(font);
    for (const [glyph] of shown?.matchAll(/[0-9A-F]{4}/g) ?? []) text += glyphs?.get(glyph) ?? '';
  }
  return text;
}
