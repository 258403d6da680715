const DAY_MS = 86_400_000;

/** The UTC day of a moment, YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: string, count: number): string {
  return dayOf(new Date(Date.parse(day) + count * DAY_MS));
}
