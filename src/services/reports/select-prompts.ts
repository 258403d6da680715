import { ordinaryWords } from '../../data.ts';
import { findBrandedPrompts } from '../../domain/statistics/branded.ts';
import type { Branded } from '../../domain/statistics/prompts.ts';
import type { GenerationKey } from '../../storage/reports/generation-key.ts';
import { findPromptTexts, findTaggedPrompts } from '../../storage/reports/prompts.ts';
import { type CountedSettings, findCountedSettings, readReportState } from '../../storage/reports/state.ts';
import type { Context } from '../context.ts';

export interface PromptFilter {
  tagId?: string | undefined;
  branded?: Branded | undefined;
}

/** Immutable facts about the prompts of a generation. */
export interface PromptFacts {
  branded: ReadonlySet<string>;
  countries: ReadonlyMap<string, string>;
}

/** The settings of a version of statistics. Null if it was replaced. */
export async function findSettings({ database, caches }: Context, key: GenerationKey): Promise<CountedSettings | null> {
  const name = `${key.reportId} ${key.version}`;
  const settings = caches.settings.get(name) ?? (await findCountedSettings(database, key));
  if (settings) caches.settings.set(name, settings);
  return settings;
}

export async function findPromptFacts(
  { database, caches }: Context,
  reportId: string,
  { version, brands: [brand], promptIds }: CountedSettings,
): Promise<PromptFacts> {
  const name = `${reportId} ${version}`;
  const known = caches.promptFacts.get(name);
  if (known) return known;
  const prompts = await findPromptTexts(database, promptIds);
  const facts = {
    branded: brand ? findBrandedPrompts(brand, prompts, ordinaryWords) : new Set<string>(),
    countries: new Map(prompts.map(({ id, country }) => [id, country])),
  };
  caches.promptFacts.set(name, facts);
  return facts;
}

/** The indexes of the prompts requested by the caller; null for all. */
export async function selectPrompts(
  context: Context,
  state: CountedSettings,
  { reportId, tagId, branded = 'include' }: PromptFilter & { reportId: string },
): Promise<number[] | null> {
  if (tagId === undefined && branded === 'include') return null;
  const tagged = tagId === undefined ? null : await findTaggedPrompts(context.database, tagId);
  const facts = await findPromptFacts(context, reportId, state);
  const selected = indexPrompts(state, (id) => {
    if (tagged && !tagged.has(id)) return false;
    return branded === 'include' || facts.branded.has(id) === (branded === 'only');
  });
  return selected.length === state.promptIds.length ? null : selected;
}

/** The ids of the prompts requested by the caller; null for all. They also apply to statistics that are replaced meanwhile. */
export async function selectPromptIds(
  context: Context,
  { workspaceId, reportId, tagId, branded = 'include' }: PromptFilter & { workspaceId: string; reportId: string },
): Promise<string[] | null> {
  if (branded === 'include')
    return tagId === undefined ? null : [...(await findTaggedPrompts(context.database, tagId))];
  const state = await readReportState(context.database, { workspaceId, reportId });
  const settings = state && (await findSettings(context, { workspaceId, reportId, version: state.version }));
  if (!settings) return [];
  const selected = await selectPrompts(context, settings, { reportId, tagId, branded });
  return selected && selected.flatMap((index) => settings.promptIds[index] ?? []);
}

export function indexPrompts({ promptIds }: CountedSettings, isWanted: (id: string) => boolean): number[] {
  return promptIds.flatMap((id, index) => (isWanted(id) ? [index] : []));
}
