/**
 * Takes the picture of the README: the overview of the demo report, from a running server whose demo is filled.
 *   npm run picture -- 'http://127.0.0.1:3000/#key=sl_live_…'
 */
import { writeFileSync } from 'node:fs';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const [link = '', file = 'docs/overview.png'] = process.argv.slice(2);
const SIZE = { width: 1360, height: 1020 };
const MOST_BYTES = 200_000;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 1 });
  await page.goto(link);
  await page.locator('.headline h1').waitFor();
  await page.waitForLoadState('networkidle');
  const picture = optimize(await page.screenshot());
  if (picture.length > MOST_BYTES) throw new Error(`The picture has ${picture.length} bytes, more than ${MOST_BYTES}`);
  writeFileSync(file, picture);
} finally {
  await browser.close();
}

/** Compresses the pixels of a PNG as far as zlib can. Browsers compress for speed. */
function optimize(png: Buffer): Buffer {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  const pixels = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const header = chunks.find(({ type }) => type === 'IHDR')?.data ?? Buffer.alloc(0);
  const written = [
    writeChunk('IHDR', header),
    writeChunk('IDAT', deflateSync(pixels, { level: 9, memLevel: 9 })),
    writeChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([png.subarray(0, 8), ...written]);
}

function writeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
