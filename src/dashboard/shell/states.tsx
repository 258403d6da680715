import type { ReactNode } from 'react';
import { isMissing, messageOf } from '../api/errors.ts';

/** Placeholder of a chart or a list while it loads. */
export function Loading({ label = 'Loading', height = 240 }: { label?: string; height?: number }) {
  return (
    <div className="loading" role="status" aria-busy="true" style={{ minHeight: height }}>
      <span className="visually-hidden">{label} …</span>
    </div>
  );
}

/** Nothing to show, why, and what to do about it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {children}
    </div>
  );
}

export function Problem({ error, onRetry }: { error: unknown; onRetry?: () => unknown }) {
  return (
    <div className="problem" role="alert">
      <p>{messageOf(error)}</p>
      {onRetry && !isMissing(error) && (
        <button type="button" onClick={() => void onRetry()}>
          Try again
        </button>
      )}
    </div>
  );
}

interface Loadable<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** The data of a query once it is there; until then a placeholder, or the error. */
export function Loaded<Data>({
  query,
  height,
  children,
}: {
  query: Loadable<Data>;
  height?: number;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <Problem error={query.error} onRetry={query.refetch} />;
  return <Loading {...(height !== undefined && { height })} />;
}
