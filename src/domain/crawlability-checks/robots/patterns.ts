/** Percent sequences, and octets that must be encoded in a URL. */
const TO_SPELL = /%[0-9a-f]{2}|[^!-~]|["<>\\^`{|}]/gi;
const UNRESERVED = /[\w.~-]/;
/** These are not delimiters in a query, so that `%2F` equals `/` there (the second row of RFC 9309's table). */
const IN_QUERY = /[\w.~:/?#[\]@-]/;

/** The normalized spelling of each octet. */
type Spelling = readonly string[];
const PATH_SPELLING = spellingOf(UNRESERVED);
const QUERY_SPELLING = spellingOf(IN_QUERY);

/** The path and query of a URL for comparison with patterns: `*` and `$` are literal. */
export function spellTarget(target: string): string {
  return spellPath(target).replaceAll('*', '%2A').replaceAll('$', '%24');
}

/** The length in octets of a rule's path, if the target matches; otherwise null. */
export function matchPattern(path: string, target: string): number | null {
  const spelled = spellPath(path);
  const isAnchored = spelled.endsWith('$');
  const body = (isAnchored ? spelled.slice(0, -1) : spelled).replaceAll('$', '%24');
  const [first = '', ...parts] = body.includes('*') ? body.replace(/\*+/g, '*').split('*') : [body];
  if (!target.startsWith(first)) return null;
  return matchParts(parts, isAnchored, target, first.length) ? spelled.length : null;
}

/**
 * Whether the parts between the `*` occur in order. Each part is searched once, from the end of the one before it, so that a
 * pattern full of `*` takes linear time; a regular expression could take exponential time.
 */
function matchParts(parts: string[], isAnchored: boolean, target: string, start: number): boolean {
  const last = isAnchored ? parts.pop() : undefined;
  let offset = start;
  for (const part of parts) {
    const found = target.indexOf(part, offset);
    if (found < 0) return false;
    offset = found + part.length;
  }
  if (!isAnchored) return true;
  return last === undefined ? offset === target.length : offset + last.length <= target.length && target.endsWith(last);
}

/** Normalizes equivalent spellings: unreserved octets bare, others encoded, hexadecimal digits in upper case. */
function spellPath(path: string): string {
  const query = path.indexOf('?');
  if (query < 0) return spell(path, PATH_SPELLING);
  return spell(path.slice(0, query), PATH_SPELLING) + spell(path.slice(query), QUERY_SPELLING);
}

function spell(text: string, spelling: Spelling): string {
  return text.replace(
    TO_SPELL,
    (found) => spelling[found.length === 3 ? Number.parseInt(found.slice(1), 16) : found.charCodeAt(0)] ?? found,
  );
}

function spellingOf(bare: RegExp): Spelling {
  return Array.from({ length: 256 }, (_, octet) => {
    const character = String.fromCharCode(octet);
    return bare.test(character) ? character : `%${octet.toString(16).toUpperCase().padStart(2, '0')}`;
  });
}
