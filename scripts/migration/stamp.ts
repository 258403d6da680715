/**
 * The start of the name of a new migration: now, or a second after the last migration if that is later. Migrations are applied in the
 * order of their names, and a new one may need the tables of all others.
 */
export function chooseStamp(names: readonly string[], now: Date): string {
  const last = names
    .filter((name) => /^\d{14}_/.test(name))
    .toSorted()
    .at(-1);
  const next = last === undefined ? 0 : timeOf(last) + 1_000;
  return new Date(Math.max(next, now.getTime())).toISOString().replace(/\D/g, '').slice(0, 14);
}

function timeOf(name: string): number {
  const [, date, hours, minutes, seconds] = name.match(/^(\d{8})(\d\d)(\d\d)(\d\d)_/) ?? [];
  const day = date?.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}
