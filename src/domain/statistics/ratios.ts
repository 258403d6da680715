/** Sums of the squares and products of two amounts. */
export interface Squares {
  parts: number;
  products: number;
  wholes: number;
}

/** A ratio of two sums over groups, such as hits of answers over prompts, with the sums for its variance. */
export interface RatioSums {
  part: number;
  whole: number;
  /** Groups with any whole; those with some part, and those without the full part. */
  groups: number;
  withPart: number;
  withoutPart: number;
  squares: Squares;
}

export function createSquares(): Squares {
  return { parts: 0, products: 0, wholes: 0 };
}

export function createRatioSums(): RatioSums {
  return {
    part: 0,
    whole: 0,
    groups: 0,
    withPart: 0,
    withoutPart: 0,
    squares: createSquares(),
  };
}

/** Adds a group that has `part` of `whole`. */
export function addGroup(sums: RatioSums, part: number, whole: number): void {
  if (whole === 0) return;
  sums.part += part;
  sums.whole += whole;
  sums.groups++;
  if (part > 0) sums.withPart++;
  if (part < whole) sums.withoutPart++;
  addSquares(sums.squares, part, whole, 1);
}

/** Adds a part to a group that was added without one. */
export function addPart(sums: RatioSums, part: number, whole: number): void {
  if (part === 0) return;
  sums.part += part;
  sums.withPart++;
  if (part >= whole) sums.withoutPart--;
  sums.squares.parts += part * part;
  sums.squares.products += part * whole;
}

export function addSquares(squares: Squares, part: number, whole: number, weight: number): void {
  squares.parts += part * part * weight;
  squares.products += part * whole * weight;
  squares.wholes += whole * whole * weight;
}

/** The sum over groups of (part - value * whole) squared. */
export function squaredResiduals({ parts, products, wholes }: Squares, value: number): number {
  const sum = parts - 2 * value * products + value * value * wholes;
  // Rounding errors of equal amounts are not spread.
  return sum > ROUNDING * (parts + wholes) ? sum : 0;
}

const ROUNDING = 1e-12;

/** The variance of the ratio if groups were resampled as a whole: linearized (Taylor). Null with fewer than two groups. */
export function varianceBetween({ part, whole, groups, squares }: RatioSums): number | null {
  if (groups < 2) return null;
  return ((groups / (groups - 1)) * squaredResiduals(squares, part / whole)) / whole ** 2;
}

/** Adds the sums of other groups. */
export function mergeRatios(into: RatioSums, other: RatioSums): void {
  for (const field of ['part', 'whole', 'groups', 'withPart', 'withoutPart'] as const) into[field] += other[field];
  mergeSquares(into.squares, other.squares);
}

export function mergeSquares(into: Squares, other: Squares): void {
  for (const field of ['parts', 'products', 'wholes'] as const) into[field] += other[field];
}
