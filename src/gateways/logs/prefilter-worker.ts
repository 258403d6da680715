/** Runs in a thread of its own: reads a log file and passes on the lines that may name a crawler. */
import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { createNameScanner, type ScanShape } from '../../domain/logs/scan/name-scanner.ts';
import { Prefilter, type PrefilteredPart } from '../../domain/logs/scan/prefilter.ts';
import { readPacked, readPlain } from './read-file.ts';

export interface PrefilterTask {
  /** An open file; it is read from `offset` unpacked bytes on. */
  fd: number;
  isPacked: boolean;
  offset: number;
  shape: ScanShape;
}

export interface PositionedPart extends PrefilteredPart {
  /** Bytes of the file that were read until now. */
  position: number;
  isLast: boolean;
}

/** Large enough for messages to cost nothing, small enough for many to be under way. */
const PART_BYTES = 4 * 1024 * 1024;

async function run({ fd, isPacked, offset, shape }: PrefilterTask): Promise<void> {
  // A part is sent for each time that one is asked for: whoever counts must not be left behind.
  const requests = on(parentPort as NonNullable<typeof parentPort>, 'message');
  const prefilter = new Prefilter((take) => createNameScanner(shape, take));
  let position = 0;
  let unsent = 0;
  async function send(isLast: boolean) {
    await requests.next();
    const part: PositionedPart = { ...prefilter.take(isLast), position, isLast };
    parentPort?.postMessage(part, [part.bytes.buffer as ArrayBuffer, part.ends.buffer as ArrayBuffer]);
    unsent = 0;
  }
  const chunks = (isPacked ? readPacked : readPlain)(fd, offset, (bytes) => {
    position = bytes;
  });
  for await (const chunk of chunks) {
    prefilter.push(chunk);
    unsent += chunk.length;
    if (unsent >= PART_BYTES) await send(false);
  }
  await send(true);
  await requests.return?.();
}

if (parentPort) await run(workerData);
