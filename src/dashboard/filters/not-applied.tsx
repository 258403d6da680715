import { useReport } from '../report/use-report.ts';
import { type FilterName, nameUnused } from './active.ts';

interface NotAppliedProps {
  /** Filters that do not matter here. Only those that are set are named. */
  names: readonly FilterName[];
  /** What they do not apply to, if it is a part of what is shown. */
  to?: string;
  why: string;
}

/** Says at a title which of the chosen filters do not change what is shown below it, and why. */
export function NotApplied({ names, to, why }: NotAppliedProps) {
  const { active } = useReport();
  const unused = nameUnused(names, active);
  if (unused.length === 0) return null;
  const verb = unused.length === 1 ? 'This filter does' : 'These filters do';
  return (
    <p className="note not-applied">
      <strong>
        {verb} not apply {to ? `to ${to}` : 'here'}: {unused.join(', ')}.
      </strong>{' '}
      {why}
    </p>
  );
}
