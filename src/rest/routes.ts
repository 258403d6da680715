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

  return (method, path) => {
    const found = find((method === 'HEAD' ? 'GET' : method) as OpenApiMethod, path);
    if (!found?.procedure) throw explainMissingRoute(METHODS.filter((other) => find(other, path)));
    const { path: procedure, procedure: definition } = found.procedure;
    return {
      procedure,
      meta: definition._def.meta as Route['meta'],
      fields: getInputOutputParsers(definition).inputParser.shape,
      params: found.pathInput,
    };
  };
}

function explainMissingRoute(allowed: string[]): Failure {
  if (allowed.length === 0) return notFound('Route');
  if (allowed.includes('GET')) allowed.push('HEAD');
  return methodNotAllowed(allowed);
}

export function methodNotAllowed(allowed: string[]): Failure {
  const message = `Method not allowed. Use ${ALTERNATIVES.format(allowed)}.`;
  return new Failure('method-not-allowed', message, { headers: { Allow: allowed.join(', ') } });
}
