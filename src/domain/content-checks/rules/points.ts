/** All or nothing. */
export function pointsIf(condition: boolean, points: number): number {
  return condition ? points : 0;
}

/** So many points for having `wanted` of something, fewer for having fewer. */
export function pointsUpTo(points: number, count: number, wanted: number): number {
  return points * Math.min(1, count / wanted);
}

/** What is left after each fault has taken its part. */
export function pointsLess(points: number, faults: number, each: number): number {
  return Math.max(0, points - faults * each);
}

/** Points by the share that is right; all of them where there is nothing to be wrong. */
export function pointsByShare(points: number, right: number, all: number): number {
  return all === 0 ? points : points * (right / all);
}
