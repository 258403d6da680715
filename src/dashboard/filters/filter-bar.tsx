import { useState } from 'react';
import { ENGINES } from '../../domain/shared/engines.ts';
import { dayRange } from '../format/dates.ts';
import { countryName, engineName } from '../format/names.ts';
import { useReport } from '../report/use-report.ts';
import { WINDOW_LENGTHS } from './filters.ts';

/** The filters of the report, which stay the same on every screen. */
export function FilterBar() {
  const { report, filters, setFilters, country } = useReport();
  const { days, window, engines, tagId, branded } = filters;
  const [isCustom, setCustom] = useState(days === null);
  return (
    <form className="filters" aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
      <label>
        <span>Window</span>
        <select
          value={isCustom ? 'custom' : String(days)}
          onChange={({ target: { value } }) => {
            setCustom(value === 'custom');
            setFilters({ days: value === 'custom' ? null : Number(value) });
          }}
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
      {isCustom && (
        <>
          <label>
            <span>From</span>
            <input
              type="date"
              value={window.startDate}
              max={window.endDate}
              onChange={({ target: { value } }) =>
                value && setFilters({ days: null, window: { ...window, startDate: value } })
              }
            />
          </label>
          <label>
            <span>To</span>
            <input
              type="date"
              value={window.endDate}
              min={window.startDate}
              onChange={({ target: { value } }) =>
                value && setFilters({ days: null, window: { ...window, endDate: value } })
              }
            />
          </label>
        </>
      )}
      <label>
        <span>Country</span>
        <select value={country} onChange={({ target: { value } }) => setFilters({ country: value })}>
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
          onChange={({ target: { value } }) => setFilters({ engines: ENGINES.filter((each) => each === value) })}
        >
          <option value="">All engines</option>
          {engines.length > 1 && <option value="several">{engines.length} engines</option>}
          {ENGINES.map((engine) => (
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
    </form>
  );
}
