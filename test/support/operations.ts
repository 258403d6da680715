import { getPathParameters } from 'trpc-openapi';
import { createOpenApiDocument } from '../../src/rest/openapi/document.ts';
import { createRoutes, type Route } from '../../src/rest/requests/routes.ts';
import { appRouter } from '../../src/routers/app.ts';

export interface Operation {
  name: string;
  method: string;
  path: string;
  type: 'query' | 'mutation';
  /** Path of the tRPC procedure, such as `tags.create`. */
  procedure: string;
  isProtected: boolean;
  params: string[];
  query: string[];
  /** The parameters of the query as the document describes them. */
  queryParameters: QueryParameter[];
  /** The required query parameters, with the values of the document's examples. */
  requiredQuery: Record<string, string>;
  /** The required fields of the body. */
  requiredBody: string[];
  /** The document's example of a body, if the operation takes one. */
  body: Record<string, unknown> | undefined;
  bodyMiB: number;
  /** The documented statuses. */
  statuses: number[];
}

export interface QueryParameter {
  name: string;
  required?: boolean;
  example: string;
  schema: { type: string; format?: string; enum?: string[]; items?: { enum?: string[] }; default?: unknown };
}

/** Every operation of the router, so that tests of common behavior cover future operations. */
export const operations: Operation[] = readOperations();

function readOperations(): Operation[] {
  const routes = createRoutes(appRouter);
  const { paths = {}, components } = createOpenApiDocument();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([name, operation]) => {
      const route = routes.find(name.toUpperCase(), path);
      return route ? [describeOperation(route, operation, components?.schemas)] : [];
    }),
  );
}

function describeOperation({ procedure, meta }: Route, documented: any, components: any): Operation {
  const { method, path, protect } = meta.openapi;
  const query = (documented.parameters ?? [])
    .filter((each: any) => each.in === 'query')
    .map((each: any) => ({ ...each, schema: simplify(each.schema, components) }));
  return {
    name: `${method} ${path}`,
    method,
    path,
    type: method === 'GET' ? 'query' : 'mutation',
    procedure,
    isProtected: protect,
    params: getPathParameters(path),
    query: query.map((each: any) => each.name),
    queryParameters: query,
    requiredQuery: Object.fromEntries(query.filter(isRequired).map((each: any) => [each.name, each.example])),
    requiredBody: documented.requestBody?.content['application/json'].schema.required ?? [],
    body: documented.requestBody?.content['application/json'].example,
    bodyMiB: meta.bodyMiB ?? 1,
    statuses: Object.keys(documented.responses).map(Number),
  };
}

/** Without references, and of a choice between listed values and others only the list. */
function simplify(schema: any, components: any): any {
  if (schema.$ref) return simplify(components[schema.$ref.split('/').at(-1)], components);
  const list = schema.anyOf?.find((each: any) => each.enum);
  if (list) return list;
  return schema.items ? { ...schema, items: simplify(schema.items, components) } : schema;
}

/** Also a parameter that another one can make optional. */
function isRequired({ required, description }: any): boolean {
  return required || /Required unless/.test(description);
}

/** The operation's path with these values; a parameter without a value gets an id that does not exist. */
export function pathOf(operation: Operation, values: Record<string, string> = {}): string {
  return operation.path.replace(/\{(.+?)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? 'nothing_like_this'),
  );
}
