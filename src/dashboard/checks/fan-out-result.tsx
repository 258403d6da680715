import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
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

/** The searches that each engine would run, observed ones first. */
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
        const searches = results.flatMap(({ engine, expandedQueries }) =>
          expandedQueries.map((each) => ({ engine, ...each })),
        );
        return (
          <CheckFrame kind="Fan-out" name={text} createdDate={createdDate} status={status}>
            <Figure
              title={count(searches.length, 'search', 'searches')}
              note={describeOrigins(searches)}
              name="fan-out"
              table={{
                columns: ['Engine', 'Search', 'Type', 'Intent', 'Origin'],
                rows: searches.map(({ engine, query: search, type, userIntent, reasoning, observed }) => [
                  engineName(engine),
                  search,
                  type,
                  userIntent,
                  observed ? describeOrigin({ reasoning, observed }) : null,
                ]),
              }}
              call={{ path: `/v1/audits/query-fan-outs/${fanOutId}` }}
              isTable
            >
              <p className="note">
                Kinds of searches:{' '}
                {findTerms(searches.map(({ type }) => inWords(type))).map((name) => (
                  <Fragment key={name}>
                    <Term name={name}>{name}</Term>{' '}
                  </Fragment>
                ))}
              </p>
              <div className="fan-outs">
                {results.map(({ engine, state, failureReason, expandedQueries }) => (
                  <div key={engine} className="fan-out">
                    <h3>{engineName(engine)}</h3>
                    {state === 'failed' && <p className="note">{failureReason}</p>}
                    <ul>
                      {expandedQueries.map(({ query: search, type, reasoning, observed }) => (
                        <li key={search}>
                          <span dir="auto">{search}</span>{' '}
                          <span className="hint">
                            {inWords(type)}
                            {observed && ` · ${describeOrigin({ reasoning, observed })}`}
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
