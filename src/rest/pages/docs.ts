import type { Express, Request, RequestHandler, Response } from 'express';
import { createOpenApiDocument } from '../openapi/document.ts';
import { methodNotAllowed } from '../requests/routes.ts';
import { ASSETS, type Asset, type AssetName, loadAsset, loadPage } from './docs-assets.ts';
import { once } from './once.ts';
import { PAGE_POLICY } from './page-policy.ts';
import { compressFile, IMMUTABLE, sendFile, versionOf } from './static-files.ts';

/** Serves the OpenAPI document and the API reference, which do not require an API key. */
export function serveDocs(app: Express): void {
  const document = once(() => compressFile('json', Buffer.from(JSON.stringify(createOpenApiDocument()))));
  get(app, '/v1/openapi.json', async (req, res) => {
    const file = await document();
    const version = `"${versionOf(file)}"`;
    res.set({ ETag: `W/${version}`, 'Cache-Control': 'no-cache' });
    if (hasVersion(req, version)) res.status(304).end();
    else sendFile(req, res, file);
  });

  const names = Object.keys(ASSETS) as AssetName[];
  const assets = new Map(names.map((name) => [name, once(() => loadAsset(name))]));
  for (const [name, asset] of assets) {
    get(app, `/v1/docs/${name}`, async (req, res) => sendAsset(req, res, await asset()));
  }

  const page = once(() => loadPage(async (name) => (await assets.get(name)?.())?.version ?? ''));
  get(app, '/v1/docs', async (_req, res) => {
    res.set({ 'Content-Security-Policy': PAGE_POLICY, 'Cache-Control': 'no-cache' });
    res.type('html').send(await page());
  });
}

function get(app: Express, path: string, handle: RequestHandler): void {
  app
    .route(path)
    .get(handle)
    .all(() => {
      throw methodNotAllowed(['GET', 'HEAD']);
    });
}

/** Unlike Express, ignores `Cache-Control: no-cache`, which the `fetch` of JavaScript adds to every conditional request. */
function hasVersion(req: Request, version: string): boolean {
  const known = req.get('If-None-Match')?.split(',') ?? [];
  return known.some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === version);
}

function sendAsset(req: Request, res: Response, asset: Asset): void {
  const isCurrent = req.originalUrl.endsWith(`?v=${asset.version}`);
  res.set('Cache-Control', isCurrent ? IMMUTABLE : 'no-cache');
  sendFile(req, res, asset);
}
