import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { stringifyInSlices } from '../../src/rest/send-json.ts';
import { createOutputValidator } from '../../src/rest/validate-output.ts';

const schema = z.object({
  title: z.string(),
  note: z.string().optional(),
  days: z.array(z.object({ day: z.number() })).max(1000),
  groups: z.array(z.object({ key: z.string().default('none') })).optional(),
});
const validate = createOutputValidator(schema);

const days = (count: number) => Array.from({ length: count }, (_, day) => ({ day, internal: true }));

describe('a response with long lists', () => {
  test.each([0, 1, 50, 51, 1000])('is validated like a short one: %i items', async (count) => {
    const value = { title: 'A', secret: 1, days: days(count), groups: Array.from({ length: 60 }, () => ({})) };
    expect(await validate(value)).toEqual(schema.parse(value));
  });

  test.each([
    ['an item that is invalid', { title: 'A', days: [...days(100), { day: 'x' }] }, 'expected number'],
    ['another field that is invalid', { title: 1, days: days(100) }, 'expected string'],
    ['a list that is too long', { title: 'A', days: days(1001) }, 'Too big'],
    ['a field that is missing', { days: days(100) }, 'expected string'],
  ])('is rejected for %s', async (_, value, message) => {
    await expect(validate(value)).rejects.toThrow(message);
  });

  test('lets other work run in between', async () => {
    const slow = createOutputValidator(z.object({ days: z.array(z.number().refine(block)) }));
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

test('JSON in slices equals JSON.stringify', async () => {
  const items = fc.array(fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.date({ noInvalidDate: true })), {
    maxLength: 120,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.string(), fc.oneof(items, fc.jsonValue(), fc.constant(undefined))),
      async (value) => {
        expect(await stringifyInSlices(value)).toBe(JSON.stringify(value));
      },
    ),
    { numRuns: 300 },
  );
  expect(await stringifyInSlices(days(60))).toBe(JSON.stringify(days(60)));
});
