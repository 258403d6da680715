import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/trpc.ts';
import { useReport } from '../report/use-report.ts';
import { MoreOnScroll } from '../shell/more-on-scroll.tsx';
import { Empty, Loaded } from '../shell/states.tsx';
import { Recommendation } from './recommendation.tsx';

const STATES = { suggested: 'Open', completed: 'Done', dismissed: 'Dismissed' } as const;

/** Recommended actions, most urgent first, each with its evidence. */
export function ToDo() {
  const { report, country, input } = useReport();
  const [state, setState] = useState<keyof typeof STATES>('suggested');
  const [engine] = input.engines ?? [];
  const query = useInfiniteQuery(
    api.recommendations.list.infiniteQueryOptions(
      { reportId: report.id, country, state, ...(engine && { engine }), limit: 20 },
      { getNextPageParam: ({ paging }) => paging.nextCursor ?? undefined },
    ),
  );
  return (
    <>
      <header className="page-head with-action">
        <h1>To do</h1>
        <div className="tabs" role="group" aria-label="State">
          {(Object.keys(STATES) as (keyof typeof STATES)[]).map((each) => (
            <button
              key={each}
              type="button"
              className="quiet"
              aria-pressed={state === each}
              onClick={() => setState(each)}
            >
              {STATES[each]}
            </button>
          ))}
        </div>
      </header>
      <p className="note">
        From the 14 most recent days with answers. Every recommendation names the answers behind it.
      </p>
      <Loaded query={{ ...query, data: query.data?.pages.flatMap(({ items }) => items) }}>
        {(items) =>
          items.length === 0 ? (
            <Empty title={state === 'suggested' ? 'Nothing to do right now' : `Nothing ${state}`}>
              <p>Recommendations are made after each collection.</p>
            </Empty>
          ) : (
            <ol className="recommendations">
              {items.map((item) => (
                <Recommendation key={item.id} item={item} />
              ))}
            </ol>
          )
        }
      </Loaded>
      <MoreOnScroll query={query} />
    </>
  );
}
