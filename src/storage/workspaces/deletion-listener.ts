import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { CONNECT_MS, createClient } from '../postgres/connections.ts';
import { rawSql } from '../postgres/fragments.ts';
import { createQuery } from '../postgres/sql.ts';
import { WORKSPACE_DELETED } from './deleted.ts';

const RECONNECT_MS = 1_000;

/**
 * Calls `onDeleted` whenever a process deletes a workspace. While the connection is broken, deletions go unnoticed, so it is also
 * called after each reconnect.
 */
export function listenForDeletions(url: string, onDeleted: () => void): { close: () => Promise<void> } {
  const closing = new AbortController();
  let current: pg.Client | null = null;

  async function listen(): Promise<void> {
    const client = createClient(url, {
      application_name: 'sightline deletions',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    current = client;
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('notification', onDeleted);
    try {
      // A client that is closed while it connects never reports that it is connected.
      await Promise.race([client.connect(), ended]);
      await createQuery(client)`LISTEN ${rawSql(WORKSPACE_DELETED)}`;
      onDeleted();
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
