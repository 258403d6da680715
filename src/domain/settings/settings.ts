/** How often engines are queried, and the maximum cost. */
export interface CollectionSettings {
  /** Number of times per day that each prompt is sent to each engine. */
  samplesPerDay: number;
  /** Maximum cost of calls per day (UTC), in US dollars. */
  dailyBudgetUsd: number;
  /** When the daily collection starts, in UTC: minute, hour, day of month, month, day of week. */
  cron: string;
}

export type SettingName = keyof CollectionSettings;
export const SETTING_NAMES = ['samplesPerDay', 'dailyBudgetUsd', 'cron'] as const satisfies SettingName[];

/** `environment` wins over `stored`, which wins over `default`. */
export type SettingSource = 'environment' | 'stored' | 'default';

/** Where the value of a setting comes from. */
export function sourceOf(
  name: SettingName,
  fixed: readonly SettingName[],
  stored: Partial<CollectionSettings>,
): SettingSource {
  if (fixed.includes(name)) return 'environment';
  return stored[name] === undefined ? 'default' : 'stored';
}

/** The settings in use: what the environment fixes, then what is stored, then the defaults. */
export function chooseSettings(
  given: CollectionSettings,
  fixed: readonly SettingName[],
  stored: Partial<CollectionSettings>,
): CollectionSettings {
  const chosen = SETTING_NAMES.map((name) => [
    name,
    sourceOf(name, fixed, stored) === 'stored' ? stored[name] : given[name],
  ]);
  return Object.fromEntries(chosen) as CollectionSettings;
}
