import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sendText, serializeOutput } from '../../../src/rest/responses/send-json.ts';

/** Returns the response as one text. */
async function serialize(output: unknown): Promise<string> {
  return (await serializeOutput(output)).map(String).join('');
}

const days = (count: number) => Array.from({ length: count }, (_, day) => ({ day, note: undefined }));

describe('an output with long lists', () => {
  test.each([0, 1, 20, 21, 1000])('is serialized like a short one: %i items', async (count) => {
    const output = { title: 'A', note: undefined, days: days(count), groups: Array.from({ length: 60 }, () => ({})) };
    expect(await serialize(output)).toBe(JSON.stringify(output));
  });

  test('lets other work run in between', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await serialize({ days: Array.from({ length: 60 }, () => ({ toJSON: block })) });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
  });

  test('is serialized once if the list is returned again', async () => {
    let serialized = 0;
    const list = Array.from({ length: 60 }, (_, day) => ({ toJSON: () => ++serialized && day }));
    const text = JSON.stringify(Array.from({ length: 60 }, (_, day) => day));
    expect(await serialize({ title: 'A', list })).toBe(`{"title":"A","list":${text}}`);
    expect(await serialize({ title: 'B', list })).toBe(`{"title":"B","list":${text}}`);
    expect(serialized).toBe(60);
  });
});

/** Takes a millisecond. */
function block(): number {
  const end = performance.now() + 1;
  while (performance.now() < end);
  return end;
}

test('JSON of any output equals JSON.stringify', async () => {
  const items = fc.array(fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.date({ noInvalidDate: true })), {
    maxLength: 120,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.record({ list: items, other: fc.option(items, { nil: undefined }), rest: fc.jsonValue() }),
      fc.dictionary(fc.string(), fc.oneof(items, fc.jsonValue(), fc.constant(undefined))),
      async (known, more) => {
        const output = { ...more, ...known };
        expect(await serialize(output)).toBe(JSON.stringify(output));
      },
    ),
    { numRuns: 300 },
  );
  expect(await serialize(days(60))).toBe(JSON.stringify(days(60)));
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
