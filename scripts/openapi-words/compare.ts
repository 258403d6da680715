type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const PROSE = '<text>';

/** The document without summaries and descriptions, and with a placeholder for each sentence in an example. */
export function removeWords(value: Json, isExample = false): Json {
  if (typeof value === 'string') return isExample && value.includes(' ') ? PROSE : value;
  if (Array.isArray(value)) return value.map((item) => removeWords(item, isExample));
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(([name, field]) => !isWords(name, field));
  return Object.fromEntries(
    fields.map(([name, field]) => [name, removeWords(field, isExample || name === 'example' || name === 'examples')]),
  );
}

/** A schema property called `description` is an object, not a text, and is kept. */
function isWords(name: string, field: Json): boolean {
  return (name === 'summary' || name === 'description') && typeof field === 'string';
}

/** One line per difference, with the JSON pointer of the value. */
export function findDifferences(before: Json | undefined, after: Json | undefined, pointer = ''): string[] {
  if (before === undefined) return [`${pointer} was added`];
  if (after === undefined) return [`${pointer} was removed`];
  if (isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after)) {
    const old = new Map(Object.entries(before));
    const current = new Map(Object.entries(after));
    return [...new Set([...old.keys(), ...current.keys()])].flatMap((key) =>
      findDifferences(old.get(key), current.get(key), `${pointer}/${escapeKey(key)}`),
    );
  }
  return before === after ? [] : [`${pointer} changed from ${JSON.stringify(before)} to ${JSON.stringify(after)}`];
}

function isContainer(value: Json): value is Json[] | { [key: string]: Json } {
  return typeof value === 'object' && value !== null;
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
