import { AsyncLocalStorage } from 'node:async_hooks';

/** Statements outside of a request or transaction: jobs and the command line. */
export const STATEMENT_MS = 120_000;
/** All database work of one request. With this limit every request ends within 10 s, whatever PostgreSQL does. */
export const REQUEST_MS = 8_000;
/** One transaction, from its start to its commit. */
export const TRANSACTION_MS = 30_000;

/** When the current work must have ended, on the clock of `performance.now()`. */
const currentDeadline = new AsyncLocalStorage<number>();

/** Limits the time of all database work inside `work`. A nested deadline can shorten the outer one but never extend it. */
export function withDeadline<Result>(ms: number, work: () => Result): Result {
  const end = performance.now() + ms;
  return currentDeadline.run(Math.min(end, currentDeadline.getStore() ?? end), work);
}

/** How many milliseconds a statement that starts now may take. */
export function timeLeft(): number {
  const end = currentDeadline.getStore();
  return end === undefined ? STATEMENT_MS : Math.max(1, Math.ceil(end - performance.now()));
}

/** PostgreSQL did not answer in time. The code makes it an unavailable database to every layer above. */
export class DeadlineError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(what: string) {
    super(`${what} timed out`);
    this.name = 'DeadlineError';
  }
}
