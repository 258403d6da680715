/** Moves labels apart that would overlap, in the order of their values and within the bounds. */
export function placeLabels<Label extends { y: number }>(
  labels: Label[],
  gap: number,
  [top, bottom]: [number, number],
): Label[] {
  const placed = labels.toSorted((a, b) => a.y - b.y).map((label) => ({ ...label }));
  let lowest = top - gap;
  for (const label of placed) {
    label.y = Math.max(label.y, lowest + gap);
    lowest = label.y;
  }
  let highest = bottom + gap;
  for (const label of placed.toReversed()) {
    label.y = Math.min(label.y, highest - gap);
    highest = label.y;
  }
  return placed;
}
