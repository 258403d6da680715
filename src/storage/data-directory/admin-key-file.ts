import { link, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeLeftovers } from './leftovers.ts';

const SCRATCH = '.key-';
/** Creating the file takes milliseconds. */
const LEFTOVER_MS = 60_000;

/** The content of the file. If there is none, writes `fresh` to it first; if several processes do so concurrently, one wins. */
export async function readOrCreateKeyFile(path: string, fresh: () => string): Promise<string> {
  await removeLeftovers(dirname(path), SCRATCH, LEFTOVER_MS);
  return (await readKey(path)) ?? createKey(path, fresh());
}

async function readKey(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (isError(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Linking fails if the file exists, and other processes never see it half written. */
async function createKey(path: string, key: string): Promise<string> {
  const scratch = await mkdtemp(join(dirname(path), SCRATCH));
  try {
    const written = join(scratch, 'key');
    await writeFile(written, `${key}\n`, { mode: 0o600 });
    await link(written, path);
    return key;
  } catch (error) {
    if (isError(error, 'EEXIST')) return (await readFile(path, 'utf8')).trim();
    throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function isError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
