import type { ReportView } from './view.ts';

/** Links are public, so a live share is computed at most this often in a process, however many people open it. */
const CACHE_MS = 5_000;
const CACHE_SIZE = 100;

/** Returns a function that reads the view of a share, or returns the one that was read a moment ago. */
export function createViewCache() {
  const cache = new Map<string, { view: Promise<ReportView>; until: number }>();

  return (shareId: string, now: Date, read: () => Promise<ReportView>): Promise<ReportView> => {
    const known = cache.get(shareId);
    if (known && now.getTime() < known.until) return known.view;
    const view = read();
    cache.delete(shareId);
    cache.set(shareId, { view, until: now.getTime() + CACHE_MS });
    view.catch(() => cache.delete(shareId));
    const [oldest] = cache.keys();
    if (cache.size > CACHE_SIZE && oldest) cache.delete(oldest);
    return view;
  };
}
