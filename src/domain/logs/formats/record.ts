/** What a line of a log says of one request, in the log's own words. */
export interface LogRecord {
  time: unknown;
  /** Null where the log does not say: it is of one host only. */
  host: string | null;
  /** A request line, a path, or a whole address. */
  target: string;
  userAgent: string;
  /** The HTTP status that was answered; null where the log does not say. */
  status: number | null;
  /** The visitor's address: it is compared with published ranges and goes no further. */
  address: string | null;
  /** The sender's own name of the request; null where it has none. */
  id: string | null;
}

export type ReadRecord = (line: string) => LogRecord | null;

/** A line that is well written and no request of anybody. */
export const NO_REQUEST: LogRecord = {
  time: null,
  host: null,
  target: '',
  userAgent: '',
  status: null,
  address: null,
  id: null,
};

/** An HTTP status, as a number or as text; null for what is none, such as the -1 and 000 of requests that broke off. */
export function readStatus(value: unknown): number | null {
  const status = typeof value === 'string' ? Number(value) : value;
  const isStatus = typeof status === 'number' && Number.isInteger(status) && status >= 100 && status <= 599;
  return isStatus ? status : null;
}
