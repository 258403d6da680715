import { expect, test } from 'vitest';
import { parseFrames } from '../../../src/domain/query-fan-outs/wordings/parse-frames.ts';

test('a frame has an intent, a pattern and lines, and can require a known kind or place', () => {
  const text = `# Recipes

recipe /^recipes? for (?<topic>.+)$/i
  easy: easy {topic} recipe {tail?}
  steps: how to make {topic}: step by step

keyword [known kind] /^(?<topic>[^ ]+) \\/ .+$/u
  best: best {topic}

local [known place] /^(?<query>.+)$/i
  reviews: {query} reviews
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
    { intent: 'keyword', pattern: /^(?<topic>[^ ]+) \/ .+$/u, needs: 'kind', lines: [['best', 'best {topic}']] },
    { intent: 'local', pattern: /^(?<query>.+)$/i, needs: 'place', lines: [['reviews', '{query} reviews']] },
  ]);
});

test('a frame without lines has those of its intent', () => {
  const text = `recipe
  easy: easy {topic} recipe

recipe /^recipes? for (?<topic>.+)$/i
`;
  const lines = [['easy', 'easy {topic} recipe']];
  expect(parseFrames(text)).toEqual([{ intent: 'recipe', pattern: /^recipes? for (?<topic>.+)$/i, lines }]);
});

test('a class is any of its words, which can be of another class', () => {
  const text = `FRUIT
  apple|pear
  plum

FOOD
  {FRUIT}|bread

recipe /^{FOOD}{0,2} \\p{L}$/iu
  easy: easy recipes
`;
  const pattern = /^(?:(?:apple|pear|plum)|bread){0,2} \p{L}$/iu;
  expect(parseFrames(text)).toEqual([{ intent: 'recipe', pattern, lines: [['easy', 'easy recipes']] }]);
});

test.each([
  ['recipe /^{FOOD}$/i', 'There is no class FOOD'],
  ['recipe ^cake$', 'This is not a frame: recipe ^cake$'],
  ['recipe /^cake$/', 'There are no searches for recipe /^cake$/'],
])('%s is rejected', (text, message) => {
  expect(() => parseFrames(text)).toThrow(message);
});
