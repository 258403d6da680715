import { useSyncExternalStore } from 'react';

const NARROW = matchMedia('(max-width: 700px)');

function subscribe(onChange: () => void): () => void {
  NARROW.addEventListener('change', onChange);
  return () => NARROW.removeEventListener('change', onChange);
}

/** Whether the window is so narrow that the stylesheet puts text below text instead of next to it. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => NARROW.matches);
}
