import { createReadStream } from 'node:fs';
import { link, lstat, open, rm, stat } from 'node:fs/promises';
import { PassThrough, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Logger } from 'pino';
import { backupFailed, restoreFailed } from './domain/backups/failures.ts';
import type { Env } from './env.ts';
import type { BackupTrailer } from './storage/postgres/backup/format.ts';
import { recordBackup } from './storage/postgres/backup/record.ts';
import { restoreBackup } from './storage/postgres/backup/restore.ts';
import { writeBackup } from './storage/postgres/backup/write.ts';
import { connectionOf } from './storage/postgres/connections.ts';
import { attachPostgres, reachPostgres } from './storage/postgres/reach.ts';

type OnProgress = (progress: { done: number; total: number; unit: string }) => void;

export interface BackupOptions {
  env: Env;
  log: Logger;
  /** A path, or a stream. */
  file: string | Writable;
  onProgress?: OnProgress;
}

/** Backs up the database while the server runs. */
export async function makeBackup({ env, log, file, onProgress }: BackupOptions): Promise<BackupTrailer> {
  const back = async ({ out, keep }: Pick<Target, 'out' | 'keep'>) => {
    const postgres = await reachPostgres({ ...env, log });
    try {
      const trailer = await writeCompressed(postgres.url, out, onProgress);
      await keep();
      await recordBackup(postgres.url, new Date());
      return trailer;
    } finally {
      await postgres.release();
    }
  };
  if (typeof file !== 'string') return back({ out: file, keep: async () => {} });
  try {
    const target = await openTarget(file);
    try {
      return await back(target);
    } finally {
      await target.close();
    }
  } catch (error) {
    throw backupFailed(file, error as Error);
  }
}

async function writeCompressed(url: string, out: Writable, onProgress?: OnProgress): Promise<BackupTrailer> {
  const lines = new PassThrough();
  const compressed = pipeline(lines, createGzip({ level: 4 }), out);
  try {
    const written = writeBackup(url, lines, {
      now: new Date(),
      onProgress: (progress) => onProgress?.({ ...progress, unit: ' rows' }),
    });
    const [trailer] = await Promise.all([written, compressed]);
    return trailer;
  } catch (error) {
    lines.destroy();
    await compressed.catch(() => {});
    throw error;
  }
}

interface Target {
  out: Writable;
  /** Gives the complete file its name. */
  keep: () => Promise<void>;
  close: () => Promise<void>;
}

/** A temporary file that is renamed when it is complete. Never replaces an existing file: refuses it before the work. */
async function openTarget(path: string): Promise<Target> {
  const partial = `${path}.partial`;
  if (await exists(path)) throw Object.assign(new Error(`${path} exists`), { code: 'EEXIST' });
  const opened = await open(partial, 'w', 0o600);
  return {
    out: opened.createWriteStream(),
    keep: () => link(partial, path),
    async close() {
      await opened.close();
      await rm(partial, { force: true });
    },
  };
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null)) !== null;
}

export interface RestoreFileOptions {
  env: Env;
  log: Logger;
  file: string;
  onProgress?: OnProgress;
}

const MB = 1_000_000;

/** Restores a backup into an empty database. No server must use the database in the meantime. */
export async function restoreFile(options: RestoreFileOptions): Promise<BackupTrailer> {
  return restore(options).catch((error: Error) => {
    throw restoreFailed(options.file, error);
  });
}

async function restore({ env, log, file, onProgress }: RestoreFileOptions): Promise<BackupTrailer> {
  // The file is read twice.
  const total = Math.ceil((await stat(file)).size / MB) * 2;
  const postgres = await attachPostgres({ ...env, log });
  let read = 0;
  function openLines() {
    const compressed = createReadStream(file).on('data', (part) => {
      read += part.length;
      onProgress?.({ done: Math.min(total, Math.floor(read / MB)), total, unit: ' MB' });
    });
    const lines = createGunzip();
    pipeline(compressed, lines).catch(() => {});
    return lines;
  }
  try {
    const createQueue = () => createQueueTables(postgres.url, log);
    return await restoreBackup(postgres.url, { open: openLines, createQueue });
  } finally {
    await postgres.release();
  }
}

async function createQueueTables(url: string, log: Logger): Promise<void> {
  const { openQueue } = await import('./jobs/queue.ts');
  const queue = await openQueue({ connection: connectionOf(url), log, works: false });
  await queue.close();
}
