import { useQuery } from '@tanstack/react-query';
import { api } from '../api/trpc.ts';
import { countryName, engineName } from '../format/names.ts';
import { NONE, usd } from '../format/numbers.ts';
import { Loaded } from '../shell/states.tsx';

const STATES = { live: '● connected', sandbox: '○ simulated', off: '– off' } as const;

/** How each engine is queried and, for the operator, what is spent. Keys of providers are set on the server, never here. */
export function Engines() {
  const query = useQuery(api.engines.list.queryOptions());
  const { spentUsd, dailyBudgetUsd, budget } = useQuery(api.health.get.queryOptions()).data?.collection ?? {};
  return (
    <section className="figure" aria-labelledby="engines">
      <header>
        <div>
          <h2 id="engines">Engines and budget</h2>
          <p className="note">
            {spentUsd !== undefined &&
              dailyBudgetUsd !== undefined &&
              `Spent today: ${usd(spentUsd)} of ${usd(dailyBudgetUsd)}${budget === 'spent' ? '; further calls are skipped until tomorrow (UTC)' : ''}. `}
            Engines are connected by provider keys in the server's settings, which the page never sees.
          </p>
        </div>
      </header>
      <Loaded query={query}>
        {({ items }) => (
          <div className="scroller" tabIndex={0} role="region" aria-label="Engines">
            <table className="list">
              <thead>
                <tr>
                  <th scope="col">Engine</th>
                  <th scope="col">State</th>
                  <th scope="col">Source</th>
                  <th scope="col">Note</th>
                </tr>
              </thead>
              <tbody>
                {items.map(({ engine, state, source, surface, reason, priceNote, refusedCountries }) => (
                  <tr key={engine}>
                    <td>
                      <strong>{engineName(engine)}</strong>
                    </td>
                    <td className={state === 'live' ? 'good' : 'muted'}>{STATES[state]}</td>
                    <td>
                      {source ?? NONE}{' '}
                      {surface && <span className="hint">{surface === 'ui' ? 'page that users see' : 'API'}</span>}
                    </td>
                    <td>
                      {reason ?? priceNote}
                      {refusedCountries.length > 0 && ` Not in ${refusedCountries.map(countryName).join(', ')}.`}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
    </section>
  );
}
