/** Runs in a worker thread: reads a log file and passes on the lines that may be counted. */
import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { createNameScanner, type ScanShape } from '../../domain/logs/scan/name-scanner.ts';
import { Prefilter, type PrefilteredPart } from '../../domain/logs/scan/prefilter.ts';
import { type Container, readContent } from './read-file.ts';

export interface PrefilterTask {
  /** An open file; its content is read from `offset` on. */
  fd: number;
  container: Container;
  offset: number;
  shape: ScanShape;
}

export interface PositionedPart extends PrefilteredPart {
  /** Bytes of the file that have been read. */
  position: number;
  isLast: boolean;
}

/** Large enough that messages cost little, small enough that counting one delays nothing else by more than a few milliseconds. */
const PART_BYTES = 1024 * 1024;

async function run({ fd, container, offset, shape }: PrefilterTask): Promise<void> {
  // One part is sent per request, so that the counting side is never overrun.
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
  const chunks = readContent(fd, container, offset, (bytes) => {
    position = bytes;
  });
  for await (const chunk of chunks) {
    prefilter.append(chunk);
    unsent += chunk.length;
    if (unsent >= PART_BYTES) await send(false);
  }
  await send(true);
  await requests.return?.();
}

if (parentPort) await run(workerData);
