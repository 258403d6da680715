import { COST_GROUPS, type CostGroup } from '../../domain/costs/groups.ts';
import { useAllPages } from '../api/all-pages.ts';
import { api, calls } from '../api/trpc.ts';
import { useAddress } from '../filters/use-address.ts';
import { usd } from '../format/numbers.ts';
import { Loaded } from '../shell/states.tsx';

const DAYS = 30;
const GROUP_NAMES: Readonly<Record<CostGroup, string>> = {
  workspace: 'Workspace',
  report: 'Report',
  engine: 'Engine',
  provider: 'Provider',
  day: 'Day',
};

/** What calls cost in the last 30 days, next to what the current schedules cost in 30 days. */
export function Costs() {
  const [groupBy, setGroupBy] = useAddress<CostGroup>('costs', 'workspace', COST_GROUPS);
  const query = useAllPages(api.costs.list.queryKey({ groupBy }), (page, options) =>
    calls.costs.list.query({ groupBy, ...page }, options),
  );
  return (
    <section className="figure" aria-labelledby="costs">
      <header>
        <div>
          <h2 id="costs">Costs</h2>
          <p className="note">
            Booked in the last {DAYS} days, and the forecast of the current schedules for as many days. The cost of an
            answer that counts in several reports is split equally. <a href="/v1/exports/costs.csv?excel=1">CSV</a>
          </p>
        </div>
        <label>
          By{' '}
          <select value={groupBy} onChange={({ target }) => setGroupBy(target.value as CostGroup)}>
            {COST_GROUPS.map((group) => (
              <option key={group} value={group}>
                {GROUP_NAMES[group].toLowerCase()}
              </option>
            ))}
          </select>
        </label>
      </header>
      <Loaded query={query}>
        {(sums) => (
          <div className="scroller" tabIndex={0} role="region" aria-label="Amounts">
            <table className="list">
              <thead>
                <tr>
                  <th scope="col">{GROUP_NAMES[groupBy]}</th>
                  <th scope="col">Booked</th>
                  <th scope="col">Forecast</th>
                  {groupBy === 'workspace' && <th scope="col">Budget</th>}
                </tr>
              </thead>
              <tbody>
                {sums.map(({ key, label, costUsd, forecastUsd, budgetUsd }) => (
                  <tr key={key}>
                    <td>{label ?? key ?? 'Without report'}</td>
                    <td>{usd(costUsd)}</td>
                    <td>{forecastUsd === null ? '–' : usd(forecastUsd)}</td>
                    {groupBy === 'workspace' && <td>{describeBudget(budgetUsd, forecastUsd)}</td>}
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

/** The budget of the same days, and whether the schedules fit into it. */
function describeBudget(budgetUsd: number | null, forecastUsd: number | null): string {
  if (budgetUsd === null) return '–';
  const isLow = forecastUsd !== null && forecastUsd > budgetUsd;
  return `${usd(budgetUsd)}${isLow ? ': calls beyond it are skipped' : ''}`;
}
