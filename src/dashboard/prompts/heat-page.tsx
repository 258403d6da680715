import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far from the window rows are kept: further than a fast scroll moves between two frames. */
const MARGIN = '1500px';

/**
 * The rows of a page of the list. Pages far from the window are replaced by their height, because thousands of cells make every
 * layout slow. On paper all of them are shown.
 */
export function HeatPage({ children, columns }: { children: ReactNode; columns: number }) {
  const ref = useRef<HTMLTableSectionElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setHeight(entry.isIntersecting ? null : entry.boundingClientRect.height);
      },
      { rootMargin: MARGIN },
    );
    const showAll = () => flushSync(() => setHeight(null));
    observer.observe(element);
    addEventListener('beforeprint', showAll);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', showAll);
    };
  }, []);
  return (
    <tbody ref={ref}>
      {height === null ? (
        children
      ) : (
        <tr aria-hidden="true">
          <td colSpan={columns} style={{ height }} />
        </tr>
      )}
    </tbody>
  );
}
