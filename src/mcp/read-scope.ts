import { describeScope } from '../domain/assistants/shares.ts';
import { seriesName } from '../domain/connections/ui-series.ts';
import { type EngineId, engineName } from '../domain/shared/engines.ts';
import { dayOf, LONGEST_WINDOW, windowEndingOn } from '../domain/shared/windows.ts';
import { isOff, seriesOf } from '../domain/surfaces/surfaces.ts';
import type { Scope } from './resolve.ts';
import type { Output, Session } from './session.ts';

export type Stats = Output<'reports', 'stats'>;
const MOST_COUNTRIES = 10;

type GroupBy = NonNullable<Parameters<Session['api']['reports']['stats']>[0]['groupBy']>;

/** The statistics that a reply is based on, and the sentence that states them. */
export async function readScope(
  session: Session,
  scope: Scope,
  {
    engine,
    groupBy,
    brand,
  }: { engine?: EngineId | undefined; groupBy?: GroupBy | undefined; brand?: string | undefined },
): Promise<{ stats: Stats; sentence: string; notes: string[] }> {
  const { report, country, startDate, endDate } = scope;
  const stats = await session.api.reports.stats({
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
    engine: engine && seriesName(seriesOf(engine, scope.report.surfaces ?? {})),
  });
  return { stats, sentence, notes: [...noteCountries(scope), ...(await explainState(session, scope, stats, engine))] };
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
  session: Session,
  scope: Scope,
  { status, isRecalculating, failed, answers, comparableFrom }: Stats,
  engine: EngineId | undefined,
): Promise<string[]> {
  const { report, country } = scope;
  const notes: string[] = [];
  if (status === 'setting_up') notes.push('The first collection is in progress. Ask again in a few minutes.');
  if (isRecalculating && status !== 'setting_up')
    notes.push('Some days are being counted again, so statistics can still change.');
  if (comparableFrom !== undefined)
    notes.push(
      `Days before ${comparableFrom} were counted with earlier settings, because their answers were deleted. Changes leave them out.`,
    );
  if (failed > 0) notes.push(`${failed} failed calls are missing data and count nowhere.`);
  if (answers > 0) return notes;
  const { items } = await session.api.engines.list();
  const state = items.find((each) => each.engine === engine);
  if (state && isOff(state, report.surfaces)) {
    const name = seriesName(seriesOf(state.engine, report.surfaces ?? {}));
    const reason = name === engineName(state.engine) ? state.reason : undefined;
    notes.push(`${name} is off (${reason ?? 'not connected'}): this is missing data, not zero visibility.`);
  }
  if (country && state?.refusedCountries.includes(country))
    notes.push(`${engineName(state.engine)} is not available in ${country}.`);
  if (country && !report.countries.includes(country)) notes.push(`The report has no prompts in ${country}.`);
  if (report.countries.length === 0) notes.push('The report has no prompts. Add some with add_prompts.');
  const days = await findAnswerDays(session, scope, engine);
  if (days)
    notes.push(`The first answers are from ${days.first}, the last from ${days.last}. Try a window in that period.`);
  if (notes.length === 0) notes.push('No answers have been collected yet. list_reports shows the last collection.');
  return notes;
}

/** The first and the last day with answers. Null if there are none. */
async function findAnswerDays(
  { api, now }: Session,
  { report, country }: Scope,
  engine: EngineId | undefined,
): Promise<{ first: string; last: string } | null> {
  const { history } = await api.reports.stats({
    reportId: report.id,
    ...windowEndingOn(dayOf(now()), LONGEST_WINDOW),
    ...(country && { country }),
    ...(engine && { engines: [engine] }),
  });
  const [first, last] = [history[0], history.at(-1)];
  return first && last ? { first: first.date, last: last.date } : null;
}
