/** What became of a fetch. Every kind but `ok` has a reason that a person can read. */
export type FetchOutcome = FetchedPage | FailedFetch;

export interface FetchedPage extends Journey {
  kind: 'ok';
  status: number;
  /** Names in lower case; a header that came more than once is a list. */
  headers: Record<string, string | string[] | undefined>;
  /** Decompressed. */
  body: Buffer;
}

export type FailedFetch = FetchProblem & Journey & { reason: string };

export interface Journey {
  /** The URL that answered, or the one at which the fetch ended. */
  finalUrl: string;
  /** The URLs that sent us on, in order. */
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

/** When an address is judged: as it stands in the URL, as the name's answer, as the other end of the connection. */
export type Stage = 'literal' | 'lookup' | 'peer';

/** Carries a fault through streams and callbacks, which know only errors. */
export class FetchError extends Error {
  readonly fault: FetchProblem;

  constructor(fault: FetchProblem, reason: string) {
    super(reason);
    this.name = 'FetchError';
    this.fault = fault;
  }
}
