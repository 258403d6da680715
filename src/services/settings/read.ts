import {
  type CollectionSettings,
  chooseSettings,
  SETTING_NAMES,
  type SettingName,
  type SettingSource,
  sourceOf,
} from '../../domain/settings/settings.ts';
import { listServerSettings } from '../../storage/server-settings.ts';
import type { CallerContext, Context } from '../context.ts';

export type ServerSettings = {
  [Name in SettingName]: { value: CollectionSettings[Name]; source: SettingSource };
};

/** The settings of the collection that can be changed while the server runs, and where each comes from. */
export async function readServerSettings({ database, settings }: CallerContext): Promise<ServerSettings> {
  const stored = await listServerSettings(database);
  const chosen = chooseSettings(settings.given, settings.fixed, stored);
  const described = SETTING_NAMES.map((name) => [
    name,
    { value: chosen[name], source: sourceOf(name, settings.fixed, stored) },
  ]);
  return Object.fromEntries(described) as ServerSettings;
}

/** Puts the stored settings to use in this process, as after a change in another one. */
export async function refreshServerSettings({
  database,
  settings: { given, fixed },
  collection,
}: Pick<Context, 'database' | 'settings' | 'collection'>): Promise<void> {
  Object.assign(collection, chooseSettings(given, fixed, await listServerSettings(database)));
}
