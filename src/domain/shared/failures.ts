/** Everything an operation can fail with. Each kind becomes one HTTP status and one body; anything else is a fault of ours. */
export type FailureKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'conflict'
  | 'too-large'
  | 'quota'
  | 'unavailable';

export type Target = 'body' | 'query' | 'params' | 'headers';

/** One thing wrong with a request: where, what to do about it, and a word for programs. */
export interface ValidationIssue {
  path: string;
  message: string;
  code: string;
}

export interface FailureDetails {
  target?: Target;
  errors?: ValidationIssue[];
  reportId?: string;
  /** HTTP headers that belong to the reply. */
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

export function invalid(target: Target, errors: ValidationIssue[]): Failure {
  const are = target === 'params' || target === 'headers' ? 'are' : 'is';
  return new Failure('invalid', `The request's ${target} ${are} not valid`, { target, errors });
}

export function unauthorized(): Failure {
  return new Failure('unauthorized', 'Send a valid API key in the header "Authorization: Bearer <API_KEY>"');
}

export function forbidden(message: string): Failure {
  return new Failure('forbidden', message);
}

export function notFound(what: string): Failure {
  return new Failure('not-found', `${what} not found`);
}

export function quotaExhausted(message: string): Failure {
  return new Failure('quota', message);
}

/** Ids in a body must name what is there; the words do not tell whether an id exists elsewhere. */
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
