import { expect, test } from 'vitest';
import { findVendors } from '../../../src/data.ts';
import { countBeside } from '../../../src/domain/competitors/beside.ts';
import { rankAllVendors } from '../../../src/domain/competitors/rank.ts';

const known = { names: ['Globex'], domains: ['globex.example'] };

function answerOf(...lists: string[][]) {
  return {
    promptId: 'p1',
    engine: 'chatgpt' as const,
    names: lists.flat(),
    hosts: [],
    lists,
    namesKnown: lists.flat().some((name) => name.startsWith('Globex')),
  };
}

function count(answers: ReturnType<typeof answerOf>[]): Record<string, number> {
  const vendors = findVendors(answers);
  const options = countBeside(rankAllVendors(vendors, answers, known), vendors, answers, known);
  return Object.fromEntries(options.map(({ competitor, beside }) => [competitor.brand, beside]));
}

test('counts the answers that list an option together with a known brand', () => {
  const answers = [
    answerOf(['Globex One', 'HubSpot', 'Pipedrive'], ['Amazon', 'Walmart']),
    answerOf(['Globex', 'HubSpot CRM'], ['Amazon', 'Walmart']),
    answerOf(['HubSpot', 'Pipedrive']),
  ];
  expect(count(answers)).toMatchObject({ HubSpot: 2, Pipedrive: 1, Amazon: 0 });
});

test('counts answers that name both in prose', () => {
  const inProse = { ...answerOf(), names: ['HubSpot'], namesKnown: true };
  expect(count([inProse, inProse, { ...inProse, namesKnown: false }])).toEqual({ HubSpot: 2 });
});

test('counts all answers if hardly any names a known brand', () => {
  expect(count([answerOf(['HubSpot', 'Pipedrive']), answerOf(['Globex', 'Pipedrive'])])).toEqual({
    HubSpot: 1,
    Pipedrive: 2,
  });
});
