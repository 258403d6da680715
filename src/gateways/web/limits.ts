/** Milliseconds and bytes. */
export interface FetchLimits {
  /** For the look-up, the connection and TLS together. */
  connectTime: number;
  headersTime: number;
  /** Between two pieces of the body. */
  idleTime: number;
  /** For everything, redirects included. */
  totalTime: number;
  headerBytes: number;
  /** Of the body, as it is sent. */
  wireBytes: number;
  /** Of the body, decompressed. */
  decodedBytes: number;
  redirects: number;
}

export const FETCH_LIMITS: FetchLimits = {
  connectTime: 5000,
  headersTime: 10_000,
  idleTime: 5000,
  totalTime: 30_000,
  headerBytes: 32 * 1024,
  wireBytes: 5 * 1024 * 1024,
  decodedBytes: 20 * 1024 * 1024,
  redirects: 5,
};
