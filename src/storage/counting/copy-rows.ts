import pg from 'pg';

/** A value of a row, as PostgreSQL's binary format has it; null for NULL. */
export type Field = Buffer | null;

const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
/** The signature, and two numbers of four bytes after it. */
const HEADER = SIGNATURE.length + 8;

/**
 * Reads the rows of a query through COPY in binary: texts arrive as bytes, as they are looked through, and not one row stays in
 * memory. `onRow` must be done with its fields when it returns. Values must stand in the text of the query.
 */
export function copyRows(client: pg.Client, select: string, onRow: (fields: Field[]) => void): Promise<void> {
  // Rows come as messages of their own; the first is preceded by a header, and after the last there is an end mark.
  function handleCopyData({ chunk }: { chunk: Buffer }): void {
    const start = chunk.subarray(0, SIGNATURE.length).equals(SIGNATURE) ? HEADER : 0;
    const fields = readRow(chunk, start);
    if (fields) onRow(fields);
  }
  return new Promise((resolve, reject) => {
    const query = new pg.Query(`COPY (${select}) TO STDOUT (FORMAT binary)`, undefined, (error?: Error) => {
      if (error) reject(error);
      else resolve();
    });
    client.query(Object.assign(query, { handleCopyData }));
  });
}

function readRow(chunk: Buffer, start: number): Field[] | null {
  const count = start < chunk.length ? chunk.readInt16BE(start) : -1;
  if (count < 0) return null;
  const fields: Field[] = [];
  let at = start + 2;
  for (let field = 0; field < count; field++) {
    const length = chunk.readInt32BE(at);
    at += 4;
    fields.push(length < 0 ? null : chunk.subarray(at, at + length));
    at += Math.max(length, 0);
  }
  return fields;
}
