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
  const Allow = allowed.join(', ');
  return new Failure('method-not-allowed', `This path answers ${Allow}`, { headers: { Allow } });
}
