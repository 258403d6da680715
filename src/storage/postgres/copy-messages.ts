import pg from 'pg';

interface CopyConnection {
  stream: { pause: () => void; resume: () => void; destroy: (error: Error) => void };
}

/**
 * Sends COPY TO STDOUT and passes on each message of data as it arrives. A message is valid until `onMessage` returns. If it
 * returns a promise, reading pauses until the promise resolves. Returns the result, or those of several statements.
 *
 * pg has no public interface for this: a query receives the data through its method `handleCopyData`.
 * test/storage/postgres/copy-messages.test.ts checks these internals against the version in package.json.
 */
export function readCopyMessages(
  client: pg.ClientBase,
  statement: string,
  onMessage: (message: Buffer) => unknown,
): Promise<pg.QueryResult | pg.QueryResult[]> {
  function handleCopyData({ chunk }: { chunk: Buffer }, { stream }: CopyConnection): void {
    const pause = onMessage(chunk);
    if (!(pause instanceof Promise)) return;
    stream.pause();
    pause.then(
      () => stream.resume(),
      (error: Error) => stream.destroy(error),
    );
  }
  return new Promise((resolve, reject) => {
    const query = new pg.Query(statement, undefined, (error: Error | undefined, result: pg.QueryResult) => {
      if (error) reject(error);
      else resolve(result);
    });
    client.query(Object.assign(query, { handleCopyData }));
  });
}
