import { chooseSurfaces } from '../../domain/surfaces/surfaces.ts';
import type { FoundGaps, PromptGap } from '../../statistics/index.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import type { RequestedCells, StatisticsInput } from './read-statistics.ts';

/** The gaps of a window, by the index of their prompt. Null if the statistics were replaced in the meantime. */
export async function findGaps(
  context: CallerContext,
  input: StatisticsInput,
  cells: RequestedCells,
): Promise<Map<number, PromptGap[]> | null> {
  const found = await findCached(context, input, cells);
  return found && Map.groupBy(found.gaps, ({ prompt }) => prompt);
}

/** A gap depends on all prompts of a country and engine: filters of prompts do not change it. */
async function findCached(
  { caches, engines, statistics }: CallerContext,
  { reportId, startDate, endDate, country, ...input }: StatisticsInput,
  { state, settings }: RequestedCells,
): Promise<FoundGaps | null> {
  const { workspaceId, revision } = state;
  const { version } = settings;
  if (settings.brands.length === 0) return { revision, gaps: [] };
  const filter = {
    startDate,
    endDate,
    isSimulated: isSimulated(engines),
    country: country ?? null,
    ...chooseSurfaces(input, settings.surfaces),
  };
  const nameOf = (read: number) => JSON.stringify([reportId, version, read, filter]);
  const known = caches.gaps.get(nameOf(revision));
  if (known) return known;
  const found = await statistics.findGaps({ workspaceId, reportId, version, ...filter });
  if (found) caches.gaps.set(nameOf(found.revision), found);
  return found;
}
