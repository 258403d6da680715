import { useEffect, useRef } from 'react';
import { Problem } from './states.tsx';
import { watchNear } from './watch-near.ts';

interface Pages {
  data: unknown;
  hasNextPage: boolean;
  isFetching: boolean;
  error: unknown;
  fetchNextPage: (options?: { cancelRefetch: boolean }) => Promise<unknown>;
}

/** Loads the next page of a list before its end is reached. The button is for those who do not scroll. */
export function MoreOnScroll({ query: { data, hasNextPage, isFetching, error, fetchNextPage } }: { query: Pages }) {
  const ref = useRef<HTMLButtonElement>(null);
  // Depends on the pages: a fast response is rendered together with its request, so that nothing else changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const element = ref.current;
    if (!element || isFetching || error) return undefined;
    return watchNear(element, () => void fetchNextPage({ cancelRefetch: false }));
  }, [data, isFetching, error, fetchNextPage]);

  if (error) return <Problem error={error} onRetry={() => fetchNextPage()} />;
  if (!hasNextPage) return null;
  return (
    <button ref={ref} type="button" className="more" disabled={isFetching} onClick={() => void fetchNextPage()}>
      {isFetching ? 'Loading …' : 'Show more'}
    </button>
  );
}
