import { addDays, countDays, isCalendarDay } from '../../domain/shared/windows.ts';
import { useReport } from '../report/use-report.ts';
import { EARLIER, listEarlier } from './comparison.ts';
import { DateField } from './date-field.tsx';

/** Chooses the earlier window that changes are compared with. Its length is that of the window. */
export function ComparisonField() {
  const { filters, compared, setFilters } = useReport();
  const { window, comparison } = filters;
  const isCustom = comparison !== null && isCalendarDay(comparison);
  const choose = (value: string) =>
    setFilters({ comparison: value === 'custom' ? compared.startDate : value === '' ? null : value });
  return (
    <>
      <label>
        <span>Compared with</span>
        <select value={isCustom ? 'custom' : (comparison ?? '')} onChange={({ target: { value } }) => choose(value)}>
          <option value="">The days before</option>
          {listEarlier(window).map((earlier) => (
            <option key={earlier} value={earlier}>
              {EARLIER[earlier]}
            </option>
          ))}
          <option value="custom">Other days</option>
        </select>
      </label>
      {isCustom && (
        <DateField
          label="Compared from"
          value={comparison}
          max={addDays(window.startDate, -countDays(window))}
          onChange={(day) => setFilters({ comparison: day })}
        />
      )}
    </>
  );
}
