import { expect, test } from 'vitest';
import { linkAnswers, linkRecommended } from '../../src/dashboard/answers/evidence.ts';
import { matchMarks } from '../../src/dashboard/answers/match-marks.ts';
import { hasListed, isListed, type Named } from '../../src/dashboard/answers/named.ts';
import { heatOf } from '../../src/dashboard/prompts/shade.ts';
import { toSortInput } from '../../src/dashboard/prompts/sort.ts';

const link = (screen = '', query: Record<string, string> = {}) => `${screen}?${new URLSearchParams(query).toString()}`;

test('a number opens the answers of its brand, engine and day', () => {
  expect(linkAnswers(link)).toBe('answers?');
  expect(linkAnswers(link, { brand: 'Globex & Co', engine: 'gemini', startDate: '2026-11-14', named: 'yes' })).toBe(
    'answers?engines=gemini&from=2026-11-14&to=2026-11-14&brand=Globex+%26+Co&named=yes',
  );
  expect(linkAnswers(link, { startDate: '2026-11-02', endDate: '2026-11-08' })).toBe(
    'answers?from=2026-11-02&to=2026-11-08',
  );
});

test('a number of citations opens the answers that cite the page or site, and a recommendation those to all prompts', () => {
  expect(linkAnswers(link, { page: 'https://g2.com/crm?a=b', country: 'de' })).toBe(
    'answers?country=de&page=https%3A%2F%2Fg2.com%2Fcrm%3Fa%3Db',
  );
  expect(linkAnswers(link, { site: 'g2.com' })).toBe('answers?site=g2.com');
  const data = {
    url: 'https://g2.com/crm',
    title: '',
    domain: 'g2.com',
    domainCategory: 'Others' as const,
    mentionedCompetitors: ['Vandelay'],
    citations: 3,
    prompts: [],
    country: 'us',
    service: 'gemini' as const,
    type: 'content_gap' as const,
    startDate: '2026-11-01',
    endDate: '2026-11-14',
  };
  const open = (type: 'content_partnership_opportunities' | 'content_gap' | 'competitors_count', url = data.url) =>
    linkRecommended(link, { type, engine: 'gemini', data: { ...data, type, url } }).href;
  const scope = 'answers?engines=gemini&from=2026-11-01&to=2026-11-14';
  const rest = 'tag=&branded=';
  expect([open('content_partnership_opportunities'), open('content_gap', ''), open('competitors_count', '')]).toEqual([
    `${scope}&page=https%3A%2F%2Fg2.com%2Fcrm&country=us&${rest}`,
    `${scope}&named=no&country=us&${rest}`,
    `${scope}&text=Vandelay&country=us&${rest}`,
  ]);
  expect(linkRecommended(link, { type: 'crawler_access', engine: 'gemini', data })).toEqual({
    label: 'See its checks',
    href: 'checks?kind=crawlability&url=https%3A%2F%2Fg2.com%2Fcrm',
  });
  const ofEngine = { answers: 9, citations: 3, share: 1 / 3, countries: ['us'], recommendationIds: [] };
  const engines = (['gemini', 'claude'] as const).map((engine) => ({ ...ofEngine, engine }));
  const task = { type: 'content_gap' as const, engine: 'gemini' as const, engines, countries: ['de', 'us'], data };
  expect(linkRecommended(link, task)).toEqual({
    label: 'Read answers that cite the page',
    href: `answers?engines=gemini%2Cclaude&from=2026-11-01&to=2026-11-14&page=https%3A%2F%2Fg2.com%2Fcrm&country=&${rest}`,
  });
});

test('the answers behind a share are those it counts: neither failed calls nor calls without an answer', () => {
  const mentions = [{ brand: 'Acme', isMainBrand: true, start: 0, end: 4 }];
  const isCounted = (state: 'answered' | 'no_answer' | 'failed', named: Named) =>
    isListed({ state, mentions }, 'Acme', named);
  expect((['', 'yes', 'no'] as const).map((named) => isCounted('answered', named))).toEqual([true, true, false]);
  expect([isCounted('failed', ''), isCounted('no_answer', '')]).toEqual([false, false]);
  expect(isListed({ state: 'answered', mentions }, 'Globex', 'no')).toBe(true);
  expect([null, 0, 0.5, 1].map((share) => hasListed(share, 'yes'))).toEqual([false, false, true, true]);
  expect([null, 0, 0.5, 1].map((share) => hasListed(share, 'no'))).toEqual([false, true, true, false]);
});

test('a column of an engine sorts by the share on that engine', () => {
  expect(toSortInput({ by: 'gemini', order: 'asc' })).toEqual({
    sortBy: 'brandCoverage',
    sortEngine: 'gemini',
    sortOrder: 'asc',
  });
  expect(toSortInput({ by: 'change', order: 'desc' })).toEqual({ sortBy: 'change', sortOrder: 'desc' });
});

test('a cell is darker with a larger share, and pale with few answers', () => {
  expect([heatOf(0, 14), heatOf(0.01, 14), heatOf(1, 5), heatOf(1, 4)]).toEqual([
    'heat heat-0',
    'heat heat-1',
    'heat heat-5',
    'heat heat-5 few',
  ]);
});

test('marks of Perplexity and Copilot are numbers of the pages that they found: cited pages get them in the order of the text', () => {
  const page = (rank: number) => ({ title: `Page ${rank}`, link: `https://page-${rank}.example/`, rank });
  const citations = [page(1), page(2), page(3)];
  const numbersIn = (content: string, engine: 'perplexity' | 'copilot' | 'chatgpt' = 'perplexity') => {
    const { listed, linked } = matchMarks({ engine, content, citations });
    return [listed, linked].map((pages) => pages.map(({ rank, title }) => `${rank} ${title}`));
  };
  const numbered = ['6 Page 1', '3 Page 2', '5 Page 3'];
  expect(numbersIn('Acme.[6] Globex.[3][web:5] Acme again.[6, 3]')).toEqual([numbered, numbered]);
  const ranked = ['1 Page 1', '2 Page 2', '3 Page 3'];
  expect(numbersIn('Acme.[6] Globex.[3]')).toEqual([ranked, []]);
  expect(numbersIn('Acme.[3] Globex.[1]', 'chatgpt')).toEqual([ranked, ranked]);
  const pills = ['2 Page 1', '1 Page 2', '4 Page 3'];
  expect(numbersIn('Acme.[^2^] Globex.[^1^][^4^] Acme again.[^2^]', 'copilot')).toEqual([pills, pills]);
  expect(numbersIn('Acme.[2] See [1](https://page-2.example/).', 'copilot')).toEqual([ranked, []]);
});
