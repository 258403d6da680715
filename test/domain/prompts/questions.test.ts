import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lexicon } from '../../../src/data.ts';
import {
  normalizeSearch,
  numberQuestions,
  proposeQuestions,
  type QuestionCandidate,
} from '../../../src/domain/prompts/questions.ts';
import { groupSimilar, topicOf } from '../../../src/domain/prompts/same-question.ts';

function similarOf(...prompts: string[]): string[][] {
  const read = prompts.map((prompt) => ({ prompt, topic: topicOf(prompt, lexicon) }));
  return groupSimilar(read, lexicon).map((group) => group.map(({ prompt }) => prompt));
}

function candidate(
  id: string,
  evidence: Partial<{ searches: string; pages: string; questionId: string; isChosen: boolean }>,
) {
  const { searches = '', pages = '', questionId = null, isChosen = false } = evidence;
  return { id, questionId, isChosen, searches: new Set(searches), pages: new Set(pages) };
}

function idsOf(candidates: QuestionCandidate[]): string[] {
  return proposeQuestions(candidates).map((prompts) => prompts.map(({ id }) => id).join(' '));
}

describe('near-equal texts', () => {
  test('are the same topic words and intent in any wording', () => {
    const wordings = [
      'Best CRM for startups',
      'What is the best CRM for startups?',
      'Which CRM is best for a startup?',
    ];
    expect(similarOf('Best plumber in Austin', ...wordings, 'Best CRM for large companies')).toEqual([wordings]);
  });

  test('do not join questions about different cities, years or intents', () => {
    const cities = ['Austin', 'Dallas', 'Berlin', 'Munich', 'New York', 'Newark'];
    const prompts = cities.flatMap((city) => [`Best plumber in ${city}`, `Cheapest plumber in ${city}`]);
    expect(similarOf(...prompts, 'Best plumber', 'Best plumber 2025', 'Best plumber 2026')).toEqual([]);
  });
});

describe('prompts with near-equal texts are one question', () => {
  test('if they share a search', () => {
    expect(idsOf([candidate('a', { searches: 'xy' }), candidate('b', { searches: 'yz' })])).toEqual(['a b']);
    expect(normalizeSearch('  Best  CRM? ')).toBe('best crm');
  });

  test('if they share two pages, and a fifth of the pages of the one that cites fewer', () => {
    expect(idsOf([candidate('a', { pages: '0123456789' }), candidate('b', { pages: '01ABCDEFGHIJKL' })])).toEqual([
      'a b',
    ]);
    expect(idsOf([candidate('a', { pages: '0123456789-' }), candidate('b', { pages: '01ABCDEFGHIJKL' })])).toEqual([
      'a',
      'b',
    ]);
    expect(idsOf([candidate('a', { pages: '01' }), candidate('b', { pages: '1' })])).toEqual(['a', 'b']);
  });

  test('not without evidence', () => {
    expect(idsOf([candidate('a', {}), candidate('b', {})])).toEqual(['a', 'b']);
  });

  test('if all of them share something, not only neighbors', () => {
    const chain = [
      candidate('a', { searches: 'x' }),
      candidate('b', { searches: 'xy' }),
      candidate('c', { searches: 'y' }),
    ];
    expect(idsOf(chain)).toEqual(['a b', 'c']);
  });

  test('if they were one question before, although their answers are deleted', () => {
    const grouped = { questionId: 'b' };
    expect(idsOf([candidate('a', {}), candidate('b', {}), candidate('c', grouped)])).toEqual(['b c', 'a']);
  });
});

describe('a prompt joins a question that a user made', () => {
  const made = { searches: 'xyz', isChosen: true };

  test('if it fits all of its prompts, rather than another question', () => {
    const prompts = [
      candidate('a', made),
      candidate('b', { ...made, questionId: 'a' }),
      candidate('c', { searches: 'x' }),
      candidate('d', { searches: 'x', questionId: 'c' }),
    ];
    expect(idsOf([...prompts, candidate('e', { searches: 'x' })])).toEqual(['a b e', 'c d']);
    expect(idsOf([...prompts, candidate('e', { searches: 'u' })])).toEqual(['a b', 'c d', 'e']);
  });

  test('not if it fits two of them, and the prompts of two of them are never joined', () => {
    const prompts = [candidate('a', made), candidate('b', made), candidate('c', { searches: 'x' })];
    expect(idsOf(prompts)).toEqual(['a', 'b', 'c']);
  });
});

const evidence = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 0, max: 99 }).map(String),
    questionId: fc.option(fc.constantFrom('q', 'r')),
    isChosen: fc.constant(false),
    searches: fc.uniqueArray(fc.constantFrom('s', 't', 'u')).map((list) => new Set(list)),
    pages: fc.uniqueArray(fc.nat(9).map(String)).map((list) => new Set(list)),
  }),
  { selector: ({ id }) => id, maxLength: 10 },
);

test('the questions do not depend on the order of the prompts', () => {
  fc.assert(
    fc.property(evidence, fc.func(fc.nat()), (candidates, rank) => {
      const shuffled = candidates.toSorted((a, b) => rank(a.id) - rank(b.id));
      expect(idsOf(shuffled)).toEqual(idsOf(candidates));
    }),
  );
});

test('every prompt has one question, and every two prompts of it are confirmed by themselves or were one question', () => {
  fc.assert(
    fc.property(evidence, (candidates) => {
      const questions = proposeQuestions(candidates);
      expect(
        questions
          .flat()
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(candidates.map(({ id }) => id).toSorted());
      for (const [a, b] of questions.flatMap((prompts) =>
        prompts.flatMap((x) => prompts.map((y) => [x, y] as const)),
      )) {
        if (a.id === b.id || (a.questionId !== null && a.questionId === b.questionId)) continue;
        const alone = proposeQuestions([
          { ...a, questionId: null },
          { ...b, questionId: null },
        ]);
        expect(alone).toHaveLength(1);
      }
    }),
  );
});

test('questions are numbered by their first prompt, and not at all if each prompt is one', () => {
  expect(numberQuestions(['a', 'b', 'c', 'd'], new Map([['d', 'b']]))).toEqual([0, 1, 2, 1]);
  expect(numberQuestions(['a', 'c', 'd'], new Map([['d', 'b']]))).toEqual([]);
  expect(
    numberQuestions(
      ['c', 'd'],
      new Map([
        ['c', 'b'],
        ['d', 'b'],
      ]),
    ),
  ).toEqual([0, 0]);
});
