import { describe, expect, test } from 'vitest';
import { createOpenApiDocument } from '../../../src/rest/openapi/document.ts';
import { createRoutes } from '../../../src/rest/requests/routes.ts';
import { appRouter } from '../../../src/routers/app.ts';
import { operations } from '../../support/operations.ts';

const procedures = new Set(operations.map(({ name }) => name));
const documented = Object.entries(createOpenApiDocument().paths ?? {}).flatMap(([path, methods]) =>
  ['get', 'post', 'patch', 'put', 'delete']
    .filter((method) => method in (methods ?? {}))
    .map((method) => ({ name: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), path })),
);
const routes = createRoutes(appRouter);

describe('a request that does not call a procedure is left to Express', () => {
  test.each(documented.filter(({ name }) => !procedures.has(name)))('$name', ({ method, path }) => {
    expect(routes.find(method, path.replaceAll(/\{\w+\}/g, 'id'))).toBeNull();
  });

  test('every other documented operation is found', () => {
    const found = documented.filter(({ method, path }) => routes.find(method, path.replaceAll(/\{\w+\}/g, 'id')));
    expect(new Set(found.map(({ name }) => name))).toEqual(procedures);
  });
});
