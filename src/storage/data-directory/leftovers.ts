import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes the scratch directories that killed processes left in a directory. Younger ones may still be in use. */
export async function removeLeftovers(root: string, prefix: string, olderThanMs: number): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    if (!name.startsWith(prefix)) continue;
    const path = join(root, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > olderThanMs) await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}
