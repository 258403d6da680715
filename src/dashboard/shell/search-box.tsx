import { integer } from '../format/numbers.ts';

interface SearchBoxProps {
  /** What is searched, such as `prompts`. */
  noun: string;
  value: string;
  onChange: (value: string) => void;
  found: number;
  total: number;
}

/** Limits a list to the entries that contain a text, and says how many do. */
export function SearchBox({ noun, value, onChange, found, total }: SearchBoxProps) {
  return (
    <span className="search-box">
      <input
        type="search"
        aria-label={`Search ${noun}`}
        placeholder={`Search ${noun}`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <span className="hint" role="status">
        {value.trim() !== '' && `${integer(found)} of ${integer(total)} ${noun}`}
      </span>
    </span>
  );
}
