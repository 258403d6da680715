import { ENGINES } from '../../domain/shared/engines.ts';
import { engineName } from '../format/names.ts';
import { useReport } from '../report/use-report.ts';

const NONE = { days: 14, country: null, engines: [], tagId: null, branded: 'include', comparison: null } as const;

/** The filters in effect, each with a button that removes it. */
export function Chips() {
  const { filters, active, setFilters } = useReport();
  const { engines } = filters;
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
      {engines.length > 0 && engines.length < ENGINES.length && (
        <li>
          <select
            aria-label="Add an engine"
            value=""
            onChange={({ target: { value } }) =>
              setFilters({ engines: ENGINES.filter((engine) => engine === value || engines.includes(engine)) })
            }
          >
            <option value="">+ engine</option>
            {ENGINES.filter((engine) => !engines.includes(engine)).map((engine) => (
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
