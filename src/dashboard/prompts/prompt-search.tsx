import { useEffect, useRef, useState } from 'react';
import { useSettled } from '../shell/use-settled.ts';

/** Searches the prompts of the report on the server, once nothing more is typed. */
export function PromptSearch({ searched, onSearch }: { searched: string; onSearch: (text: string) => void }) {
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
      aria-label="Search prompts"
      placeholder="Search prompts"
      maxLength={200}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
