import { clipText } from '../domain/assistants/quote.ts';
import { Failure, type FailureKind } from '../domain/shared/failures.ts';

const LONGEST_ERROR = 2000;
const MOST_ISSUES = 5;

/** What the caller can do about each kind of failure. */
const NEXT: Record<FailureKind, string> = {
  invalid: 'Correct the arguments and call again.',
  unauthorized: 'Ask the user for a valid API key: `npm run cli -- keys create` creates one.',
  forbidden: 'Ask the user for an API key that has the permission and the workspace. Do not retry with this key.',
  'not-found': 'Call list_reports to see what exists.',
  'method-not-allowed': '',
  conflict: 'Read the current state, then decide whether to call again.',
  'too-large': 'Send less, or split it into several calls.',
  unprocessable: 'Correct the arguments and call again.',
  quota: 'Do not retry now. Tell the user, who can raise the limit or wait.',
  unavailable: 'Try again in a few seconds.',
};

/** The failure behind an error of an operation; null for an internal error. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof Failure) return error;
  return error instanceof Error && error.cause instanceof Failure ? error.cause : null;
}

/** What went wrong and what to do next, for an assistant. */
export function describeFailure({ kind, message, details: { errors = [] } }: Failure): string {
  const issues = errors.slice(0, MOST_ISSUES).map(({ path, message: text }) => `${path}: ${text}`);
  const rest = errors.length - issues.length;
  const list = issues.length > 0 ? `: ${issues.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}` : '';
  return clipText(`${endSentence(`${message}${list}`)} ${NEXT[kind]}`.trim(), LONGEST_ERROR);
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
