import { expect, test } from 'vitest';
import { chooseCitingPrompts, MOST_CITING_PROMPTS } from '../../../src/domain/citations/cited-pages.ts';

test('of many citing prompts, those with the most citations are chosen, ordered by id', () => {
  const citing = Array.from({ length: 100 }, (_, index) => ({
    promptId: `prm_${String(index).padStart(3, '0')}`,
    citations: index % 10,
  }));
  const chosen = chooseCitingPrompts(citing);
  expect(chosen).toHaveLength(MOST_CITING_PROMPTS);
  expect(new Set(chosen.map(({ citations }) => citations))).toEqual(new Set([9, 8]));
  expect(chosen.map(({ promptId }) => promptId)).toEqual(chosen.map(({ promptId }) => promptId).toSorted());
  expect(chooseCitingPrompts(citing.slice(0, 3))).toEqual(citing.slice(0, 3));
});
