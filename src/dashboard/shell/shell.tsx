import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useSession } from '../session/use-session.ts';
import { loadOnDemand } from './load-on-demand.tsx';
import { Mark } from './mark.tsx';
import { useIsSimulated } from './use-is-simulated.ts';

const Bell = loadOnDemand(async () => (await import('../alerts/bell.tsx')).Bell, 24);

/** The frame of every screen: navigation at the side, or above it on narrow screens. */
export function Shell({
  navigation,
  title,
  workspaceId,
  children,
}: {
  navigation?: ReactNode;
  title?: string;
  /** The workspace whose alerts the bell counts. Defaults to the first one. */
  workspaceId?: string | undefined;
  children: ReactNode;
}) {
  const { name, prefix, readOnly, signOut, workspaces } = useSession();
  const watched = workspaceId ?? workspaces[0]?.id;
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  const isSimulated = useIsSimulated();

  useEffect(() => {
    document.title = title ? `${title} · Sightline` : 'Sightline';
  }, [title]);
  // A new screen starts at its top, and screen readers start there as well.
  useEffect(() => {
    scrollTo(0, 0);
    if (document.activeElement !== document.body) main.current?.focus({ preventScroll: true });
  }, [path]);

  return (
    <div className="shell">
      <a className="skip" href="#main" onClick={() => main.current?.focus()}>
        Skip to content
      </a>
      <header className="side">
        <Link href="/" className="home">
          <Mark />
        </Link>
        {navigation && title && <p className="open-report">{title}</p>}
        {navigation}
        <nav aria-label="Sightline" className="general">
          <ul>
            {watched !== undefined && (
              <li>
                <Bell key={watched} workspaceId={watched} />
              </li>
            )}
            <li>
              <Link href="/portfolio" aria-current={path === '/portfolio' ? 'page' : undefined}>
                All reports
              </Link>
            </li>
            <li>
              <Link href="/client-reports" aria-current={path === '/client-reports' ? 'page' : undefined}>
                Client reports
              </Link>
            </li>
            <li>
              <Link href="/settings" aria-current={path === '/settings' ? 'page' : undefined}>
                Settings
              </Link>
            </li>
            <li>
              <a href="/v1/docs">API reference</a>
            </li>
            <li>
              <button type="button" className="link" onClick={signOut}>
                Sign out
              </button>
            </li>
          </ul>
          <p className="key" title={`${prefix}…`}>
            {name || `${prefix}…`}
            {readOnly && ' · read-only'}
          </p>
        </nav>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        {isSimulated && (
          <p className="simulated">
            <strong>Simulated data.</strong> No engine is connected, so the sandbox writes the answers.{' '}
            <Link href="/settings">Connect an engine</Link>
          </p>
        )}
        {children}
      </main>
    </div>
  );
}
