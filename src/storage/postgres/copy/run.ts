import type { Writable } from 'node:stream';
import pg from 'pg';

/** The part of pg's connection that COPY needs. */
export interface CopyConnection {
  stream: { pause: () => void; resume: () => void } & Writable;
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (message: string) => void;
}

interface CopyHandlers {
  /** Receives the data of COPY TO STDOUT. The driver reuses the memory of a chunk. */
  handleCopyData?: (message: { chunk: Buffer }, connection: CopyConnection) => void;
  /** PostgreSQL is ready to receive the data of COPY FROM STDIN. */
  handleCopyInResponse?: (connection: CopyConnection) => void;
}

/**
 * Sends COPY. pg has no public interface for this: a query receives the messages of the server through its methods.
 * test/storage/postgres/copy/read.test.ts checks these internals against the version in package.json.
 */
export function runCopy(client: pg.ClientBase, statement: string, handlers: CopyHandlers): Promise<void> {
  // The callback is an argument of the client, because a client with deadlines wraps it.
  const send = client.query.bind(client) as unknown as (query: pg.Query, callback: Callback) => void;
  return new Promise((resolve, reject) => {
    send(Object.assign(new pg.Query(statement), handlers), (error) => (error ? reject(error) : resolve()));
  });
}

type Callback = (error: Error | undefined) => void;
