import { describe, expect, test } from 'vitest';
import { decodePage, describeBrokenText } from '../../../src/domain/content-checks/encoding.ts';

const TEXT = '<p>Größe: 5 µm – déjà vu</p>';
const utf8 = Buffer.from(TEXT);
const utf16le = Buffer.from(TEXT, 'utf16le');
const utf16be = Buffer.from(utf16le).swap16();
const windows1252 = Buffer.from(TEXT.replace('–', '\u0096'), 'latin1');

describe('a page is decoded with its encoding', () => {
  test.each<[string, Buffer, string, boolean]>([
    ['UTF-8 by its header', utf8, 'text/html; charset=utf-8', true],
    ['undeclared UTF-8', utf8, 'text/html', false],
    ['UTF-16 LE with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16le]), 'text/html', true],
    ['UTF-16 BE with a mark', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16be]), 'text/html', true],
    [
      'a byte order mark that contradicts the header',
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8]),
      'text/html; charset=latin1',
      true,
    ],
    ['undeclared UTF-16 LE', utf16le, '', false],
    ['undeclared UTF-16 BE', utf16be, '', false],
    ['undeclared windows-1252', windows1252, 'text/html', false],
    ['windows-1252 that is called latin1', windows1252, 'text/html;charset="ISO-8859-1"', true],
    ['an encoding that does not exist', utf8, 'text/html; charset=klingon', false],
  ])('%s', (_name, bytes, contentType, isDeclared) => {
    expect(decodePage(bytes, contentType)).toEqual({ html: TEXT, isDeclared, fault: null, asDeclared: null });
  });

  test('a meta declaration counts only within the first 1024 bytes', () => {
    const meta = '<meta http-equiv="content-type" content="text/html; charset=windows-1252">';
    const early = Buffer.concat([Buffer.from(meta), windows1252]);
    const late = Buffer.concat([Buffer.from(' '.repeat(1024) + meta), windows1252]);
    expect(decodePage(early, '')).toEqual({ html: meta + TEXT, isDeclared: true, fault: null, asDeclared: null });
    expect(decodePage(late, '').isDeclared).toBe(false);
  });

  test('a page with a readable declaration is not UTF-16, even if it declares so', () => {
    const html = `<meta charset="utf-16">${TEXT}`;
    expect(decodePage(Buffer.from(html), '')).toEqual({ html, isDeclared: true, fault: null, asDeclared: null });
  });

  test('a page truncated in the middle of a character is still UTF-8', () => {
    expect(decodePage(Buffer.from('<p>aé').subarray(0, 5), '').html).toBe('<p>a\ufffd');
  });
});

describe('a declaration that the bytes contradict', () => {
  const japanese = Buffer.from([0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea, 0x82, 0xcc, 0x83, 0x79, 0x81, 0x5b, 0x83, 0x57]);
  test.each<[string, Buffer, string, string, string]>([
    [
      'windows-1252 that is declared as UTF-8',
      windows1252,
      'text/html; charset=utf-8',
      TEXT,
      'The Content-Type header declares UTF-8, but the page is encoded in windows-1252',
    ],
    [
      'UTF-8 that the server declares as latin1',
      utf8,
      'text/html; charset=iso-8859-1',
      TEXT,
      'The Content-Type header declares iso-8859-1, but the page is encoded in UTF-8',
    ],
    [
      'UTF-8 that the page declares as latin1',
      Buffer.concat([Buffer.from('<meta charset="latin1">'), utf8]),
      'text/html',
      `<meta charset="latin1">${TEXT}`,
      'The meta element declares latin1, but the page is encoded in UTF-8',
    ],
    [
      'Shift_JIS that the page declares and the server contradicts',
      Buffer.concat([Buffer.from('<meta charset="shift_jis">'), japanese]),
      'text/html; charset=utf-8',
      '<meta charset="shift_jis">日本語のページ',
      'The Content-Type header declares UTF-8, but the page is encoded in shift_jis',
    ],
    [
      'Shift_JIS of a Japanese page',
      Buffer.concat([Buffer.from('<html lang="ja">'), japanese]),
      'text/html; charset=utf-8',
      '<html lang="ja">日本語のページ',
      'The Content-Type header declares UTF-8, but the page is encoded in shift_jis',
    ],
  ])('%s is named, and the page is read by its bytes', (_name, bytes, contentType, html, sentence) => {
    expect(decodePage(bytes, contentType)).toEqual({
      html,
      isDeclared: true,
      fault: expect.stringContaining(sentence),
      asDeclared: expect.stringMatching(/[\ufffdÃ]/),
    });
  });

  test.each<[string, Buffer, string]>([
    [
      'two broken characters in a correct text',
      Buffer.concat([utf8, Buffer.from([0xf6, 0x20, 0xe4])]),
      'text/html; charset=utf-8',
    ],
    ['ASCII with any declaration', Buffer.from('<p>plain</p>'), 'text/html; charset=iso-8859-1'],
  ])('%s is not a wrong declaration', (_name, bytes, contentType) => {
    expect(decodePage(bytes, contentType).fault).toBe(null);
  });

  test.each([
    ['Die GrÃ¶ÃŸe fÃ¼r die TÃ¼r', 'UTF-8 that was read as windows-1252'],
    ['Die h\ufffdhenverstellbaren St\ufffdhle f\ufffdr uns', '3 replacement characters'],
  ])('%s was broken before it was published', (text, sentence) => {
    expect(describeBrokenText(text)).toContain(sentence);
  });

  test.each(['São Paulo, NÃO, Ângela e Évora', 'Größe – déjà vu “quoted” it’s'])('%s is not broken', (text) => {
    expect(describeBrokenText(text)).toBe(null);
  });
});
