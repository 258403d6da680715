import { type ReactNode, useId, useRef } from 'react';
import { TERMS, type TermName } from '../format/terms.ts';

const GAP = 6;
const MARGIN = 12;

/** A term with a button that explains it. The explanation closes with Escape or a click elsewhere. */
export function Term({ name, children }: { name: TermName; children?: ReactNode }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLSpanElement>(null);

  /** Below the button, and inside of the window. */
  function position() {
    const [anchor, element] = [button.current?.getBoundingClientRect(), box.current];
    if (!anchor || !element) return;
    const left = Math.min(anchor.left, innerWidth - element.offsetWidth - MARGIN);
    const isBelow = anchor.bottom + GAP + element.offsetHeight < innerHeight;
    element.style.left = `${Math.max(MARGIN, left)}px`;
    element.style.top = `${isBelow ? anchor.bottom + GAP : anchor.top - GAP - element.offsetHeight}px`;
  }

  return (
    <span className="term">
      {children}
      {children && ' '}
      <button
        ref={button}
        type="button"
        className="explain"
        popoverTarget={id}
        aria-label={`What does “${name}” mean?`}
        aria-describedby={id}
      >
        ?
      </button>
      <span ref={box} id={id} className="explanation" popover="auto" role="note" onToggle={position}>
        {TERMS[name]}
      </span>
    </span>
  );
}
