/** What a line of a log says of one request, in the log's own words. */
export interface LogRecord {
  time: unknown;
  /** Null where the log does not say: it is of one host only. */
  host: string | null;
  /** A request line, a path, or a whole address. */
  target: string;
  userAgent: string;
}

export type ReadRecord = (line: string) => LogRecord | null;
