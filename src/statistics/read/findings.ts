import { type NamedAnswers, packNamed } from '../../domain/answers/named-answers.ts';
import { countMentions } from '../../domain/detection/detector.ts';
import type { Competitor } from '../../domain/reports/reports.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { Names } from '../../domain/surfaces/surfaces.ts';
import { isOfEngines, renameEngine, STORED_NAMES } from '../../storage/answers/surfaces.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { readAgainIf } from '../../storage/reports/read-again.ts';
import { readFindings } from '../records/findings.ts';

export interface FindingsFilter extends DateWindow {
  workspaceId: string;
  reportId: string;
  /** Defaults to the version that is read now. */
  version?: number | null | undefined;
  isSimulated: boolean;
  /** Null for all. */
  country: string | null;
  engines: readonly EngineId[] | null;
  /** The surfaces that are read. Absent for those that count. */
  names?: Names | undefined;
}

/** The findings in the answers of a day, country and engine. */
export interface FoundBlock {
  day: string;
  country: string;
  engine: EngineId;
  findings: Buffer;
}

/** The findings that the current statistics are based on. Null before the first calculation. */
export interface ReportFindings {
  /** The report's brand, followed by its competitors. */
  brands: Competitor[];
  promptIds: string[];
  blocks: FoundBlock[];
}

/** One statement, so that brands, prompts and findings are of one version. */
export async function readReportFindings(database: Database, filter: FindingsFilter): Promise<ReportFindings | null> {
  const row = await readAgainIf(
    (read) => read !== null && read.current > 0 && read.brands === null,
    () => readFindingsRow(database, filter),
  );
  if (!row?.brands) return null;
  const { brands, promptIds, day, country: countries, engine, findings } = row;
  const blocks = (day ?? []).map((date, index) => ({
    day: date,
    country: countries?.[index] ?? '',
    engine: engine?.[index] as EngineId,
    findings: findings?.[index] ?? Buffer.alloc(0),
  }));
  return { brands, promptIds, blocks };
}

type FindingsRow = { [Field in keyof FoundBlock]: FoundBlock[Field][] | null } & {
  /** The version that is read. */
  current: number;
  brands: Competitor[] | null;
  promptIds: string[];
};

async function readFindingsRow({ query }: Database, filter: FindingsFilter): Promise<FindingsRow | null> {
  const { workspaceId, reportId, version = null, isSimulated, country, engines, startDate, endDate } = filter;
  const { names = STORED_NAMES } = filter;
  const name = renameEngine('c.engine', names.before, names.now);
  const [row] = await query<FindingsRow>`
    WITH report AS MATERIALIZED (
      SELECT coalesce(${version}::int, "computedVersion") AS version FROM "BrandReport" WHERE id = ${reportId}
    )
    SELECT r.version AS current, g.brands, g."promptIds", counts.* FROM report r
    LEFT JOIN "ReportGeneration" g
      ON g."workspaceId" = ${workspaceId} AND g."reportId" = ${reportId} AND g.version = r.version
    LEFT JOIN LATERAL (
      SELECT array_agg(c.day::text) AS day, array_agg(c.country) AS country, array_agg(${name}) AS engine,
        array_agg(c.findings) AS findings
      FROM "ReportCount" c
      WHERE c."workspaceId" = ${workspaceId} AND c."reportId" = ${reportId} AND c.version = g.version
        AND c."isSimulated" = ${isSimulated} AND c.day BETWEEN ${startDate}::date AND ${endDate}::date
        AND (${country}::text IS NULL OR c.country = ${country})
        AND ${isOfEngines(name, engines, names.now)}
    ) counts ON true`;
  return row ?? null;
}

/** The last day with statistics. */
export async function findLatestCountedDay(
  { query }: Pick<Database, 'query'>,
  {
    workspaceId,
    reportId,
    version = null,
    isSimulated,
  }: Pick<FindingsFilter, 'workspaceId' | 'reportId' | 'version' | 'isSimulated'>,
): Promise<string | null> {
  const [row] = await query<{ day: string | null }>`
    WITH report AS MATERIALIZED (
      SELECT coalesce(${version}::int, "computedVersion") AS version FROM "BrandReport" WHERE id = ${reportId}
    )
    SELECT max(c.day)::text AS day FROM report r JOIN "ReportCount" c
      ON c."workspaceId" = ${workspaceId} AND c."reportId" = ${reportId} AND c.version = r.version
        AND c."isSimulated" = ${isSimulated}`;
  return row?.day ?? null;
}

/** An answer with the indexes of the brands it mentions. */
export interface FoundAnswer {
  /** Index of its prompt. */
  prompt: number;
  sample: number;
  brands: number[];
}

export function* readFoundAnswers({ findings }: { findings: Uint8Array }): Generator<FoundAnswer> {
  for (const found of readFindings(findings)) {
    const { prompt, sample } = found;
    yield { prompt, sample, brands: countMentions(found).map(({ brand }) => brand) };
  }
}

/** Yields only answers that mention the report's brand. Most can be decided without resolving overlapping names. */
export function* readOwnAnswers({ findings }: FoundBlock): Generator<Omit<FoundAnswer, 'brands'>> {
  for (const found of readFindings(findings)) {
    const { prompt, sample } = found;
    if (!found.names.some(isMainBrand) && !found.regexes.some(isMainBrand)) continue;
    if (countMentions(found).some(isMainBrand)) yield { prompt, sample };
  }
}

function isMainBrand({ brand }: { brand: number }): boolean {
  return brand === 0;
}

/** The answers that name the report's brand, according to its statistics. */
export async function readNamedAnswers(database: Database, filter: FindingsFilter): Promise<NamedAnswers> {
  const found = await readReportFindings(database, filter);
  return packNamed(found?.promptIds ?? [], listOwnAnswers(found?.blocks ?? []));
}

function* listOwnAnswers(blocks: readonly FoundBlock[]) {
  for (const block of blocks) {
    for (const answer of readOwnAnswers(block)) yield { day: block.day, engine: block.engine, ...answer };
  }
}
