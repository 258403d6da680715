import type { LogConnector } from '../../domain/log-connectors/log-connectors.ts';
import { shapeOf } from '../../domain/logs/formats/formats.ts';
import type { LogCounts, LogReader } from '../../domain/logs/reader.ts';
import { invalid } from '../../domain/shared/failures.ts';
import { type LogSource, openLogFile, openLogStream } from '../../gateways/logs/source.ts';
import { findConnector } from '../../storage/log-connectors/log-connectors.ts';
import type { LogContext } from '../context.ts';
import { FileProgress } from './file-progress.ts';
import { openReader } from './open-reader.ts';

/** Whichever comes first, what was counted so far is saved, so that an import that is stopped goes on from there. */
const SAVE_COUNTERS = 20_000;
const SAVE_BYTES = 256 * 1024 * 1024;
/** So many are saved before a new day begins: a day that nothing is known of is saved in half the time. */
const SAVE_COUNTERS_OF_DAYS = 2_000;

export interface ImportOptions {
  connectorId: string;
  /** Ends the import early; what was counted stays. */
  signal?: AbortSignal | undefined;
  /** Told after every part that was read. */
  onProgress?: ((source: LogSource) => void) | undefined;
}

/** Counts the lines of a log file, or of a stream, that were not counted before. */
export async function importLog(
  context: LogContext,
  { file, ...options }: ImportOptions & { file: string | AsyncIterable<Buffer> },
): Promise<LogCounts> {
  const connector = await getActiveConnector(context, options.connectorId);
  const source = typeof file === 'string' ? await openLogFile(file) : openLogStream(file);
  try {
    return await importSource(context, connector, source, options);
  } finally {
    await source.close();
  }
}

export async function getActiveConnector({ database }: LogContext, connectorId: string): Promise<LogConnector> {
  const found = await findConnector(database, connectorId);
  const message = found ? 'The connector is not active' : 'There is no such connector';
  if (!found?.connector.active) throw invalid('body', [{ path: 'connectorId', message, code: 'not_found' }]);
  return found.connector;
}

/** While one part is being saved the next one is read. */
export async function importSource(
  context: LogContext,
  connector: LogConnector,
  source: LogSource,
  { signal, onProgress }: Pick<ImportOptions, 'signal' | 'onProgress'>,
): Promise<LogCounts> {
  const progress = await FileProgress.find(context, connector, source);
  const shape = shapeOf(connector.kind);
  // The thread that sieves a large file begins while the lists are loaded.
  const isSkimmed = progress.offset > 0 && shape.hasHeaders;
  const prefiltered = isSkimmed ? null : source.prefilterFrom(progress.offset, shape);
  const reader = await openReader(context, connector);
  let read = progress.offset;
  let saving = Promise.resolve();
  async function save() {
    await saving;
    saving = progress.save(read - reader.held, reader.takeTally().cells);
    // Awaited later; until then nobody must think that it is not looked after.
    saving.catch(() => {});
  }

  for await (const part of prefiltered ?? readNew(source, reader, progress.offset)) {
    if (part instanceof Uint8Array) reader.push(part);
    else {
      if (reader.tally.size >= SAVE_COUNTERS_OF_DAYS && reader.beginsDay(part)) await save();
      reader.pushSieved(part);
    }
    read += part.length;
    onProgress?.(source);
    if (reader.tally.size >= SAVE_COUNTERS || read - progress.offset >= SAVE_BYTES) await save();
    if (signal?.aborted) break;
  }
  // A last line that cannot be read yet is still being written: it is counted when it is there.
  if (reader.holdsLine && !signal?.aborted) reader.end();
  if (read - reader.held > progress.offset) await save();
  await saving;
  return reader.counts;
}

/** What follows the first `offset` bytes, after the reader has seen in them what it must know to read on. */
async function* readNew(source: LogSource, reader: LogReader, offset: number): AsyncGenerator<Buffer> {
  const isSkimmed = offset > 0 && reader.needsBeginning;
  if (isSkimmed && source.size !== null && !(await hasMore(source, offset))) return;
  let left = isSkimmed ? offset : 0;
  for await (const chunk of source.readFrom(offset - left)) {
    if (left > 0) reader.skim(chunk.subarray(0, left));
    if (left < chunk.length) yield chunk.subarray(left);
    left = Math.max(0, left - chunk.length);
  }
}

/** A file can be read again; one that is followed has nothing new most of the time. */
async function hasMore(source: LogSource, offset: number): Promise<boolean> {
  for await (const chunk of source.readFrom(offset)) return chunk.length > 0;
  return false;
}
