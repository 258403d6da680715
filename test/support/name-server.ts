import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const TYPES: Record<number, 4 | 6> = { 1: 4, 28: 6 };

/** A name server on 127.0.0.1 that knows the addresses of some names; any other name does not exist. */
export async function startNameServer(names: Record<string, { 4?: number[][]; 6?: number[][] }>) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port }) => {
    const { name, end } = readName(query);
    const known = names[name];
    const family = TYPES[query.readUInt16BE(end)];
    const addresses = (family && known?.[family]) ?? [];
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(known === undefined ? 0x8183 : 0x8180, 2);
    for (const [at, count] of [1, addresses.length, 0, 0].entries()) head.writeUInt16BE(count, 4 + 2 * at);
    // Each answer refers to the name in the question and has a TTL of zero.
    const answers = addresses.map((bytes) =>
      Buffer.from([0xc0, 12, ...query.subarray(end, end + 4), 0, 0, 0, 0, 0, bytes.length, ...bytes]),
    );
    socket.send(Buffer.concat([head, query.subarray(12, end + 4), ...answers]), port, '127.0.0.1');
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}
