import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOrCreateKeyFile } from './admin-key-file.ts';

const NAME = 'secret-key';

/** The secrets in `DATA_DIR`, the one in use first. Empty if there is no file yet. */
export async function readSecretFile(dataDir: string): Promise<string[]> {
  const text = await readFile(join(dataDir, NAME), 'utf8').catch(() => '');
  return toLines(text);
}

/** Creates the file if there is none. Only its owner can read it. */
export async function readOrCreateSecretFile(dataDir: string, fresh: () => string): Promise<string[]> {
  return toLines(await readOrCreateKeyFile(join(dataDir, NAME), fresh));
}

/** Replaces the file at once: other processes see the old or the new one. */
export async function writeSecretFile(dataDir: string, secrets: readonly string[]): Promise<void> {
  const scratch = join(dataDir, `${NAME}.new`);
  await writeFile(scratch, `${secrets.join('\n')}\n`, { mode: 0o600 });
  await rename(scratch, join(dataDir, NAME));
}

function toLines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
