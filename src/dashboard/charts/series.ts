/** Beside color, each brand has a line of its own, so that it can be told apart in print and without color vision. */
const DASHES = [undefined, '6 3', '2 3', '8 3 2 3', '1 4', '10 4', '4 2 1 2'] as const;

export interface Style {
  /** The stylesheet gives each class its color in light and dark. */
  className: string;
  dash: string | undefined;
}

/** Your brand is always the first series. */
export function styleOf(index: number): Style {
  return { className: `series series-${index === 0 ? 0 : ((index - 1) % 6) + 1}`, dash: DASHES[index % DASHES.length] };
}
