import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAnthropic } from '../../../src/gateways/language-model/anthropic.ts';
import { createOpenAi } from '../../../src/gateways/language-model/openai.ts';
import { readError } from '../../../src/gateways/language-model/provider-errors.ts';
import { readAnswer } from '../../../src/gateways/language-model/read-answer.ts';
import { colors, GOOD, providers } from '../../support/language-model.ts';

const settings = { apiKey: 'k', baseUrl: '', model: 'm' };
const readers = { openai: createOpenAi(settings).readReply, anthropic: createAnthropic(settings).readReply };

type Path = (string | number)[];

/** Every path in a body, so that the value at any of them can be removed or replaced. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [[...path, key], ...pathsOf((value as any)[key], [...path, key])]);
}

function spoil(body: unknown, path: Path, value: unknown) {
  let place: any = body;
  for (const key of path.slice(0, -1)) place = place?.[key];
  const last = path.at(-1) ?? '';
  if (typeof place !== 'object' || place === null) return;
  if (value === undefined) delete place[last];
  else place[last] = value;
}

describe.each(providers)('$name', ({ name, says, refuses, cutOff, error }) => {
  const bodies = [says(JSON.stringify(GOOD)), refuses('No'), cutOff];
  const spoilt = fc.constantFrom(...bodies).chain((body) =>
    fc
      .array(fc.tuple(fc.constantFrom(...pathsOf(body)), fc.constantFrom(undefined, null, 7, 'x', [], {}, [null])))
      .map((changes) => {
        const copy = structuredClone(body);
        for (const [path, value] of changes) spoil(copy, path, value);
        return copy;
      }),
  );

  test('any missing or unexpected part of a reply yields a value or a typed error, and nothing is thrown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(spoilt, fc.jsonValue(), fc.constant(undefined)), async (body) => {
        const reply = readers[name](body);
        expect(reply.inputTokens).toBeGreaterThanOrEqual(0);
        expect(reply.outputTokens).toBeGreaterThanOrEqual(0);
        const answer = await readAnswer(colors, reply.text);
        const found = reply.error?.reason ?? ('value' in answer ? answer.value : 'no value');
        expect([GOOD, 'no value', 'refused', 'truncated', 'unavailable']).toContainEqual(found);
      }),
    );
  });

  test('a valid answer is returned even if everything around it is missing', () => {
    const [good] = bodies;
    const needed = new Set(['output', 'content', 'type', 'text']);
    const around = pathsOf(good).filter((path) => !path.some((key) => typeof key === 'number' || needed.has(key)));
    fc.assert(
      fc.property(fc.subarray(around), (lost) => {
        const copy = structuredClone(good);
        for (const path of lost) spoil(copy, path, undefined);
        expect(JSON.parse(readers[name](copy).text)).toEqual(GOOD);
      }),
    );
  });

  test('every error response is a typed error', () => {
    const text = fc.oneof(fc.json(), fc.string(), fc.constant(JSON.stringify(error('x', 'y'))));
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 599 }), text, (status, words) => {
        const modelError = readError({ status, text: words, retryAfterMs: null });
        expect(modelError.message).toContain(`HTTP ${status}: `);
        expect(modelError.message.length).toBeLessThan(320);
      }),
    );
  });
});
