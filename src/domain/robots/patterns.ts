/** A path of a rule, ready to be compared: what stands between its `*`, and whether it ends in `$`. */
export interface Pattern {
  parts: string[];
  isAnchored: boolean;
  /** How specific it is. */
  octets: number;
}

const HEX = /^%[0-9a-f]{2}$/i;
/** Percent sequences, and octets that may not stand in a URL as they are. */
const TO_SPELL = /%[0-9a-f]{2}|[^!-~]|["<>\\^`{|}]/gi;
const UNRESERVED = /[\w.~-]/;
/** In a query these do not divide anything, so that `%2F` means `/` there (the second row of RFC 9309's table). */
const IN_QUERY = /[\w.~:/?#[\]@-]/;

/** Reads the path of a rule from its octets. */
export function parsePattern(path: string): Pattern {
  const spelled = spellPath(path);
  const isAnchored = spelled.endsWith('$');
  const body = (isAnchored ? spelled.slice(0, -1) : spelled).replaceAll('$', '%24');
  return { parts: body.replace(/\*+/g, '*').split('*'), isAnchored, octets: spelled.length };
}

/** The path and query of a URL as patterns are compared with it: `*` and `$` mean only themselves. */
export function spellTarget(target: string): string {
  return spellPath(target).replaceAll('*', '%2A').replaceAll('$', '%24');
}

/**
 * Whether the target begins as the pattern says. Each part is looked for once, from where the one before it ended, so that a
 * pattern full of `*` costs no more than its length; a regular expression would not come back.
 */
export function matches({ parts, isAnchored }: Pattern, target: string): boolean {
  const [first = ''] = parts;
  if (!target.startsWith(first)) return false;
  const last = isAnchored && parts.length > 1 ? (parts.at(-1) ?? '') : '';
  const end = isAnchored && parts.length > 1 ? parts.length - 1 : parts.length;
  let at = first.length;
  for (let i = 1; i < end; i++) {
    const part = parts[i] ?? '';
    const found = target.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isAnchored) return true;
  return parts.length === 1 ? at === target.length : at + last.length <= target.length && target.endsWith(last);
}

/** One spelling for all that mean the same: unreserved octets bare, others encoded, hexadecimal digits in upper case. */
function spellPath(path: string): string {
  const query = path.indexOf('?');
  if (query < 0) return spell(path, UNRESERVED);
  return spell(path.slice(0, query), UNRESERVED) + spell(path.slice(query), IN_QUERY);
}

function spell(text: string, bare: RegExp): string {
  return text.replace(TO_SPELL, (found) => {
    const code = HEX.test(found) ? Number.parseInt(found.slice(1), 16) : found.charCodeAt(0);
    const octet = String.fromCharCode(code);
    return bare.test(octet) ? octet : `%${code.toString(16).toUpperCase().padStart(2, '0')}`;
  });
}
