import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inSlices } from '../../../src/schemas/shared/in-slices.ts';

const fields = {
  title: z.string(),
  note: z.string().optional(),
  days: z.array(z.object({ day: z.number() })).max(1000),
  groups: z.array(z.object({ key: z.string().default('none') })).optional(),
};
const schema = inSlices(z.object(fields));

const days = (count: number) => Array.from({ length: count }, (_, day) => ({ day, internal: true }));

describe('an output with long lists', () => {
  test.each([0, 1, 20, 21, 1000])('is validated like a short one: %i items', async (count) => {
    const value = { title: 'A', secret: 1, days: days(count), groups: Array.from({ length: 60 }, () => ({})) };
    expect(JSON.stringify(await schema.parseAsync(value))).toBe(JSON.stringify(z.object(fields).parse(value)));
  });

  test('may lack an optional list', async () => {
    const value = { title: 'A', days: days(100) };
    expect(await schema.parseAsync(value)).toEqual(z.object(fields).parse(value));
  });

  test.each([
    ['an item that is invalid', { title: 'A', days: [...days(100), { day: 'x' }] }, 'expected number'],
    [
      'an item of a short list that is invalid',
      { title: 'A', days: days(100), groups: [{ key: 1 }] },
      'expected string',
    ],
    ['another field that is invalid', { title: 1, days: days(100) }, 'expected string'],
    ['a list that is too long', { title: 'A', days: days(1001) }, 'Too big'],
    ['a field that is missing', { days: days(100) }, 'expected string'],
    ['a list that is missing', { title: 'A', groups: Array.from({ length: 60 }, () => ({})) }, 'expected array'],
  ])('is rejected for %s', async (_, value, message) => {
    await expect(schema.parseAsync(value)).rejects.toThrow(message);
  });

  test('lets other work run in between', async () => {
    const slow = inSlices(z.object({ days: z.array(z.number().refine(block)) }));
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await slow.parseAsync({ days: Array.from({ length: 60 }, (_, day) => day) });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
  });

  test('is the same list if it is returned again, and the other fields are validated again', async () => {
    let validated = 0;
    const counting = inSlices(z.object({ title: z.string(), days: z.array(z.number().refine(() => ++validated > 0)) }));
    const list = Array.from({ length: 60 }, (_, day) => day);
    const first = await counting.parseAsync({ title: 'A', days: list });
    const second = await counting.parseAsync({ title: 'B', days: list });
    expect([first, second]).toEqual([
      { title: 'A', days: list },
      { title: 'B', days: list },
    ]);
    expect(second.days).toBe(first.days);
    expect(validated).toBe(60);
    await expect(counting.parseAsync({ title: 1, days: list })).rejects.toThrow('expected string');
  });
});

/** Takes a millisecond. */
function block(): boolean {
  const end = performance.now() + 1;
  while (performance.now() < end);
  return true;
}
