import { describe, expect, test } from 'vitest';
import { decodePage } from '../../../src/domain/content-checks/encoding.ts';

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
    expect(decodePage(bytes, contentType)).toEqual({ html: TEXT, isDeclared });
  });

  test('a meta declaration counts only within the first 1024 bytes', () => {
    const meta = '<meta http-equiv="content-type" content="text/html; charset=windows-1252">';
    const early = Buffer.concat([Buffer.from(meta), windows1252]);
    const late = Buffer.concat([Buffer.from(' '.repeat(1024) + meta), windows1252]);
    expect(decodePage(early, '')).toEqual({ html: meta + TEXT, isDeclared: true });
    expect(decodePage(late, '').isDeclared).toBe(false);
  });

  test('a page with a readable declaration is not UTF-16, even if it declares so', () => {
    const html = `<meta charset="utf-16">${TEXT}`;
    expect(decodePage(Buffer.from(html), '')).toEqual({ html, isDeclared: true });
  });

  test('a page truncated in the middle of a character is still UTF-8', () => {
    expect(decodePage(Buffer.from('<p>aé').subarray(0, 5), '').html).toBe('<p>a\ufffd');
  });
});
