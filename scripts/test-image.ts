/**
 * Builds the Dockerfile without a daemon and without a registry, and tests the image.
 *   npm run test:image
 * It needs root, buildah and mmdebstrap (Debian: apt-get install buildah mmdebstrap), and access to Debian's mirror and to npm.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildImage } from './test-image/build.ts';
import { print } from './test-image/print.ts';
import { stopAll, tryImage } from './test-image/try.ts';

/** A file system in memory: the build writes and copies many small files. */
const MEMORY = '/dev/shm';
/** Twice as much as the build takes. */
const LEAST_FREE_BYTES = 8 * 1024 ** 3;

function findMissing(): string | null {
  const missing = ['buildah', 'mmdebstrap'].filter((name) => spawnSync(name, ['--version']).error);
  if (missing.length > 0) return `${missing.join(' and ')} not installed`;
  return process.getuid?.() === 0 ? null : 'not root';
}

function makeFolder(): string {
  const { bavail, bsize } = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 };
  return mkdtempSync(join(bavail * bsize >= LEAST_FREE_BYTES ? MEMORY : tmpdir(), 'sightline-image-'));
}

const missing = findMissing();
if (missing) {
  print(`The image cannot be tested: ${missing}.`);
  process.exitCode = 1;
} else {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const folder = makeFolder();
  try {
    await tryImage(buildImage(folder, commit), folder, commit);
    print('The image works.');
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}
