import { once } from 'node:events';
import type { Writable } from 'node:stream';
import pg from 'pg';

/** The part of pg's connection that COPY needs. */
interface CopyConnection {
  stream: { pause: () => void; resume: () => void } & Writable;
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (message: string) => void;
}

/** Reads the rows of a query in PostgreSQL's text format, one line each, no faster than `out` accepts them. Returns their number. */
export async function copyOut(
  client: pg.ClientBase,
  select: string,
  out: { write: (row: Buffer) => boolean; drain: () => Promise<void> },
): Promise<number> {
  let rows = 0;
  let isPaused = false;
  await run(client, `COPY (${select}) TO STDOUT`, {
    handleCopyData({ chunk }: { chunk: Buffer }, { stream }: CopyConnection) {
      rows++;
      // The driver reuses the memory of the chunk.
      if (out.write(Buffer.from(chunk)) || isPaused) return;
      isPaused = true;
      stream.pause();
      void resumeAfter(out.drain(), stream).finally(() => {
        isPaused = false;
      });
    },
  });
  return rows;
}

async function resumeAfter(drained: Promise<void>, stream: CopyConnection['stream']): Promise<void> {
  try {
    await drained;
    stream.resume();
  } catch (error) {
    stream.destroy(error as Error);
  }
}

/** Loads lines in PostgreSQL's text format into a table. `target` is its name, with the columns in parentheses. */
export async function copyIn(
  client: pg.ClientBase,
  target: string,
  lines: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  let hasEnded = false;
  async function send(connection: CopyConnection): Promise<void> {
    try {
      for await (const part of lines) {
        if (hasEnded) return;
        connection.sendCopyFromChunk(part);
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
      }
      connection.endCopyFrom();
    } catch (error) {
      connection.sendCopyFail(error instanceof Error ? error.message : String(error));
    }
  }
  try {
    await run(client, `COPY ${target} FROM STDIN`, {
      handleCopyInResponse: (connection: CopyConnection) => void send(connection),
    });
  } finally {
    hasEnded = true;
  }
}

/** The callback is an argument of the client, because a client with deadlines wraps it. */
function run(client: pg.ClientBase, sql: string, handlers: object): Promise<void> {
  const send = client.query.bind(client) as (query: pg.Query, callback: (error?: Error) => void) => void;
  return new Promise((resolve, reject) => {
    send(Object.assign(new pg.Query(sql), handlers), (error) => (error ? reject(error) : resolve()));
  });
}

/** Size of the chunks that are sent, in characters. */
const CHUNK = 1 << 18;

export function* inChunks(lines: Iterable<string>): Generator<Buffer> {
  let chunk = '';
  for (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  if (chunk !== '') yield Buffer.from(chunk);
}

/** A row in the format of COPY. Texts must be escaped. */
export function toLine(values: readonly (string | number)[]): string {
  return `${values.join('\t')}\n`;
}

const NULL = '\\N';
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

export function escapeText(value: string | number | boolean | null): string {
  return value === null ? NULL : String(value).replace(/[\\\n\r\t]/g, (character) => ESCAPES[character] ?? '');
}
