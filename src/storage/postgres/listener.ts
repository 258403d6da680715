import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { CONNECT_MS, createClient } from './connections.ts';
import { rawSql } from './fragments.ts';
import { createQuery } from './sql.ts';

const RECONNECT_MS = 1_000;

/**
 * Calls the handler of a channel whenever a process notifies it. While the connection is broken, notifications are missed, so
 * every handler is also called after each reconnect.
 */
export function listenTo(url: string, handlers: Record<string, () => void>): { close: () => Promise<void> } {
  const closing = new AbortController();
  let current: pg.Client | null = null;

  async function listen(): Promise<void> {
    const client = createClient(url, {
      application_name: 'sightline changes',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    current = client;
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('notification', ({ channel }) => handlers[channel]?.());
    try {
      // A client that is closed while it connects never reports that it is connected.
      await Promise.race([client.connect(), ended]);
      const query = createQuery(client);
      for (const channel of Object.keys(handlers)) await query`LISTEN ${rawSql(channel)}`;
      for (const handle of Object.values(handlers)) handle();
      await ended;
    } catch {
      await client.end().catch(() => {});
    }
  }

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      await listen();
      await delay(RECONNECT_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }

  const stopped = keepListening();
  return {
    async close() {
      closing.abort();
      await current?.end().catch(() => {});
      await stopped;
    },
  };
}
