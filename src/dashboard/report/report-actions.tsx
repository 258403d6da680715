import { Link } from 'wouter';
import { useReport } from './use-report.ts';

/** What can be done with the view as a whole. */
export function ReportActions() {
  const { link } = useReport();
  return (
    <p className="report-actions">
      <Link href={link('print')} className="button">
        Print or share
      </Link>
    </p>
  );
}
