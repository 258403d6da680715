import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { hasEnded } from '../../domain/collection/schedule.ts';
import { api } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { Sparkline } from '../charts/sparkline.tsx';
import { Verdict } from '../charts/verdict.tsx';
import { useAddress } from '../filters/use-address.ts';
import { longDay } from '../format/dates.ts';
import { count, percent, percentRange } from '../format/numbers.ts';
import { createSearch } from '../format/search.ts';
import { useCanWrite, useSession } from '../session/use-session.ts';
import { loadOnDemand } from '../shell/load-on-demand.tsx';
import { SearchBox } from '../shell/search-box.tsx';
import { Shell } from '../shell/shell.tsx';
import { Empty, Loaded, Problem } from '../shell/states.tsx';
import { Term } from '../shell/term.tsx';
import { type Grouping, groupSummaries, orderSummaries, type Summary } from './order-summaries.ts';
import { WhiskerCell } from './whisker-cell.tsx';

// Few readers change many reports.
const ChangeReports = loadOnDemand(async () => (await import('./change-reports.tsx')).ChangeReports, 80);

/** A list that fits into a window needs no search. */
const FEW_REPORTS = 10;

/** All reports: data problems first, then those that really changed. */
export function Portfolio() {
  const { workspaces } = useSession();
  const canWrite = useCanWrite();
  const [text, setText] = useState('');
  const [grouping, setGrouping] = useAddress<Grouping>('group', 'none', ['owner', 'label']);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const query = useInfiniteQuery(
    api.portfolio.summaries.infiniteQueryOptions(
      { limit: 50 },
      { getNextPageParam: ({ paging }) => paging.nextCursor ?? undefined },
    ),
  );
  const items = useMemo(
    () => query.data && orderSummaries(query.data.pages.flatMap((page) => page.items)),
    [query.data],
  );
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  // The order depends on all reports.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const toggle = (reportId: string) =>
    setSelected((before) => {
      const after = new Set(before);
      if (!after.delete(reportId)) after.add(reportId);
      return after;
    });
  const names = new Map(workspaces.map(({ id, name }) => [id, name]));
  return (
    <Shell title="All reports">
      <header className="page-head with-action">
        <h1>All reports</h1>
        {canWrite && (
          <Link href="/new" className="button primary">
            New report
          </Link>
        )}
      </header>
      <Loaded query={{ ...query, data: items }}>
        {(summaries) => {
          const isFound = createSearch(text);
          const shown = summaries.filter(({ reportTitle, brand, owner, labels }) =>
            isFound([reportTitle, brand, owner ?? '', ...labels].join(' ')),
          );
          const isGrouped = summaries.some(({ owner, labels }) => owner !== null || labels.length > 0);
          return summaries.length === 0 ? (
            <Empty title="No report yet">
              <p>A report follows one brand and its competitors in the answers to your prompts.</p>
              {canWrite && (
                <p>
                  <Link href="/new">Create the first report</Link>
                </p>
              )}
            </Empty>
          ) : (
            <Figure
              title="The last 14 days"
              note="All countries, engines and prompts. Reports without current data come first, then those whose change is more than chance. Reports that have ended come last."
              name="reports"
              table={{
                columns: [
                  'Report',
                  'Brand',
                  'Owner',
                  'Labels',
                  'Share of answers',
                  'Tracked low',
                  'Tracked high',
                  'Change',
                  'Verdict',
                  'Grade',
                  'Last collection',
                  'End',
                ],
                rows: summaries.map((each) => [
                  each.reportTitle,
                  each.brand,
                  each.owner,
                  each.labels.join('; '),
                  each.brandCoverage,
                  each.intervals.brandCoverage.tracked?.low ?? null,
                  each.intervals.brandCoverage.tracked?.high ?? null,
                  each.change.brandCoverage,
                  each.verdict,
                  each.grade,
                  each.lastCollectionDate,
                  each.collectionEndDate,
                ]),
              }}
              call={{ path: '/v1/reports/brand/summaries' }}
              isTable
              aside={
                <>
                  {canWrite && shown.length > 1 && (
                    <label>
                      <input
                        type="checkbox"
                        checked={shown.every(({ reportId }) => selected.has(reportId))}
                        onChange={({ target }) =>
                          setSelected(new Set(target.checked ? shown.map(({ reportId }) => reportId) : []))
                        }
                      />{' '}
                      Select all listed
                    </label>
                  )}
                  {isGrouped && (
                    <label>
                      Group by{' '}
                      <select value={grouping} onChange={({ target }) => setGrouping(target.value as Grouping)}>
                        <option value="none">nothing</option>
                        <option value="owner">owner</option>
                        <option value="label">label</option>
                      </select>
                    </label>
                  )}
                  {(isGrouped || summaries.length > FEW_REPORTS) && (
                    <SearchBox
                      noun="reports"
                      value={text}
                      onChange={setText}
                      found={shown.length}
                      total={summaries.length}
                    />
                  )}
                </>
              }
            >
              <div className="scroller" tabIndex={0} role="region" aria-label="Reports">
                <table className="list portfolio stacked">
                  <thead>
                    <tr>
                      {canWrite && (
                        <th scope="col">
                          <span className="visually-hidden">Selected</span>
                        </th>
                      )}
                      <th scope="col">Report</th>
                      <th scope="col">Share of answers</th>
                      <th scope="col">Change</th>
                      <th scope="col">8 weeks</th>
                      <th scope="col">
                        <Term name="grade">Grade</Term>
                      </th>
                      <th scope="col">Last collection</th>
                    </tr>
                  </thead>
                  {groupSummaries(shown, grouping).map(({ name, summaries: ofGroup }) => (
                    <tbody key={name}>
                      {grouping !== 'none' && (
                        <tr className="group">
                          <th scope="rowgroup" colSpan={canWrite ? 7 : 6}>
                            {name ?? `No ${grouping}`} <span className="hint">{count(ofGroup.length, 'report')}</span>
                          </th>
                        </tr>
                      )}
                      {ofGroup.map((summary) => (
                        <Row
                          key={summary.reportId}
                          summary={summary}
                          isSelected={selected.has(summary.reportId)}
                          onSelect={canWrite ? toggle : null}
                          workspace={names.size > 1 ? names.get(summary.workspaceId) : undefined}
                        />
                      ))}
                    </tbody>
                  ))}
                </table>
              </div>
              {hasNextPage && !isError && (
                <p className="note more" role="status">
                  {count(summaries.length, 'report')} loaded. The others follow.
                </p>
              )}
              {isError && <Problem error={query.error} onRetry={fetchNextPage} />}
            </Figure>
          );
        }}
      </Loaded>
      {selected.size > 0 && <ChangeReports reportIds={[...selected]} />}
    </Shell>
  );
}

interface RowProps {
  summary: Summary;
  workspace: string | undefined;
  isSelected: boolean;
  /** Null if the reports cannot be changed. */
  onSelect: ((reportId: string) => void) | null;
}

function Row({ summary, workspace, isSelected, onSelect }: RowProps) {
  const { tracked, market } = summary.intervals.brandCoverage;
  return (
    <tr>
      {onSelect && (
        <td>
          <input
            type="checkbox"
            aria-label={`Select ${summary.reportTitle}`}
            checked={isSelected}
            onChange={() => onSelect(summary.reportId)}
          />
        </td>
      )}
      <th scope="row">
        <Link href={`/reports/${summary.reportId}`}>{summary.reportTitle}</Link>
        <span className="hint">
          {workspace ? `${workspace} · ` : ''}
          {summary.answers === 0
            ? 'No answers in these days'
            : `${count(summary.prompts, 'prompt')}, ${count(summary.answers, 'answer')}`}
          {summary.source === 'sandbox' && ' · simulated'}
          {summary.owner !== null && ` · ${summary.owner}`}
          {summary.labels.length > 0 && ` · ${summary.labels.join(', ')}`}
        </span>
      </th>
      <td data-label="Share of answers">
        {summary.status === 'ready' ? (
          <Link href={`/reports/${summary.reportId}/answers`} className="answers-link" title="Read the answers">
            <WhiskerCell
              value={summary.brandCoverage}
              inner={tracked}
              outer={market}
              label={`${percent(summary.brandCoverage)}, ${percentRange(tracked)}`}
            />
          </Link>
        ) : (
          <span className="muted">{summary.status === 'setting_up' ? 'First answers on their way' : 'No data'}</span>
        )}
      </td>
      <td data-label="Change">
        <Link href={`/reports/${summary.reportId}/answers`} className="answers-link" title="Read the answers">
          <Verdict
            verdict={summary.verdict}
            difference={summary.change.brandCoverage}
            muted={summary.grade === 'exploratory'}
          />
        </Link>
      </td>
      <td data-label="8 weeks">
        <Sparkline
          values={summary.sparkline.map(({ brandCoverage }) => brandCoverage)}
          label={`By week: ${summary.sparkline.map(({ brandCoverage }) => percent(brandCoverage)).join(', ')}`}
        />
      </td>
      <td data-label="Grade">
        <span className={`grade ${summary.grade}`}>{summary.grade}</span>
      </td>
      <td className="muted" data-label="Last collection">
        {summary.lastCollectionDate ? longDay(summary.lastCollectionDate) : 'never'}
        {summary.collectionEndDate !== null && (
          <span className="hint">
            {hasEnded({ endDate: summary.collectionEndDate }, summary.endDate) ? 'Ended' : 'Ends'} on{' '}
            {longDay(summary.collectionEndDate)}
          </span>
        )}
      </td>
    </tr>
  );
}
