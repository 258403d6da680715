import { zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTrafficRoom, logLine, sendLog } from '../../support/agent-analytics.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

let server: TestApp;
let room: Awaited<ReturnType<typeof createTrafficRoom>>;

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-15T12:00:00Z') });
  room = await createTrafficRoom(server);
});
afterAll(() => server.close());

test('a body can be zstd without a header, and UTF-16', async () => {
  const connector = await room.connect();
  const packed = await sendLog(connector, new Uint8Array(zstdCompressSync(logLine({ path: '/zstd' }))));
  expect(packed.body).toMatchObject({ lines: 1, visits: 1 });
  const wide = Buffer.from(`\ufeff${logLine({ path: '/wide' })}`, 'utf16le');
  expect((await sendLog(connector, new Uint8Array(wide))).body).toMatchObject({ lines: 1, visits: 1 });
});

test.each([
  ['bzip2', 'BZh91AY&SY'],
  ['xz', '\xfd7zXZ\0'],
])('400: a body that is compressed with %s is rejected with a clear message', async (name, magic) => {
  const reply = await sendLog(await room.connect(), new Uint8Array(Buffer.from(magic, 'latin1')));
  expect(reply.status).toBe(400);
  expect(JSON.stringify(reply.body)).toContain(`Compressed with ${name}, which is not supported.`);
});
