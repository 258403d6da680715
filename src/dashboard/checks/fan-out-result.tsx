import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { groupByList } from '../../domain/query-fan-outs/fan-outs.ts';
import { isMissing } from '../api/errors.ts';
import { api } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { engineName } from '../format/names.ts';
import { count } from '../format/numbers.ts';
import { findTerms } from '../format/terms.ts';
import { inWords } from '../format/words.ts';
import { Loaded } from '../shell/states.tsx';
import { Term } from '../shell/term.tsx';
import { CheckFrame, POLL_MS } from './check-frame.tsx';
import { MissingCheck } from './missing-check.tsx';
import { describeOrigin, describeOrigins } from './search-origin.ts';

/** The searches that the engines would run. Engines with the same searches share a list. */
export function FanOutResult({ fanOutId }: { fanOutId: string }) {
  const query = useQuery(
    api.queryFanOuts.get.queryOptions(
      { fanOutId },
      { refetchInterval: ({ state: { data } }) => (data?.status === 'pending' ? POLL_MS : false) },
    ),
  );
  if (isMissing(query.error)) return <MissingCheck />;
  return (
    <Loaded query={query}>
      {({ query: text, createdDate, status, results }) => {
        const lists = groupByList(results).map(({ engines, result }) => ({
          ...result,
          name: engines.length === results.length ? 'All engines' : engines.map(engineName).join(', '),
        }));
        const searches = lists.flatMap(({ name, expandedQueries }) =>
          expandedQueries.map((search) => ({ name, ...search })),
        );
        return (
          <CheckFrame kind="Fan-out" name={text} createdDate={createdDate} status={status}>
            <Figure
              title={count(searches.length, 'search', 'searches')}
              note={searches.length === 0 ? '' : describeOrigins(searches)}
              name="fan-out"
              table={{
                columns: ['Engines', 'Search', 'Type', 'Intent', 'Origin'],
                rows: searches.map(({ name, ...search }) => [
                  name,
                  search.query,
                  search.type,
                  search.userIntent,
                  describeOrigin(search),
                ]),
              }}
              call={{ path: `/v1/audits/query-fan-outs/${fanOutId}` }}
              isTable
            >
              {searches.length > 0 && (
                <p className="note">
                  Kinds of searches:{' '}
                  {findTerms(searches.map(({ type }) => inWords(type))).map((name) => (
                    <Fragment key={name}>
                      <Term name={name}>{name}</Term>{' '}
                    </Fragment>
                  ))}
                </p>
              )}
              <div className="fan-outs">
                {lists.map(({ name, failureReason, emptyReason, expandedQueries }) => (
                  <div key={name} className="fan-out">
                    <h3>{name}</h3>
                    {(failureReason ?? emptyReason) && <p className="note">{failureReason ?? emptyReason}</p>}
                    <ul>
                      {expandedQueries.map((search) => (
                        <li key={search.query}>
                          <span dir="auto">{search.query}</span>{' '}
                          <span className="hint">
                            {inWords(search.type)}
                            {search.observed && ` · ${describeOrigin(search)}`}
                          </span>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            </Figure>
          </CheckFrame>
        );
      }}
    </Loaded>
  );
}
