import type { SettingName } from '../domain/settings/settings.ts';
import { SETTINGS_CHANGED } from './connections.ts';
import type { Database } from './postgres/database.ts';

export async function listServerSettings({ query }: Database): Promise<Record<string, unknown>> {
  const rows = await query<{ name: string; value: unknown }>`SELECT name, value FROM "ServerSetting"`;
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Stores a setting, or removes it if `value` is null. Tells every process when the transaction commits. */
export async function saveServerSetting(
  { query }: Database,
  name: SettingName,
  value: string | number | null,
  now: Date,
): Promise<void> {
  if (value === null) await query`DELETE FROM "ServerSetting" WHERE name = ${name}`;
  else {
    await query`
      INSERT INTO "ServerSetting" (name, value, "updatedDate") VALUES (${name}, ${JSON.stringify(value)}::jsonb, ${now})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value, "updatedDate" = excluded."updatedDate"`;
  }
  await query`SELECT pg_notify(${SETTINGS_CHANGED}, '')`;
}
