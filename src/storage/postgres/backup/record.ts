import { createClient } from '../connections.ts';

/** Stores when a backup was completed, for monitoring. */
export async function recordBackup(url: string, completedDate: Date): Promise<void> {
  const client = createClient(url, { application_name: 'sightline backup' });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO "LastBackup" ("completedDate") VALUES ($1)
       ON CONFLICT (id) DO UPDATE SET "completedDate" = EXCLUDED."completedDate"`,
      [completedDate],
    );
  } finally {
    await client.end();
  }
}
