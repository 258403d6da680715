import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useReport } from './use-report.ts';

const SCREENS = [
  ['', 'Overview'],
  ['prompts', 'Prompts'],
  ['answers', 'Answers'],
  ['competitors', 'Competitors'],
  ['sources', 'Sources'],
  ['to-do', 'To do'],
  ['experiments', 'Experiments'],
  ['agents', 'AI agents'],
  ['checks', 'Checks'],
  ['method', 'Method'],
  ['settings', 'Report settings'],
] as const;

export function ReportNavigation() {
  const { report, link } = useReport();
  const [path] = useLocation();
  const [, , , current = ''] = path.split('/');
  const list = useRef<HTMLUListElement>(null);
  // On narrow screens, the names scroll: the current one may be out of sight.
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (shown) list.current?.scrollTo({ left: shown.offsetLeft - list.current.offsetLeft - 60 });
  }, [current]);
  return (
    <nav aria-label={`Report ${report.reportTitle ?? report.brand}`}>
      <ul ref={list}>
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
