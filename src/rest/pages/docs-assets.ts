import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { loadFile, type StaticFile, versionOf } from './static-files.ts';

const require = createRequire(import.meta.url);
const pageFile = (name: string) => fileURLToPath(new URL(`docs-page/${name}`, import.meta.url));

/** The files of the API reference page: Swagger UI and our additions. */
export const ASSETS = {
  'swagger-ui.css': require.resolve('swagger-ui-dist/swagger-ui.css'),
  'swagger-ui-bundle.js': require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  'docs.css': pageFile('docs.css'),
  'docs.js': pageFile('docs.js'),
  'icon.svg': pageFile('icon.svg'),
};

export type AssetName = keyof typeof ASSETS;

export interface Asset extends StaticFile {
  /** Part of the URL, so that browsers can cache the file until it changes. */
  version: string;
}

export async function loadAsset(name: AssetName): Promise<Asset> {
  const file = await loadFile(ASSETS[name]);
  return { ...file, version: versionOf(file) };
}

/** The page, with the version of each file in its URL. */
export async function loadPage(readVersion: (name: AssetName) => Promise<string>): Promise<string> {
  let page = await readFile(pageFile('index.html'), 'utf8');
  for (const name of Object.keys(ASSETS) as AssetName[]) {
    page = page.replaceAll(`/v1/docs/${name}"`, `/v1/docs/${name}?v=${await readVersion(name)}"`);
  }
  return page;
}
