import { Link, useLocation } from 'wouter';
import { useReport } from './use-report.ts';

const SCREENS = [
  ['', 'Overview'],
  ['prompts', 'Prompts'],
  ['answers', 'Answers'],
  ['competitors', 'Competitors'],
  ['sources', 'Sources'],
  ['to-do', 'To do'],
  ['agents', 'AI agents'],
  ['checks', 'Checks'],
  ['method', 'Method'],
  ['settings', 'Report settings'],
] as const;

export function ReportNavigation() {
  const { report, link } = useReport();
  const [path] = useLocation();
  const [, , , current = ''] = path.split('/');
  return (
    <nav aria-label={`Report ${report.reportTitle ?? report.brand}`}>
      <ul>
        {SCREENS.map(([screen, name]) => (
          <li key={screen}>
            <Link href={link(screen)} aria-current={screen === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
