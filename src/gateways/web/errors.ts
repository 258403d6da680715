import { FetchError, type FetchProblem } from './outcome.ts';

/** Maps error codes of sockets, undici and zlib. The first matching pattern applies. */
const PROBLEMS: [RegExp, FetchProblem, string][] = [
  [/^UND_ERR_HEADERS_OVERFLOW$/, { kind: 'too_large', measure: 'headers' }, 'The headers are too large'],
  [/^ETIMEDOUT$/, { kind: 'timeout', phase: 'connect' }, 'The server could not be reached in time'],
  [/^ECONNREFUSED$/, { kind: 'connection_refused' }, 'The server refused the connection'],
  [
    /^(ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET|UND_ERR_RES_CONTENT_LENGTH_MISMATCH|ERR_STREAM_PREMATURE_CLOSE)$/,
    { kind: 'connection_reset' },
    'The server closed the connection unexpectedly',
  ],
  [/^E(?!RR)[A-Z]+$/, { kind: 'unreachable' }, 'The server is unreachable'],
  [/^(Z_|ERR__ERROR|ERR_BROTLI|ERR_TRAILING_JUNK)/, { kind: 'bad_encoding' }, 'The page cannot be decompressed'],
  [/^ERR_(SSL|TLS)_/, { kind: 'tls_fault' }, 'The TLS connection failed'],
  [
    /^(HPE_|HTTPParserError|UND_ERR_(?!INVALID_ARG))/,
    { kind: 'bad_response' },
    'The server sent an invalid HTTP response',
  ],
];

/** Converts a network error. Returns null for other errors, which are bugs. */
export function toFetchError(error: unknown): FetchError | null {
  if (error instanceof FetchError) return error;
  if (error instanceof AggregateError) return toFetchError(error.errors[0]);
  const code = codeOf(error);
  const found = PROBLEMS.find(([pattern]) => pattern.test(code));
  return found === undefined ? null : new FetchError(found[1], found[2]);
}

export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
