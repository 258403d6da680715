import { expect, test } from 'vitest';
import { z } from 'zod';
import { toProviderSchema } from '../../../src/gateways/language-model/json-schema.ts';

test('limits are moved to descriptions, because providers reject the keywords', () => {
  const schema = z.object({
    count: z.int().min(1).max(9).describe('How many'),
    names: z.array(z.string().max(5)).min(2),
    page: z.url(),
    any: z.int(),
  });
  expect(toProviderSchema(schema).properties).toEqual({
    count: { type: 'integer', description: 'How many; minimum: 1; maximum: 9' },
    names: { type: 'array', items: { type: 'string', description: 'maxLength: 5' }, description: 'minItems: 2' },
    page: { type: 'string', description: 'format: uri' },
    any: { type: 'integer' },
  });
});

test('every object is closed and requires every field, at any depth', () => {
  const inner = { type: 'object', properties: { x: { type: 'string' } }, required: ['x'], additionalProperties: false };
  const one = z.object({ x: z.string().optional() });
  expect(
    toProviderSchema(z.object({ list: z.array(one), maybe: one.nullable(), given: z.string().default('a') })),
  ).toEqual({
    type: 'object',
    properties: {
      list: { type: 'array', items: inner },
      maybe: { anyOf: [inner, { type: 'null' }] },
      given: { type: 'string' },
    },
    required: ['list', 'maybe', 'given'],
    additionalProperties: false,
  });
});

test('alternatives are anyOf, the only form that both providers accept', () => {
  const kinds = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]);
  const text = JSON.stringify(toProviderSchema(z.object({ kinds })));
  expect(text).toContain('"anyOf"');
  expect(text).not.toContain('"oneOf"');
});

test('a field can have the name of a keyword', () => {
  const schema = toProviderSchema(z.object({ format: z.string(), pattern: z.string(), default: z.string() }));
  expect(schema.required).toEqual(['format', 'pattern', 'default']);
  expect(Object.keys(schema.properties as object)).toEqual(['format', 'pattern', 'default']);
});
