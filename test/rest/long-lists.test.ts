import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sendText } from '../../src/rest/send-json.ts';
import { createOutputSerializer } from '../../src/rest/serialize-output.ts';

/** Returns the response as one text. */
function serializer(of: Parameters<typeof createOutputSerializer>[0]) {
  const serialize = createOutputSerializer(of);
  return async (value: unknown) => (await serialize(value))?.map(String).join('');
}

const schema = z.object({
  title: z.string(),
  note: z.string().optional(),
  days: z.array(z.object({ day: z.number() })).max(1000),
  groups: z.array(z.object({ key: z.string().default('none') })).optional(),
});
const serialize = serializer(schema);

const days = (count: number) => Array.from({ length: count }, (_, day) => ({ day, internal: true }));

describe('a response with long lists', () => {
  test.each([0, 1, 20, 21, 1000])('is validated and serialized like a short one: %i items', async (count) => {
    const value = { title: 'A', secret: 1, days: days(count), groups: Array.from({ length: 60 }, () => ({})) };
    expect(await serialize(value)).toBe(JSON.stringify(schema.parse(value)));
  });

  test.each([
    ['an item that is invalid', { title: 'A', days: [...days(100), { day: 'x' }] }, 'expected number'],
    ['another field that is invalid', { title: 1, days: days(100) }, 'expected string'],
    ['a list that is too long', { title: 'A', days: days(1001) }, 'Too big'],
    ['a field that is missing', { days: days(100) }, 'expected string'],
  ])('is rejected for %s', async (_, value, message) => {
    await expect(serialize(value)).rejects.toThrow(message);
  });

  test('lets other work run in between', async () => {
    const slow = serializer(z.object({ days: z.array(z.number().refine(block)) }));
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await slow({ days: Array.from({ length: 60 }, (_, day) => day) });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
  });
});

/** Takes a millisecond. */
function block(): boolean {
  const end = performance.now() + 1;
  while (performance.now() < end);
  return true;
}

test('a list that is returned again is not validated again, and the other fields are', async () => {
  let validated = 0;
  const counting = serializer(z.object({ title: z.string(), days: z.array(z.number().refine(() => ++validated > 0)) }));
  const list = Array.from({ length: 60 }, (_, day) => day);
  expect(await counting({ title: 'A', days: list })).toBe(JSON.stringify({ title: 'A', days: list }));
  expect(await counting({ title: 'B', days: list })).toBe(JSON.stringify({ title: 'B', days: list }));
  expect(validated).toBe(60);
  await expect(counting({ title: 1, days: list })).rejects.toThrow('expected string');
});

test('JSON of any response equals JSON.stringify', async () => {
  const items = fc.array(fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.date({ noInvalidDate: true })), {
    maxLength: 120,
  });
  const any = serializer(z.looseObject({ list: z.array(z.unknown()), other: z.array(z.unknown()).optional() }));
  await fc.assert(
    fc.asyncProperty(
      fc.record({ list: items, other: fc.option(items, { nil: undefined }), rest: fc.jsonValue() }),
      // zod omits a field with the name of the prototype.
      fc.dictionary(
        fc.string().filter((name) => name !== '__proto__'),
        fc.oneof(items, fc.jsonValue(), fc.constant(undefined)),
      ),
      async (known, more) => {
        const value = { ...more, ...known };
        expect(JSON.parse((await any(value)) ?? '')).toEqual(JSON.parse(JSON.stringify(value)));
      },
    ),
    { numRuns: 300 },
  );
  expect(await serializer(z.array(z.unknown()))(days(60))).toBe(JSON.stringify(days(60)));
  expect(await serializer(z.void())(undefined)).toBeUndefined();
});

test('a response in pieces is sent with its length in bytes', async () => {
  const server = createServer((_, res) => sendText(res, ['{"title":"é",', '"days":', Buffer.from('["ü"]'), '}']));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(reply.headers.get('content-length')).toBe(String(Buffer.byteLength('{"title":"é","days":["ü"]}')));
    expect(await reply.json()).toEqual({ title: 'é', days: ['ü'] });
  } finally {
    server.close();
  }
});
