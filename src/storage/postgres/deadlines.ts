import { AsyncLocalStorage } from 'node:async_hooks';

/** A statement of a job or of the command line. */
export const STATEMENT_MS = 120_000;
/** A statement of a request. Every request ends within 10 s of the moment at which PostgreSQL stops answering. */
export const REQUEST_STATEMENT_MS = 8_000;
/** One transaction, from its start to its commit. */
export const TRANSACTION_MS = 30_000;

interface Limits {
  statementMs: number;
  /** When the current transaction must have ended, on the clock of `performance.now()`. */
  end: number;
}

const current = new AsyncLocalStorage<Limits>();
const UNLIMITED: Limits = { statementMs: STATEMENT_MS, end: Number.POSITIVE_INFINITY };

/** Limits each statement that `work` sends. */
export function limitStatements<Result>(statementMs: number, work: () => Result): Result {
  return current.run({ ...(current.getStore() ?? UNLIMITED), statementMs }, work);
}

/** Limits `work` as a whole. A nested deadline can shorten the outer one but never extend it. */
export function withDeadline<Result>(ms: number, work: () => Result): Result {
  const { statementMs, end } = current.getStore() ?? UNLIMITED;
  return current.run({ statementMs, end: Math.min(end, performance.now() + ms) }, work);
}

/** The time limit of a statement sent now, in milliseconds. */
export function timeLeft(): number {
  const { statementMs, end } = current.getStore() ?? UNLIMITED;
  return Math.max(1, Math.ceil(Math.min(statementMs, end - performance.now())));
}

/**
 * Calls `expire` after `ms`, but not before the event loop has processed pending input: a busy process must not be mistaken for a
 * slow PostgreSQL. Returns a function that stops the timer.
 */
export function startTimer(ms: number, expire: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(expire, GRACE_MS);
  }, ms);
  return () => clearTimeout(timer);
}

const GRACE_MS = 100;

/** PostgreSQL did not answer in time. The code marks the database as unavailable to every layer above. */
export class DeadlineError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(what: string) {
    super(`${what} timed out`);
    this.name = 'DeadlineError';
  }
}
