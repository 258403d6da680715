import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Value } from '../../domain/exports/columns.ts';
import { EXPORTS, type ExportName } from '../../domain/exports/exports.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import { nameBrands } from '../../domain/statistics/brands.ts';
import type { NamedBrand } from '../../domain/statistics/stats.ts';
import { chooseSurfaces, type Names, type Surfaces } from '../../domain/surfaces/surfaces.ts';
import { findCountedReport } from '../../storage/bundles.ts';
import { readBlocks, type StoredBlock } from '../../storage/exports/blocks.ts';
import type { ExportSession } from '../../storage/exports/exporter.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { findPromptTexts } from '../../storage/reports/prompts.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { getReportState, type StatisticsInput } from '../reports/read-statistics.ts';
import { selectPrompts } from '../reports/select-prompts.ts';
import { withCustomEngines } from './custom-engines.ts';
import { formatRows } from './format-rows.ts';
import { type ExportOptions, exportFromSnapshot } from './options.ts';

/** The settings of the statistics that an export reads. */
export interface CountedContent {
  promptIds: string[];
  engines: EngineId[] | null;
  surfaces: Surfaces;
  surfaceNames: Names;
  /** Texts of the prompts that were not deleted. */
  texts: ReadonlyMap<string, string>;
  names: NamedBrand[];
  /** Indexes of the selected prompts; null for all. */
  selected: readonly number[] | null;
}

export interface CountedExport {
  name: ExportName;
  column: 'byPrompt' | 'findings';
  /** Rows of a block. */
  listRows: (content: CountedContent, block: StoredBlock) => Iterable<Value[]>;
}

/** Exports the content of stored statistics, block by block: one version of a report from the beginning to the end. */
export async function* exportCounted(
  context: CallerContext,
  input: StatisticsInput,
  { name, column, listRows }: CountedExport,
  options: ExportOptions,
): AsyncGenerator<Buffer> {
  const { reportId, startDate, endDate, country = null } = input;
  const { workspaceId } = await getReportState(context, input);
  async function prepare(database: Database): Promise<Prepared | null> {
    const report = await findCountedReport(database, reportId);
    if (!report) return null;
    const {
      engines,
      surfaces,
      names: surfaceNames,
    } = chooseSurfaces(await withCustomEngines({ database }, input), report.surfaces);
    const texts = await findPromptTexts(database, report.promptIds);
    const content: CountedContent = {
      promptIds: report.promptIds,
      engines,
      surfaces,
      surfaceNames,
      texts: new Map(texts.map(({ id, prompt }) => [id, prompt])),
      names: nameBrands(report.brands, report.reportTitle),
      selected: await selectPrompts({ ...context, database }, report, input),
    };
    return { version: report.version, content };
  }

  async function* readRows(session: ExportSession, prepared: Prepared | null): AsyncGenerator<Value[]> {
    if (!prepared) return;
    const report = { workspaceId, reportId, version: prepared.version, isSimulated: isSimulated(context.engines) };
    const filter = {
      ...report,
      startDate,
      endDate,
      country,
      engines: prepared.content.engines,
      names: prepared.content.surfaceNames,
    };
    for await (const block of readBlocks(session, filter, column)) {
      yield* listRows(prepared.content, block);
      await nextTurn();
    }
  }
  yield* exportFromSnapshot(context, { workspaceId, ...options }, prepare, (session, prepared) =>
    formatRows(EXPORTS[name].columns, readRows(session, prepared), options),
  );
}

interface Prepared {
  version: number;
  content: CountedContent;
}
