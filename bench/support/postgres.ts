import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attachEmbeddedPostgres } from '../../src/storage/embedded-postgres/attach.ts';

/** The disk is the same for every candidate and only adds noise. */
const WITHOUT_DISK = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/** A PostgreSQL in a folder of its own, both gone when `work` is done. */
export async function withPostgres<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sightline-bench-'));
  try {
    const postgres = await attachEmbeddedPostgres({ dataDir, settings: WITHOUT_DISK });
    try {
      return await work(postgres.url);
    } finally {
      await postgres.release();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
