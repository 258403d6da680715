import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatApiKey, hashApiKey, isApiKey, shownPrefix } from '../../../src/domain/access/api-keys.ts';

const digits = fc.array(fc.integer({ min: 0, max: 61 }), { minLength: 32, maxLength: 32 });

test('a key is sl_live_, 32 characters of base 62 and 6 of checksum', () => {
  fc.assert(
    fc.property(digits, (secret) => {
      const key = formatApiKey(secret);
      expect(key).toMatch(/^sl_live_[0-9A-Za-z]{38}$/);
      expect(isApiKey(key)).toBe(true);
    }),
  );
});

test('a key with one mistyped character is rejected without a lookup', () => {
  fc.assert(
    fc.property(digits, fc.integer({ min: 8, max: 45 }), fc.constantFrom('0', 'a', 'Z'), (secret, position, typed) => {
      const key = formatApiKey(secret);
      const mistyped = key.slice(0, position) + typed + key.slice(position + 1);
      expect(isApiKey(mistyped)).toBe(mistyped === key);
    }),
  );
});

test('the stored hash and the shown prefix do not reveal the key', () => {
  const key = formatApiKey(Array.from({ length: 32 }, (_, i) => i));
  expect(hashApiKey(key)).toHaveLength(32);
  expect(shownPrefix(key)).toBe(key.slice(0, 12));
});

test('a key is built from exactly 32 digits', () => {
  expect(() => formatApiKey([1, 2, 3])).toThrow('32');
});
