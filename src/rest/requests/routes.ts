import { createProcedureCache, getInputOutputParsers, type OpenApiMethod, type OpenApiRouter } from 'trpc-openapi';
import { Failure, notFound } from '../../domain/shared/failures.ts';
import type { OperationMeta } from '../../routers/contract.ts';

export interface Route {
  /** Path of the procedure in the router, such as `tags.create`. */
  procedure: string;
  meta: OperationMeta & { openapi: NonNullable<OperationMeta['openapi']> };
  input: ReturnType<typeof getInputOutputParsers>['inputParser'];
  /** Path parameters, still percent-encoded. */
  params: Record<string, string>;
}

export interface Routes {
  /** Finds the procedure for a method and path. */
  find: (method: string, path: string) => Route | null;
  /** The error for a path without a procedure: 405 if it has one for other methods, and 404 otherwise. */
  explainMissing: (path: string) => Failure;
}

const ALTERNATIVES = new Intl.ListFormat('en', { type: 'disjunction' });
const METHODS: OpenApiMethod[] = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

export function createRoutes(router: OpenApiRouter): Routes {
  const findProcedure = createProcedureCache(router);

  function find(method: string, path: string): Route | null {
    const found = findProcedure((method === 'HEAD' ? 'GET' : method) as OpenApiMethod, path);
    if (!found?.procedure) return null;
    const { path: procedure, procedure: definition } = found.procedure;
    const meta = definition.meta as Route['meta'];
    // trpc-openapi ignores the case of paths.
    if (!isExact(meta.openapi.path, path)) return null;
    return { procedure, meta, input: getInputOutputParsers(definition).inputParser, params: found.pathInput };
  }

  return { find, explainMissing: (path) => missing(METHODS.filter((method) => find(method, path))) };
}

function isExact(template: string, path: string): boolean {
  const parts = path.split('/');
  return template.split('/').every((part, index) => part.startsWith('{') || part === parts[index]);
}

function missing(allowed: string[]): Failure {
  if (allowed.length === 0) return notFound('Route');
  if (allowed.includes('GET')) allowed.push('HEAD');
  return methodNotAllowed(allowed);
}

export function methodNotAllowed(allowed: string[]): Failure {
  const message = `Method not allowed. Use ${ALTERNATIVES.format(allowed)}.`;
  return new Failure('method-not-allowed', message, { headers: { Allow: allowed.join(', ') } });
}
