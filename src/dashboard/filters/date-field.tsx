import { useState } from 'react';

/** No answers are older. */
const FIRST_DAY = '2000-01-01';

interface DateFieldProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** A day that is passed on when it lies within its limits. While a year is typed, its first digits are one, too. */
export function DateField({ label, value, min = FIRST_DAY, max = '9999', onChange }: DateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label>
      <span>{label}</span>
      <input
        type="date"
        value={typed ?? value}
        min={min}
        max={max}
        onChange={({ target }) => {
          const isDay = target.value >= min && target.value <= max;
          setTyped(isDay ? null : target.value);
          if (isDay) onChange(target.value);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
