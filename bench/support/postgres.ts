import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attachEmbeddedPostgres } from '../../src/storage/postgres/embedded/attach.ts';

/** Disk writes are the same for every candidate and only add noise. */
const NO_DISK_SYNC = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/** Runs `work` with a PostgreSQL in a temporary directory, and removes both afterward. */
export async function withPostgres<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sightline-bench-'));
  try {
    const postgres = await attachEmbeddedPostgres({ dataDir, settings: NO_DISK_SYNC });
    try {
      return await work(postgres.url);
    } finally {
      await postgres.release();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
