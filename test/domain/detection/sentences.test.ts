import { expect, test } from 'vitest';
import { excerptSentence } from '../../../src/domain/detection/sentences.ts';

test.each([
  ['First. Gap is here. Last.', 'Gap is here.'],
  ['# Gap\nMore', 'Gap'],
  ['- 1. Gap: a shop', 'Gap: a shop'],
  ['* Gap: a shop', 'Gap: a shop'],
  ['**Gap**: a shop', '**Gap**: a shop'],
  ['1. **Gap** sells jeans', '**Gap** sells jeans'],
  ['*  **Gap** sells jeans', '**Gap** sells jeans'],
])('the sentence around a mention in %j is %j', (text, sentence) => {
  const at = text.indexOf('Gap');
  const excerpt = excerptSentence(text, at, at + 3);
  expect(excerpt.text).toBe(sentence);
  expect(excerpt.text.slice(excerpt.start, excerpt.end)).toBe('Gap');
});

test('a long sentence is truncated around the mention', () => {
  const text = `${'before '.repeat(60)}Gap ${'after '.repeat(60)}`;
  const at = text.indexOf('Gap');
  const { text: shown, start, end } = excerptSentence(text, at, at + 3);
  expect(shown.length).toBeLessThanOrEqual(240);
  expect(shown.slice(start, end)).toBe('Gap');
});
