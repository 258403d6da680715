import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SIZE_MB = 1024;

/** A small file system that can be filled. */
export interface SmallDisk {
  directory: string;
  fill: () => Promise<void>;
  free: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Null where mounts are not allowed. */
export async function mountSmallDisk(): Promise<SmallDisk | null> {
  const directory = await mkdtemp(join(tmpdir(), 'sightline-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', directory]);
  } catch {
    await rm(directory, { recursive: true });
    return null;
  }
  const filler = join(directory, 'filler');
  return {
    directory,
    async fill() {
      const { bavail, bsize } = await statfs(directory);
      // The disk can be full before the last byte is written.
      await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => {});
    },
    free: () => rm(filler, { force: true }),
    async remove() {
      // Lazy: a process that is still ending may have a file open.
      await run('umount', ['--lazy', directory]);
      await rm(directory, { recursive: true });
    },
  };
}
