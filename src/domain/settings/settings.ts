import type { UiConnectorOf } from '../connections/ui-series.ts';

/** How often engines are queried, and the maximum cost. */
export interface CollectionSettings {
  /** Number of times per day that each prompt is sent to each engine. */
  samplesPerDay: number;
  /** The share of the prompts of a report that are also sent to the surface of an engine that does not count, 0 to 1. */
  calibrationShare: number;
  /** Maximum cost of calls per day (UTC), in US dollars. */
  dailyBudgetUsd: number;
  /** When the daily collection starts, in UTC: minute, hour, day of month, month, day of week. */
  cron: string;
}

/** Which provider is queried for what several offer. Null for the default, or for none. */
export interface ConnectorSettings {
  googleConnector: 'serpapi' | 'dataforseo' | null;
  chatgptUiConnector: UiConnectorOf<'chatgpt_ui'> | null;
  perplexityUiConnector: UiConnectorOf<'perplexity_ui'> | null;
  geminiUiConnector: UiConnectorOf<'gemini_ui'> | null;
  dataforseoMode: 'live' | 'queue';
}

/** Settings that can be changed while the server runs. */
export interface ServerSettings extends CollectionSettings, ConnectorSettings {}

export type SettingName = keyof ServerSettings;
export const COLLECTION_SETTINGS = [
  'samplesPerDay',
  'calibrationShare',
  'dailyBudgetUsd',
  'cron',
] as const satisfies SettingName[];
export const CONNECTOR_SETTINGS = [
  'googleConnector',
  'chatgptUiConnector',
  'perplexityUiConnector',
  'geminiUiConnector',
  'dataforseoMode',
] as const satisfies SettingName[];
export const SETTING_NAMES = [...COLLECTION_SETTINGS, ...CONNECTOR_SETTINGS] as const;

/** `environment` wins over `stored`, which wins over `default`. */
export type SettingSource = 'environment' | 'stored' | 'default';

/** Where the value of a setting comes from. */
export function sourceOf(
  name: SettingName,
  fixed: readonly SettingName[],
  stored: Partial<ServerSettings>,
): SettingSource {
  if (fixed.includes(name)) return 'environment';
  return stored[name] === undefined ? 'default' : 'stored';
}

/** The settings in use: what the environment fixes, then what is stored, then the defaults. */
export function chooseSettings(
  given: ServerSettings,
  fixed: readonly SettingName[],
  stored: Partial<ServerSettings>,
): ServerSettings {
  const chosen = SETTING_NAMES.map((name) => [
    name,
    sourceOf(name, fixed, stored) === 'stored' ? stored[name] : given[name],
  ]);
  return Object.fromEntries(chosen) as ServerSettings;
}

export function pickSettings<Name extends SettingName>(
  settings: ServerSettings,
  names: readonly Name[],
): Pick<ServerSettings, Name> {
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Pick<ServerSettings, Name>;
}
