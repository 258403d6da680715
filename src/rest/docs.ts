import type { Express, RequestHandler } from 'express';
import { createOpenApiDocument } from './openapi.ts';
import { methodNotAllowed } from './routes.ts';

const onlyGet: RequestHandler = () => {
  throw methodNotAllowed(['GET', 'HEAD']);
};

/** The pages that need no key: the OpenAPI document, and the reference made from it. */
export function serveDocs(app: Express): void {
  let document: string | undefined;

  app
    .route('/v1/openapi.json')
    .get((_req, res) => {
      document ??= JSON.stringify(createOpenApiDocument());
      res.type('json').send(document);
    })
    .all(onlyGet);

  app
    .route('/')
    .get((_req, res) => res.redirect('/v1/docs'))
    .all(onlyGet);
}
