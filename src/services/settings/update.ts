import { CONNECTOR_SETTINGS, SETTING_NAMES, type ServerSettings } from '../../domain/settings/settings.ts';
import { Failure, invalid } from '../../domain/shared/failures.ts';
import { saveServerSetting } from '../../storage/server-settings.ts';
import { refreshConnections } from '../connections/load.ts';
import type { CallerContext } from '../context.ts';
import { type DescribedSettings, readServerSettings, refreshServerSettings } from './read.ts';

/** Null returns to the default. */
export type UpdateSettingsInput = { [Name in keyof ServerSettings]?: ServerSettings[Name] | null | undefined };

/** Changes settings in every process. The day's remaining calls are requested at once if other engines or providers are queried. */
export async function updateServerSettings(
  context: CallerContext,
  changes: UpdateSettingsInput,
): Promise<DescribedSettings> {
  const { database, settings, schedule, enqueue, now } = context;
  const changed = SETTING_NAMES.filter((name) => changes[name] !== undefined);
  const fixed = changed.filter((name) => settings.fixed.includes(name));
  if (fixed.length > 0) {
    throw new Failure('conflict', `The environment of the server sets ${fixed.join(', ')}. Change it there.`);
  }
  const isConnecting = CONNECTOR_SETTINGS.some((name) => changed.includes(name));
  if (changes.cron !== undefined) await reschedule(schedule, changes.cron ?? settings.given.cron);
  await database.transaction(async (tx) => {
    for (const name of changed) await saveServerSetting(tx, name, changes[name] ?? null, now());
    if (isConnecting) await enqueue(tx, 'collect.day', {});
  });
  await refreshServerSettings(context);
  if (isConnecting) await refreshConnections(context);
  return readServerSettings(context);
}

async function reschedule(schedule: CallerContext['schedule'], cron: string): Promise<void> {
  if (await schedule('collect.day', cron)) return;
  const message = 'Must be a schedule such as 0 5 * * *: minute, hour, day of month, month, day of week';
  throw invalid('body', [{ path: 'cron', message, code: 'invalid_format' }]);
}
