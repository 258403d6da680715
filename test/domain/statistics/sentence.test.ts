import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Change, type SentenceInput, writeSentence } from '../../../src/domain/statistics/sentence.ts';

const NOISE: Change = { verdict: 'within_noise', difference: 0.04 };
const UNKNOWN: Change = { verdict: 'not_enough_data', difference: null };

function write(changes: Partial<SentenceInput> = {}): string {
  const sentence = writeSentence({
    brand: 'Acme CRM',
    coverage: 0.512,
    interval: { low: 0.45, high: 0.58 },
    change: NOISE,
    engines: [
      { label: 'Gemini', ...NOISE },
      { label: 'Claude', ...NOISE },
      { label: 'ChatGPT', ...NOISE },
    ],
    before: 'the 7 days before',
    ...changes,
  });
  return sentence.replaceAll('\u00a0', ' ');
}

describe('the sentence of the week', () => {
  test('names the engine that moved, and says that the others show no clear change', () => {
    expect(
      write({
        engines: [
          { label: 'Gemini', verdict: 'up', difference: 0.08 },
          { label: 'Claude', ...NOISE },
        ],
      }),
    ).toBe('Acme CRM is named in 51 % of answers (45 to 58 %), up 8 points in Gemini, no clear change elsewhere.');
  });

  test('names the largest move first, and nothing else where all engines moved', () => {
    expect(
      write({
        engines: [
          { label: 'Gemini', verdict: 'up', difference: 0.08 },
          { label: 'Claude', verdict: 'down', difference: -0.12 },
        ],
      }),
    ).toBe('Acme CRM is named in 51 % of answers (45 to 58 %), down 12 points in Claude and up 8 points in Gemini.');
  });

  test('names the change of all engines together before that of single engines', () => {
    const engines = [
      { label: 'Gemini', verdict: 'up', difference: 0.01 },
      { label: 'Claude', ...NOISE },
    ] satisfies SentenceInput['engines'];
    expect(write({ change: { verdict: 'up', difference: 0.06 }, engines })).toBe(
      'Acme CRM is named in 51 % of answers (45 to 58 %), up 6 points from the 7 days before: up 1 point in Gemini, no clear change elsewhere.',
    );
    expect(write({ change: { verdict: 'down', difference: -0.06 }, before: 'the window of 1 to 7 Nov 2025' })).toBe(
      'Acme CRM is named in 51 % of answers (45 to 58 %), down 6 points from the window of 1 to 7 Nov 2025.',
    );
  });

  test('says "no clear change", never "unchanged", where nothing moved beyond chance', () => {
    expect(write()).toBe('Acme CRM is named in 51 % of answers (45 to 58 %), no clear change from the 7 days before.');
  });

  test('says so where there are no answers, and where there is nothing to compare with', () => {
    expect(write({ coverage: null })).toBe('No answers about Acme CRM in this window.');
    expect(write({ interval: null, change: UNKNOWN, engines: [{ label: 'Gemini', ...UNKNOWN }] })).toBe(
      'Acme CRM is named in 51 % of answers; there are no answers to the same prompts in the 7 days before to see a change.',
    );
    const few: Change = { verdict: 'not_enough_data', difference: 0.1 };
    expect(write({ interval: null, change: few, engines: [{ label: 'Gemini', ...few }] })).toBe(
      'Acme CRM is named in 51 % of answers; there are too few of the same prompts in the 7 days before to see a change.',
    );
  });

  test('never mentions a difference without a verdict, however large it is', () => {
    const quiet = fc.record({
      verdict: fc.constantFrom('within_noise' as const, 'not_enough_data' as const),
      difference: fc.option(fc.double({ min: -1, max: 1, noNaN: true })),
    });
    fc.assert(
      fc.property(quiet, fc.array(quiet, { maxLength: 7 }), (change, engines) => {
        const sentence = write({
          change,
          engines: engines.map((each, index) => ({ ...each, label: `Engine ${index}` })),
        });
        expect(sentence).not.toMatch(/\b(up|down|points?|Engine)\b/);
      }),
    );
  });
});
