import { useAddress } from '../filters/use-address.ts';
import { Empty, Loaded } from '../shell/states.tsx';
import { Recommendation } from './recommendation.tsx';
import { UnusedFilters } from './unused-filters.tsx';
import { useRecommendations } from './use-recommendations.ts';

const STATES = { suggested: 'Open', completed: 'Done', dismissed: 'Dismissed' } as const;
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
            <ol className="recommendations">
              {items.map((item) => (
                <Recommendation key={item.id} item={item} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </>
  );
}
