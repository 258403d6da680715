import { groupByDomain } from '../../domain/assistants/domains.ts';
import { plainText, QUOTE_NOTICE, quote } from '../../domain/assistants/quote.ts';
import type { Reply, Row } from '../../domain/assistants/reply.ts';
import { points } from '../../domain/assistants/shares.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import { type DateWindow, previousWindow } from '../../domain/shared/windows.ts';
import { readScope } from '../read-scope.ts';
import { resolveEngine, resolveScope, type Scope } from '../resolve.ts';
import { type Output, pageRows, type Session } from '../session.ts';
import { reader } from './tool.ts';

type CitedPage = Output<'citations', 'list'>['items'][number];

const PAGE = 200;
/** Pages that are read for each window. */
const MOST_PAGES = 1000;
const DOMAIN_COLUMNS = [
  'domain',
  'kind',
  'role',
  'competitor',
  'pages',
  'citations',
  'citations_window_before',
  'cited_next_to_your_brand',
];
const PAGE_COLUMNS = [
  'url',
  'title',
  'kind',
  'competitor',
  'citations',
  'citations_window_before',
  'cited_next_to_your_brand',
  'prompts',
  'engines',
];

export const getSources = reader<'get_sources'>({
  title: 'Get sources',
  description:
    'Which sites engines cite: domains with their kind and the change in citations, the pages of one `domain`, or the daily history of one `url`.',
  async run(session, input) {
    const scope = await resolveScope(session, input);
    const engine = input.engine === undefined ? undefined : resolveEngine(scope.report, input.engine);
    const { sentence, notes } = await readScope(session, scope, { engine });
    const reply = input.url
      ? await readHistory(session, scope, input.url, engine, input)
      : await readPages(session, scope, engine, input);
    return { ...reply, sentence, notes: [...(reply.notes ?? []), ...notes] };
  },
});

async function readPages(
  session: Session,
  scope: Scope,
  engine: EngineId | undefined,
  input: { domain?: string | undefined; cursor?: string | undefined },
): Promise<Omit<Reply, 'sentence'>> {
  const [now, before] = await Promise.all(
    [scope, previousWindow(scope)].map((window) => listPages(session, scope, window, engine, input.domain)),
  );
  const [pages, earlier] = [now?.pages ?? [], before?.pages ?? []];
  const isPartial = (now?.isPartial ?? false) || (before?.isPartial ?? false);
  const limits = isPartial ? [`Based on the ${MOST_PAGES} most cited pages of each window.`] : [];
  const counts = 'A page counts once per answer; counts are not shares, so compare them with n.';
  if (input.domain === undefined) {
    const rows = groupByDomain(pages, earlier).map(
      (domain): Row => [
        plainText(domain.domain, 100),
        domain.domainCategory,
        domain.siteRole,
        domain.competitor,
        domain.pages,
        domain.citations,
        domain.before,
        domain.brandMentioned,
      ],
    );
    return { notes: [counts, ...limits], columns: DOMAIN_COLUMNS, ...pageRows('get_sources', input, rows) };
  }
  const previous = new Map(earlier.map((page) => [page.url, page.citations]));
  const rows = pages.map((page) => toRow(page, previous.get(page.url) ?? 0));
  return { notes: [counts, ...limits, QUOTE_NOTICE], columns: PAGE_COLUMNS, ...pageRows('get_sources', input, rows) };
}

async function listPages(
  { api }: Session,
  { report, country }: Scope,
  { startDate, endDate }: DateWindow,
  engine: EngineId | undefined,
  domain: string | undefined,
): Promise<{ pages: CitedPage[]; isPartial: boolean }> {
  const filter = {
    reportId: report.id,
    startDate,
    endDate,
    ...(country && { country }),
    ...(engine && { engines: [engine] }),
  };
  const pages: CitedPage[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.citations.list({
      ...filter,
      ...(domain && { domain }),
      limit: PAGE,
      ...(cursor && { cursor }),
    });
    pages.push(...page.items);
    cursor = page.paging.nextCursor ?? undefined;
  } while (cursor && pages.length < MOST_PAGES);
  return { pages, isPartial: cursor !== undefined };
}

function toRow(page: CitedPage, before: number): Row {
  return [
    plainText(page.url, 250),
    page.title === '' ? null : quote(page.title, 120),
    page.domainCategory,
    page.competitor,
    page.citations,
    before,
    page.brandMentioned,
    page.prompts.length,
    [...new Set(page.prompts.flatMap(({ engines }) => engines))],
  ];
}

/** The country with the most answers, because the history of a page is about one. */
async function findLargestCountry(
  { api }: Pick<Session, 'api'>,
  { report, startDate, endDate }: Scope,
): Promise<string> {
  const { groups = [] } = await api.reports.stats({ reportId: report.id, startDate, endDate, groupBy: 'country' });
  const [largest] = groups.toSorted((a, b) => b.answers - a.answers);
  return largest?.key ?? report.countries[0] ?? 'us';
}

async function readHistory(
  { api }: Session,
  scope: Scope,
  url: string,
  engine: EngineId | undefined,
  input: { cursor?: string | undefined },
): Promise<Omit<Reply, 'sentence'>> {
  const { report, startDate, endDate } = scope;
  const country = scope.country ?? (await findLargestCountry({ api }, scope));
  const filter = { reportId: report.id, country, startDate, endDate, ...(engine && { engines: [engine] }) };
  const history = await api.citations.readHistory({ ...filter, url });
  const rows = history.citationsHistory.map(
    ({ date, totalCitations, citationsByEngine }): Row => [
      date,
      totalCitations,
      citationsByEngine.map((each) => `${each.engine}: ${each.citations}`),
    ],
  );
  const { totalPeriodCitations, change } = history;
  const difference = change?.citationShare ?? null;
  return {
    notes: [
      `${plainText(url, 200)} was cited in ${totalPeriodCitations} answers (country: ${country}).`,
      difference === null
        ? 'The change of its share of answers from the window before is not known.'
        : `Its share of answers against the window before: ${points(difference)}, verdict ${change?.verdict}.`,
    ],
    columns: ['day', 'citations', 'by_engine'],
    ...pageRows('get_sources', input, rows),
  };
}
