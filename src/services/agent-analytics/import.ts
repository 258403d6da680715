import type { LogConnector } from '../../domain/log-connectors/log-connectors.ts';
import { shapeOf } from '../../domain/logs/formats/formats.ts';
import type { LogCounts, LogReader } from '../../domain/logs/reader.ts';
import { invalid } from '../../domain/shared/failures.ts';
import { type LogSource, openLogFile, openLogStream } from '../../gateways/logs/source.ts';
import { saveReceived } from '../../storage/log-connectors/health.ts';
import { findConnector } from '../../storage/log-connectors/log-connectors.ts';
import type { LogContext } from '../context.ts';
import { describeBatch } from '../log-connectors/describe-batch.ts';
import { FileProgress } from './file-progress.ts';
import { openReader } from './open-reader.ts';

/** Counters are saved at whichever limit is reached first, so that an interrupted import resumes from there. */
const SAVE_COUNTERS = 20_000;
const SAVE_BYTES = 256 * 1024 * 1024;
/**
 * With at least this many counters, they are saved before a new day begins, because a day without stored pages is saved in half
 * the time.
 */
const SAVE_COUNTERS_OF_DAYS = 2_000;
/** How many parts can wait until they are saved, so that neither counting nor PostgreSQL has to wait for the other. */
const MOST_UNSAVED = 4;

export interface ImportOptions {
  connectorId: string;
  /** Stops the import early; the counts so far are kept. */
  signal?: AbortSignal | undefined;
  /** Called after every part that was read. */
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
    const progress = await FileProgress.find(context, connector, source);
    return await importSource(context, connector, source, progress, options);
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

/** Counts the rest of a file after the counted part. While parts are saved, in their order, the next ones are read. */
export async function importSource(
  context: LogContext,
  connector: LogConnector,
  source: LogSource,
  progress: FileProgress,
  { signal, onProgress }: Pick<ImportOptions, 'signal' | 'onProgress'>,
): Promise<LogCounts> {
  const shape = shapeOf(connector.kind);
  // The thread that prefilters a large file starts while the lists are loaded.
  const needsHeaders = progress.offset > 0 && shape.hasHeaders;
  const prefiltered = needsHeaders ? null : source.prefilterFrom(progress.offset, shape);
  const reader = await openReader(context, connector);
  let read = progress.offset;
  let counted = progress.offset;
  const unsaved: Promise<void>[] = [];
  async function save() {
    counted = read - reader.held;
    const [offset, tally] = [counted, reader.takeTally()];
    const previous = unsaved.at(-1) ?? Promise.resolve();
    const saving = previous.then(() => progress.save(offset, tally));
    // Awaited later; until then a rejection must not count as unhandled.
    saving.catch(() => {});
    unsaved.push(saving);
    if (unsaved.length > MOST_UNSAVED) await unsaved.shift();
  }

  for await (const part of prefiltered ?? readNew(source, reader, progress.offset)) {
    if (part instanceof Uint8Array) reader.write(part);
    else {
      if (reader.tally.size >= SAVE_COUNTERS_OF_DAYS && reader.beginsDay(part)) await save();
      reader.writePrefiltered(part);
    }
    read += part.length;
    onProgress?.(source);
    if (reader.tally.size >= SAVE_COUNTERS || read - counted >= SAVE_BYTES) await save();
    if (signal?.aborted) break;
  }
  // A malformed last line is still being written: it is counted next time.
  if (reader.holdsLine && !signal?.aborted) reader.end();
  if (read - reader.held > counted) await save();
  await unsaved.at(-1);
  await noteReceived(context, connector, reader);
  return reader.counts;
}

async function noteReceived({ database, now }: LogContext, connector: LogConnector, reader: LogReader): Promise<void> {
  if (reader.counts.lines === 0) return;
  const of = { workspaceId: connector.workspaceId, connectorId: connector.id };
  await database.workspaceTransaction(connector.workspaceId, (tx) =>
    saveReceived(tx, of, describeBatch(connector, reader), now()),
  );
}

/** The content after the first `offset` bytes, once the reader has processed the column definitions in them. */
async function* readNew(source: LogSource, reader: LogReader, offset: number): AsyncGenerator<Buffer> {
  const needsHeaders = offset > 0 && reader.needsBeginning;
  if (needsHeaders && source.size !== null && !(await hasMore(source, offset))) return;
  let left = needsHeaders ? offset : 0;
  for await (const chunk of source.readFrom(offset - left)) {
    if (left > 0) reader.readHeaders(chunk.subarray(0, left));
    if (left < chunk.length) yield chunk.subarray(left);
    left = Math.max(0, left - chunk.length);
  }
}

/** A file can be read again; one that is followed has nothing new most of the time. */
async function hasMore(source: LogSource, offset: number): Promise<boolean> {
  for await (const chunk of source.readFrom(offset)) return chunk.length > 0;
  return false;
}
