const STEPS = 5;
/** With fewer answers, a share is hardly more than a single event. */
export const FEW_ANSWERS = 5;

/** The shade of a share: 0 for none, then five steps. */
export function shadeOf(share: number): number {
  return share === 0 ? 0 : Math.min(STEPS, Math.ceil(share * STEPS));
}

/** The classes of a cell: darker for a larger share, pale with few answers. */
export function heatOf(share: number, answers: number): string {
  return `heat heat-${shadeOf(share)}${answers < FEW_ANSWERS ? ' few' : ''}`;
}
