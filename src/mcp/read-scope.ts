import { describeScope } from '../domain/assistants/shares.ts';
import { ENGINE_NAMES, type EngineId } from '../domain/shared/engines.ts';
import type { Scope } from './resolve.ts';
import type { Output, Session } from './session.ts';

export type Stats = Output<'reports', 'stats'>;
const MOST_COUNTRIES = 10;

type GroupBy = NonNullable<Parameters<Session['api']['reports']['stats']>[0]['groupBy']>;

/** The statistics that a reply is based on, and the sentence that states them. */
export async function readScope(
  { api }: Session,
  scope: Scope,
  {
    engine,
    groupBy,
    brand,
  }: { engine?: EngineId | undefined; groupBy?: GroupBy | undefined; brand?: string | undefined },
): Promise<{ stats: Stats; sentence: string; notes: string[] }> {
  const { report, country, startDate, endDate } = scope;
  const stats = await api.reports.stats({
    reportId: report.id,
    startDate,
    endDate,
    ...(country && { country }),
    ...(engine && { engines: [engine] }),
    ...(groupBy && { groupBy }),
  });
  const shown = stats.brands.find((each) => each.brand === (brand ?? report.brand)) ?? stats.brands[0];
  const sentence = describeScope({
    startDate,
    endDate,
    brand: shown?.brand ?? report.brand,
    country: country ?? null,
    countries: report.countries.length,
    isSimulated: stats.source === 'sandbox',
    answers: stats.answers,
    prompts: stats.prompts,
    share: shown?.brandCoverage ?? null,
    low: shown?.brandCoverageLow ?? null,
    high: shown?.brandCoverageHigh ?? null,
    engine: engine && ENGINE_NAMES[engine],
  });
  return { stats, sentence, notes: [...noteCountries(scope), ...(await explainState(scope, stats, engine, { api }))] };
}

/** A reply about one country is easily taken for one about all. */
function noteCountries({ report: { countries }, country }: Scope): string[] {
  if (country === undefined) return [];
  const others = countries.filter((each) => each !== country);
  if (others.length === 0) return [];
  return [`Other countries of the report are not included: ${others.slice(0, MOST_COUNTRIES).join(', ')}.`];
}

/** Why there may be no answers, or why statistics may still change. */
async function explainState(
  { report, country, endDate }: Scope,
  { status, isRecalculating, failed, answers, comparableFrom }: Stats,
  engine: EngineId | undefined,
  { api }: Pick<Session, 'api'>,
): Promise<string[]> {
  const notes: string[] = [];
  if (status === 'setting_up') notes.push('The first collection is in progress. Ask again in a few minutes.');
  if (isRecalculating && status !== 'setting_up')
    notes.push('The report is being recalculated; the statistics still reflect its previous settings.');
  if (comparableFrom !== undefined)
    notes.push(
      `Days before ${comparableFrom} were counted with earlier settings, because their answers were deleted. Changes leave them out.`,
    );
  if (failed > 0) notes.push(`${failed} failed calls are missing data and count nowhere.`);
  if (answers > 0) return notes;
  const { items } = await api.engines.list();
  const state = items.find((each) => each.engine === engine);
  if (state?.state === 'off')
    notes.push(
      `${ENGINE_NAMES[state.engine]} is off (${state.reason ?? 'not connected'}): this is missing data, not zero visibility.`,
    );
  if (country && state?.refusedCountries.includes(country))
    notes.push(`${ENGINE_NAMES[state.engine]} is not available in ${country}.`);
  if (country && !report.countries.includes(country)) notes.push(`The report has no prompts in ${country}.`);
  if (report.countries.length === 0) notes.push('The report has no prompts. Add some with add_prompts.');
  const created = report.createdDate.slice(0, 10);
  if (endDate < created) notes.push(`The report was created on ${created}. Try a later window.`);
  if (notes.length === 0) notes.push('Try another window; list_reports shows the last collection.');
  return notes;
}
