/**
 * The exact two-sided p-value of a sign test: how likely `ahead` and `behind` differ at least this much if both are equally likely.
 * Pairs without a difference do not count.
 */
export function signTestProbability(ahead: number, behind: number): number {
  const pairs = ahead + behind;
  let [term, sum] = [1, 0];
  // Scaled by 2 ** pairs at the end, in logarithms, so that thousands of pairs do not overflow.
  let scale = 0;
  for (let index = 0; index <= Math.min(ahead, behind); index++) {
    if (index > 0) term *= (pairs - index + 1) / index;
    sum += term;
    if (sum > LARGE) {
      term /= LARGE;
      sum /= LARGE;
      scale += Math.log2(LARGE);
    }
  }
  return Math.min(1, sum * 2 ** (1 + scale - pairs));
}

const LARGE = 2 ** 500;
