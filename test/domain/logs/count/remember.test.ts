import { expect, test } from 'vitest';
import { remember, rememberLast } from '../../../../src/domain/logs/count/remember.ts';

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

test('a value is looked up again if another key was in between', () => {
  const asked: string[] = [];
  const find = rememberLast((key) => {
    asked.push(key);
    return key.length;
  });
  expect(['', 'a', 'a', 'bb', 'bb', 'a'].map(find)).toEqual([0, 1, 1, 2, 2, 1]);
  expect(asked).toEqual(['', 'a', 'bb', 'a']);
});
