import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsNarrow } from '../charts/use-is-narrow.ts';
import { runInFrame } from './frames.ts';

/** How far from the window rows are rendered. */
const MARGIN = '800px';
/** The height of a row whose text fits on one line. Until a section is rendered, its height is estimated. */
const ROW_HEIGHT = 39;
/** A prompt above its cells. */
const NARROW_ROW_HEIGHT = 89;

interface HeatSectionProps {
  rows: ReactNode[];
  columns: number;
  /** Whether it is rendered at once, because it is in the window when the table opens. */
  isFirst: boolean;
}

/**
 * Some rows of the table. Sections far from the window are replaced by their height, because thousands of cells make every layout
 * slow. On paper all of them are shown.
 */
export function HeatSection({ rows, columns, isFirst }: HeatSectionProps) {
  const ref = useRef<HTMLTableSectionElement>(null);
  const rowHeight = useIsNarrow() ? NARROW_ROW_HEIGHT : ROW_HEIGHT;
  const [height, setHeight] = useState<number | null>(isFirst ? null : rows.length * rowHeight);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let latest: IntersectionObserverEntry | undefined;
    let isPrinting = false;
    const update = () => {
      if (latest && !isPrinting) setHeight(latest.isIntersecting ? null : latest.boundingClientRect.height);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        latest = entries.at(-1);
        runInFrame(update);
      },
      { rootMargin: MARGIN },
    );
    const show = () => {
      isPrinting = true;
      flushSync(() => setHeight(null));
    };
    const afterPrint = () => {
      isPrinting = false;
      update();
    };
    observer.observe(element);
    addEventListener('beforeprint', show);
    addEventListener('afterprint', afterPrint);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', show);
      removeEventListener('afterprint', afterPrint);
    };
  }, []);
  return (
    <tbody ref={ref}>
      {height === null ? (
        rows
      ) : (
        <tr aria-hidden="true">
          <td colSpan={columns} style={{ height }} />
        </tr>
      )}
    </tbody>
  );
}
