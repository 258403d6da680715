import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { createNameScanner } from '../../../src/domain/logs/scan/name-scanner.ts';
import type { PrefilteredPart } from '../../../src/domain/logs/scan/prefilter.ts';
import { prefilterInThread } from '../../../src/gateways/logs/prefilter.ts';
import type { Container } from '../../../src/gateways/logs/read-file.ts';
import { openLogFile, openLogStream } from '../../../src/gateways/logs/source.ts';

const SHAPE = { isJson: false, hasHeaders: false };
const MB = 1024 * 1024;
/** One line in a hundred is relevant. */
const LOG = Array.from({ length: 100 }, (_, i) => (i === 50 ? 'GPTBot\n' : `${'x'.repeat(99)}\n`)).join('');

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sightline-prefilter-'));
  return () => rm(directory, { recursive: true, force: true });
});

interface PrefilterOptions {
  container?: Container;
  offset?: number;
  most?: number;
}

/** The kept lines of a file, concatenated. */
async function prefilter(
  content: Buffer,
  { container = 'plain', offset = 0, most = Number.POSITIVE_INFINITY }: PrefilterOptions = {},
) {
  const path = join(directory, 'access.log');
  await writeFile(path, content);
  await using file = await open(path);
  const parts: PrefilteredPart[] = [];
  const positions: number[] = [];
  const task = { fd: file.fd, container, offset, shape: SHAPE };
  const prefiltered = prefilterInThread(task, (position) => positions.push(position));
  try {
    for await (const part of prefiltered) {
      parts.push(part);
      if (parts.length >= most) break;
    }
  } finally {
    await prefiltered.close();
  }
  const sum = (count: (part: PrefilteredPart) => number) => parts.reduce((all, part) => all + count(part), 0);
  return {
    lines: sum(({ lines }) => lines),
    kept: sum(({ ends }) => ends.length),
    length: sum(({ length }) => length),
    rest: Buffer.from(parts.at(-1)?.rest ?? []).toString(),
    parts: parts.length,
    position: positions.at(-1),
  };
}

describe('a file that is prefiltered in a thread', () => {
  test('is read in chunks with its line count, the lines that contain a name, and the unfinished line at the end', async () => {
    const content = Buffer.from(`${LOG.repeat(1000)}GPTB`);
    const { parts, ...prefiltered } = await prefilter(content);
    const { length } = content;
    expect(prefiltered).toEqual({ lines: 100_000, kept: 1000, length, rest: 'GPTB', position: length });
    expect(parts).toBeGreaterThan(2);
  });

  test('can be compressed, and can be resumed from an offset', async () => {
    const packed = gzipSync(LOG.repeat(10));
    const offset = LOG.length * 9;
    const expected = { lines: 100, kept: 1, length: LOG.length, rest: '', parts: 1 };
    expect(await prefilter(packed, { container: 'gzip', offset })).toEqual({ ...expected, position: packed.length });
    expect(await prefilter(Buffer.from(LOG.repeat(10)), { offset })).toEqual({
      ...expected,
      position: LOG.length * 10,
    });
  });

  test('that is corrupt is reported', async () => {
    const broken = gzipSync(LOG).fill(7, 40, 60);
    await expect(prefilter(broken, { container: 'gzip' })).rejects.toThrow(
      'The file cannot be decompressed, or is truncated',
    );
  });

  test('does not delay other work until all of its parts are counted', async () => {
    const content = Buffer.from(LOG.repeat(1500));
    const path = join(directory, 'access.log');
    await writeFile(path, content);
    await using file = await open(path);
    const task = { fd: file.fd, container: 'plain' as const, offset: 0, shape: SHAPE };
    const prefiltered = prefilterInThread(task, () => {});
    const turns: boolean[] = [];
    let hasTurned = true;
    for await (const _ of prefiltered) {
      // Takes longer than the thread, so that the other parts arrive meanwhile.
      if (turns.length === 0) for (let i = 0; i < 4; i++) createNameScanner(SHAPE, () => {}).scan(content);
      turns.push(hasTurned);
      hasTurned = false;
      setImmediate(() => (hasTurned = true));
    }
    await prefiltered.close();
    expect(turns.length).toBeGreaterThan(8);
    expect(turns).not.toContain(false);
  });

  test('does not have to be read to its end', async () => {
    expect(await prefilter(Buffer.from(LOG.repeat(5000)), { most: 1 })).toMatchObject({ parts: 1 });
  });
});

test('a thread is started for a large file, never for a small one or for a stream', async () => {
  const path = join(directory, 'access.log');
  await writeFile(path, Buffer.alloc(17 * MB, LOG));
  const source = await openLogFile(path);
  expect(source.prefilterFrom(0, SHAPE)).not.toBeNull();
  expect(source.prefilterFrom(16 * MB, SHAPE)).toBeNull();
  await source.close();
  expect(openLogStream(ReadableStream.from([Buffer.from(LOG)])).prefilterFrom(0, SHAPE)).toBeNull();
});
