/** One request in a log. */
export interface LogRecord {
  time: unknown;
  /** Null if the line contains no host: the log is for a single host. */
  host: string | null;
  /** A request line, a path with or without a query, or a URL. */
  target: string;
  /** The HTTP method; null if it is part of the target, or unknown. */
  method: string | null;
  userAgent: string;
  /** The page that the visitor came from; null if the log does not contain it. */
  referrer: string | null;
  /** The HTTP status; null if the log does not contain it. */
  status: number | null;
  /** The peer's address: it is compared with published ranges and then dropped. */
  address: string | null;
  /** Addresses forwarded by proxies, the nearest proxy last: `X-Forwarded-For` and the like. */
  forwarded: string | null;
  /** The sender's identifier of the request; null if it has none. */
  id: string | null;
}

export type ReadRecord = (line: string) => LogRecord | null;

/** A well-formed line that is not a request. */
export const NO_REQUEST: LogRecord = {
  time: null,
  host: null,
  target: '',
  method: null,
  userAgent: '',
  referrer: null,
  status: null,
  address: null,
  forwarded: null,
  id: null,
};

/** An HTTP status, as a number or as text; null for anything else, such as -1 and 000 for aborted requests. */
export function readStatus(value: unknown): number | null {
  const status = typeof value === 'string' ? Number(value) : value;
  const isStatus = typeof status === 'number' && Number.isInteger(status) && status >= 100 && status <= 599;
  return isStatus ? status : null;
}
