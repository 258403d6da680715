import fc from 'fast-check';
import { type DefaultTreeAdapterMap, Parser, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { parseHtml } from '../../../../src/domain/content-checks/html/parse.ts';

/** What parse5 makes of a page on its own. */
function parsePlainly(source: string): { html: string; errors: number } {
  const parser = new Parser<DefaultTreeAdapterMap>({ scriptingEnabled: false });
  let errors = 0;
  parser.onParseError = () => {
    errors++;
  };
  parser.tokenizer.write(source, true);
  return { html: serialize(parser.document), errors };
}

const TAGS =
  'p b i a td tr table caption svg math mi title textarea pre select option template body head frameset noscript';
const PIECES = [
  ...TAGS.split(' ').flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  ' text and words ',
  'word',
  ' ',
  '\n',
  '\r\n',
  '\r',
  '\t',
  '\0',
  '<',
  '>a b',
  '<!-- c -->',
  '<plaintext>',
  '&amp;',
  '&nosuch;',
  '&#0;',
  'é à ',
  '😀 x',
  '\u{80} y',
  '\ufdd0 z',
  '\ud800',
];

test('pages are parsed as parse5 parses them, with the same errors', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }), (pieces) => {
      const source = pieces.join('');
      const { document, errors } = parseHtml(source);
      expect({ html: serialize(document), errors }).toEqual(parsePlainly(source));
    }),
    { numRuns: 2000 },
  );
});

test('text keeps its spaces, references and line breaks', () => {
  const source = '<p>One  two &amp; three\r\nfour</p><table> five <tr><td>six seven</table>';
  expect(serialize(parseHtml(source).document)).toBe(
    '<html><head></head><body><p>One  two &amp; three\nfour</p> five <table><tbody><tr><td>six seven</td></tr></tbody></table></body></html>',
  );
});
