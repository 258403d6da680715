import { FetchError, type FetchProblem } from './outcome.ts';

/** Errors of sockets, undici and zlib by their codes: the first pattern that fits decides. */
const FAULTS: [RegExp, FetchProblem, string][] = [
  [/^UND_ERR_HEADERS_OVERFLOW$/, { kind: 'too_large', measure: 'headers' }, 'The headers are too large'],
  [/^ETIMEDOUT$/, { kind: 'timeout', phase: 'connect' }, 'The server could not be reached in time'],
  [/^ECONNREFUSED$/, { kind: 'connection_refused' }, 'The server refused the connection'],
  [
    /^(ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET|UND_ERR_RES_CONTENT_LENGTH_MISMATCH|ERR_STREAM_PREMATURE_CLOSE)$/,
    { kind: 'connection_reset' },
    'The server broke the connection off',
  ],
  [/^E(?!RR)[A-Z]+$/, { kind: 'unreachable' }, 'No way leads to the server'],
  [/^(Z_|ERR__ERROR|ERR_BROTLI|ERR_TRAILING_JUNK)/, { kind: 'bad_encoding' }, 'The page cannot be decompressed'],
  [/^ERR_(SSL|TLS)_/, { kind: 'tls_fault' }, 'The encrypted connection broke'],
  [
    /^(HPE_|HTTPParserError|UND_ERR_(?!INVALID_ARG))/,
    { kind: 'bad_response' },
    'The server does not speak HTTP as it should',
  ],
];

/** The fault that an error stands for, or null for one that is a mistake of ours. */
export function faultOf(error: unknown): FetchError | null {
  if (error instanceof FetchError) return error;
  if (error instanceof AggregateError) return faultOf(error.errors[0]);
  const code = codeOf(error);
  const found = FAULTS.find(([pattern]) => pattern.test(code));
  return found === undefined ? null : new FetchError(found[1], found[2]);
}

export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
