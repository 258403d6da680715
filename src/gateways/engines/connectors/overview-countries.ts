/** Countries without AI Overviews, as documented by Google in November 2026. */
const COUNTRIES_WITHOUT_OVERVIEWS = new Set(['cn', 'cu', 'fr', 'ir', 'kp', 'mc', 'sd', 'sy']);

export function refuseOverview(country: string): string | null {
  return COUNTRIES_WITHOUT_OVERVIEWS.has(country) ? 'Google shows no AI Overviews in this country' : null;
}
