import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  url: string;
  /** How often connections were cut. */
  countCuts: () => number;
  close: () => Promise<void>;
}

/** Passes connections on to PostgreSQL, and cuts all of them when a client sends a text for the first time, as a crash would. */
export async function startCuttingProxy(databaseUrl: string, text: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    upstream.pipe(client);
    // A text can arrive in two parts.
    let before = Buffer.alloc(0);
    client.on('data', (part: Buffer) => {
      const sent = Buffer.concat([before, part]);
      before = sent.subarray(-text.length);
      if (cuts > 0 || !sent.includes(text)) return upstream.write(part);
      cuts++;
      for (const socket of sockets) socket.resetAndDestroy();
      return false;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    countCuts: () => cuts,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
