import type { DateWindow } from '../../src/domain/shared/windows.ts';
import type { AnswerCounts, BrandCounts } from '../../src/domain/statistics/counts.ts';
import type { CallerContext } from '../../src/services/context.ts';
import { readCounts } from '../../src/statistics/records/counts.ts';
import { differBySums, intervalOfSums } from './old-method.ts';

interface StoredCounts {
  brands: { brand: string; brandDomain: string }[];
  days: string[];
  packed: Buffer[];
}

/** The statistics of a window as the first release read and computed them, from the sums of each day and engine. */
export async function readAsFirstRelease(
  { database }: CallerContext,
  {
    reportId,
    country,
    startDate,
    endDate,
    firstDate,
  }: DateWindow & Record<'reportId' | 'country' | 'firstDate', string>,
) {
  const [row] = await database.query<StoredCounts>`
    SELECT r."workspaceId", r."reportTitle", r."setUpDate" IS NOT NULL AS "isSetUp", g.brands, counts.days, counts.packed
    FROM "BrandReport" r
    JOIN "ReportGeneration" g
      ON g."workspaceId" = r."workspaceId" AND g."reportId" = r.id AND g.version = r."computedVersion"
    LEFT JOIN LATERAL (
      SELECT array_agg(c.day::text) AS days, array_agg(c.total) AS packed
      FROM "ReportCount" c
      WHERE c."workspaceId" = r."workspaceId" AND c."reportId" = r.id AND c.version = r."computedVersion"
        AND c."isSimulated" AND c.day BETWEEN ${firstDate} AND ${endDate} AND c.country = ${country}
    ) counts ON true
    WHERE r.id = ${reportId}`;
  if (!row) throw new Error('The report has no statistics');
  const days = sumDays(row);
  const [before, now] = [[...days].filter(([day]) => day < startDate), [...days].filter(([day]) => day >= startDate)];
  const [was, is] = [sum(before.map(([, counts]) => counts)), sum(now.map(([, counts]) => counts))];
  return {
    answers: is.answers,
    brands: describe(row.brands, is).map((stats, brand) => ({ ...stats, hasChanged: hasChanged(was, is, brand) })),
    history: now
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([date, counts]) => ({ date, answers: counts.answers, brands: describe(row.brands, counts) })),
  };
}

function sumDays({ days, packed }: StoredCounts): Map<string, AnswerCounts> {
  const read = packed.map((bytes, index) => ({
    day: days[index] ?? '',
    counts: Array.from(readCounts(bytes), ({ brands, ...calls }) => ({ ...calls, brands: new Map(brands) })),
  }));
  const byDay = Map.groupBy(read, ({ day }) => day);
  return new Map([...byDay].map(([day, ofDay]) => [day, sum(ofDay.flatMap(({ counts }) => counts))]));
}

function sum(list: readonly AnswerCounts[]): AnswerCounts {
  const total: AnswerCounts = { answers: 0, noAnswers: 0, failed: 0, brands: new Map() };
  for (const { answers, noAnswers, failed, brands } of list) {
    total.answers += answers;
    total.noAnswers += noAnswers;
    total.failed += failed;
    for (const [brand, counts] of brands) {
      const own = total.brands.get(brand) ?? { ...NOTHING };
      total.brands.set(brand, own);
      own.mentions += counts.mentions;
      own.namedIn += counts.namedIn;
      own.positions += counts.positions;
      own.citations += counts.citations;
      own.citedIn += counts.citedIn;
    }
  }
  return total;
}

const NOTHING: BrandCounts = { mentions: 0, namedIn: 0, positions: 0, citations: 0, citedIn: 0 };

function describe(names: StoredCounts['brands'], { answers, brands }: AnswerCounts) {
  const allMentions = [...brands.values()].reduce((all, { mentions }) => all + mentions, 0);
  return names.map(({ brand, brandDomain }, index) => {
    const { mentions, namedIn, positions, citations, citedIn } = brands.get(index) ?? NOTHING;
    const { low, high } = intervalOfSums({ hits: namedIn, answers });
    return {
      brand,
      brandDomain,
      mentions,
      citations,
      brandCoverage: namedIn / answers,
      brandCoverageLow: low,
      brandCoverageHigh: high,
      shareOfVoice: mentions / allMentions,
      averagePosition: positions / namedIn,
      domainCoverage: citedIn / answers,
    };
  });
}

function hasChanged(before: AnswerCounts, now: AnswerCounts, brand: number): boolean {
  const sumOf = ({ answers, brands }: AnswerCounts) => ({ answers, hits: brands.get(brand)?.namedIn ?? 0 });
  return differBySums(sumOf(before), sumOf(now));
}
