import { expect, test } from 'vitest';
import { describeChange } from '../../src/dashboard/sources/describe-change.ts';

const change = (verdict: 'up' | 'down' | 'within_noise' | 'not_enough_data', matchedPrompts = 12) => ({
  citationShare: -0.31,
  low: -0.45,
  high: verdict === 'within_noise' ? 0.02 : -0.17,
  verdict,
  matchedPrompts,
  matchedCells: 24,
});

test.each([
  [
    change('down'),
    'The share of answers that cite it is down 31 points from the 14 days before (−31 points, −45 to −17; 12 prompts compared with themselves).',
  ],
  [
    change('within_noise'),
    'No clear change of the share of answers that cite it from the 14 days before (−31 points, −45 to +2; 12 prompts compared with themselves).',
  ],
  [
    change('not_enough_data', 1),
    'Too few prompts to see a change from the 14 days before (1 prompt compared with itself).',
  ],
  [
    { ...change('not_enough_data', 0), citationShare: null },
    'No prompt has answers in the 14 days before to compare with.',
  ],
  [null, 'The change from the 14 days before is not known.'],
])('a change of citations is described by its verdict and interval: %#', (given, sentence) => {
  expect(describeChange(given, 'the 14 days before').replaceAll('\u00a0', ' ')).toBe(sentence);
});
