const CURSOR = /"nextCursor": ?"[\w-]+"/g;
const API_KEY = /\bsl_live_(?:[0-9A-Za-z]{38}\b|[0-9A-Za-z]{4}…)/g;
/** A ULID, with the prefix of an id, or without a prefix for a request id. */
const ID = /\b(?:([a-z]+)_)?[0-9A-HJKMNP-TV-Z]{26}\b/g;
const TIMESTAMP = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
const HTTP_DATE = /\b\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g;
const NODE_VERSION = /\bv\d+\.\d+\.\d+\b/g;
const RATE = /;r=\d+;t=\d+/g;
/** Depends on whether the machine has a browser. */
const BROWSER = /"browser": ?"\w+"(?:,\s*"browserHint": ?"[^"]*")?/g;
const DURATION = /"ms":\d+/g;

/**
 * Replaces values that differ between runs. Ids and keys are numbered in order of appearance, so ids that are equal in the
 * document must also be equal in the output.
 */
export function normalize(text: string): string {
  const names = new Map<string, string>();
  function nameOf(value: string, kind: string): string {
    const name = names.get(value) ?? `<${kind} ${names.size + 1}>`;
    names.set(value, name);
    return name;
  }
  return text
    .replaceAll(CURSOR, '"nextCursor": "<cursor>"')
    .replaceAll(API_KEY, (key) => nameOf(key, 'api key'))
    .replaceAll(ID, (id, prefix = 'request') => nameOf(id, prefix))
    .replaceAll(TIMESTAMP, '<time>')
    .replaceAll(HTTP_DATE, '<date>')
    .replaceAll(NODE_VERSION, '<version>')
    .replaceAll(RATE, ';r=<left>;t=<seconds>')
    .replaceAll(BROWSER, '"browser": "<browser>"')
    .replaceAll(DURATION, '"ms":<ms>')
    .replaceAll(/[ \t\r]+$/gm, '')
    .replace(/^\n+|\n+$/g, '');
}
