import { type KeyboardEvent, useState } from 'react';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** One of the points of a chart is current: arrow keys, Home and End move it, Enter opens it, Escape leaves it. */
export function useArrowKeys(length: number, onOpen?: (index: number) => void) {
  const [current, setCurrent] = useState<number | null>(null);

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step !== undefined) setCurrent(clamp((current ?? (step > 0 ? -1 : length)) + step, length));
    else if (event.key === 'Home') setCurrent(0);
    else if (event.key === 'End') setCurrent(length - 1);
    else if (event.key === 'Escape') setCurrent(null);
    else if (event.key === 'Enter' && onOpen && current !== null) onOpen(current);
    else return;
    event.preventDefault();
  }

  return { current: current !== null && current < length ? current : null, setCurrent, onKeyDown };
}

function clamp(index: number, length: number): number {
  return Math.min(Math.max(index, 0), length - 1);
}
