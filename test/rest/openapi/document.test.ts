import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ALERT_EVENTS } from '../../../src/domain/alerts/events.ts';
import { createOpenApiDocument } from '../../../src/rest/openapi/document.ts';
import { appRouter } from '../../../src/routers/app.ts';
import { publicOperation, router } from '../../../src/routers/operation.ts';

const document: any = createOpenApiDocument();
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).addSchema(document, 'openapi.json');

const operations = Object.entries<any>(document.paths).flatMap(([path, methods]) =>
  Object.entries<any>(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    pointer: `#/paths/${escape(path)}/${method}`,
    operation,
  })),
);

function escape(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Resolves a pointer such as `#/components/responses/Forbidden`, following references. */
function at(pointer: string): { pointer: string; value: any } {
  const parts = pointer.slice(2).split('/');
  const value = parts.reduce((node, part) => node[part.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  return value.$ref ? at(value.$ref) : { pointer, value };
}

/** Validates a value against the schema at the pointer and returns the errors. */
function issuesOf(pointer: string, value: unknown): unknown {
  const validate = ajv.compile({ $ref: `openapi.json${pointer.replace(/[{}]/g, encodeURIComponent)}` });
  return validate(value) ? [] : validate.errors;
}

test('the committed openapi.json is up to date with the router', () => {
  expect(JSON.parse(readFileSync('openapi.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(document)));
});

test('operationIds are unique', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every operation names its tRPC procedure, except those that are none', () => {
  const procedures: string[] = operations.flatMap(({ operation }) => operation['x-trpc-procedure'] ?? []);
  expect(procedures.toSorted()).toEqual(Object.keys(appRouter._def.procedures).toSorted());
  const { get } = document.paths['/v1/workspaces/{id}/tags/{tagId}'];
  expect([get.operationId, get['x-trpc-procedure']]).toEqual(['getTag', 'tags.get']);
});

test('every tag is described and used', () => {
  const used = new Set(operations.flatMap(({ operation }) => operation.tags));
  expect(new Set(document.tags.map(({ name }: any) => name))).toEqual(used);
  expect(document.tags.filter(({ description = '' }) => !description.endsWith('.'))).toEqual([]);
});

describe.each(operations)('$name', ({ pointer, operation }) => {
  const contents = [...('requestBody' in operation ? [`${pointer}/requestBody`] : []), ...responsePointers()];

  function responsePointers(): string[] {
    return Object.keys(operation.responses).map((status) => at(`${pointer}/responses/${status}`).pointer);
  }

  test('has a camelCase operationId, one tag, a summary and a description', () => {
    expect(operation.operationId).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
    expect(operation.tags).toHaveLength(1);
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(operation.description).toMatch(/^[A-Z].*\.$/s);
  });

  test('describes every parameter, with a valid example', () => {
    for (const [index, { name, description, example }] of (operation.parameters ?? []).entries()) {
      const faults = issuesOf(`${pointer}/parameters/${index}/schema`, example);
      expect({ name, description, example, faults }).toEqual({
        name,
        description: expect.stringMatching(/\w/),
        example: expect.anything(),
        faults: [],
      });
    }
  });

  test('has a valid example for every request and response body', () => {
    for (const place of contents) {
      const { content = {} } = at(place).value;
      for (const [type, { example }] of Object.entries<any>(content)) {
        const faults = issuesOf(`${place}/content/${escape(type)}/schema`, example);
        expect({ place, type, example, faults }).toEqual({
          place,
          type: expect.stringMatching(/^(application\/(json|x-ndjson|pdf)|text\/(plain|csv))$/),
          example: expect.anything(),
          faults: [],
        });
      }
    }
  });

  test('describes every response individually, has the request id in a header, and has a body unless 204', () => {
    const statuses = Object.keys(operation.responses);
    expect(statuses).toEqual(expect.arrayContaining(['429', '431', '500', '503']));
    for (const status of statuses) {
      const { description, headers, content } = at(`${pointer}/responses/${status}`).value;
      expect({ status, description, headers, hasBody: Boolean(content) }).toEqual({
        status,
        description: expect.stringMatching(/^[A-Z].{10,}\.$/),
        headers: expect.objectContaining({ 'X-Request-Id': expect.anything() }),
        hasBody: status !== '204',
      });
    }
    expect(Object.keys(at(`${pointer}/responses/429`).value.headers)).toEqual(
      expect.arrayContaining(['Retry-After', 'RateLimit', 'RateLimit-Policy']),
    );
  });
});

test('every property of every schema is described', () => {
  const bare: string[] = [];
  walk(document, '#');
  expect(bare).toEqual([]);

  function walk(node: any, place: string): void {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, property] of Object.entries<any>(isSchema(node) ? node.properties : {})) {
      if (!property.description && !property.$ref) bare.push(`${place}/properties/${name}`);
    }
    for (const [name, child] of Object.entries(node)) if (!name.startsWith('example')) walk(child, `${place}/${name}`);
  }
  function isSchema(node: any): boolean {
    return node.type === 'object' && typeof node.properties === 'object';
  }
});

test('a list in the query is documented as a parameter to repeat', () => {
  const engines = z
    .array(z.enum(['chatgpt', 'gemini']))
    .meta({ description: 'Only these engines.', examples: [['chatgpt', 'gemini']] })
    .optional();
  const toy = router({
    list: publicOperation({
      method: 'GET',
      path: '/v1/answers',
      operationId: 'listAnswers',
      tags: ['Service'],
      summary: 'List answers',
      description: 'Answers.',
      successDescription: 'Answers.',
    })
      .input(z.object({ engines }))
      .output(z.object({ count: z.int().meta({ examples: [1] }) }))
      .query(() => ({ count: 0 })),
  });
  const operation: any = createOpenApiDocument(toy).paths?.['/v1/answers']?.get;
  expect(operation.parameters).toEqual([
    {
      in: 'query',
      name: 'engines',
      description: 'Only these engines.',
      example: ['chatgpt', 'gemini'],
      style: 'form',
      explode: true,
      schema: { type: 'array', items: { type: 'string', enum: ['chatgpt', 'gemini'] } },
    },
  ]);
});

test('every event of a webhook is described, with an example that matches its schema', () => {
  expect(Object.keys(document.webhooks)).toEqual([...ALERT_EVENTS, 'digest', 'test']);
  for (const [name, { post }] of Object.entries<any>(document.webhooks)) {
    const { schema, example } = post.requestBody.content['application/json'];
    expect({ name, type: example.type, faults: issuesOf(schema.$ref, example) }).toEqual({
      name,
      type: name,
      faults: [],
    });
    expect(post.description).toMatch(/^[A-Z].*\.$/s);
  }
});

test('examples of webhooks are written by the functions that write messages', () => {
  const dataOf = (event: string) => document.webhooks[event].post.requestBody.content['application/json'].example.data;
  expect(dataOf('coverage.changed')).toMatchObject({
    subject: 'chatgpt Acme CRM',
    beforeStartDate: '2026-10-28',
    figures: { metric: 'brandCoverage', before: 0.31, after: 0.46, change: 0.15, verdict: 'up' },
  });
  expect(dataOf('crawler.blocked')).toMatchObject({
    reportId: null,
    subject: 'GPTBot acme.com',
    sentence: 'acme.com rejected 38 of 40 visits of GPTBot in the last 3 days.',
  });
  expect(dataOf('digest')).toMatchObject({ day: '2026-11-09', endDate: '2026-11-08', isQuiet: false });
});
