/** How much a randomised or high-volume test does: enough for every change, or as much as `npm run test:stress` has time for. */
export function effort(usual: number, stress: number): number {
  return process.env.STRESS === undefined ? usual : stress;
}
