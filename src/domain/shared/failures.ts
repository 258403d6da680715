/** The kinds of failure of an operation. Each maps to one HTTP status; any other error is an internal error. */
export type FailureKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'conflict'
  | 'unprocessable'
  | 'too-large'
  | 'quota'
  | 'unavailable';

export type Target = 'body' | 'query' | 'params' | 'headers';

/** A problem with a request: the path of the field, a message and a machine-readable code. */
export interface ValidationIssue {
  path: string;
  message: string;
  code: string;
}

export interface FailureDetails {
  target?: Target;
  errors?: ValidationIssue[];
  reportId?: string;
  /** The health of the service. */
  status?: 'degraded';
  /** HTTP headers of the response. */
  headers?: Record<string, string>;
}

export class Failure extends Error {
  readonly kind: FailureKind;
  readonly details: FailureDetails;

  constructor(kind: FailureKind, message: string, details: FailureDetails = {}) {
    super(message);
    this.name = 'Failure';
    this.kind = kind;
    this.details = details;
  }
}

const TARGET_NAMES: Record<Target, string> = {
  body: 'request body',
  query: 'query parameters',
  params: 'path parameters',
  headers: 'request headers',
};

export function invalid(target: Target, errors: ValidationIssue[]): Failure {
  return new Failure('invalid', `Invalid ${TARGET_NAMES[target]}`, { target, errors });
}

/** `resourceMetadata` is the URL where OAuth clients find out how to get a token. */
export function unauthorized(resourceMetadata?: string): Failure {
  const challenge = resourceMetadata === undefined ? 'Bearer' : `Bearer resource_metadata="${resourceMetadata}"`;
  return new Failure('unauthorized', 'Missing or invalid API key. Send "Authorization: Bearer <API_KEY>".', {
    headers: { 'WWW-Authenticate': challenge },
  });
}

export function forbidden(message: string): Failure {
  return new Failure('forbidden', message);
}

export function notFound(what: string): Failure {
  return new Failure('not-found', `${what} not found`);
}

export function quotaExhausted(message: string, retryAfterSeconds?: number): Failure {
  const headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return new Failure('quota', message, { headers });
}

const RETRY_AFTER_SECONDS = '5';

/** The same request can succeed in a few seconds. */
export function temporarilyUnavailable(problem: string): Failure {
  return new Failure('unavailable', `${problem} Try again in a few seconds.`, {
    headers: { 'Retry-After': RETRY_AFTER_SECONDS },
  });
}

export function databaseUnavailable(): Failure {
  return temporarilyUnavailable('The database is unavailable.');
}

/** The server did not process the request in time. This says nothing about the request. */
export function serverBusy(): Failure {
  return temporarilyUnavailable('The server is busy.');
}

export function degraded(reason: string): Failure {
  return new Failure('unavailable', `The service is degraded: ${reason}`, { status: 'degraded' });
}

/** Finds unknown ids in a request body. The message does not reveal whether an id exists in another workspace. */
export function findUnknown(
  path: string,
  sent: readonly string[],
  known: ReadonlySet<string>,
  message = 'Not found in the workspace',
): ValidationIssue[] {
  return sent.flatMap((id, index) => (known.has(id) ? [] : [{ path: `${path}.${index}`, message, code: 'not_found' }]));
}

export function requireKnown(...found: Parameters<typeof findUnknown>): void {
  const errors = findUnknown(...found);
  if (errors.length > 0) throw invalid('body', errors);
}
