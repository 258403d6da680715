import { describe, expect, test } from 'vitest';
import { decodeText } from '../../../src/domain/shared/decode-text.ts';

const TEXT = 'prompt,tags\nWelche Lösung für Ärzte – „gut“?,Größe\n';

describe('decodes', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT), 'UTF-8'],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`), 'UTF-8'],
    ['UTF-16 as Excel writes it', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), 'UTF-16'],
    ['UTF-16 with the other byte order', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16(), 'UTF-16'],
    [
      'Windows-1252',
      Buffer.from(TEXT.replace('–', '\x96').replace('„', '\x84').replace('“', '\x93'), 'latin1'),
      'Windows-1252',
    ],
  ])('%s', (_, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text: TEXT, encoding });
  });
});

describe('rejects, with a sentence that says what to do', () => {
  test.each([
    ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), /^The file is a workbook, not a CSV file\./],
    ['UTF-16 without a byte order mark', Buffer.from(TEXT, 'utf16le'), /^The file is not text, or UTF-16 without/],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]), /^The encoding UTF-32 is not supported/],
    [
      'half of a UTF-16 character',
      Buffer.from([0xff, 0xfe, 0x61, 0, 0x62]),
      /^The file begins as UTF-16, but is damaged/,
    ],
    // Лучшая CRM, in Windows-1251.
    [
      'Cyrillic',
      Buffer.from([0xcb, 0xf3, 0xf7, 0xf8, 0xe0, 0xff, 0x20, 0x43, 0x52, 0x4d]),
      /^The encoding of the file is not/,
    ],
    // Kołdra, in Windows-1250.
    ['Polish', Buffer.from([0x4b, 0x6f, 0xb3, 0x64, 0x72, 0x61]), /^The encoding of the file is not/],
    // für, in the encoding of old Macs.
    ['Mac Roman', Buffer.from([0x66, 0x9f, 0x72]), /^The encoding of the file is not/],
    // 测试, in GBK.
    ['Chinese', Buffer.from([0xb2, 0xe2, 0xca, 0xd4]), /^The encoding of the file is not/],
    // 最好的, in Shift JIS.
    ['Japanese', Buffer.from([0x8d, 0xc5, 0x8d, 0x44, 0x82, 0xcc]), /^The encoding of the file is not/],
  ])('%s', (_, bytes, problem) => {
    expect(decodeText(bytes)).toEqual({ problem: expect.stringMatching(problem) });
    expect(decodeText(bytes)).toEqual({ problem: expect.stringMatching(/Save it as "CSV UTF-8" and try again\.$/) });
  });
});
