import { useEffect, useRef, useState } from 'react';
import { useSettled } from './use-settled.ts';

interface ServerSearchProps {
  /** What is searched, such as `prompts`. */
  noun: string;
  searched: string;
  onSearch: (text: string) => void;
}

/** Searches a list on the server, once nothing more is typed. */
export function ServerSearch({ noun, searched, onSearch }: ServerSearchProps) {
  const [typed, setTyped] = useState(searched);
  const settled = useSettled(typed.trim());
  const sent = useRef(searched);
  useEffect(() => {
    if (settled === sent.current) return;
    sent.current = settled;
    onSearch(settled);
  }, [settled, onSearch]);
  // Going back shows the earlier search. What is being typed stays.
  useEffect(() => {
    if (searched === sent.current) return;
    sent.current = searched;
    setTyped(searched);
  }, [searched]);
  return (
    <input
      type="search"
      aria-label={`Search ${noun}`}
      placeholder={`Search ${noun}`}
      maxLength={200}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
