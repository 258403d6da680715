/** How far outside the window something is loaded, so that readers rarely wait for it. */
const MARGIN = 600;

/**
 * Calls `onNear` if an element is near the window, or comes near it. Returns how to stop. Scrolling is watched too: Chromium reports
 * nothing if it scrolls between the start of an observation and its first report.
 */
export function watchNear(element: Element, onNear: () => void): () => void {
  const check = () => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < innerHeight + MARGIN && bottom > -MARGIN) onNear();
  };
  const observer = new IntersectionObserver(check, { rootMargin: `${MARGIN}px` });
  observer.observe(element);
  addEventListener('scroll', check, { passive: true });
  return () => {
    observer.disconnect();
    removeEventListener('scroll', check);
  };
}
