import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Express, Request, RequestHandler, Response } from 'express';
import { notFound } from '../../domain/shared/failures.ts';
import { methodNotAllowed } from '../requests/routes.ts';
import { once } from './once.ts';
import { PAGE_POLICY } from './page-policy.ts';
import { IMMUTABLE, loadFile, loadFolder, type StaticFile, sendFile } from './static-files.ts';

/** Where `scripts/build-dashboard.ts` writes the page, from `src` and from `dist` alike. */
const BUILT = fileURLToPath(new URL('../../../dist/dashboard', import.meta.url));

/** The screens of the dashboard. All are the same page, which reads the path. */
const SCREENS = [
  '/',
  '/portfolio',
  '/alerts',
  '/client-reports',
  '/new',
  '/settings',
  '/reports/:id{/*rest}',
  '/share/:token',
];

const NOT_BUILT =
  'The dashboard is not built: run "npm run prepare", then restart Sightline. The API is at /v1 and its reference at /v1/docs.\n';

/** Paths of programs, whose errors are never a page. */
const OF_PROGRAMS = /^\/(v1|trpc|assets|mcp|oauth|\.well-known)(\/|$)/;

/**
 * Serves the page and its files, which contain no data and do not require an API key. Returns a handler for paths that nothing else
 * serves: people who open one get the page, which says that there is nothing, and a way back.
 */
export function serveDashboard(app: Express, folder: string = BUILT): RequestHandler {
  const load = once(async () => ({
    page: await loadFile(join(folder, 'index.html')).catch(() => null),
    files: await loadFolder(join(folder, 'assets')),
  }));

  app
    .route(SCREENS)
    .get(async (req, res) => sendPage(req, res, (await load()).page))
    .all(rejectMethod);
  app
    .route('/assets/:name')
    .get(async (req, res) => {
      const file = (await load()).files?.get(req.params.name);
      if (!file) throw notFound('File');
      res.set('Cache-Control', IMMUTABLE);
      sendFile(req, res, file);
    })
    .all(rejectMethod);

  return async (req, res, next) => {
    const isPerson = req.method === 'GET' && req.accepts(['json', 'html']) === 'html' && !OF_PROGRAMS.test(req.path);
    const { page } = isPerson ? await load() : { page: null };
    if (!page) return next();
    res.status(404);
    sendPage(req, res, page);
  };
}

function sendPage(req: Request, res: Response, page: StaticFile | null): void {
  res.locals.route = '/';
  res.set({
    'Content-Security-Policy': PAGE_POLICY,
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex, nofollow',
    'Referrer-Policy': 'no-referrer',
  });
  if (page) sendFile(req, res, page);
  else res.status(503).type('text').send(NOT_BUILT);
}

function rejectMethod(): never {
  throw methodNotAllowed(['GET', 'HEAD']);
}
