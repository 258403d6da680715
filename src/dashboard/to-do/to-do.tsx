import { useState } from 'react';
import { useAddress } from '../filters/use-address.ts';
import { integer } from '../format/numbers.ts';
import { Empty, Loaded } from '../shell/states.tsx';
import { Recommendation } from './recommendation.tsx';
import { UnusedFilters } from './unused-filters.tsx';
import { type Recommended, useRecommendations } from './use-recommendations.ts';

const STATES = { suggested: 'Open', completed: 'Done', dismissed: 'Dismissed' } as const;
const PAGE = 100;
type State = keyof typeof STATES;
const KNOWN = Object.keys(STATES) as State[];

/** Recommended actions, most urgent first, each with its evidence. */
export function ToDo() {
  const [state, setState] = useAddress<State>('state', 'suggested', KNOWN);
  const query = useRecommendations(state);
  return (
    <>
      <header className="page-head with-action">
        <h1>To do</h1>
        <div className="tabs" role="group" aria-label="State">
          {KNOWN.map((each) => (
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
      <UnusedFilters />
      <p className="note">Every recommendation names the answers behind it.</p>
      <Loaded query={query}>
        {(items) =>
          items.length === 0 ? (
            <Empty title={state === 'suggested' ? 'Nothing to do right now' : `Nothing ${state}`}>
              <p>Recommendations are made after each collection.</p>
            </Empty>
          ) : (
            <Tasks key={state} items={items} />
          )
        }
      </Loaded>
    </>
  );
}

/** The most urgent tasks, and more of them on request. */
function Tasks({ items }: { items: Recommended[] }) {
  const [most, setMost] = useState(PAGE);
  const left = items.length - most;
  return (
    <>
      <ol className="recommendations">
        {items.slice(0, most).map((item) => (
          <Recommendation key={item.id} item={item} />
        ))}
      </ol>
      {left > 0 && (
        <button type="button" className="more" onClick={() => setMost(most + PAGE)}>
          Show more ({integer(left)} left)
        </button>
      )}
    </>
  );
}
