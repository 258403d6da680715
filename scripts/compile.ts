/**
 * Compiles the modules of the server into the compile cache of Node. Run it with the flags and variables of `npm start`, because
 * the cache depends on them. The first start then takes no longer than later ones, and no thread loads Node's TypeScript compiler,
 * which takes about 15 MB in each.
 */
import { glob } from 'node:fs/promises';

/** The command line runs when it is imported. */
const PROGRAM = 'cli/main.ts';
const SOURCE = new URL('../src/', import.meta.url);

for await (const file of glob('**/*.ts', { cwd: SOURCE, exclude: ['dashboard/**', '**/*.d.ts'] })) {
  if (file === PROGRAM) continue;
  // This is only an optimization: a module that cannot be loaded is reported when it is used.
  await import(new URL(file, SOURCE).href).catch(() => {});
}
