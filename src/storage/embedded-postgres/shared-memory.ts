import { statfs } from 'node:fs/promises';

/** Containers have 64 MB by default, which parallel queries can exceed. */
const ENOUGH_BYTES = 256 * 1024 * 1024;

/** PostgreSQL shares memory between parallel workers in /dev/shm, unless that is small. */
export async function chooseSharedMemory(path = '/dev/shm'): Promise<{ dynamic_shared_memory_type?: string }> {
  const { bsize, blocks } = await statfs(path).catch(() => ({ bsize: 0, blocks: 0 }));
  const bytes = bsize * blocks;
  return process.platform === 'linux' && bytes < ENOUGH_BYTES ? { dynamic_shared_memory_type: 'sysv' } : {};
}
