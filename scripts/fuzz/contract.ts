import { Ajv2020 } from 'ajv/dist/2020.js';
import { createOpenApiDocument } from '../../src/rest/openapi/document.ts';

interface Parameter {
  name: string;
  in: string;
  example: unknown;
}

interface Response {
  $ref?: string;
  content?: Record<string, object>;
}

/** The parts of the document that are read. */
interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        'x-trpc-procedure'?: string;
        parameters?: Parameter[];
        requestBody?: { content: Record<string, { example?: unknown }> };
        responses: Record<number, Response | undefined>;
      }
    >
  >;
  components: { responses: Record<string, Response> };
}

export interface FuzzedOperation {
  name: string;
  method: string;
  path: string;
  /** Path of the tRPC procedure, such as `tags.create`. Not every operation has one. */
  procedure: string | undefined;
  parameters: Parameter[];
  body: unknown;
  /** Describes what is wrong with a response; null if it matches the document. */
  findMismatch: (status: number, body: unknown) => string | null;
}

/** The operations of the OpenAPI document. */
export function readOperations(): FuzzedOperation[] {
  // JSON, as clients read it.
  const document = JSON.parse(JSON.stringify(createOpenApiDocument())) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).addSchema(
    document,
    'openapi.json',
  );
  const validators = new Map<string, ReturnType<typeof ajv.compile>>();

  function validatorOf(pointer: string) {
    let validate = validators.get(pointer);
    if (!validate) {
      validate = ajv.compile({ $ref: `openapi.json${pointer.replace(/[{}]/g, encodeURIComponent)}` });
      validators.set(pointer, validate);
    }
    return validate;
  }

  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      procedure: operation['x-trpc-procedure'],
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content['application/json']?.example,
      findMismatch(status: number, body: unknown) {
        const response = operation.responses[status];
        if (!response) return `status ${status} is not documented`;
        const base = response.$ref ?? `#/paths/${escape(path)}/${method}/responses/${status}`;
        const described = response.$ref
          ? document.components.responses[response.$ref.split('/').at(-1) ?? '']
          : response;
        const content = described?.content?.['application/json'];
        // A file of another type is not checked.
        if (!content) return body === undefined || described?.content ? null : 'a body is not documented';
        const validate = validatorOf(`${base}/content/application~1json/schema`);
        return validate(body) ? null : `the body does not match its schema: ${ajv.errorsText(validate.errors)}`;
      },
    })),
  );
}

/** The procedures of the router. */
export function readProcedures(): { name: string; isQuery: boolean; input: unknown }[] {
  return readOperations().flatMap(({ procedure: name, method, parameters, body }) => {
    if (name === undefined) return [];
    const sent = parameters.filter((parameter) => parameter.in !== 'header');
    const input = { ...Object.fromEntries(sent.map((each) => [each.name, each.example])), ...asObject(body) };
    return [{ name, isQuery: method === 'GET', input }];
  });
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function escape(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}
