import { isTRPCClientError } from '@trpc/client';
import { asSentence, nameField, nameFieldsIn } from '../format/words.ts';

interface Issue {
  path: string;
  message: string;
  code?: string;
}

interface ErrorData {
  httpStatus?: number;
  errors?: Issue[];
}

/** An error response to a request that is not a tRPC call. */
export class ResponseError extends Error {
  readonly status: number;
  readonly requestId: string | null;
  readonly errors: Issue[];

  constructor(response: Response, { message, errors = [] }: { message?: string; errors?: Issue[] }) {
    super(message ?? '');
    this.status = response.status;
    this.requestId = response.headers.get('x-request-id');
    this.errors = errors;
  }

  static async from(response: Response): Promise<ResponseError> {
    return new ResponseError(response, (await response.json().catch(() => null)) ?? {});
  }
}

function dataOf(error: unknown): ErrorData {
  if (error instanceof ResponseError) return { httpStatus: error.status, errors: error.errors };
  return isTRPCClientError(error) ? ((error.data ?? {}) as ErrorData) : {};
}

export function statusOf(error: unknown): number | null {
  return dataOf(error).httpStatus ?? null;
}

export function isSignedOut(error: unknown): boolean {
  return statusOf(error) === 401;
}

export function isMissing(error: unknown): boolean {
  return statusOf(error) === 404;
}

/** Whether the same request may succeed later: the server is restarting, or its database is. */
export function isTemporary(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status >= 500;
}

/** What the log of the server calls the request. */
function requestIdOf(error: unknown): string | null {
  if (error instanceof ResponseError) return error.requestId;
  const response = isTRPCClientError(error) ? error.meta?.response : undefined;
  return response instanceof Response ? response.headers.get('x-request-id') : null;
}

const UNREACHABLE = 'The server cannot be reached. Is it running?';

/** A sentence for people. */
export function messageOf(error: unknown): string {
  const status = statusOf(error);
  const message = error instanceof Error ? error.message : '';
  // Browsers describe a failed request as a TypeError, each in other words.
  if (status === null)
    return isTRPCClientError(error) || error instanceof TypeError ? UNREACHABLE : asSentence(message);
  if (status === 401) return 'Your session has ended. Sign in again.';
  if (status === 403) return describeForbidden(message);
  if (status === 404) return describeMissing(message);
  if (status === 413) return 'This is too much for one request. Send fewer or shorter entries.';
  const [issue] = dataOf(error).errors ?? [];
  if (issue) return asSentence(`${nameField(issue.path)}: ${describeIssue(issue)}`);
  // The server writes these for people: a limit that is reached, something in progress, a short outage.
  if ([409, 422, 429, 503].includes(status) && message.includes(' ')) return asSentence(message);
  return describeUnknown(requestIdOf(error));
}

function describeForbidden(message: string): string {
  const permission = /permission "(\w+)"/.exec(message)?.[1];
  return permission
    ? `Your API key does not have the permission “${permission}”. Sign in with a key that has it.`
    : 'Your API key has no access to this. Sign in with another key.';
}

function describeMissing(message: string): string {
  const what = /^([\w ]+) not found$/.exec(message)?.[1]?.toLowerCase();
  return what
    ? `This ${what} does not exist, or your API key has no access to it.`
    : asSentence(message || 'Not found');
}

function describeUnknown(requestId: string | null): string {
  const advice = requestId
    ? `give the operator of the server this request id: ${requestId}.`
    : 'ask the operator of the server.';
  return `The server could not do this because of an error. Try again. If it happens again, ${advice}`;
}

/** The messages of the server for each field of a form, by path such as `competitors.0.brandDomain`. */
export function fieldErrorsOf(error: unknown): Map<string, string> {
  return new Map((dataOf(error).errors ?? []).map((issue) => [issue.path, asSentence(describeIssue(issue))]));
}

/** Messages of the validation library, which are written for programmers. The others are ours. */
const ISSUES: [pattern: RegExp, describe: (...found: string[]) => string][] = [
  [/^Required\b/, () => 'Required'],
  [/^Too small: expected string to have >=1 characters/, () => 'Required'],
  [/^Too small: expected string to have >=(\d+) characters/, (least) => `At least ${least} characters`],
  [/^Too big: expected string to have <=(\d+) characters/, (most) => `At most ${most} characters`],
  [/^Too small: expected array to have >=1 items/, () => 'Choose or enter at least one'],
  [/^Too small: expected array to have >=(\d+) items/, (least) => `At least ${least} entries`],
  [/^Too big: expected array to have <=(\d+) items/, (most) => `At most ${most} entries`],
  [/^Too small: expected \w+ to be >=?(-?[\d.]+)/, (least) => `At least ${least}`],
  [/^Too big: expected \w+ to be <=?(-?[\d.]+)/, (most) => `At most ${most}`],
  [/^Invalid input: expected int\b/, () => 'Enter a whole number'],
  [/^Invalid input: expected number\b/, () => 'Enter a number'],
  [/^Invalid ISO date/, () => 'Choose a day'],
  [
    /^Invalid option: expected one of (.+)/,
    (options = '') => `Choose one of ${options.replaceAll('"', '').replaceAll('|', ', ')}`,
  ],
  [/^(Invalid|Unrecognized)\b/, () => 'This value cannot be used'],
  [/^brandRegex and brandVariations cannot be combined/, () => 'Enter other names or a regular expression, not both'],
];

function describeIssue({ message }: Issue): string {
  for (const [pattern, describe] of ISSUES) {
    const found = pattern.exec(message);
    if (found) return describe(...found.slice(1));
  }
  return nameFieldsIn(message);
}
