/** The answers to the prompts of an experiment, day by day. */
export interface Panel {
  /** The number of questions, which cells identify by their index. */
  questions: number;
  cells: PanelCell[];
}

/** A prompt on an engine. Sums have one more value than there are days: those before each day, and those of all days. */
export interface PanelCell {
  question: number;
  /** Identifies the engine and the country. */
  stratum: number;
  hits: Sums;
  answers: Sums;
}

export type Sums = Uint32Array;

/** Days as indexes: `from` is included, `before` is not. */
export interface Days {
  from: number;
  before: number;
}

/** Running sums of daily counts. */
export function accumulate(counts: ArrayLike<number>): Sums {
  const sums = new Uint32Array(counts.length + 1);
  for (let day = 0; day < counts.length; day++) sums[day + 1] = (sums[day] ?? 0) + (counts[day] ?? 0);
  return sums;
}

export function sumDays(sums: Sums, { from, before }: Days): number {
  return (sums[before] ?? 0) - (sums[from] ?? 0);
}
