/** Adds to the name of an engine that its page counts in a report. */
export function markPage(
  { surfaces }: { surfaces?: Readonly<Record<string, string | undefined>> | undefined },
  engine: string,
  name: string,
): string {
  return surfaces?.[engine] === 'ui' ? `${name} (page)` : name;
}
