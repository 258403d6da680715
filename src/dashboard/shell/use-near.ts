import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchNear } from './watch-near.ts';

/** Whether an element was ever near the window, so that its data is only loaded for those who scroll to it. */
export function useNear<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    return element && !isNear ? watchNear(element, () => setNear(true)) : undefined;
  }, [isNear]);
  return [ref, isNear];
}
