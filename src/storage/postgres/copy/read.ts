import type pg from 'pg';
import { runCopy } from './run.ts';

/**
 * Sends COPY TO STDOUT and passes on each message of data as it arrives: a row, in the formats that are used. A message is valid until
 * `onMessage` returns. If it returns a promise, reading pauses until the promise resolves. Returns the result, or those of several
 * statements.
 */
export function readCopyMessages(
  client: pg.ClientBase,
  statement: string,
  onMessage: (message: Buffer) => unknown,
): Promise<pg.QueryResult | pg.QueryResult[]> {
  return runCopy(client, statement, {
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

const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
/** The signature, followed by two 4-byte integers. */
const HEADER = SIGNATURE.length + 8;

/**
 * Reads the rows of a query with binary COPY: texts arrive as bytes, ready to be searched, and no row is kept in memory. A row
 * is valid only until `onRow` returns. The query cannot have parameters, and no value may be NULL.
 */
export async function copyRows(client: pg.Client, select: string, onRow: (row: Row) => void): Promise<void> {
  await queryAndCopy(client, [], [{ select, onRow }]);
}

export interface CopiedRows {
  select: string;
  onRow: (row: Row) => void;
}

/**
 * Executes statements, then reads the rows of queries like `copyRows`, all in one message: a round trip takes about as long as a
 * statement. Returns the results of the statements.
 */
export async function queryAndCopy(
  client: pg.Client,
  statements: readonly string[],
  copied: readonly CopiedRows[],
): Promise<pg.QueryResult[]> {
  const { row, moveTo } = createRow();
  const copies = copied.map(({ select }) => `COPY (${select}) TO STDOUT (FORMAT binary)`);
  let current = -1;
  // Each row is a separate message. A header precedes the first row of a query, and an end marker follows the last one.
  const results = await readCopyMessages(client, [...statements, ...copies].join(';'), (message) => {
    const isFirst = message.subarray(0, SIGNATURE.length).equals(SIGNATURE);
    if (isFirst) current++;
    if (moveTo(message, isFirst ? HEADER : 0)) copied[current]?.onRow(row);
  });
  return [results].flat().slice(0, statements.length);
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
