import {
  COLLECTION_SETTINGS,
  chooseSettings,
  pickSettings,
  SETTING_NAMES,
  type ServerSettings,
  type SettingName,
  type SettingSource,
  sourceOf,
} from '../../domain/settings/settings.ts';
import { listServerSettings } from '../../storage/server-settings.ts';
import type { CallerContext, Context } from '../context.ts';

export type DescribedSettings = {
  [Name in SettingName]: { value: ServerSettings[Name]; source: SettingSource };
};

/** The settings that can be changed while the server runs, and where each comes from. */
export async function readServerSettings({ database, settings }: CallerContext): Promise<DescribedSettings> {
  const stored = await listServerSettings(database);
  const chosen = chooseSettings(settings.given, settings.fixed, stored);
  const described = SETTING_NAMES.map((name) => [
    name,
    { value: chosen[name], source: sourceOf(name, settings.fixed, stored) },
  ]);
  return Object.fromEntries(described) as DescribedSettings;
}

/** Puts the stored settings of the collection to use in this process, as after a change in another one. */
export async function refreshServerSettings({
  database,
  settings: { given, fixed },
  collection,
}: Pick<Context, 'database' | 'settings' | 'collection'>): Promise<void> {
  const chosen = chooseSettings(given, fixed, await listServerSettings(database));
  Object.assign(collection, pickSettings(chosen, COLLECTION_SETTINGS));
}
