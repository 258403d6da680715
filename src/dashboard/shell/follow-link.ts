import type { MouseEvent } from 'react';

/** Opens a link of the page without loading the page again. One handler for thousands of links; others are left to the browser. */
export function followLink(event: MouseEvent, navigate: (path: string) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.origin !== location.origin) return;
  event.preventDefault();
  navigate(link.pathname + link.search);
}
