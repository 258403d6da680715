import { recognizeCrawler } from '../crawlers/recognize.ts';
import { recognizeAssistant } from '../referrals/recognize.ts';
import { readTarget } from './count/pages.ts';
import { createFormat, LOG_KINDS, type LogKind } from './formats/formats.ts';
import type { FieldMap } from './formats/json.ts';
import type { LogRecord } from './formats/record.ts';
import { readTime } from './formats/times.ts';

/** The fields that a format parsed from a line. */
export interface UnderstoodLine {
  time: string;
  host: string | null;
  path: string;
  status: number | null;
  userAgent: string;
  /** The AI crawler that the user agent names. */
  bot: string | null;
  /** The AI assistant that the visitor came from. */
  assistant: string | null;
  hasAddress: boolean;
}

export interface DetectedKind {
  kind: LogKind | null;
  /** One entry for each line; null if it could not be parsed. */
  lines: (UnderstoodLine | null)[];
}

/** In order of precedence if several formats parse the same lines. */
const CANDIDATES: readonly LogKind[] = ['cloudflare', 'vercel', ...LOG_KINDS.filter((kind) => kind !== 'w3c'), 'w3c'];
const CLOUDFRONT_COLUMN = /x-edge-(?:location|request-id|result-type)/;

/** The kind that parses most of the lines; null if none parses any. */
export function detectKind(lines: readonly string[], fieldMap: FieldMap = {}): DetectedKind {
  const results = CANDIDATES.filter((kind) => isPlausible(kind, lines)).map((kind) => ({
    kind,
    lines: readLines(kind, lines, fieldMap),
  }));
  const best = results.reduce((a, b) => (understood(b) > understood(a) ? b : a));
  return understood(best) > 0 ? best : { kind: null, lines: lines.map(() => null) };
}

/** CloudFront and IIS write the same format with different columns. */
function isPlausible(kind: LogKind, lines: readonly string[]): boolean {
  const header = lines.find((line) => line.startsWith('#Fields:'));
  return kind !== 'cloudfront' || header === undefined || CLOUDFRONT_COLUMN.test(header);
}

function understood({ lines }: { lines: (UnderstoodLine | null)[] }): number {
  return lines.filter((line) => line !== null).length;
}

function readLines(kind: LogKind, lines: readonly string[], fieldMap: FieldMap): (UnderstoodLine | null)[] {
  const format = createFormat(kind, fieldMap);
  return lines.map((written) => {
    const line = written.replace(/\r$/, '');
    if (format.learn?.(line)) return null;
    const record = format.read(line);
    return record && understand(record);
  });
}

function understand(record: LogRecord): UnderstoodLine | null {
  const time = readTime(record.time);
  const target = readTarget(record.target);
  if (time === null || target === null) return null;
  const host = (record.host ?? target.host)?.replace(/:\d+$/, '') ?? null;
  return {
    time: new Date(time).toISOString(),
    host,
    path: target.path,
    status: record.status,
    userAgent: record.userAgent,
    bot: recognizeCrawler(record.userAgent)?.name ?? null,
    assistant: recognizeAssistant(record.referrer, record.target, host ?? ''),
    hasAddress: record.address !== null || record.forwarded !== null,
  };
}
