import { createProcedureCache, getInputOutputParsers, type OpenApiMethod } from 'trpc-openapi';
import { Failure, notFound } from '../domain/shared/failures.ts';
import type { appRouter } from '../routers/app.ts';
import type { OperationMeta } from '../routers/contract.ts';

export interface Route {
  /** Path of the procedure in the router, such as `tags.create`. */
  procedure: string;
  meta: OperationMeta & { openapi: NonNullable<OperationMeta['openapi']> };
  /** Input fields of the procedure. */
  fields: ReturnType<typeof getInputOutputParsers>['inputParser']['shape'];
  /** Path parameters, still percent-encoded. */
  params: Record<string, string>;
}

const ALTERNATIVES = new Intl.ListFormat('en', { type: 'disjunction' });
const METHODS: OpenApiMethod[] = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

/** Finds the procedure for a method and path. Throws 405 if the path exists with other methods, and 404 otherwise. */
export function createRoutes(router: typeof appRouter): (method: string, path: string) => Route {
  const find = createProcedureCache(router);
  /** trpc-openapi ignores the case of paths. */
  function findExact(method: OpenApiMethod, path: string) {
    const found = find(method, path);
    const template = (found?.procedure?.procedure._def.meta as Route['meta'] | undefined)?.openapi.path ?? '';
    return found?.procedure && isExact(template, path) ? { ...found, procedure: found.procedure } : undefined;
  }

  return (method, path) => {
    const found = findExact((method === 'HEAD' ? 'GET' : method) as OpenApiMethod, path);
    if (!found) throw refuse(METHODS.filter((other) => findExact(other, path)));
    const { path: procedure, procedure: definition } = found.procedure;
    return {
      procedure,
      meta: definition._def.meta as Route['meta'],
      fields: getInputOutputParsers(definition).inputParser.shape,
      params: found.pathInput,
    };
  };
}

function isExact(template: string, path: string): boolean {
  const parts = path.split('/');
  return template.split('/').every((part, index) => part.startsWith('{') || part === parts[index]);
}

function refuse(allowed: string[]): Failure {
  if (allowed.length === 0) return notFound('Route');
  if (allowed.includes('GET')) allowed.push('HEAD');
  return methodNotAllowed(allowed);
}

export function methodNotAllowed(allowed: string[]): Failure {
  const message = `Method not allowed. Use ${ALTERNATIVES.format(allowed)}.`;
  return new Failure('method-not-allowed', message, { headers: { Allow: allowed.join(', ') } });
}
