/** The words for & in each language. */
const CONNECTORS = ['&', 'and', 'und', 'et', 'y'];
const CONNECTOR = /\s*&\s*|(?<=\S)\s+(?:and|und|et|y)\s+(?=\S)/giu;

/**
 * A name with its alternative spellings: `&` and the words for it are equal, a trailing `!` or `?` is optional, and so
 * is a leading "The" before other words.
 */
export function expandName(name: string): string[] {
  const bare = name.replace(/(?<=[\p{L}\p{N}])[!?]+$/u, '');
  const starts = [name, bare, ...[name, bare].map((start) => start.replace(/^the\s+(?=\S)/iu, ''))];
  return [...new Set(starts.flatMap(expandConnectors))];
}

function expandConnectors(name: string): string[] {
  const inner = name.trim();
  if (!/\p{L}.*(?:&|\s(?:and|und|et|y)\s).*\p{L}/iu.test(inner)) return [name];
  return [name, ...CONNECTORS.map((connector) => inner.replace(CONNECTOR, ` ${connector} `))];
}
