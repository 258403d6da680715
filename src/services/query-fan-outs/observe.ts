import { lexicon } from '../../data.ts';
import { findNearPrompts } from '../../domain/query-fan-outs/near-prompts.ts';
import type { ObservedSearches } from '../../domain/query-fan-outs/observed.ts';
import { readQuery } from '../../domain/query-fan-outs/read-query.ts';
import { isSupported } from '../../domain/shared/engines.ts';
import { engineOfName } from '../../domain/surfaces/surfaces.ts';
import { readSearches } from '../../storage/answers/read.ts';
import { listNewestPrompts } from '../../storage/prompts.ts';
import type { Context } from '../context.ts';

/** Older searches do not reflect the current behavior of an engine. */
const REMEMBERED_MS = 90 * 86_400_000;

/** The searches that engines ran to answer similar prompts of the workspace. */
export async function observeSearches(
  { database, now }: Context,
  { workspaceId, country, query }: { workspaceId: string; country?: string | undefined; query: string },
): Promise<ObservedSearches[]> {
  const reading = readQuery(query, lexicon);
  if (!reading) return [];
  const near = findNearPrompts(reading, await listNewestPrompts(database, { workspaceId, country }));
  const texts = new Map(near.map(({ id, prompt }) => [id, prompt]));
  const since = new Date(now().getTime() - REMEMBERED_MS);
  const rows = await readSearches(database, { workspaceId, promptIds: [...texts.keys()], since });
  return rows.flatMap(({ promptId, engine: name, ...row }) => {
    const engine = engineOfName(name);
    return isSupported(engine) ? [{ ...row, engine, prompt: texts.get(promptId) ?? '' }] : [];
  });
}
