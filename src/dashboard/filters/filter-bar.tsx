import { type ReactNode, useState } from 'react';
import { dayRange } from '../format/dates.ts';
import { countryName, engineName } from '../format/names.ts';
import { enginesOf } from '../report/engines-of.ts';
import { useReport } from '../report/use-report.ts';
import { loadOnDemand } from '../shell/load-on-demand.tsx';
import { Chips } from './chips.tsx';
import { ComparisonField } from './comparison-field.tsx';
import { DateField } from './date-field.tsx';
import { WINDOW_LENGTHS } from './filters.ts';

const SavedViews = loadOnDemand(async () => (await import('../saved-views/saved-views.tsx')).SavedViews);

/** The filters of the report, which stay the same on every screen. */
export function FilterBar() {
  const [areViewsOpen, setViewsOpen] = useState(false);
  return (
    <>
      <FilterForm
        action={
          <button
            type="button"
            className="quiet"
            aria-expanded={areViewsOpen}
            onClick={() => setViewsOpen(!areViewsOpen)}
          >
            Saved views
          </button>
        }
      />
      {areViewsOpen && <SavedViews />}
    </>
  );
}

function FilterForm({ action }: { action: ReactNode }) {
  const { report, filters, setFilters, country } = useReport();
  const { days, window, engines, tagId, branded } = filters;
  const known = enginesOf(report);
  return (
    <form className="filters" aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>Window</span>
        <select
          value={days === null ? 'custom' : String(days)}
          onChange={({ target: { value } }) => setFilters({ days: value === 'custom' ? null : Number(value) })}
        >
          {days !== null && !WINDOW_LENGTHS.includes(days as 14) && <option value={days}>{days} days</option>}
          {WINDOW_LENGTHS.map((length) => (
            <option key={length} value={length}>
              {length} days
            </option>
          ))}
          <option value="custom">Dates</option>
        </select>
      </label>
      {days === null && (
        <>
          <DateField
            label="From"
            value={window.startDate}
            max={window.endDate}
            onChange={(startDate) => setFilters({ window: { ...window, startDate } })}
          />
          <DateField
            label="To"
            value={window.endDate}
            min={window.startDate}
            onChange={(endDate) => setFilters({ window: { ...window, endDate } })}
          />
        </>
      )}
      <ComparisonField />
      <label>
        <span>Country</span>
        <select value={country ?? ''} onChange={({ target: { value } }) => setFilters({ country: value || null })}>
          <option value="">All countries</option>
          {report.countries.map((code) => (
            <option key={code} value={code}>
              {countryName(code)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Engine</span>
        <select
          value={engines.length > 1 ? 'several' : (engines[0] ?? '')}
          onChange={({ target: { value } }) => setFilters({ engines: known.filter((each) => each === value) })}
        >
          <option value="">All engines</option>
          {engines.length > 1 && <option value="several">{engines.length} engines</option>}
          {known.map((engine) => (
            <option key={engine} value={engine}>
              {engineName(engine)}
            </option>
          ))}
        </select>
      </label>
      {report.tags && report.tags.length > 0 && (
        <label>
          <span>Tag</span>
          <select value={tagId ?? ''} onChange={({ target: { value } }) => setFilters({ tagId: value || null })}>
            <option value="">All tags</option>
            {report.tags.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        <span>Prompts</span>
        <select value={branded} onChange={({ target: { value } }) => setFilters({ branded: value as typeof branded })}>
          <option value="include">All prompts</option>
          <option value="exclude">Without your name</option>
          <option value="only">With your name</option>
        </select>
      </label>
      <p className="window">{dayRange(window.startDate, window.endDate)}</p>
      {action}
      <Chips />
    </form>
  );
}
