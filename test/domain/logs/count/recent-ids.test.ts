import { expect, test } from 'vitest';
import { RecentIds } from '../../../../src/domain/logs/count/recent-ids.ts';

test('an ID is new once, for as long as it is remembered', () => {
  const ids = new RecentIds(2);
  expect(['a', 'a', 'b', 'c', 'a'].map((id) => ids.add(id))).toEqual([true, false, true, true, false]);
  expect(['d', 'e', 'f', 'g', 'a'].map((id) => ids.add(id))).toEqual([true, true, true, true, true]);
});
