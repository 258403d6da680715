import type { ScanShape } from '../scan/name-scanner.ts';
import { readCloudflare } from './cloudflare.ts';
import { readCombined } from './combined.ts';
import { createJsonReader, type FieldMap } from './json.ts';
import type { ReadRecord } from './record.ts';
import { readVercel } from './vercel.ts';
import { CLOUDFRONT_FIELDS, IIS_FIELDS, W3cReader } from './w3c.ts';

/** The formats that a connector can read. */
export const LOG_KINDS = ['combined', 'json', 'cloudflare', 'vercel', 'cloudfront', 'w3c'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

export interface LogFormat {
  read: ReadRecord;
  /** Whether records are JSON: one per line, or an array. */
  isJson: boolean;
  /** For formats in which a line defines the columns of later ones: reads such a line; false for any other line. */
  learn?: (line: string) => boolean;
}

/** Properties of a kind that a scanner needs. */
export function shapeOf(kind: LogKind): ScanShape {
  const { isJson, learn } = createFormat(kind, {});
  return { isJson, hasHeaders: learn !== undefined };
}

export function createFormat(kind: LogKind, fieldMap: FieldMap): LogFormat {
  return FORMATS[kind](fieldMap);
}

const FORMATS: Record<LogKind, (fieldMap: FieldMap) => LogFormat> = {
  combined: () => ({ read: readCombined, isJson: false }),
  json: (fieldMap) => ({ read: createJsonReader(fieldMap), isJson: true }),
  cloudflare: () => ({ read: readCloudflare, isJson: true }),
  vercel: () => ({ read: readVercel, isJson: true }),
  cloudfront: () => withColumns(CLOUDFRONT_FIELDS),
  w3c: () => withColumns(IIS_FIELDS),
};

function withColumns(fields: string): LogFormat {
  const reader = new W3cReader(fields);
  return { read: (line) => reader.read(line), learn: (line) => reader.learn(line), isJson: false };
}
