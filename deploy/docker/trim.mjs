// Prepares node_modules for the image: moves Node out of its package, and deletes files that are never loaded.
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const node = readdirSync('node_modules').find((name) => name.startsWith('node-linux-'));
renameSync(join('node_modules', node, 'bin/node'), 'deploy/docker/node');
for (const name of readdirSync('node_modules').filter((each) => each.startsWith('node-linux-'))) {
  rmSync(join('node_modules', name), { recursive: true });
}
// npm keeps the compiler of its platform, which the removed compiler needed.
for (const name of ['.bin', '.cache', '@typescript', 'typescript']) {
  rmSync(join('node_modules', name), { recursive: true, force: true });
}

// Prisma's client has an engine for each database.
const runtime = 'node_modules/@prisma/client/runtime';
for (const name of readdirSync(runtime)) {
  if (/cockroachdb|mysql|sqlite|sqlserver/.test(name)) rmSync(join(runtime, name));
}
for (const name of readdirSync('node_modules', { recursive: true })) {
  if (/\.(map|d\.[cm]?ts)$/.test(name)) rmSync(join('node_modules', name), { force: true });
}
