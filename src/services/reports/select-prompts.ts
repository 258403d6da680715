import { ordinaryWords } from '../../data.ts';
import { findBrandedPrompts } from '../../domain/statistics/branded.ts';
import type { GenerationKey } from '../../storage/reports/generations.ts';
import { findPromptTexts, findTaggedPrompts } from '../../storage/reports/prompts.ts';
import { type CountedSettings, findCountedSettings } from '../../storage/reports/state.ts';
import type { Context } from '../context.ts';

export interface PromptFilter {
  tagId?: string | undefined;
  /** Prompts that contain a name of the report's brand. */
  branded?: 'include' | 'exclude' | 'only' | undefined;
}

/** Immutable facts about the prompts of a generation. */
export interface PromptFacts {
  branded: ReadonlySet<string>;
  countries: ReadonlyMap<string, string>;
}

const MOST_KNOWN = 500;
const knownSettings = new Map<string, CountedSettings>();
const knownFacts = new Map<string, PromptFacts>();

/** The settings of statistics, which never change. Null if the statistics were replaced. */
export async function findSettings({ database }: Context, key: GenerationKey): Promise<CountedSettings | null> {
  return findOnce(knownSettings, `${key.reportId} ${key.version}`, () => findCountedSettings(database, key));
}

export async function findPromptFacts(
  { database }: Context,
  reportId: string,
  { version, brands, promptIds }: CountedSettings,
): Promise<PromptFacts> {
  return findOnce(knownFacts, `${reportId} ${version}`, async (): Promise<PromptFacts> => {
    const prompts = await findPromptTexts(database, promptIds);
    const [brand] = brands;
    return {
      branded: brand ? findBrandedPrompts(brand, prompts, ordinaryWords) : new Set<string>(),
      countries: new Map(prompts.map(({ id, country }) => [id, country])),
    };
  });
}

/** Null values are not kept. */
async function findOnce<Value>(
  known: Map<string, NonNullable<Value>>,
  key: string,
  find: () => Promise<Value>,
): Promise<Value> {
  const found = known.get(key);
  if (found) return found;
  const value = await find();
  if (value === null || value === undefined) return value;
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '');
  known.set(key, value);
  return value;
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

export function indexPrompts({ promptIds }: CountedSettings, isWanted: (id: string) => boolean): number[] {
  return promptIds.flatMap((id, index) => (isWanted(id) ? [index] : []));
}
