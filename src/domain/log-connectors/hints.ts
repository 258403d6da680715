import type { SkipReason } from '../logs/count/line-counter.ts';
import { detectKind } from '../logs/detect.ts';
import { stripEnvelope } from '../logs/formats/envelope.ts';
import { createFormat, type LogKind } from '../logs/formats/formats.ts';
import { NO_REQUEST } from '../logs/formats/record.ts';
import type { LogCounts } from '../logs/reader.ts';
import type { LogConnector } from './log-connectors.ts';

const QUOTED = String.raw`"(?:[^"\\]|\\.)*"`;
const REQUEST = String.raw`\[[^\]]+\] ${QUOTED} \d{3}`;

/** Known mistakes in text formats and formats that are not supported, with their hints. */
const TEXT_MISTAKES: readonly [pattern: RegExp, hint: string][] = [
  [
    /^\d{9,10}\.\d{3} +\d+ \S+ [A-Z_]+\/\d{3} /,
    'the native log format of Squid is not supported, because it has no user agent: use `access_log … combined`',
  ],
  [
    /^[0-9a-f]{64} \S+ \[[^\]]+\] \S+ \S+ \S+ [A-Z]+\.[A-Z]+/,
    'server access logs of S3 are not supported: serve the bucket through CloudFront and send its logs',
  ],
  [
    /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d \[[a-z]+\] \d+#|^\[[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d(?:\.\d+)? \d{4}\] \[|^\[\d\d-[A-Z][a-z]{2}-\d{4} \d\d:\d\d:\d\d [^\]]+\] /,
    'error logs are not supported, because they have no user agent: send the access log',
  ],
  [
    /^\S+:\d+ \[[^\]]+\] \S+ \S+\/\S+ \S+ -?\d+ /,
    'HAProxy does not log the user agent: add `http-request capture req.hdr(User-Agent) len 256` to the frontend',
  ],
  [
    /^\d{4}-\d\d-\d\d[ \t]\d\d:\d\d:\d\d[ \t]\S+[ \t]/,
    'looks like `w3c` with other columns than the default: send the line that begins with `#Fields:` first, with `cs(User-Agent)` and `cs-uri-stem`',
  ],
  [
    new RegExp(String.raw`${REQUEST} \S+\s*$`),
    'the referrer and the user agent are missing: the log format is `common`, use `combined`',
  ],
  [
    new RegExp(String.raw`${REQUEST} \S+ ${QUOTED}\s*$`),
    'the referrer or the user agent is missing: use the log format `combined`',
  ],
  [/^[^[]*\[[^\]]*\] "[^"]*$/, 'the line is truncated: the maximum length of a log line is too small'],
];

/** What to change about a connector whose lines could not be counted; null if there is no obvious problem. */
export function findHint(
  { kind, fieldMap, domain }: Pick<LogConnector, 'kind' | 'fieldMap' | 'domain'>,
  { visits, skipped }: LogCounts,
  samples: Partial<Record<SkipReason, string>>,
): string | null {
  if (samples.malformed !== undefined) return explainUnreadable(kind, samples.malformed);
  if (visits === 0 && samples.other_host !== undefined) return explainHost(fieldMap, domain, samples.other_host);
  const isAllSkipped = visits === 0 && (skipped.not_agent ?? 0) > 0 && samples.not_agent !== undefined;
  return isAllSkipped && !isReadable(kind, fieldMap, samples.not_agent ?? '')
    ? explainUnreadable(kind, samples.not_agent ?? '')
    : null;
}

function explainUnreadable(kind: LogKind, line: string): string | null {
  const detected = detectKind([line]).kind;
  if (detected !== null && detected !== kind) return `looks like \`${detected}\``;
  if (line.startsWith('#') && kind !== 'w3c' && kind !== 'cloudfront') return 'looks like `w3c`';
  return explainLine(line);
}

/** Why a line is not understood by any format; null if there is no obvious problem. */
export function explainLine(line: string): string | null {
  if (line === '') return 'the line is longer than 64 KiB';
  if (line.startsWith('{')) return explainObject(line);
  const text = stripEnvelope(line);
  return TEXT_MISTAKES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function explainObject(line: string): string | null {
  try {
    JSON.parse(line);
    return 'the user agent, the path or the time has an unknown field name: set `fieldMap`';
  } catch {
    return 'the record is not valid JSON';
  }
}

function explainHost(fieldMap: LogConnector['fieldMap'], domain: string, line: string): string | null {
  const host = detectKind([line], fieldMap).lines[0]?.host;
  return host ? `the lines are for ${host}, and the connector is for ${domain}` : null;
}

/** Lines that define columns count as readable too, and what is not a request, unless another kind finds a request in it. */
function isReadable(kind: LogKind, fieldMap: LogConnector['fieldMap'], line: string): boolean {
  const format = createFormat(kind, fieldMap);
  if (format.learn?.(line)) return true;
  const record = format.read(line);
  return record === NO_REQUEST ? detectKind([line], fieldMap).kind === null : record !== null;
}
