import { useEffect, useRef } from 'react';
import { Problem } from './states.tsx';

interface Pages {
  hasNextPage: boolean;
  isFetching: boolean;
  error: unknown;
  fetchNextPage: () => unknown;
}

/** Loads the next page of a list before its end is reached. The button is for those who do not scroll. */
export function MoreOnScroll({ query: { hasNextPage, isFetching, error, fetchNextPage } }: { query: Pages }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || isFetching || error) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isFetching, error, fetchNextPage]);

  if (error) return <Problem error={error} onRetry={fetchNextPage} />;
  if (!hasNextPage) return null;
  return (
    <button ref={ref} type="button" className="more" disabled={isFetching} onClick={() => void fetchNextPage()}>
      {isFetching ? 'Loading …' : 'Show more'}
    </button>
  );
}
