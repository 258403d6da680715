import { plainText } from '../../domain/assistants/quote.ts';
import type { Row } from '../../domain/assistants/reply.ts';
import { describeScope, roundShare, SIMULATED } from '../../domain/assistants/shares.ts';
import { describeSchedule, keepSetSchedule } from '../../domain/collection/schedule.ts';
import { engineName } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import { failureOf } from '../describe-error.ts';
import { listReports as listAll, pickReport, type Report, resolveCountry } from '../resolve.ts';
import { type Output, openCursor, type Session, windowOf } from '../session.ts';
import { reader } from './tool.ts';

type Summary = Output<'portfolio', 'summaries'>['items'][number];
type SummaryInput = Parameters<Session['api']['portfolio']['summaries']>[0];

const PAGE = 20;
const MOST_WORKSPACES = 10;
const MOST_COSTS = 10;
const COLUMNS = [
  'report',
  'report_id',
  'workspace',
  'brand',
  'competitors',
  'countries',
  'status',
  'n_answers',
  'mention_share_0_to_1',
  'low_0_to_1',
  'high_0_to_1',
  'change_in_share',
  'change_verdict',
  'last_collection',
  'schedule',
];

export const listReports = reader<'list_reports'>({
  title: 'List reports',
  description:
    'Start here: reports with names, brands, countries, last collection and visibility in all countries; engines that are off; allowances left; what was spent, with `report` by engine.',
  async run(session, input) {
    const { position, encode } = openCursor('list_reports', input);
    const [reports, workspaces, engines] = await Promise.all([
      listAll(session),
      session.api.workspaces.list({ limit: 200 }),
      session.api.engines.list(),
    ]);
    const wanted = input.report === undefined ? undefined : pickReport(reports, input.report);
    const window = windowOf(session, input);
    const country: { country?: string } =
      input.country === undefined ? {} : { country: countryOf(wanted ?? reports, input.country) };
    const { skip, after, items, next } = await readSummaries(session, { ...window, ...country }, position, wanted);
    const byId = new Map(reports.map((report) => [report.id, report]));
    const names = new Map(workspaces.items.map(({ id, name }) => [id, name]));
    return {
      sentence: describe(items, { ...window, ...country, total: wanted ? 1 : reports.length }, byId),
      facts: {
        engines: engines.items.map(({ engine, state, reason }) =>
          state === 'off'
            ? `${engineName(engine)}: off, not measured (${reason ?? 'not connected'})`
            : `${engineName(engine)}: ${state}`,
        ),
        workspaces: workspaces.items.slice(0, MOST_WORKSPACES).map(describeWorkspace),
        cost_of_last_30_days: await describeCosts(session, wanted),
      },
      columns: COLUMNS,
      rows: items.slice(skip).map((summary) => toRow(summary, byId.get(summary.reportId), names)),
      cursorAfter: (shown) => {
        if (skip + shown < items.length) return encode(`${skip + shown}.${after ?? ''}`);
        return next === null ? null : encode(`0.${next}`);
      },
    };
  },
});

function countryOf(reports: Report | Report[], wanted: string): string {
  const countries = [...new Set([reports].flat().flatMap((report) => report.countries))];
  return resolveCountry({ countries }, wanted);
}

/** One page of summaries, or the summary of one report. */
async function readSummaries(
  { api }: Session,
  filter: Partial<SummaryInput>,
  position: string | null,
  wanted?: Report,
) {
  const [skip = '0', after] = position?.split('.') ?? [];
  if (!wanted) {
    const page = await api.portfolio.summaries({ ...filter, limit: PAGE, ...(after && { cursor: after }) });
    return { skip: Number(skip), after: after || null, items: page.items, next: page.paging.nextCursor };
  }
  const own = { ...filter, workspaceId: wanted.workspaceId, limit: 200 };
  let cursor: string | null = null;
  do {
    const page: Output<'portfolio', 'summaries'> = await api.portfolio.summaries({ ...own, ...(cursor && { cursor }) });
    const items = page.items.filter(({ reportId }) => reportId === wanted.id);
    if (items.length > 0) return { skip: 0, after: null, items, next: null };
    cursor = page.paging.nextCursor;
  } while (cursor);
  return { skip: 0, after: null, items: [], next: null };
}

function describe(
  items: readonly Summary[],
  { startDate, endDate, country, total }: DateWindow & { country?: string; total: number },
  reports: ReadonlyMap<string, Report>,
): string {
  const [only] = items;
  const isSimulated = only?.source === 'sandbox';
  if (only && total === 1) {
    const { tracked } = only.intervals.brandCoverage;
    const countries = reports.get(only.reportId)?.countries.length ?? 1;
    const facts = { ...only, country: country ?? null, countries, isSimulated, share: only.brandCoverage };
    return describeScope({ ...facts, low: tracked?.low ?? null, high: tracked?.high ?? null });
  }
  if (total === 0) return 'This API key can read no reports, so n = 0. Create one with POST /v1/reports/brand.';
  const answers = items.reduce((sum, item) => sum + item.answers, 0);
  return `${isSimulated ? SIMULATED : ''}${total} reports; the ${items.length} of this page have n = ${answers} answers from ${startDate} to ${endDate}, and low and high are 95 % intervals.`;
}

/** What calls cost by report, or by engine for one report, next to the forecast. Only keys with the permission `admin` can read it. */
async function describeCosts({ api }: Session, wanted: Report | undefined): Promise<string[]> {
  try {
    const { items } = await api.costs.list(
      wanted ? { reportId: wanted.id, groupBy: 'engine', limit: MOST_COSTS } : { groupBy: 'report', limit: MOST_COSTS },
    );
    return items.map(({ key, label, costUsd, forecastUsd }) => {
      const expected = forecastUsd === null ? '' : `, expected by the schedule ${forecastUsd.toFixed(2)}`;
      return `${plainText(label ?? key ?? 'other calls', 80)}: ${costUsd.toFixed(2)} US dollars${expected}`;
    });
  } catch (error) {
    if (failureOf(error)?.kind !== 'forbidden') throw error;
    return ['unknown: needs an API key with the permission admin'];
  }
}

function describeWorkspace({ name, ...used }: Output<'workspaces', 'list'>['items'][number]): string {
  const { promptsUsedCount, promptsMaxCount, geoAuditUsedCount, geoAuditMaxCount, dailyBudgetUsd } = used;
  const budget = dailyBudgetUsd === undefined ? '' : `, budget of ${dailyBudgetUsd} US dollars a day`;
  return `${plainText(name, 80)}: ${promptsUsedCount} of ${promptsMaxCount} prompts, ${geoAuditUsedCount} of ${geoAuditMaxCount} audits this month${budget}`;
}

function toRow(summary: Summary, report: Report | undefined, workspaces: ReadonlyMap<string, string>): Row {
  const { tracked } = summary.intervals.brandCoverage;
  return [
    plainText(summary.reportTitle, 100),
    summary.reportId,
    plainText(workspaces.get(summary.workspaceId) ?? summary.workspaceId, 80),
    plainText(summary.brand, 80),
    (report?.competitors ?? []).slice(0, 10).map(({ brand }) => plainText(brand, 60)),
    (report?.countries ?? []).slice(0, 20),
    summary.status,
    summary.answers,
    ...[summary.brandCoverage, tracked?.low, tracked?.high, summary.change.brandCoverage].map(roundShare),
    summary.verdict,
    summary.lastCollectionDate,
    describeSchedule(keepSetSchedule(report ?? {})),
  ];
}
