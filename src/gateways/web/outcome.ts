/** The outcome of a fetch. Every kind except `ok` has a human-readable reason. */
export type FetchOutcome = FetchedPage | FailedFetch;

export interface FetchedPage extends Journey {
  kind: 'ok';
  status: number;
  /** Lowercase names. A repeated header is a list. */
  headers: Record<string, string | string[] | undefined>;
  /** Decompressed body. */
  body: Buffer;
}

export type FailedFetch = FetchProblem & Journey & { reason: string };

export interface Journey {
  /** The URL that responded, or the last URL tried. */
  finalUrl: string;
  /** The URLs that redirected, in order. */
  redirects: string[];
}

export type FetchProblem =
  | { kind: 'unsupported_url' }
  | { kind: 'refused_address'; stage: Stage; address: string }
  | { kind: 'unknown_host' }
  | { kind: 'timeout'; phase: 'connect' | 'headers' | 'idle' | 'total' }
  | { kind: 'too_large'; measure: 'headers' | 'wire' | 'decoded' }
  | { kind: 'bad_encoding' }
  | { kind: 'too_many_redirects' }
  | { kind: 'tls_fault' }
  | { kind: 'connection_refused' }
  | { kind: 'connection_reset' }
  | { kind: 'unreachable' }
  | { kind: 'bad_response' };

/** When an address is checked: in the URL, in the DNS answer, or as the remote end of the connection. */
export type Stage = 'literal' | 'lookup' | 'peer';

/** Carries a problem through streams and callbacks. */
export class FetchError extends Error {
  readonly problem: FetchProblem;

  constructor(problem: FetchProblem, reason: string) {
    super(reason);
    this.name = 'FetchError';
    this.problem = problem;
  }
}
