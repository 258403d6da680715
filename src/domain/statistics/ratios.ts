/** A ratio that is observed in groups: `parts[i]` of `wholes[i]`, such as the answers that name a brand of all answers. */
export interface Ratio {
  parts: ArrayLike<number>;
  wholes: ArrayLike<number>;
}

/** A ratio of sums, and how much it would vary if the groups were drawn again. */
export interface Estimate {
  value: number;
  whole: number;
  /** Groups that have any whole; those that have some part, and those that lack some. */
  groups: number;
  withPart: number;
  withoutPart: number;
  /** Null with fewer than two groups. */
  variance: number | null;
}

/** Linearised (Taylor) variance between groups that are drawn as a whole. Null when there is nothing to take a share of. */
export function estimateRatio({ parts, wholes }: Ratio): Estimate | null {
  let [part, whole, groups, withPart, withoutPart] = [0, 0, 0, 0, 0];
  for (let i = 0; i < wholes.length; i++) {
    const [own, of] = [parts[i] ?? 0, wholes[i] ?? 0];
    if (of === 0) continue;
    part += own;
    whole += of;
    groups++;
    if (own > 0) withPart++;
    if (own < of) withoutPart++;
  }
  if (whole === 0) return null;
  const value = part / whole;
  let squares = 0;
  for (let i = 0; i < wholes.length; i++) squares += ((parts[i] ?? 0) - value * (wholes[i] ?? 0)) ** 2;
  const variance = groups < 2 ? null : ((groups / (groups - 1)) * squares) / whole ** 2;
  return { value, whole, groups, withPart, withoutPart, variance };
}
