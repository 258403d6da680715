import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';

const MIB = 1024 * 1024;
/** Containers have 64 MB by default, which parallel queries can exceed. */
const ENOUGH_BYTES = 256 * MIB;

/** Settings of PostgreSQL for this machine. */
export async function chooseSharedMemory(path = '/dev/shm'): Promise<Record<string, string>> {
  const { bsize, blocks } = await statfs(path).catch(() => ({ bsize: 0, blocks: 0 }));
  const bytes = bsize * blocks;
  // PostgreSQL shares memory between parallel workers in /dev/shm, unless that is small.
  const isSmall = process.platform === 'linux' && bytes < ENOUGH_BYTES;
  return {
    shared_buffers: `${chooseBuffers(memoryOf(process.constrainedMemory(), totalmem()))}MB`,
    ...(isSmall && { dynamic_shared_memory_type: 'sysv' }),
  };
}

/** The memory that a container or service may use, or of the machine. A limit of 0 or above the machine's memory is none. */
export function memoryOf(limit: number, total: number): number {
  return limit > 0 ? Math.min(limit, total) : total;
}

/** PostgreSQL's default. */
const LEAST_MIB = 128;
/** Holds 200,000 answers and the data derived from them. Memory beyond that serves better as the cache of the system. */
const MOST_MIB = 2048;

/**
 * Megabytes in which PostgreSQL keeps pages of tables: an eighth of the memory. PostgreSQL suggests a quarter on a
 * dedicated machine. A page that is not among them is copied from the cache of the system and verified each time it is read.
 */
export function chooseBuffers(memory: number): number {
  return Math.min(Math.max(Math.floor(memory / 8 / MIB), LEAST_MIB), MOST_MIB);
}
