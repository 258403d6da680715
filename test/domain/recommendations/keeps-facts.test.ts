import { describe, expect, test } from 'vitest';
import { keepsFacts } from '../../../src/domain/recommendations/keeps-facts.ts';

const COPY = {
  title: 'Get Acme onto a page of forbes.com',
  headline: 'ChatGPT cites this page in 12 answers; 10 of them name Globex, none names Acme.',
  reasoning: 'From 2026-11-01 to 2026-11-14, ChatGPT cited [The best](https://forbes.com/best) in **12 answers**.',
  suggestions: ['- Read the page.', '- Write to forbes.com.'],
};
const NAMES = ['Acme', 'ChatGPT', 'forbes.com', 'Globex', 'C++ (tm)'];

function keeps(changes: Partial<typeof COPY>): boolean {
  return keepsFacts(COPY, { ...COPY, ...changes }, NAMES);
}

describe('a new wording is accepted', () => {
  test('if it is identical', () => {
    expect(keeps({})).toBe(true);
  });

  test('if it states the same facts differently', () => {
    expect(
      keeps({
        title: 'Bring Acme to forbes.com',
        headline: 'ChatGPT relied on this page for 12 answers. Of these, 10 mention Globex and none mentions Acme.',
        suggestions: ['- Start by reading what it says.', '- Then contact forbes.com with facts.'],
      }),
    ).toBe(true);
  });
});

describe('a new wording is rejected', () => {
  test.each([
    ['a number is changed', { headline: COPY.headline.replace('12', '120') }],
    ['a number is missing', { headline: COPY.headline.replace('10 of them', 'most of them') }],
    ['a number is added', { title: `${COPY.title} within 30 days` }],
    ['numbers are swapped', { headline: COPY.headline.replace('12', 'x').replace('10', '12').replace('x', '10') }],
    ['a name is missing', { headline: COPY.headline.replace('Globex', 'a rival') }],
    [
      'names are swapped',
      { headline: COPY.headline.replace('Globex', 'x').replace('Acme', 'Globex').replace('x', 'Acme') },
    ],
    ['a date is changed', { reasoning: COPY.reasoning.replace('11-14', '11-15') }],
    ['a URL is changed', { reasoning: COPY.reasoning.replace('forbes.com/best)', 'forbes.com/worst)') }],
    ['a negation is missing', { headline: COPY.headline.replace('none names Acme', 'some name Acme') }],
    ['a negation is added', { title: `Do not get Acme onto a page of forbes.com` }],
    ['a suggestion is missing', { suggestions: ['- Read the page.'] }],
    ['a suggestion is not a bullet', { suggestions: ['Read the page.', '- Write to forbes.com.'] }],
    ['a suggestion has two lines', { suggestions: ['- Read\nthe page.', '- Write to forbes.com.'] }],
    ['a text is empty', { suggestions: ['- ', '- Write to forbes.com.'] }],
  ])('if %s', (_, changes) => {
    expect(keeps(changes)).toBe(false);
  });
});
