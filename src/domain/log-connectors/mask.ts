const LONGEST = 500;

/** Patterns that may identify a person or grant access, with their replacements. */
const MASKS: readonly [pattern: RegExp, replacement: string][] = [
  [
    /"((?:set-)?cookie|authorization|x-api-key|token|password|secret)"\s*:\s*(?:"(?:[^"\\]|\\.)*"|\[[^\]]*\])/gi,
    '"$1":"…"',
  ],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '…@…'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, 'x.x.x.x'],
  [/(?<![\w:/])(?:(?:[\da-f]{1,4}:){4,7}[\da-f]{1,4}|(?:[\da-f]{1,4}:)+(?::[\da-f]{1,4})*:?)(?![\w:])/gi, 'x:x'],
  [/ - [^\s[-][^[]* \[/g, ' - … ['],
  [/\?[^\s"'<>]+/g, '?…'],
  [/\b[\w+/=-]{32,}/g, '…'],
];

/** A log line without addresses, queries, email addresses and secrets, so that it can be stored and shown. */
export function maskLine(line: string): string {
  const masked = MASKS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
  const short = masked.length > LONGEST ? `${masked.slice(0, LONGEST)}…` : masked;
  // A line can contain anything; PostgreSQL stores neither NUL nor lone surrogates.
  return short.replaceAll('\0', '\ufffd').toWellFormed();
}
