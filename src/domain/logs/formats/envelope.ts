const ISO = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)`;
/** `nginx[123]: ` */
const TAG = String.raw`[^\s:[]{1,48}(?:\[\d+\])?: `;

/** `Nov 15 10:00:00`, perhaps with a year or a fraction; `Sun 2026-11-15 10:00:00 UTC` of journald. */
const SHORT = String.raw`[A-Z][a-z]{2} [ \d]\d (?:\d{4} )?\d\d:\d\d:\d\d(?:\.\d+)?`;
const FULL = String.raw`[A-Z][a-z]{2} \d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)? [\w+-]+`;

/** RFC 3164, as sent or as syslog daemons and journald write it to files. The host may be missing. */
const SYSLOG = new RegExp(String.raw`^(?:<\d{1,3}>)?(?:${SHORT}|${FULL}|${ISO}) (?:\S+ )?${TAG} *`);
/** RFC 5424: version, time, host, app, process, message id, structured data. */
const SYSLOG_5424 = new RegExp(
  String.raw`^(?:\d+ )?<\d{1,3}>\d{1,2} (?:${ISO}|-) \S+ \S+ \S+ \S+ (?:-|(?:\[(?:[^\]\\"]|\\.|"(?:[^"\\]|\\.)*")*\])+) ?\ufeff?`,
);
/** Kubernetes container runtimes: time, stream, full or partial. */
const CRI = new RegExp(`^${ISO} (?:stdout|stderr) [FP] `);

/** Docker Compose: `web-1  | `. */
const COMPOSE = /^[\w.-]{1,64} +\| /;

/** Unwraps a log line written by syslog, journald or a container runtime; returns any other line unchanged. */
export function stripEnvelope(line: string): string {
  const text = line.codePointAt(0) === 0xfe_ff ? line.slice(1) : line;
  if (!mayHaveEnvelope(text)) return text;
  const envelope = SYSLOG_5424.exec(text) ?? CRI.exec(text) ?? SYSLOG.exec(text) ?? COMPOSE.exec(text);
  return envelope ? text.slice(envelope[0].length) : text;
}

/** Most lines begin with an address or a host: they need no pattern. */
function mayHaveEnvelope(text: string): boolean {
  return text[0] === '<' || text[3] === ' ' || text[10] === 'T' || /^\d+ <|^[\w.-]+ +\|/.test(text);
}
