/**
 * Builds the Dockerfile without a daemon and without a registry, and tests the image.
 *   npm run test:image
 * It needs root, buildah and mmdebstrap (Debian: apt-get install buildah mmdebstrap), and access to Debian's mirror and to npm.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildImage } from './test-image/build.ts';
import { print } from './test-image/print.ts';
import { stopAll, tryImage } from './test-image/try.ts';

function findMissing(): string | null {
  const missing = ['buildah', 'mmdebstrap'].filter((name) => spawnSync(name, ['--version']).error);
  if (missing.length > 0) return `${missing.join(' and ')} not installed`;
  return process.getuid?.() === 0 ? null : 'not root';
}

const missing = findMissing();
if (missing) print(`Skipped the test of the image: ${missing}.`);
else {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-image-'));
  try {
    await tryImage(buildImage(folder), folder);
    print('The image works.');
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}
