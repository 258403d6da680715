const LONGEST = 500;

/** The value of a JSON field: a text, a list or an object without objects inside. A sample can end in the middle of it. */
const VALUE = String.raw`\s*:\s*(?:"(?:[^"\\]|\\.)*(?:"|\\?$)|\[[^\]]{0,8192}(?:\]|$)|\{[^{}]*(?:\}|$))`;

/** Patterns that may identify a person or grant access, with their replacements. Their lengths are limited: a line can be long. */
const MASKS: readonly [pattern: RegExp, replacement: string][] = [
  [
    new RegExp(
      String.raw`"([\w.-]{0,64}(?:cookie|authorization|api[-_]?key|token|passw|secret|session|credential)[\w.-]{0,64}|(?:\w{1,64}_)?user(?:_?name|_?id)?)"${VALUE}`,
      'gi',
    ),
    '"$1":"…"',
  ],
  [/(?<=\/\/)[^/@\s"]+@/g, '…@'],
  [/[\w.+-]{1,64}@[\w-]+\.[\w.-]+/g, '…@…'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, 'x.x.x.x'],
  [/(?<![\w:/])(?:(?:[\da-f]{1,4}:){4,7}[\da-f]{1,4}|(?:[\da-f]{1,4}:)+(?::[\da-f]{1,4})*:?)(?![\w:])/gi, 'x:x'],
  [/ - [^\s[-][^[]{0,200} \[/g, ' - … ['],
  [/ [^\s[-][^\s[]* \[(?=\d\d\/)/g, ' … ['],
  [/(?:\?|%3F)[^\s"'<>]+/gi, '?…'],
  [/(?<![\w-])eyJ[\w-]+(?:\.[\w-]+)+/g, '…'],
  [/\b[\w+/=-]{32,}/g, '…'],
];

/** The same for lines of columns without quotes, which contain queries, cookies and Windows accounts by themselves. */
const COLUMN_MASKS: readonly [pattern: RegExp, replacement: string][] = [
  [/(?<=[\s;])[\w.%-]+=\S*/g, '…'],
  [/(?<=\s)[\w.-]+\\\S+/g, '…'],
];

/** A log line without addresses, queries, email addresses and secrets, so that it can be stored and shown. */
export function maskLine(line: string): string {
  const masks = line.includes('"') ? MASKS : [...COLUMN_MASKS, ...MASKS];
  const masked = masks.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
  const short = masked.length > LONGEST ? `${masked.slice(0, LONGEST)}…` : masked;
  // A line can contain anything; PostgreSQL stores neither NUL nor lone surrogates.
  return short.replaceAll('\0', '\ufffd').toWellFormed();
}
