import { describe, expect, test } from 'vitest';
import { lexicon } from '../../../src/data.ts';
import { readQuery } from '../../../src/domain/query-fan-outs/read-query.ts';
import type { Reading } from '../../../src/domain/query-fan-outs/reading.ts';

function readingOf(query: string, knowledge = {}): Reading {
  const reading = readQuery(query, lexicon, knowledge);
  if (!reading) throw new Error(`Nothing to search for in ${query}`);
  return reading;
}

describe('the intent', () => {
  test.each([
    ['Asana vs Trello', 'comparison'],
    ['best crm for dentists', 'best_of'],
    ['is Grammarly worth it', 'product'],
    ['how much does a new roof cost', 'price'],
    ['how to clean suede shoes', 'how_to'],
    ['what is osmosis', 'definition'],
    ['who discovered penicillin', 'fact'],
    ['who painted the night watch', 'fact'],
    ['sharp chest pain when breathing', 'health'],
    ['oven not heating up', 'fault'],
    ['locksmith near me', 'local'],
    ['things to do in Valencia', 'travel'],
    ['gazpacho recipe', 'recipe'],
    ['how to find the slope of a line', 'math'],
    ['python read csv file', 'code'],
    ['hiking boots', 'keyword'],
    ['write a poem about the sea', 'other'],
    ['Wie kündige ich mein Abo?', 'how_to'],
    ['Elektriker in Dresden', 'local'],
    ['combien coûte un déménagement', 'price'],
    ['dolor de rodilla', 'health'],
    ['emergency dentist open late in Bristol', 'local'],
    ['phone battery draining fast overnight', 'fault'],
    ['excel vlookup returning #n/a', 'code'],
    ['que ver en sevilla en dos días', 'travel'],
    ['pourquoi mon chat vomit de la mousse blanche', 'health'],
    ['quanto costa un idraulico', 'price'],
    ['receita de bolo de cenoura', 'recipe'],
    ['verschil tussen bruto en netto', 'comparison'],
  ])('of "%s" is %s', (query, intent) => {
    expect(readingOf(query).intent).toBe(intent);
  });
});

test.each([
  ['best crm for small teams', { topic: 'crm', qualifiers: 'for small teams', place: null }],
  ['dentist in Berlin', { place: 'Berlin' }],
  ['Hi! Could you please tell me what photosynthesis is? Thanks', { entities: [] }],
  ['who painted the Mona Lisa', { entities: ['Mona Lisa'] }],
  ["who wrote 'To the Lighthouse'?", { entities: ['To the Lighthouse'] }],
  ['How long is the Great Wall of China?', { entities: ['Great Wall of China'] }],
])('"%s" is split into its parts', (query, parts) => {
  expect(readingOf(query)).toMatchObject(parts);
});

test.each([
  ['what is the best vacuum for pet hair', 'en'],
  ['vegan restaurant berlin', 'en'],
  ['veganes restaurant dresden', 'de'],
  ['italienisches restaurant köln', 'de'],
  ['projektmanagement software', 'de'],
  ['dentista torino', 'it'],
  ['dentista valencia', 'es'],
  ['dentista porto', 'pt'],
  ['scarpe trekking', 'it'],
  ['freidora de aire', 'es'],
  ['wie funktioniert eine Wärmepumpe', 'de'],
  ['quel vélo électrique choisir', 'fr'],
  ['cuánto cuesta un abogado', 'es'],
  ['quantum entanglement definition', 'en'],
  ['migliori ristoranti di Roma', 'it'],
  ['idraulico urgente milano', 'it'],
  ['o que é marketing digital', 'pt'],
  ['celular não carrega', 'pt'],
  ['beste laadpaal voor thuis', 'nl'],
  ['knieschmerzen beim treppensteigen', 'de'],
  ['mi coche no arranca', 'es'],
  ['tesla model y', 'en'],
  ['express bus fare cost', 'en'],
  ['najlepszy laptop dla studenta', null],
  ['東京 ラーメン', null],
  ['лучший ноутбук', null],
])('the language of "%s" is %s', (query, code) => {
  expect(readingOf(query).wording?.code ?? null).toBe(code);
});

test('a long query is reduced to its question', () => {
  const query =
    'In the 2010 season, Sebastian Vettel won the last race in Abu Dhabi. As a result, who finished second in the championship?';
  expect(readingOf(query)).toMatchObject({
    request: expect.stringContaining('who finished second in the championship'),
  });
});

describe('typos', () => {
  test.each([
    ['best projct managment sofware', 'best project management software'],
    ['how tall is the eifel tower', 'how tall is the eiffel tower'],
    ['symtoms of diabtes', 'symptoms of diabetes'],
    ['zuffa lawsuit ninth circut decision', 'zuffa lawsuit ninth circuit decision'],
  ])('"%s" is read as "%s"', (query, corrected) => {
    expect(readingOf(query)).toMatchObject({ request: corrected, isCorrected: true });
  });

  test.each([
    'kelly buchberger goals',
    'plantar fasciitis shoes',
    'Dollywood tickets',
    'meilleur avocat spécialisé',
    'trier une liste',
    'tapas near sagrada familia',
    'günstige flüge nach mallorca',
    'python read json file',
  ])('names and rare words are unchanged: "%s"', (query) => {
    expect(readingOf(query).isCorrected).toBe(false);
  });

  test('are also corrected to words used in the workspace', () => {
    const knowledge = { brands: ['Klarvia'], searches: ['klarvia zettelwerk pricing'] };
    expect(readingOf('klarvai zetelwerk price', knowledge).request).toBe('klarvia zettelwerk price');
  });
});

test.each(['???', '  ', '\u200b', '--- ///'])('%j contains nothing to search for', (query) => {
  expect(readQuery(query, lexicon)).toBeNull();
});

test('text that was decoded with the wrong encoding is repaired', () => {
  expect(readingOf('Copa AmÃ©rica trophy').query).toBe('Copa América trophy');
});
