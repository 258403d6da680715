import { generateOpenApiDocument, type OpenAPIObject, type OpenApiRouter } from 'trpc-openapi';
import { VERSION } from '../../domain/version.ts';
import { appRouter } from '../../routers/app.ts';
import { sessionReply, signInInput } from '../../schemas/access/sessions.ts';
import { ingestResult } from '../../schemas/agent-analytics/log-connectors.ts';
import { conflictBody, errorBody, validationErrorBody } from '../../schemas/shared/errors.ts';
import { alertMessage, digestMessage, testMessage } from '../../schemas/workspaces/messages.ts';
import { SESSION_PATH } from '../auth/session.ts';
import { REPORT_PDF_PATH } from '../files/report-pdf.ts';
import { INGEST_PATH } from '../logs/ingest.ts';
import { createRoutes, type Route } from '../requests/routes.ts';
import { errorResponses, SHARED_RESPONSES } from './errors.ts';
import { exampleOf, type Schema } from './examples.ts';
import { describeExports } from './exports.ts';
import { HEADERS, headersOf, IDEMPOTENCY_KEY } from './headers.ts';
import { describeIngest, TOKEN_SCHEMES } from './ingest.ts';
import { INTRODUCTION, TAGS } from './prose.ts';
import { describeReportPdf } from './report-pdf.ts';
import { describeSession, SESSION_SCHEME } from './session.ts';
import type { Content, Meta, Operation, Parameter } from './types.ts';
import { describeWebhooks } from './webhooks.ts';

/** The OpenAPI document of the REST API, generated from the router. */
export function createOpenApiDocument(router: OpenApiRouter = appRouter): OpenAPIObject {
  const document = generateOpenApiDocument(router, {
    title: 'Sightline',
    description: INTRODUCTION,
    version: '1.0.0',
    license: { name: 'MIT', identifier: 'MIT' },
    baseUrl: '/',
    securitySchemes: {
      apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, sent as `Authorization: Bearer <API_KEY>`.' },
    },
    defs: {
      Conflict: conflictBody,
      Error: errorBody,
      ValidationError: validationErrorBody,
      IngestResult: ingestResult,
      SessionReply: sessionReply,
      SignIn: signInInput,
      AlertMessage: alertMessage,
      DigestMessage: digestMessage,
      TestMessage: testMessage,
    },
  });
  // The version of the interface is part of the contract. This is the version of the program that serves it.
  Object.assign(document.info, { 'x-sightline-version': VERSION });
  document.tags = TAGS;
  document.components = Object.assign(document.components ?? {}, { headers: HEADERS, responses: SHARED_RESPONSES });
  const routes = createRoutes(router);
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods)) {
      const route = routes.find(method.toUpperCase(), path);
      if (route) completeOperation(document, operation, route);
    }
  }
  removeUnused(document);
  const schemas: Record<string, Schema> = document.components.schemas ?? {};
  Object.assign(document.paths ?? {}, {
    [INGEST_PATH]: describeIngest(schemas),
    [SESSION_PATH]: describeSession(schemas),
    [REPORT_PDF_PATH]: describeReportPdf(),
    ...describeExports(),
  });
  Object.assign(document, { webhooks: describeWebhooks() });
  Object.assign(document.components.securitySchemes ?? {}, TOKEN_SCHEMES, SESSION_SCHEME);
  return document;
}

/** Replaces the statuses, headers, error bodies and examples of the generator with ours. */
function completeOperation(document: OpenAPIObject, operation: Operation, { procedure, meta, input }: Route): void {
  const schemas: Record<string, Schema> = document.components?.schemas ?? {};
  Object.assign(operation, { 'x-trpc-procedure': procedure });
  if (!meta.openapi.protect) operation.security = [];
  for (const parameter of operation.parameters ?? []) describeParameter(parameter, schemas);
  if (meta.isIdempotent) operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
  if (operation.requestBody) addExample(operation.requestBody, schemas);
  operation.responses = {
    ...successResponse(operation.responses[200] as Content, meta, schemas),
    ...errorResponses(operation, meta, input),
  };
}

/** Moves the description and example of a parameter from its schema to the parameter, where all tools expect them. */
function describeParameter(parameter: Parameter, schemas: Record<string, Schema>): void {
  parameter.example = exampleOf(parameter.schema, schemas);
  const { description = parameter.description, examples: _, ...schema } = parameter.schema;
  if (description) parameter.description = description;
  parameter.schema = schema;
  // Lists are sent by repeating the parameter, not as comma-separated values.
  if (schema.type === 'array') Object.assign(parameter, { style: 'form', explode: true });
}

function successResponse(
  generated: Content,
  { status = 200, repeatable, isIdempotent }: Meta,
  schemas: Record<string, Schema>,
) {
  const { content, description } = generated;
  const headers = headersOf(isIdempotent ? ['X-Request-Id', 'Idempotency-Replayed'] : ['X-Request-Id']);
  if (status === 204) return { [status]: { description, headers } };
  addExample(generated, schemas);
  const response = { description, headers, ...(content && { content }) };
  return { ...(repeatable && { 200: { ...response, ...repeatable } }), [status]: response };
}

function addExample({ content }: Content, schemas: Record<string, Schema>): void {
  const json = content?.['application/json'];
  if (json) json.example = exampleOf(json.schema, schemas);
}

/** Removes the unused error schemas of the generator. */
function removeUnused(document: OpenAPIObject): void {
  const schemas = document.components?.schemas ?? {};
  for (const name of Object.keys(schemas)) if (name.startsWith('error.')) delete schemas[name];
}
