import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure } from '../../../domain/shared/failures.ts';
import { removeLeftovers } from '../../data-directory/leftovers.ts';
import { binaries, chooseLauncher, run, UNPRIVILEGED_ID } from './launcher.ts';

export const SUPERUSER = 'postgres';
const PASSWORD_FILE = 'sightline.password';
const SCRATCH = 'postgres-init-';
/** Creating the files takes seconds. */
const LEFTOVER_MS = 10 * 60_000;

const ROOT_HINT = `PostgreSQL cannot run as root. Sightline starts it in a user namespace or, if user namespaces are disabled, as the
unprivileged user ${UNPRIVILEGED_ID}, which needs access to the installation directory and DATA_DIR. Run Sightline as a regular user,
enable user namespaces, move it to a directory that other users can access, or set DATABASE_URL to a PostgreSQL server.`;

/** Creates the database files if they do not exist, and returns their password. Incomplete files are never visible at the final path. */
export async function ensureCluster(directory: string): Promise<string> {
  const existing = await readPassword(directory);
  if (existing) return existing;

  const scratch = await mkdtemp(join(dirname(directory), SCRATCH));
  try {
    const password = await createCluster(scratch, join(scratch, 'data'));
    await rename(join(scratch, 'data'), directory);
    return password;
  } catch (error) {
    // Another process may have created the files in the meantime.
    const created = await readPassword(directory);
    if (created) return created;
    throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Removes what processes that were killed during the first start left behind. */
export function removeScratch(root: string): Promise<void> {
  return removeLeftovers(root, SCRATCH, LEFTOVER_MS);
}

async function createCluster(scratch: string, target: string): Promise<string> {
  const password = randomBytes(24).toString('hex');
  const passwordFile = join(scratch, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  await mkdir(target, { mode: 0o700 });
  const launcher = chooseLauncher();
  if (launcher.isUnprivileged) {
    for (const path of [scratch, passwordFile, target]) await chown(path, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
  }

  const { initdb } = await binaries();
  const settings = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const zone = ['-c', 'timezone=UTC', '-c', 'log_timezone=UTC'];
  const access = ['-U', SUPERUSER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const { code, output } = await run(launcher, initdb, [
    '-D',
    target,
    '--no-instructions',
    ...access,
    ...settings,
    ...zone,
  ]);
  if (code !== 0) {
    const hint = process.getuid?.() === 0 ? `\n${ROOT_HINT}` : '';
    throw new Failure('unavailable', `The embedded PostgreSQL could not be set up: ${output}${hint}`);
  }
  await writeFile(join(target, PASSWORD_FILE), password, { mode: 0o600 });
  return password;
}

async function readPassword(directory: string): Promise<string | null> {
  return readFile(join(directory, PASSWORD_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
