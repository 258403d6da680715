import { keepSetSchedule, type ScheduleFrom, type SentSchedule } from '../../domain/collection/schedule.ts';
import {
  type BrandReport,
  type Competitor,
  type EmbeddedTag,
  keepSetOptions,
  keepSetPlacement,
  type ReportSettings,
  shownBrand,
} from '../../domain/reports/reports.ts';
import { nameKeyOf } from '../../domain/shared/text.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { METHOD_VERSION } from '../../domain/statistics/stats.ts';
import { isSentSurfaces, keepSetSurfaces } from '../../domain/surfaces/surfaces.ts';
import type { Database } from '../postgres/database.ts';
import type { BrandReport as ReportRow } from '../prisma/client.ts';

/** A report as returned by the API, with its settings. */
export interface StoredReport {
  report: BrandReport;
  settings: ReportSettings;
  isSetUp: boolean;
  /** The schedules since the first one that was set, the oldest first. */
  scheduleHistory: ScheduleFrom[];
}

export async function findReport(database: Database, reportId: string): Promise<StoredReport | null> {
  const row = await database.prisma.brandReport.findUnique({ where: { id: reportId } });
  return row ? ((await complete(database, [row]))[0] ?? null) : null;
}

export async function findReportWorkspace(
  { query }: Pick<Database, 'query'>,
  reportId: string,
): Promise<string | null> {
  const [row] = await query<{ workspaceId: string }>`SELECT "workspaceId" FROM "BrandReport" WHERE id = ${reportId}`;
  return row?.workspaceId ?? null;
}

export interface ReportWorkspace {
  id: string;
  workspaceId: string;
  reportTitle: string;
}

/** These reports and those of these workspaces, as far as they are in accessible workspaces, by workspace. */
export async function listReportWorkspaces(
  { query }: Database,
  {
    reportIds,
    workspaceIds,
    accessible,
  }: { reportIds: readonly string[]; workspaceIds: readonly string[]; accessible: readonly string[] },
): Promise<ReportWorkspace[]> {
  return query`
    SELECT id, "workspaceId", "reportTitle" FROM "BrandReport"
    WHERE (id = ANY(${reportIds}) OR "workspaceId" = ANY(${workspaceIds})) AND "workspaceId" = ANY(${accessible})
    ORDER BY "workspaceId", id`;
}

export async function listReports(
  database: Database,
  { workspaceIds, before, take }: { workspaceIds: readonly string[]; before: string | null; take: number },
): Promise<BrandReport[]> {
  const rows = await database.prisma.brandReport.findMany({
    where: { workspaceId: { in: [...workspaceIds] }, ...(before && { id: { lt: before } }) },
    orderBy: { id: 'desc' },
    take,
  });
  return (await complete(database, rows)).map(({ report }) => report);
}

/** The reports of a workspace that have one of these titles, ignoring case. */
export async function findReportsByTitle(
  database: Database,
  { workspaceId, titleKeys }: { workspaceId: string; titleKeys: readonly string[] },
): Promise<StoredReport[]> {
  const rows = await database.prisma.brandReport.findMany({ where: { workspaceId }, orderBy: { id: 'asc' } });
  const wanted = new Set(titleKeys);
  return complete(
    database,
    rows.filter(({ reportTitle }) => wanted.has(nameKeyOf(reportTitle))),
  );
}

export async function insertReport(
  tx: Database,
  { id, workspaceId, settings }: { id: string; workspaceId: string; settings: ReportSettings },
  now: Date,
): Promise<void> {
  await tx.prisma.brandReport.create({
    data: {
      id,
      workspaceId,
      ...columnsOf(settings),
      methodVersion: METHOD_VERSION,
      createdDate: now,
      updatedDate: now,
    },
  });
}

/** The schedules of a report since the first one that was set. */
export async function findScheduleHistory(
  { query }: Pick<Database, 'query'>,
  reportId: string,
): Promise<ScheduleFrom[]> {
  const [row] = await query<{ history: ScheduleFrom[] }>`
    SELECT "scheduleHistory" AS history FROM "BrandReport" WHERE id = ${reportId}`;
  return row?.history ?? [];
}

/** Replaces the schedules of a report so far. */
export async function saveScheduleHistory(
  tx: Database,
  reportId: string,
  history: readonly ScheduleFrom[],
): Promise<void> {
  const scheduleHistory = history.map((entry) => ({ ...entry }));
  await tx.prisma.brandReport.update({ where: { id: reportId }, data: { scheduleHistory } });
}

export async function saveSettings(tx: Database, reportId: string, settings: ReportSettings, now: Date): Promise<void> {
  await tx.prisma.brandReport.update({ where: { id: reportId }, data: { ...columnsOf(settings), updatedDate: now } });
}

/** Marks the statistics of reports as outdated. `editDate` is null if their settings have not changed. */
export async function touchDetection(tx: Database, reportIds: readonly string[], editDate: Date | null): Promise<void> {
  await tx.prisma.brandReport.updateMany({
    where: { id: { in: [...reportIds] } },
    data: { detectionVersion: { increment: 1 }, ...(editDate && { updatedDate: editDate }) },
  });
}

/** Marks the reports whose statistics were last shown by an older method, and returns them. */
export async function markMethodChanged({ query }: Database): Promise<{ workspaceId: string; reportId: string }[]> {
  return query<{ workspaceId: string; reportId: string }>`
    UPDATE "BrandReport" SET "methodVersion" = ${METHOD_VERSION} WHERE "methodVersion" < ${METHOD_VERSION}
    RETURNING "workspaceId", id AS "reportId"`;
}

export async function deleteReport(tx: Database, reportId: string): Promise<void> {
  await tx.prisma.brandReport.delete({ where: { id: reportId } });
}

/** The creation date of a report that is being set up. Null if it is set up or deleted. */
export async function findSetUpStart({ prisma }: Database, reportId: string): Promise<Date | null> {
  const row = await prisma.brandReport.findFirst({
    where: { id: reportId, setUpDate: null },
    select: { createdDate: true },
  });
  return row?.createdDate ?? null;
}

export async function markSetUp({ prisma }: Database, reportId: string, now: Date): Promise<void> {
  await prisma.brandReport.updateMany({ where: { id: reportId, setUpDate: null }, data: { setUpDate: now } });
}

/** Finds the reports of a workspace with this brand domain. */
export async function findReportsOfDomain(
  { query }: Database,
  { workspaceId, domain }: { workspaceId: string; domain: string },
): Promise<string[]> {
  const rows = await query<{ id: string }>`
    SELECT id FROM "BrandReport"
    WHERE "workspaceId" = ${workspaceId} AND (${domain} = "brandDomain" OR ${domain} = ANY("brandDomainVariations")
      OR ("brandDomainWildcard" AND right(${domain}, length("brandDomain") + 1) = '.' || "brandDomain"))`;
  return rows.map((row) => row.id);
}

function columnsOf(settings: ReportSettings) {
  const { caseSensitive = null, excludedPhrases = [], owner = null, labels = [], competitors, ...rest } = settings;
  const { engines = [], customEngines = [], cadence = null, weekday = null, samples = null, endDate } = settings;
  const { surfaces = {}, customEnginesInTotals = false } = settings;
  const schedule = {
    engines,
    customEngines,
    cadence,
    weekday,
    samples,
    endDate: endDate === undefined ? null : new Date(endDate),
  };
  return {
    ...rest,
    ...schedule,
    surfaces,
    customEnginesInTotals,
    caseSensitive,
    excludedPhrases,
    owner,
    labels,
    competitors: competitors.map((competitor) => ({ ...competitor })),
  };
}

/** Reads the prompts and tags of any number of reports, in one statement each. */
async function complete(database: Database, rows: ReportRow[]): Promise<StoredReport[]> {
  const reportIds = rows.map((row) => row.id);
  // One after the other: a transaction has one connection.
  const prompts = await readPrompts(database, reportIds);
  const tags = await readTags(database, reportIds);
  return rows.map((row) => toReport(row, prompts.get(row.id) ?? [], tags.get(row.id) ?? []));
}

interface AssignedPrompt {
  reportId: string;
  promptId: string;
  country: string;
}

async function readPrompts({ query }: Database, reportIds: string[]): Promise<Map<string, AssignedPrompt[]>> {
  const rows = await query<AssignedPrompt>`
    SELECT rp."reportId", rp."promptId", p.country
    FROM "BrandReportPrompt" rp JOIN "Prompt" p ON p.id = rp."promptId"
    WHERE rp."reportId" = ANY(${reportIds}) ORDER BY rp."promptId"`;
  return Map.groupBy(rows, (row) => row.reportId);
}

async function readTags(
  { query }: Database,
  reportIds: string[],
): Promise<Map<string, (EmbeddedTag & { reportId: string })[]>> {
  const rows = await query<EmbeddedTag & { reportId: string }>`
    SELECT DISTINCT rp."reportId", t.id, t.name, t.color
    FROM "BrandReportPrompt" rp
    JOIN "PromptTag" pt ON pt."promptId" = rp."promptId"
    JOIN "Tag" t ON t.id = pt."tagId"
    WHERE rp."reportId" = ANY(${reportIds}) ORDER BY t.id`;
  return Map.groupBy(rows, (row) => row.reportId);
}

function toReport(row: ReportRow, prompts: AssignedPrompt[], tags: EmbeddedTag[]): StoredReport {
  const settings: ReportSettings = {
    reportTitle: row.reportTitle,
    brand: row.brand,
    titleBrand: row.titleBrand,
    brandVariations: row.brandVariations,
    brandDomain: row.brandDomain,
    brandDomainVariations: row.brandDomainVariations,
    brandDomainWildcard: row.brandDomainWildcard,
    brandRegex: row.brandRegex,
    ...keepSetOptions(row),
    ...keepSetPlacement(row),
    ...keepSetSchedule({ ...row, endDate: row.endDate && dayOf(row.endDate) } as SentSchedule),
    ...keepSetSurfaces(isSentSurfaces(row.surfaces) ? row.surfaces : null),
    ...(row.customEnginesInTotals && { customEnginesInTotals: true as const }),
    competitors: (row.competitors as unknown as Competitor[]).map(toCompetitor),
  };
  const totals = Map.groupBy(prompts, (prompt) => prompt.country);
  const countries = [...totals.keys()].toSorted();
  const { titleBrand: _, ...shown } = settings;
  const report: BrandReport = {
    id: row.id,
    workspaceId: row.workspaceId,
    ...shown,
    brand: shownBrand(settings),
    countries,
    promptIds: prompts.map((prompt) => prompt.promptId),
    countryPromptsTotal: Object.fromEntries(countries.map((country) => [country, totals.get(country)?.length ?? 0])),
    tags: tags.map(({ id, name, color }) => ({ id, name, color })),
    createdDate: row.createdDate.toISOString(),
    updatedDate: row.updatedDate.toISOString(),
  };
  const scheduleHistory = row.scheduleHistory as unknown as ScheduleFrom[];
  return { report, settings, isSetUp: row.setUpDate !== null, scheduleHistory };
}

/** Restores the field order of the API contract, which jsonb does not preserve. */
function toCompetitor(stored: Competitor): Competitor {
  const { brand, brandVariations, brandDomain, brandDomainVariations, brandDomainWildcard, brandRegex } = stored;
  return {
    brand,
    brandVariations,
    brandDomain,
    brandDomainVariations,
    brandDomainWildcard,
    brandRegex,
    ...keepSetOptions(stored),
  };
}
