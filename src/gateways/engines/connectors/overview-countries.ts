/** Countries without AI Overviews, as documented by Google in November 2026. */
const WITHOUT = new Set(['cn', 'cu', 'fr', 'ir', 'kp', 'mc', 'sd', 'sy']);

export function refuseOverview(country: string): string | null {
  return WITHOUT.has(country) ? 'Google shows no AI Overviews in this country' : null;
}
