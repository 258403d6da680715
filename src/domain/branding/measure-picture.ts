import { cleanPng, PNG_SIDE, readPngSize } from './clean-png.ts';
import { LogoError } from './logo-error.ts';

/** A picture in the file itself. */
const EMBEDDED = /^data:image\/(png|jpeg);base64,([A-Za-z0-9+/=\s]+)$/;
/** Tables and extensions among the markers of frames, from C0 to CF. */
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc]);
const START_OF_SCAN = Buffer.from([0xff, 0xda]);
/** Progressive files have about ten. Each one is a pass over all pixels. */
const MOST_SCANS = 30;

export function isPicture(href: string): boolean {
  return EMBEDDED.test(href);
}

/** The pixels of a picture in an SVG, which a browser unpacks. Throws if it is damaged, or unpacks to more than a logo needs. */
export function measurePicture(href: string): number {
  const [, type, base64 = ''] = EMBEDDED.exec(href) ?? [];
  const file = Buffer.from(base64, 'base64');
  const { width, height } = type === 'png' ? readPngSize(cleanPng(file, 1)) : readJpegSize(file);
  if (Math.max(width, height) > PNG_SIDE.longest) {
    throw new LogoError(
      `The SVG contains a picture of ${width} x ${height} pixels. Each side must have at most ${PNG_SIDE.longest.toLocaleString('en-US')}.`,
    );
  }
  return width * height;
}

function readJpegSize(file: Buffer): { width: number; height: number } {
  let scans = 0;
  for (let at = file.indexOf(START_OF_SCAN); at !== -1; at = file.indexOf(START_OF_SCAN, at + 2)) scans++;
  for (let at = 2; at + 9 <= file.length && file[at] === 0xff && scans <= MOST_SCANS; ) {
    const marker = file[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker)) {
      return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
    }
    at += 2 + file.readUInt16BE(at + 2);
  }
  throw new LogoError('The SVG contains a JPEG that is damaged or too complex. Export it again.');
}
