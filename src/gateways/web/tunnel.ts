import type { Socket } from 'node:net';
import type { FetchLimits } from './limits.ts';

/** Connects two sockets until either ends, or until the size, idle or time limit is exceeded. */
export function tunnel(client: Socket, site: Socket, limits: FetchLimits): void {
  const end = () => {
    client.destroy();
    site.destroy();
  };
  bound(site, limits, end);
  client.on('close', end).on('error', end);
  client.pipe(site);
  site.pipe(client);
}

/** Closes a connection to a site that exceeds its limits. */
function bound(site: Socket, limits: FetchLimits, end: () => void): void {
  const timer = setTimeout(end, limits.totalTime);
  let bytes = 0;
  site.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limits.wireBytes) end();
  });
  site.setTimeout(limits.idleTime, end);
  site.on('error', end).on('close', () => {
    clearTimeout(timer);
    end();
  });
}
