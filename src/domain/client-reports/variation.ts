/** How many of ten people an interval of a share means, such as `5 to 6`. */
export function ofTenPeople({ low, high }: { low: number; high: number }): string {
  const [from, to] = [Math.round(low * 10), Math.round(high * 10)];
  if (to === 0) return 'fewer than 1';
  if (from === 10) return 'nearly all';
  return from === to ? `about ${from}` : `${from} to ${to}`;
}
