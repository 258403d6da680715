import { describe, expect, test } from 'vitest';
import { compareTexts } from '../../../src/domain/content-checks/dynamic-content.ts';

const count = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `word${from + i}`).join(' ');
function compare(before: string, after: string, isRefused = false) {
  const page = { length: before.length, all: before, isRefused };
  return compareTexts(page, { text: after, length: after.length });
}

describe('the share of the rendered text that is there without JavaScript', () => {
  test.each([
    ['all of it', count(0, 100), count(0, 100), 100],
    ['all of it, and more than is rendered', count(0, 200), count(0, 100), 100],
    ['none of it', 'Loading', count(0, 100), 0],
    ['half of it', count(0, 52), count(0, 104), 48],
    ['the same words in another order', count(0, 100).split(' ').toReversed().join(' '), count(0, 100), 0],
    ['a text of three words', 'one two three', 'One, two: three!', 100],
    ['nothing at all', '', '', 0],
  ])('%s', (_name, before, after, score) => {
    expect(compare(before, after).score).toBe(score);
  });

  test('is told in plain words, with the longest passage that is missing', () => {
    expect(compare(count(0, 100), count(0, 100)).differenceDescription).toContain('says the same');
    expect(compare(count(0, 80), count(0, 100)).differenceDescription).toMatch(/^Part of the text.*“word76 word77/);
    expect(compare(count(0, 10), count(0, 100)).differenceDescription).toMatch(/^Most of the text.*“word6 word7/);
    expect(compare('x', '').differenceDescription).toBe('The rendered page shows no text.');
  });
});

describe('isPotentiallyBlocked', () => {
  test.each([
    ['a refusal', count(0, 100), count(0, 100), true, true],
    ['a tiny page where a browser gets much more', 'Loading', count(0, 100), false, true],
    ['a tiny page in a browser too', 'Loading', 'Loading the page', false, false],
    ['a short page where a browser gets a little more', count(0, 15), count(0, 40), false, false],
    ['a long page', count(0, 100), count(0, 900), false, false],
  ])('%s', (_name, before, after, isRefused, expected) => {
    expect(compare(before, after, isRefused).isPotentiallyBlocked).toBe(expected);
  });
});
