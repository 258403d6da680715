import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Page } from '../../domain/shared/paging.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import { cellsOf, createCells, type EngineCells, sizeOf } from '../../domain/statistics/cells.ts';
import { compareSurfaces, createSurfacePairs, type SurfaceComparison } from '../../domain/surfaces/compare.ts';
import {
  countedSurface,
  otherSurface,
  TWO_SURFACE_ENGINES,
  type TwoSurfaceEngine,
} from '../../domain/surfaces/surfaces.ts';
import { addPackedDay } from '../../statistics/index.ts';
import { readBlocks, type StoredBlock } from '../../storage/exports/blocks.ts';
import type { GenerationKey } from '../../storage/reports/generation-key.ts';
import { findCountedSettings, type GenerationSettings } from '../../storage/reports/state.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { getReportState } from './read-statistics.ts';

export interface CompareSurfacesInput extends DateWindow {
  reportId: string;
  country?: string | undefined;
}

/** The difference between the API and the page of each engine, from prompts that both answered on the same day. */
export async function compareReportSurfaces(
  context: CallerContext,
  input: CompareSurfacesInput,
): Promise<Page<SurfaceComparison>> {
  const { reportId } = input;
  const { workspaceId, version } = await getReportState(context, input);
  const key = { workspaceId, reportId, version };
  const found = await findCountedSettings(context.database, key);
  const settings = found ?? { ...NOTHING, ...key };
  const items: SurfaceComparison[] = [];
  for (const engine of TWO_SURFACE_ENGINES)
    items.push(await compareEngine(context, { ...input, ...key }, settings, engine));
  return { items, paging: { nextCursor: null, hasMore: false } };
}

/** Before the first statistics are in place. */
const NOTHING = { brands: [], promptIds: [], questions: [], surfaces: {} };

async function compareEngine(
  { database, engines }: CallerContext,
  { country, ...input }: CompareSurfacesInput & GenerationKey,
  settings: Pick<GenerationSettings, 'brands' | 'promptIds' | 'questions' | 'surfaces'>,
  engine: TwoSurfaceEngine,
): Promise<SurfaceComparison> {
  const { surfaces } = settings;
  const other = otherSurface(engine, surfaces);
  const [api, ui] = countedSurface(engine, surfaces) === 'api' ? [engine, other] : [other, engine];
  const filter = { ...input, isSimulated: isSimulated(engines), country: country ?? null, engines: [api, ui] };
  const size = sizeOf(settings);
  const pairs = createSurfacePairs();
  let open: StoredBlock | null = null;
  // The blocks of a day and country follow each other.
  for await (const block of readBlocks(database, filter, 'byPrompt')) {
    const [first, second] = [open, block];
    open = block;
    if (first?.day !== second.day || first.country !== second.country) continue;
    const [ofApi, ofUi] = first.engine === api ? [first, second] : [second, first];
    pairs.addDay({ api: readDay(ofApi), ui: readDay(ofUi) });
    await nextTurn();
  }
  return compareSurfaces(engine, surfaces, pairs.list(), size);

  function readDay({ engine: name, byPrompt }: StoredBlock) {
    const cells: EngineCells = cellsOf(createCells(size), name);
    addPackedDay(cells, byPrompt);
    return { answers: cells.calls.answers, hits: cells.brands[0]?.namedIn ?? [] };
  }
}
