import { expect, test } from 'vitest';
import { parseFrames } from '../../../src/domain/query-fan-outs/wordings/parse-frames.ts';

test('a frame has an intent, a pattern and lines, and can require a known kind', () => {
  const text = `# Recipes

recipe /^recipes? for (?<topic>.+)$/i
  easy: easy {topic} recipe {tail?}
  steps: how to make {topic}: step by step

keyword [known kind] /^(?<topic>[^ ]+) \\/ .+$/u
`;
  expect(parseFrames(text)).toEqual([
    {
      intent: 'recipe',
      pattern: /^recipes? for (?<topic>.+)$/i,
      lines: [
        ['easy', 'easy {topic} recipe {tail?}'],
        ['steps', 'how to make {topic}: step by step'],
      ],
    },
    { intent: 'keyword', pattern: /^(?<topic>[^ ]+) \/ .+$/u, needsKind: true },
  ]);
});

test('a class is any of its words, which can be of another class', () => {
  const text = `FRUIT
  apple|pear
  plum

FOOD
  {FRUIT}|bread

recipe /^{FOOD}{0,2} \\p{L}$/iu
`;
  expect(parseFrames(text)).toEqual([{ intent: 'recipe', pattern: /^(?:(?:apple|pear|plum)|bread){0,2} \p{L}$/iu }]);
});

test.each([
  ['recipe /^{FOOD}$/i', 'There is no class FOOD'],
  ['recipe ^cake$', 'This is not a frame: recipe ^cake$'],
])('%s is rejected', (text, message) => {
  expect(() => parseFrames(text)).toThrow(message);
});
