import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { invalid } from '../../domain/shared/failures.ts';

/** Other logs that servers write next to the access log. */
const OTHER_LOGS = /error|debug|slow/i;
const COMPRESSED = /\.(?:gz|zst|zstd|bz2|xz|zip|lz4)$/i;

/** Resolves the given paths to files: a directory is replaced with its log files, oldest first. */
export async function findLogFiles(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const info = path === '-' ? null : await stat(path).catch(() => null);
    if (info?.isDirectory()) found.push(...(await listDirectory(path)));
    else found.push(path);
  }
  return found;
}

async function listDirectory(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.') && !OTHER_LOGS.test(entry.name),
  );
  if (files.length === 0) {
    throw invalid('body', [{ path: 'file', message: `There are no log files in ${path}`, code: 'not_found' }]);
  }
  return sortByAge(files.map(({ name }) => join(path, name)));
}

/**
 * The file that the server writes to, regardless of the order of the paths: the one whose name is a prefix of the rotated ones,
 * or the one that was written last. Compressed files are finished.
 */
export async function findLiveFile(paths: readonly string[]): Promise<string> {
  const plain = paths.filter((path) => path !== '-' && !COMPRESSED.test(path));
  const rotated = plain.filter((path) => paths.some((other) => other !== path && other.startsWith(path)));
  const candidates = rotated.length > 0 ? rotated : plain;
  const live = (await sortByAge(candidates)).at(-1);
  if (live !== undefined) return live;
  throw invalid('body', [{ path: 'file', message: 'Specify an uncompressed file to follow', code: 'not_found' }]);
}

/** Files in the same directory that a rotation may have created from this one. */
export async function findRotatedFiles(path: string): Promise<string[]> {
  const name = basename(path);
  const names = await readdir(dirname(path));
  return names.filter((other) => other !== name && other.startsWith(name)).map((other) => join(dirname(path), other));
}

async function sortByAge(paths: readonly string[]): Promise<string[]> {
  const dated = await Promise.all(
    paths.map(async (path) => ({ path, time: (await stat(path).catch(() => null))?.mtimeMs ?? 0 })),
  );
  return dated.toSorted((a, b) => a.time - b.time || b.path.length - a.path.length).map(({ path }) => path);
}
