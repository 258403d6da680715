type Place = [x: number, y: number];

/** A line through the points of each run without a gap. A run of one point has no line: `findSingles` finds them. */
export function linePath<Each>(items: readonly Each[], place: (item: Each, index: number) => Place | null): string {
  return runsOf(items.map(place))
    .filter((run) => run.length > 1)
    .map((run) => `M${run.map(write).join('L')}`)
    .join('');
}

/** The indexes of values between gaps: neither a line nor an area shows them. */
export function findSingles(values: readonly (number | null)[]): number[] {
  const isGap = (index: number) => values[index] === null || values[index] === undefined;
  return [...values.keys()].filter((index) => !isGap(index) && isGap(index - 1) && isGap(index + 1));
}

/** The area between two lines, for each run without a gap. */
export function areaPath<Each>(
  items: readonly Each[],
  place: (item: Each, index: number) => { low: Place; high: Place } | null,
): string {
  return runsOf(items.map(place))
    .map((run) => {
      const there = run.map(({ high }) => write(high));
      const back = run.toReversed().map(({ low }) => write(low));
      return `M${[...there, ...back].join('L')}Z`;
    })
    .join('');
}

function write(place: Place | undefined): string {
  return (place ?? [0, 0]).map((pixels) => Math.round(pixels * 100) / 100).join(',');
}

/** Splits a list at its gaps. */
function runsOf<Each>(items: (Each | null)[]): Each[][] {
  const runs: Each[][] = [];
  let open: Each[] | null = null;
  for (const item of items) {
    if (item === null) open = null;
    else if (open) open.push(item);
    else runs.push((open = [item]));
  }
  return runs;
}
