import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanPng } from '../../../src/domain/branding/clean-png.ts';
import { cleanSvg } from '../../../src/domain/branding/clean-svg.ts';
import { contrastWithWhite, darkenUntil } from '../../../src/domain/branding/contrast.ts';

const clean = (svg: string) => cleanSvg(Buffer.from(svg));
/** An SVG around some content, and what remains of the content. */
const inside = (content: string) =>
  clean(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${content}<rect/></svg>`,
  )
    .replace('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">', '')
    .replace(/<rect><\/rect><\/svg>$/, '');

describe('an SVG', () => {
  test('keeps its shapes, gradients, classes and text', () => {
    const kept =
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#123456"></stop></linearGradient></defs>' +
      '<style>.b{fill:url(#a)}</style><g id="layer" transform="rotate(4)"><path class="b" d="M0 0h9" fill="url(#a)"></path></g>' +
      '<text x="1" y="2">R&amp;D &lt;é&gt;</text><use href="#layer" x="3"></use>';
    expect(inside(kept)).toBe(kept);
  });

  test('of drawing programs loses its comments, metadata and foreign attributes', () => {
    const file = `<?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <!-- Generator --><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://x" inkscape:version="1" width="10px" height="4px"
      ><metadata><rdf:RDF xmlns:rdf="http://y">secret</rdf:RDF></metadata><rect width="1" height="1" inkscape:label="x"/></svg>`;
    expect(clean(file)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10px" height="4px"><rect width="1" height="1"></rect></svg>',
    );
  });

  test.each([
    '<script>alert(1)</script>',
    '<script xlink:href="https://evil.example/x.js"/>',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/></foreignObject>',
    '<a href="javascript:alert(1)"><circle r="1"/></a>',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<image href="https://evil.example/pixel.png"/>',
    '<image xlink:href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    '<image href="file:///etc/passwd"/>',
    '<feImage href="https://evil.example"/>',
    '<svg><script>alert(1)</script></svg>',
    '<handler type="text/ecmascript">alert(1)</handler>',
    '<?xml-stylesheet href="https://evil.example/x.css"?>',
  ])('loses %s', (hostile) => {
    expect(inside(hostile)).toBe('');
  });

  test.each([
    ['<circle r="1" onload="alert(1)" onclick="alert(1)" ONFOCUS="x"/>', '<circle r="1"></circle>'],
    ['<rect fill="url(https://evil.example/#a)" width="1"/>', '<rect width="1"></rect>'],
    ['<rect style="fill:url(&quot;https://evil.example&quot;)" width="1"/>', '<rect width="1"></rect>'],
    ['<rect style="background:u\\72l(https://evil.example)" width="1"/>', '<rect width="1"></rect>'],
    ['<style>@import "https://evil.example/x.css";</style>', '<style></style>'],
    ['<style><![CDATA[a{fill:url(//evil.example)}]]></style>', '<style></style>'],
    [
      '<style>a{}</style><![CDATA[<script>alert(1)</script>]]>',
      '<style>a{}</style>&lt;script&gt;alert(1)&lt;/script&gt;',
    ],
    ['<use href="https://evil.example/x.svg#a"/>', '<use></use>'],
  ])('keeps the harmless part of %s', (hostile, kept) => {
    expect(inside(hostile)).toBe(kept);
  });

  test('as drawing programs export it keeps references in groups, clips and masks', () => {
    const kept =
      '<defs><path id="p" d="M0 0h9"></path><clipPath id="c"><rect width="9" height="9"></rect></clipPath></defs>' +
      '<style>.cls-1{clip-path:url(#c)}</style>' +
      '<g id="Page-1"><mask id="m"><use href="#p"></use></mask><use href="#p" mask="url(#m)"></use><g class="cls-1"><rect></rect></g></g>';
    expect(inside(kept)).toBe(kept);
  });

  test('cannot multiply while it is drawn', () => {
    const level = (n: number) => `<g id="l${n}">${`<use href="#l${n - 1}"/>`.repeat(10)}</g>`;
    const levels = (depth: number) =>
      `<g id="l0"><rect/></g>${Array.from({ length: depth }, (_, n) => level(n + 1)).join('')}`;
    expect(inside(levels(3))).toContain('<use');
    expect(() => inside(levels(5))).toThrow('too complex');
    expect(() => inside('<g id="a"><use href="#a"/></g>')).toThrow('too complex');
    expect(inside('<clipPath id="a"><rect clip-path="url(#b)" class="x"/></clipPath>')).not.toMatch(/url|class/);
    const masked = (n: number) =>
      `<mask id="m${n}">${`<use href="#g${n}"/>`.repeat(10)}</mask><g id="g${n + 1}" class="k"><rect/></g>`;
    const sheet = `<style>.k{mask:url(#m0) url(#m1) url(#m2) url(#m3)}</style>`;
    expect(() => inside(`${sheet}<g id="g0"><rect/></g>${[0, 1, 2, 3].map(masked).join('')}`)).toThrow('too complex');
    const chain = Array.from({ length: 4000 }, (_, n) => `<g id="c${n}"><use href="#c${n + 1}"/></g>`).join('');
    expect(() => inside(`${chain}<use href="#c0"/>`)).toThrow('too complex');
  });

  test.each([
    '#a rect{mask:url(#b)}',
    'rect{clip-path:url(#b)}',
    '.a rect{mask:url(#b)}',
    '.a{rect{mask:url(#b)}}',
    '.a{font-family:"}rect{x:";mask:url(#b)}',
    '.a{mask:url(#b)}/*}*/rect{mask:url(#b)}',
    'rect{mask:inherit}',
    'rect{all:inherit}',
    'rect{fill:u<![CDATA[rl(https://evil.example)]]>}',
    'rect{fill:ur<!-- -->l(https://evil.example)}',
    'rect{fill:ur<g/>l(https://evil.example)}',
  ])('loses the style sheet %s', (css) => {
    expect(inside(`<style>${css}</style>`)).toBe('<style></style>');
  });

  test.each([
    '.a,.b-1{mask:url(#b);font-family:"Open Sans"}.c{fill:red}rect{fill:url("#b")}',
    'rect{font-weight:inherit}',
  ])('keeps the style sheet %s', (css) => {
    const kept = `<style>${css.replaceAll('"', '&quot;')}</style>`;
    expect(inside(kept)).toBe(kept);
  });

  test('with the mask of its parent loses it', () => {
    expect(inside('<mask style="mask:url(#b)"><rect mask="inherit" style="mask:inherit"/></mask>')).toBe(
      '<mask style="mask:url(#b)"><rect></rect></mask>',
    );
  });

  test('keeps embedded pictures, unless they unpack to more than a logo needs', () => {
    const image = (file: Buffer, type = 'png') =>
      `<image href="data:image/${type};base64,${file.toString('base64')}"></image>`;
    const pixel = image(draw({ width: 1, height: 1 }));
    expect(inside(pixel)).toBe(pixel);
    const jpeg = (side: number, scans = 1) =>
      Buffer.concat([
        Buffer.from('ffd8ffe000040000ffc0000b08', 'hex'),
        Buffer.from([side >> 8, side & 255, side >> 8, side & 255]),
        Buffer.from('01011100'.padEnd(8, '0') + 'ffda'.repeat(scans) + '0000ffd9', 'hex'),
      ]);
    expect(inside(image(jpeg(2000), 'jpeg'))).toBe(image(jpeg(2000), 'jpeg'));
    expect(() => inside(image(jpeg(2001), 'jpeg'))).toThrow('a picture of 2001 x 2001 pixels');
    expect(() => inside(image(jpeg(2000, 31), 'jpeg'))).toThrow('too complex');
    expect(() => inside(image(draw().subarray(8), 'jpeg'))).toThrow('damaged');
    expect(() => inside(image(draw({ width: 30_000, height: 30_000, pixels: Buffer.alloc(10) })))).toThrow(
      '30000 x 30000',
    );
    expect(() => inside(image(jpeg(2000), 'jpeg').repeat(2))).toThrow('too complex');
  });

  test('with many attributes is read once', () => {
    const attributes = Array.from({ length: 17_000 }, (_, index) => ` a${index}=""`).join('');
    expect(inside(`<rect${attributes} width="1"/>`)).toBe('<rect width="1"></rect>');
  });

  test.each([
    ['<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg viewBox="0 0 1 1">&a;</svg>', /declares entities/],
    ['<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>', /declares entities/],
    ['<svg viewBox="0 0 1 1">&nbsp;</svg>', /not well-formed/],
    ['<svg viewBox="0 0 1 1"><g></svg>', /not well-formed/],
    ['<html><svg/></html>', /first element must be svg/],
    ['<svg></svg>', /no size/],
    ['', /not well-formed/],
    [`<svg viewBox="0 0 1 1">${'<g>'.repeat(60)}${'</g>'.repeat(60)}</svg>`, /too complex/],
  ])('such as %s is rejected with the reason', (svg, reason) => {
    expect(() => clean(svg)).toThrow(reason);
  });

  test.each([
    '',
    '<a href="https://example.com"><path d="M0 0h9"/></a>',
    '<defs><path id="a" d="M0 0h9"/></defs>',
    '<use href="https://example.com/#a"/>',
  ])('of which nothing visible remains is rejected: %s', (content) => {
    expect(() => clean(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`)).toThrow(
      'The SVG draws nothing',
    );
  });

  test('in another encoding is rejected', () => {
    expect(() => cleanSvg(Buffer.from('\ufeff<svg viewBox="0 0 1 1"/>', 'utf16le'))).toThrow(
      'must be encoded in UTF-8',
    );
  });

  test('that is cleaned again does not change', () => {
    const pieces = [
      '<g id="a">',
      '</g>',
      '<rect width="1"/>',
      '<use href="#a"/>',
      '<style>a{fill:red}</style>',
      '<script/>',
      'é&amp;',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (content) => {
        let cleaned: string;
        try {
          cleaned = inside(content.join(''));
        } catch {
          return;
        }
        expect(inside(cleaned)).toBe(cleaned);
      }),
    );
  });
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

interface Draft {
  width?: number;
  height?: number;
  interlace?: number;
  pixels?: Buffer;
  extra?: Buffer[];
}

/** An RGBA image. */
function draw({ width = 20, height = 20, interlace = 0, pixels, extra = [] }: Draft = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, interlace], 8);
  const data = pixels ?? Buffer.alloc(height * (1 + width * 4));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a PNG', () => {
  test('keeps its picture and loses everything else', () => {
    const noted = draw({ extra: [chunk('eXIf', Buffer.from('place')), chunk('tEXt', Buffer.from('Author\0Me'))] });
    expect(cleanPng(Buffer.concat([noted, Buffer.from('<script>')]))).toEqual(draw());
  });

  test('can be interlaced', () => {
    // The seven passes of 20 x 20 pixels have 3x3, 2x3, 5x2, 5x5, 10x5, 10x10 and 20x10 pixels.
    const bytes = [
      [3, 3],
      [2, 3],
      [5, 2],
      [5, 5],
      [10, 5],
      [10, 10],
      [20, 10],
    ].map(([w = 0, h = 0]) => h * (1 + 4 * w));
    const pixels = Buffer.alloc(bytes.reduce((sum, each) => sum + each));
    expect(cleanPng(draw({ interlace: 1, pixels }))).toEqual(draw({ interlace: 1, pixels }));
    expect(() => cleanPng(draw({ interlace: 1 }))).toThrow('damaged');
  });

  test('with wrong dimensions is rejected before it is unpacked', () => {
    expect(() => cleanPng(draw({ width: 8, height: 20 }))).toThrow(
      'The PNG has 8 x 20 pixels. Each side must have between 16 and 2,000.',
    );
    expect(() => cleanPng(draw({ width: 60_000, height: 60_000, pixels: Buffer.alloc(10) }))).toThrow('60000 x 60000');
  });

  test.each([
    ['GIF89a', Buffer.from('GIF89a'), /not a PNG/],
    ['a truncated file', draw().subarray(0, -20), /damaged/],
    ['too few pixels', draw({ pixels: Buffer.alloc(10) }), /damaged/],
    ['more pixels than it says', draw({ pixels: Buffer.alloc(10_000_000) }), /damaged/],
    [
      'pixels that are not compressed',
      Buffer.concat([draw().subarray(0, 33), chunk('IDAT', Buffer.from('x')), chunk('IEND', Buffer.alloc(0))]),
      /damaged/,
    ],
  ])('%s is rejected', (_name, file, reason) => {
    expect(() => cleanPng(file)).toThrow(reason);
  });

  test('with any changed byte is the same picture or is rejected', () => {
    const file = draw();
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (position, change) => {
        const changed = Buffer.from(file);
        changed[position] = (changed[position] ?? 0) ^ change;
        expect(() => cleanPng(changed)).toThrow(/PNG/);
      }),
    );
  });
});

describe('the contrast with white', () => {
  test.each([
    ['#ffffff', 1],
    ['#000000', 21],
    ['#767676', 4.54],
    ['#ff0000', 4],
    ['#2f4bd0', 6.91],
  ])('of %s is %f', (color, contrast) => {
    expect(Math.round(contrastWithWhite(color) * 100) / 100).toBe(contrast);
  });

  test('of the proposed color is enough', () => {
    expect(darkenUntil('#f5a623', 4.5)).toBe('#9f6b16');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const color = `#${value.toString(16).padStart(6, '0')}`;
        expect(contrastWithWhite(darkenUntil(color, 4.5))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
