import { useEffect, useRef } from 'react';
import { Problem } from './states.tsx';

interface Pages {
  hasNextPage: boolean;
  isFetching: boolean;
  error: unknown;
  fetchNextPage: () => Promise<unknown>;
}

/** Loads the next page of a list before its end is reached. The button is for those who do not scroll. */
export function MoreOnScroll({ query: { hasNextPage, isFetching, error, fetchNextPage } }: { query: Pages }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || isFetching || error) return undefined;
    let isObserved = true;
    async function loadNext() {
      await fetchNextPage();
      // A fast response is rendered together with its request, and this effect does not run again. The observer reports only changes.
      if (!isObserved || !element) return;
      observer.unobserve(element);
      observer.observe(element);
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void loadNext();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => {
      isObserved = false;
      observer.disconnect();
    };
  }, [isFetching, error, fetchNextPage]);

  if (error) return <Problem error={error} onRetry={fetchNextPage} />;
  if (!hasNextPage) return null;
  return (
    <button ref={ref} type="button" className="more" disabled={isFetching} onClick={() => void fetchNextPage()}>
      {isFetching ? 'Loading …' : 'Show more'}
    </button>
  );
}
