import pg from 'pg';

/**
 * Sends COPY TO STDOUT and passes on each message of data as it arrives. pg has no public interface for this: a query
 * receives the data through its method `handleCopyData`. Nothing else in the project relies on internals of pg.
 * test/storage/counting/copy-messages.test.ts checks them against the version in package.json.
 */
export function readCopyMessages(
  client: pg.Client,
  statement: string,
  onMessage: (message: Buffer) => void,
): Promise<void> {
  const handleCopyData = ({ chunk }: { chunk: Buffer }) => onMessage(chunk);
  return new Promise((resolve, reject) => {
    const query = new pg.Query(statement, undefined, (error?: Error) => {
      if (error) reject(error);
      else resolve();
    });
    client.query(Object.assign(query, { handleCopyData }));
  });
}
