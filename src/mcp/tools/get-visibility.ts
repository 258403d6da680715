import type { Row } from '../../domain/assistants/reply.ts';
import { points, round, roundShare } from '../../domain/assistants/shares.ts';
import { readScope, type Stats } from '../read-scope.ts';
import { resolveBrand, resolveEngine, resolveScope } from '../resolve.ts';
import { pageRows } from '../session.ts';
import { reader } from './tool.ts';

type BrandStats = Stats['brands'][number];

const COLUMNS = [
  'brand',
  'is_yours',
  'mention_share_0_to_1',
  'low_0_to_1',
  'high_0_to_1',
  'market_low_0_to_1',
  'market_high_0_to_1',
  'cited_share_0_to_1',
  'share_of_voice_0_to_1',
  'average_rank_among_tracked_brands',
  'change_in_share',
  'change_low',
  'change_high',
  'change_verdict',
  'yours_versus_this_brand',
];
const GROUP_COLUMNS = [
  'group',
  'n_answers',
  'brand',
  'mention_share_0_to_1',
  'low_0_to_1',
  'high_0_to_1',
  'change_in_share',
  'change_verdict',
];
const DAY_COLUMNS = ['day', 'n_answers', 'brand', 'mention_share_0_to_1', 'low_0_to_1', 'high_0_to_1'];

export const getVisibility = reader<'get_visibility'>({
  title: 'Get visibility',
  description:
    'How often AI answers mention and cite each brand: share, 95 % interval, n, change from the window before and a verdict (up, down, within_noise, not_enough_data). Do not report a change that is within_noise. groupBy splits it.',
  async run(session, input) {
    const scope = await resolveScope(session, input);
    const engine = input.engine === undefined ? undefined : resolveEngine(scope.report, input.engine);
    const brand = input.brand === undefined ? undefined : resolveBrand(scope.report, input.brand);
    const groupBy = input.groupBy === 'day' ? undefined : input.groupBy;
    const { stats, sentence, notes } = await readScope(session, scope, { engine, groupBy, brand });
    const isWanted = (each: { brand: string }) => brand === undefined || each.brand === brand;
    const page = pageRows('get_visibility', input, listRows(stats, input.groupBy, isWanted));
    const subject = stats.brands.find((each) => (brand === undefined ? each.isMainBrand : each.brand === brand));
    return {
      sentence,
      notes: [...describeChange(subject), ...notes],
      facts: stats.answers > 0 ? { grade: stats.grade.grade, missing_for_better_grade: listMissing(stats.grade) } : {},
      columns: input.groupBy === 'day' ? DAY_COLUMNS : groupBy ? GROUP_COLUMNS : COLUMNS,
      ...page,
    };
  },
});

/** What is missing, for each grade that is not reached. */
function listMissing({ criteria }: Stats['grade']): Record<string, string[]> {
  const missing: Record<string, string[]> = {};
  for (const each of criteria) if (each.missing !== null) (missing[each.grade] ??= []).push(each.missing);
  return missing;
}

function describeChange(subject: BrandStats | undefined): string[] {
  if (!subject || subject.change.brandCoverage === null) return [];
  const { brandCoverage, verdict } = subject.change;
  return [`${subject.brand} against the window before: ${points(brandCoverage)}, verdict ${verdict}.`];
}

function listRows(stats: Stats, groupBy: string | undefined, isWanted: (each: { brand: string }) => boolean): Row[] {
  if (groupBy === 'day') {
    return stats.history.flatMap(({ date, answers, brands }) =>
      brands.filter(isWanted).map(({ brand, brandCoverage, intervals }) => {
        const { tracked } = intervals.brandCoverage;
        return [date, answers, brand, ...[brandCoverage, tracked?.low, tracked?.high].map(roundShare)];
      }),
    );
  }
  if (stats.answers === 0) return [];
  if (groupBy === undefined) return stats.brands.filter(isWanted).map(toRow);
  return (stats.groups ?? []).flatMap(({ label, answers, brands }) =>
    brands
      .filter(isWanted)
      .map(({ brand, brandCoverage, brandCoverageLow, brandCoverageHigh, change }) => [
        label,
        answers,
        brand,
        ...[brandCoverage, brandCoverageLow, brandCoverageHigh, change.brandCoverage].map(roundShare),
        change.verdict,
      ]),
  );
}

function toRow({ brand, isMainBrand, intervals, change, comparison, averagePosition, ...values }: BrandStats): Row {
  const { market } = intervals.brandCoverage;
  return [
    brand,
    isMainBrand,
    ...[values.brandCoverage, values.brandCoverageLow, values.brandCoverageHigh, market?.low, market?.high].map(
      roundShare,
    ),
    roundShare(values.domainCoverage),
    roundShare(values.shareOfVoice),
    averagePosition === null ? null : round(averagePosition, 2),
    ...[change.brandCoverage, change.low, change.high].map(roundShare),
    change.verdict,
    comparison?.verdict ?? null,
  ];
}
