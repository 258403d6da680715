import { mapInSlices } from '../../concurrency/slices.ts';
import { lexicon } from '../../data.ts';
import { createRepetitionFinder, type PromptWarning } from '../../domain/prompts/same-question.ts';
import { listNewestPrompts } from '../../storage/prompts.ts';
import type { Context } from '../context.ts';
import type { SavedPrompts } from './save.ts';

const MOST_WARNINGS = 100;

/** Warnings about new prompts that ask the same as others of their country. */
export async function warnAboutPrompts(
  { database }: Context,
  workspaceId: string,
  fresh: SavedPrompts['fresh'],
): Promise<PromptWarning[]> {
  const except = fresh.map(({ id }) => id);
  const warnings: (PromptWarning | null)[] = [];
  for (const [country, ofCountry] of Map.groupBy(fresh, (prompt) => prompt.country)) {
    const earlier = await listNewestPrompts(database, { workspaceId, country, except });
    const finder = createRepetitionFinder(lexicon);
    await mapInSlices(earlier, ({ prompt }) => finder.remember(prompt));
    warnings.push(...(await mapInSlices(ofCountry, ({ prompt }) => finder.find(prompt))));
  }
  return warnings.filter((warning) => warning !== null).slice(0, MOST_WARNINGS);
}
