import { createProcedureCache, getInputOutputParsers, type OpenApiMethod } from 'trpc-openapi';
import { Failure, notFound } from '../domain/shared/failures.ts';
import type { appRouter } from '../routers/app.ts';
import type { OperationMeta } from '../routers/contract.ts';

export interface Route {
  /** Where the procedure stands in the router, such as `tags.create`. */
  procedure: string;
  meta: OperationMeta & { openapi: NonNullable<OperationMeta['openapi']> };
  /** The fields of the procedure's input. */
  fields: ReturnType<typeof getInputOutputParsers>['inputParser']['shape'];
  /** The parameters of the path as they stand in it, still encoded. */
  params: Record<string, string>;
}

const METHODS: OpenApiMethod[] = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

/** Finds the procedure behind a method and path; a path that only other methods serve is told apart from an unknown one. */
export function createRoutes(router: typeof appRouter): (method: string, path: string) => Route {
  const find = createProcedureCache(router);

  return (method, path) => {
    const found = find((method === 'HEAD' ? 'GET' : method) as OpenApiMethod, path);
    if (!found?.procedure) throw refuse(METHODS.filter((other) => find(other, path)));
    const { path: procedure, procedure: definition } = found.procedure;
    return {
      procedure,
      meta: definition._def.meta as Route['meta'],
      fields: getInputOutputParsers(definition).inputParser.shape,
      params: found.pathInput,
    };
  };
}

function refuse(allowed: string[]): Failure {
  if (allowed.length === 0) return notFound('Route');
  if (allowed.includes('GET')) allowed.push('HEAD');
  return methodNotAllowed(allowed);
}

export function methodNotAllowed(allowed: string[]): Failure {
  const Allow = allowed.join(', ');
  return new Failure('method-not-allowed', `This path answers ${Allow}`, { headers: { Allow } });
}
