import { forEachOpenApiProcedure, generateOpenApiDocument, getPathParameters, type OpenAPIObject } from 'trpc-openapi';
import { appRouter } from '../routers/app.ts';
import type { OperationMeta } from '../routers/contract.ts';
import { errorBody, validationErrorBody } from '../schemas/errors.ts';
import { exampleOf, type Schema } from './examples.ts';

const TAGS = [
  { name: 'Workspaces', description: 'A workspace holds prompts, tags, brand reports and audits.' },
  { name: 'Tags', description: 'Tags group the prompts of a workspace.' },
  { name: 'Prompts', description: 'The questions that are put to AI engines, each for one country.' },
  { name: 'Service', description: 'The state of the service itself.' },
];

const STATUS_MEANINGS: Record<number, string> = {
  400: 'The request is not valid',
  401: 'The API key is missing or not valid',
  403: 'The API key has no access',
  404: 'Not found',
  409: 'In conflict with another request',
  413: 'The body is too large',
  429: 'A quota or the request rate is exhausted',
  500: 'Internal server error',
  503: 'The database cannot be reached; try again later',
};

/** The machine-readable description of the REST interface, made from the router. */
export function createOpenApiDocument(): OpenAPIObject {
  const document = generateOpenApiDocument(appRouter, {
    title: 'Sightline',
    description: 'How a brand and its competitors appear in the answers of AI search engines.',
    version: '1.0.0',
    license: { name: 'MIT', identifier: 'MIT' },
    baseUrl: '/',
    securitySchemes: {
      apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, sent as `Authorization: Bearer <API_KEY>`.' },
    },
    defs: { Error: errorBody, ValidationError: validationErrorBody },
  });
  document.tags = TAGS;
  forEachOpenApiProcedure<OperationMeta>(appRouter._def.procedures, ({ meta }) => complete(document, meta));
  removeUnused(document);
  return document;
}

type Meta = OperationMeta & { openapi: NonNullable<OperationMeta['openapi']> };
interface Content {
  description?: string;
  content?: { 'application/json': { schema: Schema; example?: unknown } };
}

interface Operation {
  security?: unknown[];
  parameters?: unknown[];
  requestBody?: Content;
  responses: Record<number, Content>;
}

/** Puts our statuses, error bodies and examples in the place of the generator's. */
function complete(document: OpenAPIObject, meta: Meta): void {
  const { method, path, protect } = meta.openapi;
  const operation = document.paths?.[path]?.[method.toLowerCase() as 'get'] as Operation;
  const success = operation.responses[200];
  const status = meta.status ?? 200;
  if (!protect) operation.security = [];
  operation.responses = {
    [status]: status === 204 ? { description: 'Done' } : withExample(document, { ...success, description: 'Success' }),
    ...Object.fromEntries(errorStatuses(operation, meta).map((code) => [code, errorResponse(code)])),
  };
  if (operation.requestBody) withExample(document, operation.requestBody);
}

/** Every status that an operation can answer besides success. */
function errorStatuses(operation: Operation, { openapi: { path, protect } }: Meta): number[] {
  const hasInput = Boolean(operation.requestBody || operation.parameters?.length);
  // A workspace outside the key's set is 403 whether it exists or not; only what stands below one can be missing.
  const canBeMissing = getPathParameters(path).some((name) => name !== 'id');
  return [
    ...(hasInput ? [400] : []),
    ...(protect ? [401, 403] : []),
    ...(canBeMissing ? [404] : []),
    ...(operation.requestBody ? [413] : []),
    ...(protect ? [429] : []),
    500,
    503,
  ];
}

function errorResponse(status: number): Content {
  const name = status === 400 ? 'ValidationError' : 'Error';
  return {
    description: STATUS_MEANINGS[status] ?? '',
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  };
}

function withExample(document: OpenAPIObject, holder: Content): Content {
  const content = holder.content?.['application/json'];
  if (content) content.example = exampleOf(content.schema, document.components?.schemas ?? {});
  return holder;
}

/** The generator leaves its own error schemas behind. */
function removeUnused(document: OpenAPIObject): void {
  const schemas = document.components?.schemas ?? {};
  for (const name of Object.keys(schemas)) if (name.startsWith('error.')) delete schemas[name];
}
