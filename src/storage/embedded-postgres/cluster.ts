import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { binaries, chooseLauncher, NOBODY, run } from './launcher.ts';

export const SUPERUSER = 'postgres';
const PASSWORD_FILE = 'sightline.password';

const ROOT_HINT = `PostgreSQL does not run as root. Sightline starts it in a user namespace or, where there are none, as the user "nobody",
who must be able to reach the project's folder and DATA_DIR. Run Sightline as an ordinary user, allow user namespaces,
move it to a folder that others can enter, or set DATABASE_URL to a PostgreSQL server of your own.`;

/** Makes the database files once, and returns their password. A half-made folder is never seen under the final name. */
export async function ensureCluster(directory: string): Promise<string> {
  const existing = await readPassword(directory);
  if (existing) return existing;

  const scratch = await mkdtemp(join(dirname(directory), 'postgres-init-'));
  try {
    const password = await makeCluster(scratch, join(scratch, 'data'));
    await rename(join(scratch, 'data'), directory);
    return password;
  } catch (error) {
    // Another process may have been faster.
    const winner = await readPassword(directory);
    if (winner) return winner;
    throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function makeCluster(scratch: string, target: string): Promise<string> {
  const password = randomBytes(24).toString('hex');
  const passwordFile = join(scratch, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  await mkdir(target, { mode: 0o700 });
  const launcher = chooseLauncher();
  if (launcher.asNobody) for (const path of [scratch, passwordFile, target]) await chown(path, NOBODY, NOBODY);

  const { initdb } = await binaries();
  const settings = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', SUPERUSER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const { code, output } = await run(launcher, initdb, ['-D', target, '--no-instructions', ...access, ...settings]);
  if (code !== 0) {
    const hint = process.getuid?.() === 0 ? `\n${ROOT_HINT}` : '';
    throw new Error(`The embedded PostgreSQL could not be set up: ${output}${hint}`);
  }
  await writeFile(join(target, PASSWORD_FILE), password, { mode: 0o600 });
  return password;
}

async function readPassword(directory: string): Promise<string | null> {
  return readFile(join(directory, PASSWORD_FILE), 'utf8').catch(() => null);
}
