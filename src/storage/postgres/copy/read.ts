import type pg from 'pg';
import type { Sql } from '../fragments.ts';
import { writeLiterals } from '../literals.ts';
import { runCopy } from './run.ts';

/**
 * Sends COPY TO STDOUT and passes on each message of data as it arrives: a row, in the formats that are used. A message is valid until
 * `onMessage` returns. If it returns a promise, reading pauses until the promise resolves.
 */
export async function readCopyMessages(
  client: pg.ClientBase,
  statement: string,
  onMessage: (message: Buffer) => unknown,
): Promise<void> {
  await runCopy(client, statement, {
    handleCopyData({ chunk }, { stream }) {
      const pause = onMessage(chunk);
      if (!(pause instanceof Promise)) return;
      stream.pause();
      pause.then(
        () => stream.resume(),
        (error: Error) => stream.destroy(error),
      );
    },
  });
}

/** A row in PostgreSQL's binary format. Values are read in place, to avoid an object per value. */
export interface Row {
  int: (field: number) => number;
  isTrue: (field: number) => boolean;
  /** Reads ASCII text. */
  ascii: (field: number) => string;
  /** Reads UTF-8 text. */
  text: (field: number) => string;
  bytes: (field: number) => Buffer;
}

/** Bytes before the first row: a signature of 11 bytes and two 4-byte integers. */
const HEADER = 19;

/**
 * Reads the rows of a query with binary COPY: texts arrive as bytes, ready to be searched, and no row is kept in memory. A row
 * is valid only until `onRow` returns, and no value may be NULL.
 */
export async function copyRows(client: pg.ClientBase, select: Sql, onRow: (row: Row) => void): Promise<void> {
  const { row, moveTo } = createRow();
  let start = HEADER;
  // Each row is a separate message. A header precedes the first row, and an end marker follows the last one.
  await readCopyMessages(client, `COPY (${writeLiterals(select)}) TO STDOUT (FORMAT binary)`, (message) => {
    if (moveTo(message, start)) onRow(row);
    start = 0;
  });
}

function createRow(): { row: Row; moveTo: (chunk: Buffer, start: number) => boolean } {
  let chunk: Buffer = Buffer.alloc(0);
  const starts: number[] = [];
  const ends: number[] = [];
  const startOf = (field: number) => starts[field] ?? 0;
  const endOf = (field: number) => ends[field] ?? 0;
  return {
    row: {
      int: (field) => chunk.readInt32BE(startOf(field)),
      isTrue: (field) => chunk[startOf(field)] === 1,
      ascii: (field) => chunk.toString('latin1', startOf(field), endOf(field)),
      text: (field) => chunk.toString('utf8', startOf(field), endOf(field)),
      bytes: (field) => chunk.subarray(startOf(field), endOf(field)),
    },
    moveTo(next, start) {
      const count = start < next.length ? next.readInt16BE(start) : -1;
      chunk = next;
      // A row is the number of its fields, then the length and the bytes of every field.
      for (let field = 0, offset = start + 2; field < count; field++) {
        starts[field] = offset + 4;
        ends[field] = offset + 4 + next.readInt32BE(offset);
        offset = endOf(field);
      }
      return count >= 0;
    },
  };
}
