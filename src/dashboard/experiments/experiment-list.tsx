import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api } from '../api/trpc.ts';
import { dayRange } from '../format/dates.ts';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';
import { Empty, Loaded } from '../shell/states.tsx';
import { describeChance, describeState, MEASURES } from './describe.ts';

const PAGE = 50;

export function ExperimentList() {
  const { report, link } = useReport();
  const canWrite = useCanWrite();
  const query = useInfiniteQuery(
    api.experiments.list.infiniteQueryOptions(
      { reportId: report.id, limit: PAGE },
      { getNextPageParam: ({ paging }) => paging.nextCursor ?? undefined },
    ),
  );
  return (
    <>
      <header className="page-head with-action">
        <h1>Experiments</h1>
        {canWrite && (
          <Link href={link('experiments/new')} className="button primary">
            New experiment
          </Link>
        )}
      </header>
      <p className="note">
        Did a change work? The prompts that it is made for are compared with prompts that it does not concern.
      </p>
      <Loaded query={query}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          const chance = pages[0] && describeChance(pages[0]);
          if (items.length === 0) {
            return (
              <Empty title="No experiments yet">
                <p>Before you change a page, record what you change here. Afterwards it is too late to know.</p>
              </Empty>
            );
          }
          return (
            <>
              {chance && <p className="note">{chance}</p>}
              <div className="scroller" tabIndex={0} role="region" aria-label="Experiments">
                <table className="list">
                  <thead>
                    <tr>
                      <th scope="col">Experiment</th>
                      <th scope="col">Days</th>
                      <th scope="col">State</th>
                    </tr>
                  </thead>
                  <tbody>
                    {items.map((experiment) => (
                      <tr key={experiment.id}>
                        <td>
                          <Link href={link(`experiments/${experiment.id}`)} dir="auto">
                            {experiment.name}
                          </Link>
                          <div className="hint">
                            {MEASURES[experiment.measure]}. {experiment.sentence}
                          </div>
                        </td>
                        <td className="muted">{dayRange(experiment.baselineStartDate, experiment.endDate)}</td>
                        <td>
                          {describeState(experiment)}
                          {experiment.isSimulated && <div className="hint">Simulated answers</div>}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
              {query.hasNextPage && (
                <button
                  type="button"
                  className="more"
                  disabled={query.isFetching}
                  onClick={() => void query.fetchNextPage()}
                >
                  Show more
                </button>
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}
