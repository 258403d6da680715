import { Failure } from '../shared/failures.ts';

/** What is wrong with a file, by the code of the system or of the decompression. */
const READ: Record<string, string> = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'it does not exist',
  EISDIR: 'it is a directory',
  EACCES: 'it must not be read by this user',
  EPERM: 'it must not be read by this user',
  Z_BUF_ERROR: 'it is truncated',
  Z_DATA_ERROR: 'it is damaged, or not a backup of Sightline',
};
const WRITE: Record<string, string> = {
  EEXIST: 'it already exists. Choose another name',
  ENOENT: 'its directory does not exist',
  ENOTDIR: 'its directory does not exist',
  EISDIR: 'it is a directory',
  EACCES: 'this user must not write there',
  EPERM: 'this user must not write there',
  EROFS: 'this user must not write there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
};

/** A restore that failed after it had begun to write. */
export class IncompleteRestoreError extends Error {}

/** The message of a failed backup. The file does not exist, or is the one that existed before. */
export function backupFailed(file: string, error: Error): Failure {
  return failed(`${file} was not written: ${reasonOf(error, WRITE)}. Nothing was changed.`, error);
}

/** The message of a failed restore. */
export function restoreFailed(file: string, error: Error): Failure {
  if (error instanceof IncompleteRestoreError) {
    const reason = reasonOf(error.cause as Error, READ);
    return failed(`${file} was not restored completely: ${reason}. Restore it into a new database.`, error);
  }
  return failed(`${file} was not restored: ${reasonOf(error, READ)}. Nothing was changed.`, error);
}

function reasonOf(error: Error & { code?: unknown }, words: Record<string, string>): string {
  // Node combines the errors of all addresses it tried into one error without a message.
  const [first] = error instanceof AggregateError ? (error.errors as Error[]) : [];
  if (first) return reasonOf(first, words);
  const known = typeof error.code === 'string' ? words[error.code] : undefined;
  return known ?? error.message.replace(/\.$/, '');
}

function failed(message: string, cause: Error): Failure {
  return Object.assign(new Failure('unavailable', message), { cause });
}
