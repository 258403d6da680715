/**
 * Bundles the dashboard into dist/dashboard: the page, and its files under hashed names that never change.
 *   node scripts/build-dashboard.ts [outDir]
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';

const SOURCE = join(import.meta.dirname, '../src/dashboard');
const [outDir = join(import.meta.dirname, '../dist/dashboard')] = process.argv.slice(2);

rmSync(outDir, { recursive: true, force: true });
mkdirSync(outDir, { recursive: true });
const { metafile } = await build({
  absWorkingDir: SOURCE,
  entryPoints: ['main.tsx', 'icon.svg'],
  outdir: outDir,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  minify: true,
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.svg': 'copy' },
  entryNames: 'assets/[name]-[hash]',
  chunkNames: 'assets/[name]-[hash]',
  assetNames: 'assets/[name]-[hash]',
  metafile: true,
  logLevel: 'warning',
});

const names = Object.keys(metafile.outputs).map((path) => relative(outDir, join(SOURCE, path)));
const page = readFileSync(join(SOURCE, 'page.html'), 'utf8').replaceAll(/\/assets\/(\w+)\.(\w+)/g, findBuilt);
writeFileSync(join(outDir, 'index.html'), page);

/** The hashed name of a file that the page refers to. */
function findBuilt(written: string, name: string, extension: string): string {
  const built = names.find((each) => each.startsWith(`assets/${name}-`) && each.endsWith(`.${extension}`));
  if (!built) throw new Error(`The build has no ${written}`);
  return `/${built}`;
}
