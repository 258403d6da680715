import { describe, expect, test } from 'vitest';
import { lexicon } from '../../../src/data.ts';
import { acceptProposals } from '../../../src/domain/query-fan-outs/accept.ts';
import { classifySearch } from '../../../src/domain/query-fan-outs/classify.ts';
import { findNearPrompts } from '../../../src/domain/query-fan-outs/near-prompts.ts';
import { chooseObserved } from '../../../src/domain/query-fan-outs/observed.ts';
import { readQuery } from '../../../src/domain/query-fan-outs/read-query.ts';
import type { Reading } from '../../../src/domain/query-fan-outs/reading.ts';

function readingOf(query: string): Reading {
  const reading = readQuery(query, lexicon);
  if (!reading) throw new Error(`Nothing to search for in ${query}`);
  return reading;
}

describe('prompts similar to a query', () => {
  const prompts = [
    'What is the best CRM software for startups?',
    'Best CRMs for a start-up',
    'best running shoes',
    'BEST CRM FOR STARTUPS',
    'Wetter in Rom',
    'best accounting software for startups',
  ].map((prompt, i) => ({ id: `prm_${i}`, prompt }));
  const near = (query: string, all = prompts) => findNearPrompts(readingOf(query), all).map(({ id }) => id);

  test('share its topic, the most similar first', () => {
    expect(near('best CRM for startups')).toEqual(['prm_3', 'prm_0', 'prm_1']);
  });

  test('do not include those that share only common words', () => {
    expect(near('best software for startups to send invoices')).toEqual([]);
    expect(near('best accounting software for startups')).toEqual(['prm_5']);
  });

  test('are limited to the newest five equally similar ones', () => {
    const same = Array.from({ length: 9 }, (_, i) => ({ id: `prm_${i}`, prompt: 'crm' }));
    expect(near('CRM', same)).toEqual(['prm_8', 'prm_7', 'prm_6', 'prm_5', 'prm_4']);
  });
});

describe('a search that an engine ran', () => {
  test.each([
    ['best CRM startups 2026', 'reformulation'],
    ['CRM startups comparison', 'comparison'],
    ['HubSpot CRM startups', 'entity_expansion'],
    ['CRM pricing', 'implicit'],
    ['CRM data migration plan', 'related'],
  ])('"%s" has the type %s', (search, type) => {
    expect(classifySearch(readingOf('best CRM for startups'), search)).toBe(type);
  });

  test('is personalized if it adds an audience', () => {
    expect(classifySearch(readingOf('best CRM'), 'CRM for dentists')).toBe('personalized');
  });

  const seen = { engine: 'chatgpt' as const, prompt: 'best CRM', day: '2026-11-01', isSimulated: false };

  test('is omitted if it repeats the query or another search, or has another topic', () => {
    const searches = ['Best CRM?', 'CRM reviews', 'reviews CRM', 'weather', 'CRM\u0000reviews'];
    const chosen = chooseObserved(readingOf('best CRM'), 'chatgpt', [{ ...seen, searches }]);
    expect(chosen.map(({ query }) => query)).toEqual(['CRM reviews']);
  });

  test('is marked with its engine and date; those of the engine itself come first, then the newest', () => {
    const chosen = chooseObserved(readingOf('best CRM'), 'chatgpt', [
      { ...seen, searches: ['CRM old'] },
      { ...seen, day: '2026-11-02', searches: ['CRM new'] },
      { ...seen, engine: 'claude', day: '2026-11-03', searches: ['CRM elsewhere'] },
    ]);
    expect(chosen.map(({ query, observed }) => [query, observed])).toEqual([
      ['CRM new', { engine: 'chatgpt', date: '2026-11-02' }],
      ['CRM old', { engine: 'chatgpt', date: '2026-11-01' }],
      ['CRM elsewhere', { engine: 'claude', date: '2026-11-03' }],
    ]);
    expect(chosen[0]?.reasoning).toBe(
      'Observed: ChatGPT searched for this on 2026-11-02 to answer the prompt "best CRM".',
    );
  });

  test('of another engine fills at most half of what the engine runs', () => {
    const searches = Array.from({ length: 20 }, (_, i) => `CRM idea${i}`);
    const others = chooseObserved(readingOf('best CRM'), 'claude', [{ ...seen, searches }]);
    expect(others).toHaveLength(2);
  });
});

describe('proposals of a language model', () => {
  function accept(query: string, ...queries: string[]) {
    const proposals = queries.map((each) => ({
      query: each,
      type: 'related' as const,
      userIntent: 'Know more',
      reasoning: 'It helps.',
    }));
    const accepted = acceptProposals(readingOf(query), { engine: 'claude', observed: [], proposals });
    return accepted?.map((each) => each.query) ?? null;
  }

  test.each([
    [
      'beste CRM-Software für Freelancer',
      'CRM-Software Vergleich',
      'best CRM-Software for freelancers',
      'CRM-Software Kosten',
    ],
    ['best CRM', 'CRM reviews', 'meilleur CRM pour les PME', 'CRM pricing'],
    [
      '東京 ラーメン',
      '東京 ラーメン ランキング',
      '東京 ラーメン the best restaurants of the city',
      '東京 ラーメン 深夜',
    ],
    ['dentist in Berlin', 'dentist reviews Berlin', 'dentist reviews Paris', 'emergency dentist Berlin'],
  ])('to "%s" keep its language and its location', (query, first, stray, second) => {
    expect(accept(query, first, stray, second)).toEqual([first, second]);
  });

  test('are rejected if fewer than two pass the checks', () => {
    expect(accept('best CRM', 'CRM reviews', 'weather')).toBeNull();
  });
});
