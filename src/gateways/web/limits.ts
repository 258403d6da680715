/** Limits in milliseconds and bytes. */
export interface FetchLimits {
  /** For DNS lookup, connection and TLS handshake together. */
  connectTime: number;
  headersTime: number;
  /** Between two chunks of the body. */
  idleTime: number;
  /** For the whole fetch, including redirects. */
  totalTime: number;
  headerBytes: number;
  /** Size of the body as sent. */
  wireBytes: number;
  /** Size of the decompressed body. */
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
