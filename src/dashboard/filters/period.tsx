import { useAddress } from './use-address.ts';

type Period = 'day' | 'week';

/** Whether charts have days or weeks, which is the same on every screen. */
export function usePeriod(): Period {
  return useAddress<Period>('by', 'day', ['day', 'week'])[0];
}

/** Switches the charts between days and weeks. */
export function PeriodButton() {
  const [period, setPeriod] = useAddress<Period>('by', 'day', ['day', 'week']);
  return (
    <button
      type="button"
      className="quiet"
      aria-pressed={period === 'week'}
      onClick={() => setPeriod(period === 'week' ? 'day' : 'week')}
    >
      Weeks
    </button>
  );
}
