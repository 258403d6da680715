import { EXCLUDED, type Groups } from '../../domain/experiments/effect.ts';
import type { Experiment } from '../../domain/experiments/experiment.ts';
import { accumulate, type Panel } from '../../domain/experiments/panel.ts';
import { groupQuestions, numberQuestions } from '../../domain/experiments/questions.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { DailyCells } from '../../statistics/index.ts';
import { pageIdOf } from '../../storage/answers/insert.ts';
import { listPageCitations } from '../../storage/experiment-pages.ts';
import type { ReportKey } from '../../storage/reports/generations.ts';
import { type CountedSettings, readReportState } from '../../storage/reports/state.ts';
import type { Context } from '../context.ts';
import { findPromptFacts, findSettings } from '../reports/select-prompts.ts';

/** The prompts of an experiment, and which of their answers it measures. */
export type Measured = Pick<
  Experiment,
  'measure' | 'pageUrl' | 'engines' | 'countries' | 'isSimulated' | 'treatedPromptIds' | 'controlPromptIds'
>;

/** The answers of an experiment in a window. */
export interface LoadedPanel {
  /** Days count from the first one of the window. */
  panel: Panel;
  groups: Groups;
  /** The prompts and engines of its cells. */
  cells: { promptId: string; engine: EngineId }[];
  /** For each prompt of the experiment, the index of its question in the panel. */
  questions: Map<string, number>;
  /** Prompts that are no longer part of the report. */
  missingPromptIds: string[];
  /** Prompts whose question has prompts of both groups, because questions were regrouped. They do not count. */
  mixedPromptIds: string[];
  /** The day after the last one that was counted with earlier settings. Null for none. */
  comparableFrom: string | null;
  /** The version of the statistics. */
  version: number;
}

/** Statistics can be replaced while they are read. The next attempt almost always succeeds. */
const ATTEMPTS = 5;

/** Reads the answers of an experiment. Null if the report was deleted. */
export async function loadPanel(
  context: Context,
  owner: ReportKey,
  measured: Measured,
  window: DateWindow,
): Promise<LoadedPanel | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const state = await readReportState(context.database, owner);
    if (!state) return null;
    const settings =
      (await findSettings(context, { ...owner, version: state.version })) ??
      (state.version === 0 ? { version: 0, brands: [], promptIds: [], surfaces: {} } : null);
    const counted = settings && (await readCounted(context, owner, { settings, measured, window }));
    if (settings && counted) return toPanel(context, owner, { settings, counted, measured, window });
  }
  throw new Error(`The statistics of report ${owner.reportId} were replaced during each of ${ATTEMPTS} attempts`);
}

interface Reading {
  settings: CountedSettings;
  measured: Measured;
  window: DateWindow;
}

/** Before the first statistics are in place. */
const NO_CELLS: DailyCells = {
  questions: [],
  comparableFrom: null,
  days: 0,
  cells: [],
  answers: new Uint16Array(),
  namedIn: new Uint16Array(),
  citedIn: new Uint16Array(),
};

async function readCounted(
  { statistics }: Context,
  owner: ReportKey,
  { settings, measured, window }: Reading,
): Promise<DailyCells | null> {
  if (settings.version === 0) return NO_CELLS;
  const wanted = new Set([...measured.treatedPromptIds, ...measured.controlPromptIds]);
  const prompts = settings.promptIds.flatMap((id, index) => (wanted.has(id) ? [index] : []));
  const { isSimulated, engines } = measured;
  return statistics.readPanel({ ...owner, version: settings.version, ...window, isSimulated, engines, prompts });
}

async function toPanel(
  context: Context,
  owner: ReportKey,
  { settings, counted, measured, window }: Reading & { counted: DailyCells },
): Promise<LoadedPanel> {
  const { countries } = await findPromptFacts(context, owner.reportId, settings);
  const questions = numberQuestions(settings.promptIds, counted.questions, measured);
  const groups = groupQuestions(questions, measured);
  const hitsOf = await selectHits(context, owner, { settings, counted, measured, window });
  const strata = new Map<string, number>();
  const used = counted.cells.flatMap((cell, index) => {
    const promptId = settings.promptIds[cell.prompt] ?? '';
    const country = countries.get(promptId) ?? '';
    const question = questions.get(promptId);
    if (question === undefined || (measured.countries && !measured.countries.includes(country))) return [];
    const name = `${cell.engine} ${country}`;
    const stratum = strata.get(name) ?? strata.size;
    strata.set(name, stratum);
    const answers = accumulate(daysOfCell(counted, 'answers', index));
    const sums = { hits: accumulate(hitsOf(index, promptId)), answers };
    return [{ cell: { question, stratum, ...sums }, promptId, engine: cell.engine }];
  });
  const all = [...measured.treatedPromptIds, ...measured.controlPromptIds];
  return {
    panel: { questions: groups.length, cells: used.map(({ cell }) => cell) },
    groups,
    cells: used.map(({ promptId, engine }) => ({ promptId, engine })),
    questions,
    missingPromptIds: all.filter((id) => !questions.has(id)),
    mixedPromptIds: all.filter((id) => groups[questions.get(id) ?? -1] === EXCLUDED),
    comparableFrom: counted.comparableFrom,
    version: settings.version,
  };
}

function daysOfCell(counted: DailyCells, field: 'answers' | 'namedIn' | 'citedIn', cell: number): Uint16Array {
  return counted[field].subarray(cell * counted.days, (cell + 1) * counted.days);
}

/** The hits of each day of a cell, by what the experiment measures. */
async function selectHits(
  { database }: Context,
  { workspaceId }: ReportKey,
  { settings, counted, measured, window }: Reading & { counted: DailyCells },
): Promise<(cell: number, promptId: string) => ArrayLike<number>> {
  const { measure, pageUrl, isSimulated } = measured;
  if (measure === 'brandCoverage') return (cell) => daysOfCell(counted, 'namedIn', cell);
  if (measure === 'domainCoverage') return (cell) => daysOfCell(counted, 'citedIn', cell);
  const cited = new Map<string, Uint16Array>();
  const key = pageUrl === null ? null : normalizeUrl(pageUrl)?.key;
  const pageId = key ? pageIdOf(key) : null;
  const promptIds = [...measured.treatedPromptIds, ...measured.controlPromptIds];
  const scope = { workspaceId, isSimulated, surfaces: settings.surfaces, promptIds, ...window };
  const rows = pageId ? await listPageCitations(database, { ...scope, pageId }) : [];
  for (const { promptId, engine, days, citations } of rows) {
    const ofCell = new Uint16Array(counted.days);
    for (const [index, day] of days.entries()) ofCell[day] = citations[index] ?? 0;
    cited.set(`${promptId} ${engine}`, ofCell);
  }
  // An answer that cites the page is stored, but its day may not be counted yet.
  return (cell, promptId) => {
    const ofCell = cited.get(`${promptId} ${counted.cells[cell]?.engine}`);
    return daysOfCell(counted, 'answers', cell).map((count, day) => Math.min(count, ofCell?.[day] ?? 0));
  };
}
