import type { SkipReason } from '../logs/count/line-counter.ts';
import { detectKind } from '../logs/detect.ts';
import { createFormat, type LogKind } from '../logs/formats/formats.ts';
import type { LogCounts } from '../logs/reader.ts';
import type { LogConnector } from './log-connectors.ts';

const QUOTED = String.raw`"(?:[^"\\]|\\.)*"`;
const REQUEST = String.raw`\[[^\]]+\] ${QUOTED} \d{3}`;
const ADDRESS = String.raw`\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?`;

/** Known mistakes in text formats, with their hints. */
const TEXT_MISTAKES: readonly [pattern: RegExp, hint: string][] = [
  [
    new RegExp(String.raw`${REQUEST}[^"]* ${ADDRESS}[^"]* ${QUOTED}`),
    'the address before the referrer is not expected',
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
  return TEXT_MISTAKES.find(([pattern]) => pattern.test(line))?.[1] ?? null;
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

/** Lines that define columns count as readable too. */
function isReadable(kind: LogKind, fieldMap: LogConnector['fieldMap'], line: string): boolean {
  const format = createFormat(kind, fieldMap);
  return (format.learn?.(line) ?? false) || format.read(line) !== null;
}
