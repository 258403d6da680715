import { ENGINES } from '../../domain/shared/engines.ts';
import { findBrandedPrompts } from '../../domain/statistics/branded.ts';
import type { Selection } from '../../domain/statistics/samples.ts';
import type { CountedSettings } from '../../storage/reports/counts.ts';
import { findPromptTexts, findTaggedPrompts } from '../../storage/reports/prompts.ts';
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
const known = new Map<string, PromptFacts>();

export async function findPromptFacts(
  { database }: Context,
  reportId: string,
  { version, brands, promptIds }: CountedSettings,
): Promise<PromptFacts> {
  const key = `${reportId} ${version}`;
  const found = known.get(key);
  if (found) return found;
  const prompts = await findPromptTexts(database, promptIds);
  const [brand] = brands;
  const facts = {
    branded: brand ? findBrandedPrompts(brand, prompts) : new Set<string>(),
    countries: new Map(prompts.map(({ id, country }) => [id, country])),
  };
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '');
  known.set(key, facts);
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
  return indexPrompts(state, (id) => {
    if (tagged && !tagged.has(id)) return false;
    return branded === 'include' || facts.branded.has(id) === (branded === 'only');
  });
}

export function indexPrompts({ promptIds }: CountedSettings, isWanted: (id: string) => boolean): number[] {
  return promptIds.flatMap((id, index) => (isWanted(id) ? [index] : []));
}

export function isSelectedEngine(engine: string, { engines }: Selection): boolean {
  return engines === null || engines.some((index) => ENGINES[index] === engine);
}
