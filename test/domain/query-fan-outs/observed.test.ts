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

  test('contain the words that distinguish it, the most similar first', () => {
    expect(near('best CRM for startups')).toEqual(['prm_3', 'prm_1', 'prm_0']);
  });

  test('are in its language', () => {
    const all = ['CRM für Vereine mit Server in Deutschland', 'best CRM for Vereine'];
    const stored = all.map((prompt, i) => ({ id: `prm_${i}`, prompt }));
    expect(near('crm für vereine', stored)).toEqual(['prm_0']);
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
  const textsOf = (searches: readonly { query: string }[]) => searches.map(({ query }) => query);

  test('is omitted if it repeats the query or another search, or has another topic or language', () => {
    const searches = [
      'Best CRM?',
      'CRM reviews',
      'reviews CRM',
      'weather',
      'CRM\u0000reviews',
      'beste CRM für Vereine',
    ];
    const { exact } = chooseObserved(readingOf('best CRM'), 'chatgpt', [{ ...seen, searches }]);
    expect(textsOf(exact)).toEqual(['CRM reviews']);
  });

  test('names its engine, date and prompt; those of the engine itself come first, then the newest', () => {
    const { exact } = chooseObserved(readingOf('best CRM'), 'chatgpt', [
      { ...seen, searches: ['CRM old'] },
      { ...seen, day: '2026-11-02', searches: ['CRM new'] },
      { ...seen, engine: 'claude', day: '2026-11-03', searches: ['CRM elsewhere'] },
    ]);
    expect(exact.map(({ query, observed }) => [query, observed])).toEqual([
      ['CRM new', { engine: 'chatgpt', date: '2026-11-02', prompt: 'best CRM' }],
      ['CRM old', { engine: 'chatgpt', date: '2026-11-01', prompt: 'best CRM' }],
      ['CRM elsewhere', { engine: 'claude', date: '2026-11-03', prompt: 'best CRM' }],
    ]);
    expect(exact[0]?.reasoning).toBe(
      'Observed: ChatGPT searched for this on 2026-11-02 to answer the prompt "best CRM".',
    );
  });

  test('of another engine fills at most half of what the engine runs', () => {
    const searches = Array.from({ length: 20 }, (_, i) => `CRM idea${i}`);
    expect(chooseObserved(readingOf('best CRM'), 'claude', [{ ...seen, searches }]).exact).toHaveLength(2);
  });

  test('for another prompt contains the words that distinguish the query', () => {
    const prompt = 'Welches CRM für Vereine hat Server in Deutschland?';
    const searches = ['crm server deutschland', 'crm vereine kosten', 'crm for clubs'];
    const { exact, similar } = chooseObserved(readingOf('crm für vereine'), 'chatgpt', [{ ...seen, prompt, searches }]);
    expect([textsOf(exact), textsOf(similar)]).toEqual([[], ['crm vereine kosten']]);
  });

  test('for the query in other words that do not distinguish it is a search for this very query', () => {
    const prompt = 'What is the best CRM software for startups?';
    const searches = ['top CRM tools 2026', 'CRM startups'];
    const { exact } = chooseObserved(readingOf('best CRM for startups'), 'chatgpt', [{ ...seen, prompt, searches }]);
    expect(textsOf(exact)).toEqual(['top CRM tools 2026', 'CRM startups']);
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

  test('in a language without spaces keep a word of the query', () => {
    expect(accept('富士山の高さは何メートル', '富士山 標高', '東京タワー 高さ', '富士山 登山')).toEqual([
      '富士山 標高',
      '富士山 登山',
    ]);
  });

  test('are rejected if fewer than two pass the checks', () => {
    expect(accept('best CRM', 'CRM reviews', 'weather')).toBeNull();
  });
});
