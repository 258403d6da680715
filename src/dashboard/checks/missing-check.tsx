import { useReport } from '../report/use-report.ts';
import { Missing } from '../shell/missing.tsx';

/** The page of a check that does not exist. */
export function MissingCheck() {
  const { link } = useReport();
  return (
    <Missing title="There is no such check" back={{ href: link('checks'), name: 'All checks' }}>
      <p>The address was not copied completely, or the check belongs to another workspace.</p>
    </Missing>
  );
}
