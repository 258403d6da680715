/**
 * Builds `@sightline/client` into packages/client/dist or another folder: the client itself, and of the server only the declarations that
 * its types reach. `npm run check` finds errors of types.
 *   npm run build:client [-- folder]
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

const [outDir = 'packages/client/dist'] = process.argv.slice(2);
const TSC = resolve('node_modules/typescript/bin/tsc');
const IMPORT = /(from\s+|import\()['"](\.[^'"]+)\.ts['"]/g;

const build = mkdtempSync(join(tmpdir(), 'sightline-client-'));
try {
  const options = ['-p', 'packages/client/tsconfig.json', '--noCheck', '--outDir', build];
  execFileSync(process.execPath, [TSC, ...options], { stdio: 'inherit' });
  const entry = join(build, 'packages/client/src/index');
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  cpSync(`${entry}.js`, join(outDir, 'index.js'));
  for (const file of listReachable(entry)) {
    writeFileSync(join(outDir, `${basename(file)}.d.ts`), flatten(readFileSync(`${file}.d.ts`, 'utf8')));
  }
} finally {
  rmSync(build, { recursive: true, force: true });
}

/** The declarations that this one needs, including itself, without their extension. They are written to one folder. */
function listReachable(entry: string): Set<string> {
  const found = new Set([entry]);
  for (const file of found) {
    for (const [, , path = ''] of readFileSync(`${file}.d.ts`, 'utf8').matchAll(IMPORT)) {
      found.add(resolve(dirname(file), path));
    }
  }
  const names = [...found].map((file) => basename(file));
  if (new Set(names).size < names.length) throw new Error(`Two declarations have the same name: ${names.join(', ')}`);
  return found;
}

/** Imports refer to files of the same folder. Indentation is left out, because it was a third of the package. */
function flatten(declarations: string): string {
  return declarations
    .replaceAll(IMPORT, (_, keyword: string, path: string) => `${keyword}'./${basename(path)}.js'`)
    .replaceAll(/^ +/gm, '');
}
