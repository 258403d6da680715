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
  client: pg.Client,
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
export async function copyIn(client: pg.Client, target: string, lines: AsyncIterable<Buffer>): Promise<void> {
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

function run(client: pg.Client, sql: string, handlers: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query(sql, undefined, (error?: Error) => (error ? reject(error) : resolve()));
    client.query(Object.assign(query, handlers));
  });
}
