import { countMentions } from '../../domain/detection/detector.ts';
import type { Competitor } from '../../domain/reports/reports.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import { readFindings } from '../../domain/statistics/findings.ts';
import { unpackNumbers } from '../../domain/statistics/varints.ts';
import type { Database } from '../database.ts';

export interface FindingsFilter extends DateWindow {
  workspaceId: string;
  reportId: string;
  /** Defaults to the version that is read now. */
  version?: number | null | undefined;
  isSimulated: boolean;
  /** Null for all. */
  country: string | null;
  engines: readonly EngineId[] | null;
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
export async function readReportFindings({ query }: Database, filter: FindingsFilter): Promise<ReportFindings | null> {
  const { workspaceId, reportId, version = null, isSimulated, country, engines, startDate, endDate } = filter;
  const [row] = await query<
    Omit<ReportFindings, 'blocks'> & { [Field in keyof FoundBlock]: FoundBlock[Field][] | null }
  >`
    SELECT g.brands, g."promptIds", counts.* FROM "BrandReport" r
    JOIN "ReportGeneration" g
      ON g."workspaceId" = ${workspaceId} AND g."reportId" = r.id AND g.version = coalesce(${version}, r."computedVersion")
    LEFT JOIN LATERAL (
      SELECT array_agg(c.day::text) AS day, array_agg(c.country) AS country, array_agg(c.engine) AS engine,
        array_agg(c.findings) AS findings
      FROM "ReportCount" c
      WHERE c."workspaceId" = ${workspaceId} AND c."reportId" = r.id AND c.version = g.version
        AND c."isSimulated" = ${isSimulated} AND c.day BETWEEN ${startDate}::date AND ${endDate}::date
        AND (${country}::text IS NULL OR c.country = ${country})
        AND (${engines}::text[] IS NULL OR c.engine = ANY(${engines}))
    ) counts ON true
    WHERE r.id = ${reportId}`;
  if (!row) return null;
  const { brands, promptIds, day, country: countries, engine, findings } = row;
  const blocks = (day ?? []).map((each, index) => ({
    day: each,
    country: countries?.[index] ?? '',
    engine: engine?.[index] as EngineId,
    findings: findings?.[index] ?? Buffer.alloc(0),
  }));
  return { brands, promptIds, blocks };
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
    SELECT max(c.day)::text AS day FROM "BrandReport" r JOIN "ReportCount" c
      ON c."workspaceId" = ${workspaceId} AND c."reportId" = r.id AND c.version = coalesce(${version}, r."computedVersion")
        AND c."isSimulated" = ${isSimulated}
    WHERE r.id = ${reportId}`;
  return row?.day ?? null;
}

/** An answer with the indexes of the brands it mentions. */
export interface FoundAnswer {
  /** Index of its prompt. */
  prompt: number;
  sample: number;
  brands: number[];
}

export function* readFoundAnswers({ findings }: Pick<FoundBlock, 'findings'>): Generator<FoundAnswer> {
  for (const { prompt, sample, ...found } of readFindings(unpackNumbers(findings))) {
    yield { prompt, sample, brands: countMentions(found).map(({ brand }) => brand) };
  }
}

/** Yields only answers that mention the report's brand. Most can be decided without resolving overlapping names. */
export function* readOwnAnswers({ findings }: FoundBlock): Generator<Omit<FoundAnswer, 'brands'>> {
  for (const { prompt, sample, ...found } of readFindings(unpackNumbers(findings))) {
    if (!found.names.some(isMainBrand) && !found.regexes.some(isMainBrand)) continue;
    if (countMentions(found).some(isMainBrand)) yield { prompt, sample };
  }
}

function isMainBrand({ brand }: { brand: number }): boolean {
  return brand === 0;
}
