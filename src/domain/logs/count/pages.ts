/** Longer paths are cut, so that nobody fills the database with one. */
export const LONGEST_PATH = 1000;

const REQUEST_LINE = /^[A-Z]{3,16} (\S+)(?: HTTP\/\d(?:\.\d)?)?$/;
const ABSOLUTE = /^https?:\/\/([^/?#]*)([^?#]*)/i;

/** What was asked for: a path, and a host where the log gives whole addresses. */
export interface Target {
  host: string | null;
  path: string;
}

/** Reads a request line (`GET /page?x=1 HTTP/1.1`), a path or an address. Null for what names no page. */
export function readTarget(text: string): Target | null {
  const target = REQUEST_LINE.exec(text)?.[1] ?? text;
  const absolute = ABSOLUTE.exec(target);
  if (absolute) return { host: absolute[1] ?? '', path: normalizePath(absolute[2] || '/') };
  return target.startsWith('/') ? { host: null, path: normalizePath(target) } : null;
}

const PLAIN = /^[!"$->@-[\]-~]+$/;

/** The path of a page: without query, in one spelling however the server wrote what is not ASCII, and not too long. */
function normalizePath(target: string): string {
  if (target.length <= LONGEST_PATH && PLAIN.test(target)) return target;
  const [path = ''] = target.split(/[?#]/, 1);
  return path
    .replaceAll(/\\x([0-9A-Fa-f]{2})|\\(["\\])/g, (_, hex?: string, sign?: string) =>
      hex ? `%${hex.toUpperCase()}` : encodeURIComponent(sign ?? ''),
    )
    .replaceAll(/[^\x21-\x7e]+/g, (odd) => encodeURIComponent(odd.toWellFormed()))
    .slice(0, LONGEST_PATH);
}
