import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lexicon } from '../../../src/data.ts';
import { suggestPrompts } from '../../../src/domain/prompts/suggest.ts';
import { readQuery } from '../../../src/domain/query-fan-outs/read-query.ts';
import type { Reading } from '../../../src/domain/query-fan-outs/reading.ts';

type Facts = Parameters<typeof suggestPrompts>[0];

function suggest(text: string, given: Partial<Facts> = {}) {
  const category = readQuery(text, lexicon) as Reading;
  const own = { brand: 'Acme', brandDomain: 'acme.com' };
  const facts = { ...own, observed: [], isSimulated: false, written: [], existing: [] };
  return suggestPrompts({ ...facts, category, limit: 20, ...given });
}

const textsOf = (...given: Parameters<typeof suggest>) => suggest(...given).map(({ prompt }) => prompt);

describe('the first suggestion', () => {
  test.each([
    ['CRM software for small teams', 'What is the best CRM software for small teams?'],
    ['Running shoes', 'What are the best running shoes?'],
    ['web analytics tool', 'What is the best web analytics tool?'],
    ['project management', 'Which project management options would you recommend, and why?'],
    ['family law firm in Berlin', 'Which family law firm options in Berlin would you recommend, and why?'],
    ['What is the best CRM for startups?', 'What is the best CRM for startups?'],
    ['Laufschuhe', 'Laufschuhe: Was ist zu empfehlen?'],
    ['zapatillas para correr', 'Zapatillas para correr: ¿cuáles son las mejores opciones?'],
    ['logiciel de paie', 'Logiciel de paie : quelles sont les meilleures options ?'],
    ['業務管理ソフト', '業務管理ソフト'],
  ])('for %s is a question that people ask', (category, expected) => {
    expect(textsOf(category)[0]).toBe(expected);
  });
});

describe('suggestions', () => {
  test('name their origin: observed questions first, then the language model, then templates', () => {
    const found = suggest('CRM software', {
      observed: ['crm software for nonprofits', 'which crm software has email integration', 'Best CRM?'],
      written: [{ prompt: 'Which CRM fits a\nfamily business?', intent: 'best_of' }],
    });
    expect(found.slice(0, 3)).toEqual([
      expect.objectContaining({ prompt: 'which crm software has email integration', origin: 'observed' }),
      expect.objectContaining({ prompt: 'Best CRM?', origin: 'observed' }),
      { prompt: 'Which CRM fits a family business?', origin: 'language_model', intent: 'best_of', branded: false },
    ]);
    expect(new Set(found.map(({ origin }) => origin))).toEqual(new Set(['observed', 'language_model', 'template']));
  });

  test.each([
    'commercial ovens',
    'CRM for small teams',
    'tax advisors in Berlin',
    'Laufschuhe',
    'zapatillas para correr',
    'logiciel de paie',
  ])('for %s are 25 different questions, 5 of them with the name of the brand', (category) => {
    const found = suggest(category, { limit: 25 });
    expect([found.length, found.filter(({ branded }) => branded).length]).toEqual([25, 5]);
    for (const { prompt } of found) expect(prompt).toMatch(/[?.]$/);
  });

  test('leave out prompts that the workspace has, whatever their small words and punctuation', () => {
    const all = textsOf('running shoes', { limit: 50 });
    const rest = textsOf('running shoes', {
      limit: 50,
      existing: ['Best running shoes?', 'what are best running shoes'],
    });
    expect(all).toContain('What are the best running shoes?');
    expect(rest).not.toContain('What are the best running shoes?');
    expect(textsOf('running shoes', { limit: 50, existing: all })).toEqual([]);
  });

  test('with the name or the domain of the brand are marked, come last, and are at most a quarter', () => {
    const written = ['Is Acme any good?', 'Is ACME.com safe?', 'Does acme ship to France?', 'Are academies good?'].map(
      (prompt) => ({ prompt, intent: 'product' as const }),
    );
    const found = suggest('running shoes', { written, limit: 12 });
    const branded = found.filter((each) => each.branded).map(({ prompt }) => prompt);
    expect(branded).toEqual(['Is Acme any good?', 'Is ACME.com safe?', 'Does acme ship to France?']);
    expect(found.slice(-3).map(({ prompt }) => prompt)).toEqual(branded);
    expect(found.find(({ prompt }) => prompt === 'Are academies good?')?.branded).toBe(false);
  });

  test('do not look for a site', () => {
    expect(textsOf('CRM software', { limit: 50 }).filter((prompt) => /reddit|youtube|wikipedia/i.test(prompt))).toEqual(
      [],
    );
  });

  test('never repeat each other, respect the limit, can be stored, and are the same each time', () => {
    const words = fc.array(
      fc.constantFrom(
        'CRM',
        'software',
        'running',
        'shoes',
        'best',
        'für',
        'in',
        'Berlin',
        'de',
        'law',
        'firm',
        '業務',
        '$&',
        '{brand}',
      ),
      { minLength: 1, maxLength: 6 },
    );
    const text = fc.oneof(
      fc.string({ minLength: 1, maxLength: 60, unit: 'binary' }),
      words.map((each) => each.join(' ')),
    );
    fc.assert(
      fc.property(text, text, fc.integer({ min: 1, max: 50 }), fc.array(text), (category, brand, limit, observed) => {
        fc.pre(readQuery(category, lexicon) !== null);
        const found = suggest(category, { brand, limit, observed });
        expect(found.length).toBeLessThanOrEqual(limit);
        const keys = found.map(({ prompt }) => lexicon.keyOf(prompt));
        expect(new Set(keys).size).toBe(keys.length);
        for (const { prompt } of found) {
          expect(prompt).toBe(prompt.trim());
          expect(prompt.isWellFormed() && !/[\0\n]/.test(prompt) && prompt !== '').toBe(true);
        }
        expect(suggest(category, { brand, limit, observed })).toEqual(found);
      }),
    );
  });
});
