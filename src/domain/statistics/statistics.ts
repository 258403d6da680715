/** Two standard deviations and a bit less: 95 of 100 samples fall within. */
const Z = 1.959963984540054;

/** The Wilson interval: between which shares the true one lies, with 95 % certainty, when `hits` of `count` were seen. */
export function wilsonInterval(hits: number, count: number): { low: number; high: number } {
  if (count === 0) return { low: 0, high: 1 };
  const share = hits / count;
  const centre = share + (Z * Z) / (2 * count);
  const spread = Z * Math.sqrt((share * (1 - share)) / count + (Z * Z) / (4 * count * count));
  const scale = 1 + (Z * Z) / count;
  return {
    low: hits === 0 ? 0 : Math.max(0, (centre - spread) / scale),
    high: hits === count ? 1 : Math.min(1, (centre + spread) / scale),
  };
}

export type Verdict = 'up' | 'down' | 'within_noise';

interface Share {
  hits: number;
  count: number;
}

/**
 * Whether a share has changed by more than chance explains: Newcombe's interval for the difference of two shares, made from
 * their Wilson intervals, leaves 0 out. It holds for a handful of answers, where the usual test says too much.
 */
export function judgeChange(before: Share, after: Share): Verdict {
  if (before.count === 0 || after.count === 0) return 'within_noise';
  const [old, now] = [before.hits / before.count, after.hits / after.count];
  const [was, is] = [wilsonInterval(before.hits, before.count), wilsonInterval(after.hits, after.count)];
  const change = now - old;
  if (change - Math.hypot(now - is.low, was.high - old) > 0) return 'up';
  if (change + Math.hypot(is.high - now, old - was.low) < 0) return 'down';
  return 'within_noise';
}
