import { once } from 'node:events';
import type pg from 'pg';
import { type CopyConnection, runCopy } from './run.ts';

/** Loads rows in PostgreSQL's text format into a table, whose name is followed by the columns in parentheses. */
export type Copy = (target: string, lines: Iterable<string>) => Promise<void>;

export function createCopy(client: pg.ClientBase): Copy {
  return (target, lines) => copyIn(client, target, inChunks(lines));
}

export function createPoolCopy(pool: pg.Pool): Copy {
  return async (target, lines) => {
    const client = await pool.connect();
    try {
      await copyIn(client, target, inChunks(lines));
    } finally {
      client.release();
    }
  };
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
    await runCopy(client, `COPY ${target} FROM STDIN`, {
      handleCopyInResponse: (connection) => void send(connection),
    });
  } finally {
    hasEnded = true;
  }
}

/** Size of the chunks that are sent, in characters. */
const CHUNK = 1 << 18;

function* inChunks(lines: Iterable<string>): Generator<Buffer> {
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
