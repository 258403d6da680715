import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const require = createRequire(import.meta.url);
const ownFile = (name: string) => fileURLToPath(new URL(`docs-page/${name}`, import.meta.url));

/** The files of the reference page: Swagger UI's own, and what we put around it. */
export const ASSETS = {
  'swagger-ui.css': require.resolve('swagger-ui-dist/swagger-ui.css'),
  'swagger-ui-bundle.js': require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  'docs.css': ownFile('docs.css'),
  'docs.js': ownFile('docs.js'),
  'icon.svg': ownFile('icon.svg'),
};

export type AssetName = keyof typeof ASSETS;

export interface Asset {
  type: string;
  /** Stands in the address, so that browsers may keep the file for as long as it is the same. */
  version: string;
  plain: Buffer;
  gzipped: Buffer;
}

export async function loadAsset(name: AssetName): Promise<Asset> {
  const plain = await readFile(ASSETS[name]);
  return {
    type: extname(name),
    version: hash('sha256', plain, 'base64url').slice(0, 12),
    plain,
    gzipped: await promisify(gzip)(plain),
  };
}

/** The page, with the version of each file in its address. */
export async function loadPage(versionOf: (name: AssetName) => Promise<string>): Promise<string> {
  let page = await readFile(ownFile('index.html'), 'utf8');
  for (const name of Object.keys(ASSETS) as AssetName[]) {
    page = page.replaceAll(`/v1/docs/${name}"`, `/v1/docs/${name}?v=${await versionOf(name)}"`);
  }
  return page;
}
