/** The size of a randomized or high-volume test: small for every change, large for `npm run test:stress`. */
export function effort(usual: number, stress: number): number {
  return process.env.STRESS === undefined ? usual : stress;
}
