import { type CollectionSettings, SETTING_NAMES } from '../../domain/settings/settings.ts';
import { Failure, invalid } from '../../domain/shared/failures.ts';
import { saveServerSetting } from '../../storage/server-settings.ts';
import type { CallerContext } from '../context.ts';
import { readServerSettings, refreshServerSettings, type ServerSettings } from './read.ts';

/** Null returns to the default. */
export type UpdateSettingsInput = { [Name in keyof CollectionSettings]?: CollectionSettings[Name] | null | undefined };

/** Changes settings of the collection in every process. */
export async function updateServerSettings(
  context: CallerContext,
  changes: UpdateSettingsInput,
): Promise<ServerSettings> {
  const { database, settings, schedule, now } = context;
  const changed = SETTING_NAMES.filter((name) => changes[name] !== undefined);
  const fixed = changed.filter((name) => settings.fixed.includes(name));
  if (fixed.length > 0) {
    throw new Failure('conflict', `The environment of the server sets ${fixed.join(', ')}. Change it there.`);
  }
  if (changes.cron !== undefined) await reschedule(schedule, changes.cron ?? settings.given.cron);
  await database.transaction(async (tx) => {
    for (const name of changed) await saveServerSetting(tx, name, changes[name] ?? null, now());
  });
  await refreshServerSettings(context);
  return readServerSettings(context);
}

async function reschedule(schedule: CallerContext['schedule'], cron: string): Promise<void> {
  if (await schedule('collect.day', cron)) return;
  const message = 'Must be a schedule such as 0 5 * * *: minute, hour, day of month, month, day of week';
  throw invalid('body', [{ path: 'cron', message, code: 'invalid_format' }]);
}
