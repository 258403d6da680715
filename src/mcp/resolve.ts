import { describeMiss, listCandidates, matchName, type Named } from '../domain/assistants/match-name.ts';
import { ENGINE_NAMES, ENGINES, type EngineId } from '../domain/shared/engines.ts';
import { Failure } from '../domain/shared/failures.ts';
import type { DateWindow } from '../domain/shared/windows.ts';
import { type Output, type Session, windowOf } from './session.ts';

export type Report = Output<'reports', 'list'>['items'][number];

/** The report, country and window of a call. */
export interface Scope extends DateWindow {
  report: Report;
  country: string;
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
  return { report, country: resolveCountry(report, input.country), ...windowOf(session, input) };
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

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });

export function countryName(code: string): string {
  return COUNTRY_NAMES.of(code === 'uk' ? 'GB' : code.toUpperCase()) ?? code;
}

export function resolveCountry({ countries }: Pick<Report, 'countries'>, wanted: string | undefined): string {
  const [first] = countries;
  if (wanted === undefined && first) return first;
  const named = countries.map((code) => ({ id: code, names: [code, countryName(code)] }));
  return pick('country of this report', named, wanted ?? '').id;
}

export function resolveEngine(wanted: string): EngineId {
  const named = ENGINES.map((engine) => ({ id: engine, names: [engine, ENGINE_NAMES[engine]], engine }));
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
