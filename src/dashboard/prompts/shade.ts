const STEPS = 5;

/** The shade of a share: 0 for none, then five steps. */
export function shadeOf(share: number): number {
  return share === 0 ? 0 : Math.min(STEPS, Math.ceil(share * STEPS));
}
