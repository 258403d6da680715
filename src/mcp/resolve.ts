import { englishName, isCountryName } from '../domain/assistants/country-names.ts';
import { describeMiss, listCandidates, matchName, type Named } from '../domain/assistants/match-name.ts';
import { ENGINES, type EngineId, engineName } from '../domain/shared/engines.ts';
import { Failure } from '../domain/shared/failures.ts';
import type { DateWindow } from '../domain/shared/windows.ts';
import { type Output, type Session, windowOf } from './session.ts';

export type Report = Output<'reports', 'list'>['items'][number];

/** The report, country and window of a call. */
export interface Scope extends DateWindow {
  report: Report;
  /** All countries of the report if absent. */
  country?: string;
}

interface ScopeInput {
  report?: string | undefined;
  country?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

const PAGE = 200;
const MOST_REPORTS = 2000;

export async function resolveScope(session: Session, input: ScopeInput): Promise<Scope> {
  const report = await resolveReport(session, input.report);
  const country = chooseCountry(report, input.country);
  return { report, ...(country && { country }), ...windowOf(session, input) };
}

export async function resolveReport(session: Session, wanted: string | undefined): Promise<Report> {
  return pickReport(await listReports(session), wanted);
}

export async function listReports({ api }: Session): Promise<Report[]> {
  const reports: Report[] = [];
  let cursor: string | undefined;
  do {
    const { items, paging } = await api.reports.list({ limit: PAGE, ...(cursor && { cursor }) });
    reports.push(...items);
    cursor = paging.nextCursor ?? undefined;
  } while (cursor && reports.length < MOST_REPORTS);
  return reports;
}

/** The report that a text refers to, or the only one. */
export function pickReport(reports: readonly Report[], wanted: string | undefined): Report {
  const [only] = reports;
  if (!only)
    throw new Failure('not-found', 'This API key can read no reports. Create one with POST /v1/reports/brand.');
  if (wanted === undefined && reports.length === 1) return only;
  const named = reports.map((report) => ({ id: report.id, names: namesOf(report), report }));
  if (wanted === undefined) throw new Failure('invalid', `Specify \`report\`: ${listCandidates(named)}.`);
  return pick('report', named, wanted).report;
}

function namesOf({ reportTitle, brand }: Report): string[] {
  return reportTitle && reportTitle !== brand ? [reportTitle, brand] : [brand];
}

/** The country that a text names, or the only one of the report. Absent for all countries. */
function chooseCountry(report: Report, wanted: string | undefined): string | undefined {
  if (wanted !== undefined) return resolveCountry(report, wanted);
  return report.countries.length === 1 ? report.countries[0] : undefined;
}

export function resolveCountry({ countries }: Pick<Report, 'countries'>, wanted: string): string {
  const known = countries.find((code) => isCountryName(code, wanted));
  const named = countries.map((code) => ({ id: code, names: [code, englishName(code)] }));
  return known ?? pick('country of this report', named, wanted).id;
}

/** One of the engines that every server knows, or a custom engine of the report. */
export function resolveEngine({ customEngines = [] }: Pick<Report, 'customEngines'>, wanted: string): EngineId {
  const named = [...ENGINES, ...customEngines].map((engine) => ({
    id: engine,
    names: [engine, engineName(engine)],
    engine,
  }));
  return pick('engine', named, wanted).engine;
}

/** The exact name of a brand of the report. */
export function resolveBrand({ brand, competitors = [] }: Report, wanted: string): string {
  const names = [brand, ...competitors.map((competitor) => competitor.brand)];
  return pick(
    'brand of this report',
    names.map((name) => ({ id: name, names: [name] })),
    wanted,
  ).id;
}

/** Finds what a text refers to, or throws an error that lists the candidates. */
export function pick<Item extends Named>(noun: string, items: readonly Item[], wanted: string): Item {
  const match = matchName(items, wanted);
  if (!('candidates' in match)) return match.found;
  throw new Failure('invalid', describeMiss(noun, wanted, match.candidates, match.isAmbiguous));
}
