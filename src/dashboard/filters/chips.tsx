import { engineName } from '../format/names.ts';
import { enginesOf, sortEngines } from '../report/engines-of.ts';
import { useReport } from '../report/use-report.ts';

const NONE = { days: 14, country: null, engines: [], tagId: null, branded: 'include', comparison: null } as const;

/** The filters in effect, each with a button that removes it. */
export function Chips() {
  const { report, filters, active, setFilters } = useReport();
  const { engines } = filters;
  const others = enginesOf(report).filter((engine) => !engines.includes(engine));
  if (active.length === 0) return null;
  return (
    <ul className="chips" aria-label="Active filters">
      {active.map(({ label, removal }) => (
        <li key={label}>
          <button
            type="button"
            className="chip"
            aria-label={`Remove the filter ${label}`}
            onClick={() => setFilters(removal)}
          >
            {label} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      {engines.length > 0 && others.length > 0 && (
        <li>
          <select
            aria-label="Add an engine"
            value=""
            onChange={({ target: { value } }) =>
              setFilters({ engines: sortEngines([...engines, ...others.filter((engine) => engine === value)]) })
            }
          >
            <option value="">+ engine</option>
            {others.map((engine) => (
              <option key={engine} value={engine}>
                {engineName(engine)}
              </option>
            ))}
          </select>
        </li>
      )}
      {active.length > 1 && (
        <li>
          <button type="button" className="quiet" onClick={() => setFilters({ ...NONE, engines: [] })}>
            Remove all
          </button>
        </li>
      )}
    </ul>
  );
}
