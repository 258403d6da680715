import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitEqually, toMicros, toUsd } from '../../../src/domain/costs/amounts.ts';
import { shareFairly } from '../../../src/domain/costs/limits.ts';

const micros = fc.integer({ min: 0, max: 1e12 });

test('equal parts add up to the amount exactly, and differ by a millionth at most', () => {
  expect(splitEqually(10, 3)).toEqual([4, 3, 3]);
  fc.assert(
    fc.property(micros, fc.integer({ min: 1, max: 50 }), (amount, count) => {
      const parts = splitEqually(amount, count);
      expect(parts).toHaveLength(count);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    }),
  );
});

test('amounts are exact to a millionth of a US dollar', () => {
  expect([toMicros(0.1 + 0.2), toUsd(toMicros(0.0123456))]).toEqual([300_000, 0.012346]);
});

test('a budget that covers all plans limits none', () => {
  expect(
    shareFairly(
      10,
      new Map([
        ['a', 4],
        ['b', 6],
      ]),
    ),
  ).toBeNull();
});

test('a small workspace gets all that it needs, and the others share the rest equally', () => {
  const plans = new Map([
    ['large', 100],
    ['small', 2],
    ['medium', 20],
  ]);
  expect(Object.fromEntries(shareFairly(30, plans) ?? [])).toEqual({ small: 2, medium: 14, large: 14 });
});

test('shares spend the budget, exceed no plan, and no one gets less than another that also lacks something', () => {
  const plans = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), plans, (budget, amounts) => {
      const planned = new Map(amounts.map((amount, index) => [`ws_${index}`, amount]));
      const shares = shareFairly(budget, planned);
      if (!shares) return;
      expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(budget);
      const lacking = [...planned]
        .filter(([id, amount]) => (shares.get(id) ?? 0) < amount)
        .map(([id]) => shares.get(id) ?? 0);
      const most = Math.max(...shares.values());
      for (const share of lacking) expect(most - share).toBeLessThanOrEqual(1);
    }),
  );
});
