import { createClient } from '../connections.ts';
import { createQuery } from '../sql.ts';

/** Stores when a backup was completed, for monitoring. */
export async function recordBackup(url: string, completedDate: Date): Promise<void> {
  const client = createClient(url, { application_name: 'sightline backup' });
  await client.connect();
  try {
    await createQuery(client)`
      INSERT INTO "LastBackup" ("completedDate") VALUES (${completedDate})
      ON CONFLICT (id) DO UPDATE SET "completedDate" = EXCLUDED."completedDate"`;
  } finally {
    await client.end();
  }
}
