import { expect, test } from 'vitest';
import { remember } from '../../../../src/domain/logs/count/remember.ts';

test('a found value is not looked up again until the cache is full', () => {
  const asked: string[] = [];
  const find = remember((key: string) => {
    asked.push(key);
    return key === 'nobody' ? null : key.length;
  }, 3);
  for (const key of ['a', 'nobody', 'a', 'nobody', 'bb']) find(key);
  expect(asked).toEqual(['a', 'nobody', 'bb']);
  expect([find('ccc'), find('a'), find('nobody')]).toEqual([3, 1, null]);
  expect(asked).toEqual(['a', 'nobody', 'bb', 'ccc', 'a', 'nobody']);
});
