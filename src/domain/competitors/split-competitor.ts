/** Splits `Globex (globex.com)` into the name and the domain, which are empty if the text has another form. */
export function splitCompetitor(entry: string): [brand: string, domain: string] {
  const start = entry.lastIndexOf('(');
  if (start < 0 || !entry.endsWith(')')) return ['', ''];
  return [entry.slice(0, start).trim(), entry.slice(start + 1, -1).trim()];
}
