import { constants, existsSync } from 'node:fs';
import { access, mkdir, readdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Failure } from '../../domain/shared/failures.ts';

/** Creates `DATA_DIR` if it does not exist, and checks that it is a directory that this process can write to. */
export async function ensureDataDirectory(dataDir: string): Promise<void> {
  await explainFileErrors(dataDir, async () => {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, WRITABLE);
  });
}

/** Why `ensureDataDirectory` would fail; null if it would not. Creates nothing: the nearest existing parent is checked. */
export async function findDataDirectoryProblem(dataDir: string): Promise<string | null> {
  let path = resolve(dataDir);
  while (!existsSync(path)) path = dirname(path);
  return explainFileErrors(dataDir, async () => {
    await readdir(path);
    await access(path, WRITABLE);
    return null;
  }).catch((error: Error) => error.message);
}

const WRITABLE = constants.R_OK | constants.W_OK | constants.X_OK;

/** Runs work on files of `DATA_DIR`. An error of the file system becomes a message for the operator. */
export async function explainFileErrors<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'path' in error)) throw error;
    const message = `DATA_DIR must be a directory that this user can write to, and ${resolve(dataDir)} is not: ${error.message}`;
    throw Object.assign(new Failure('unavailable', message), { cause: error });
  }
}
