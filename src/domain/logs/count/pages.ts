/** Longer paths are truncated, so that one request cannot fill the database. */
export const LONGEST_PATH = 1000;

const REQUEST_LINE = /^([A-Z]{3,16}) (\S+)(?: HTTP\/\d(?:\.\d)?)?$/;
const ABSOLUTE = /^https?:\/\/([^/?#]*)([^?#]*)/i;

/** What was requested: a path, a host if the log has whole URLs, and a method if it has request lines. */
export interface Target {
  method: string | null;
  host: string | null;
  path: string;
}

const PLAIN_TARGET = String.raw`/[!"$->@-[\]-~]*(?:\?[!-~]*)?`;
/** Nearly all targets: a request line or a path in which nothing must be encoded. */
const ORDINARY = new RegExp(String.raw`^(?:[A-Z]{3,16} ${PLAIN_TARGET}(?: HTTP/\d(?:\.\d)?)?|${PLAIN_TARGET})$`);

/** Reads a request line (`GET /page?x=1 HTTP/1.1`), a path or a URL. Null if it names no page. */
export function readTarget(text: string): Target | null {
  return (ORDINARY.test(text) ? readOrdinary(text) : null) ?? readAny(text);
}

/** Half of the targets of a log occur once, so that a cache does not help. Finding positions is faster than the patterns. */
function readOrdinary(text: string): Target | null {
  const start = text.indexOf('/');
  const space = start === 0 ? -1 : text.indexOf(' ', start);
  const query = text.indexOf('?', start);
  const path = text.slice(start, query >= 0 ? query : space >= 0 ? space : text.length);
  if (path.length > LONGEST_PATH) return null;
  return { method: start === 0 ? null : text.slice(0, start - 1), host: null, path };
}

export function readAny(text: string): Target | null {
  const line = REQUEST_LINE.exec(text);
  const method = line?.[1] ?? null;
  const target = line?.[2] ?? text;
  const absolute = ABSOLUTE.exec(target);
  if (absolute) return { method, host: absolute[1] ?? '', path: normalizePath(absolute[2] || '/') };
  return target.startsWith('/') ? { method, host: null, path: normalizePath(target) } : null;
}

const PLAIN = /^[!"$->@-[\]-~]+$/;

/** The path of a page: without query, not too long, and with non-ASCII characters encoded in one way. */
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
