import { useEffect, useState } from 'react';

const SETTLED_MS = 250;

/** What is typed, once no further letter follows, so that not every letter sends a request. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
