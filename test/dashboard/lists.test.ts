import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeCurl } from '../../src/dashboard/api/call.ts';
import { writeCsv } from '../../src/dashboard/api/table.ts';
import { findWins } from '../../src/dashboard/competitors/wins.ts';
import { readCsvColumn, readLines, readList } from '../../src/dashboard/forms/lines.ts';
import { findMoves } from '../../src/dashboard/overview/moves.ts';
import { groupSummaries, orderSummaries } from '../../src/dashboard/portfolio/order-summaries.ts';
import { describeGaps } from '../../src/dashboard/prompts/describe-gaps.ts';
import { groupByDomain } from '../../src/dashboard/sources/domains.ts';
import { addDays } from '../../src/domain/shared/windows.ts';

describe('CSV', () => {
  test('quotes what RFC 4180 requires, and formulas of spreadsheets', () => {
    const rows = [
      ['a "b", c', 0.5, null],
      ['=HYPERLINK("x")', -1, '@x'],
      ['－1', 0, '＝x'],
    ];
    expect(writeCsv({ columns: ['x', 'y', 'z'], rows })).toBe(
      'x,y,z\r\n"a ""b"", c",0.5,\r\n"\'=HYPERLINK(""x"")",-1,\'@x\r\n\'－1,0,\'＝x\r\n',
    );
  });

  test('of prompts is read by the name of its column, or by its first column', () => {
    expect(readCsvColumn('id,Prompt\r\n1,"Which ""CRM"", and why?"\r\n2,Best CRM\r\n')).toEqual([
      'Which "CRM", and why?',
      'Best CRM',
    ]);
    expect(readCsvColumn('\uFEFFBest CRM;us\nCheap CRM;uk')).toEqual(['Best CRM', 'Cheap CRM']);
    expect(readCsvColumn('')).toEqual([]);
  });

  test('that is written can be read again', () => {
    const text = fc.stringMatching(/^[\w "',;é]{1,20}$/).filter((each) => each.trim() === each && each !== '');
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), (prompts) => {
        const csv = writeCsv({ columns: ['prompt'], rows: prompts.map((prompt) => [prompt]) });
        expect(readCsvColumn(csv)).toEqual(prompts);
      }),
    );
  });
});

test('lists are read from lines and commas, without empty entries', () => {
  expect(readLines(' a, b \r\n\n c ')).toEqual(['a, b', 'c']);
  expect(readList('a, b\n c,')).toEqual(['a', 'b', 'c']);
});

test('an API call repeats parameters with several values and leaves out those without', () => {
  const call = { path: '/v1/x', query: { country: 'us', engines: ['chatgpt', 'gemini'], tagId: undefined } };
  expect(writeCurl(call, 'http://h')).toBe(
    `curl -s -H "Authorization: Bearer $KEY" 'http://h/v1/x?country=us&engines=chatgpt&engines=gemini'`,
  );
});

describe('moves', () => {
  const prompt = (id: string, answers: number, brandCoverage: number | null) => ({
    id,
    prompt: `Prompt ${id}`,
    engines: [{ engine: 'gemini' as const, answers, brandCoverage }],
  });

  test('are the largest differences of cells with enough answers in both windows', () => {
    const now = [
      prompt('a', 7, 0.9),
      prompt('b', 7, 0.1),
      prompt('c', 7, 0.5),
      prompt('d', 2, 1),
      prompt('e', 7, 1),
      prompt('f', 7, null),
    ];
    const before = [
      prompt('a', 7, 0.2),
      prompt('b', 7, 0.8),
      prompt('c', 7, 0.4),
      prompt('d', 7, 0),
      prompt('f', 7, 0),
    ];
    const { gained, lost } = findMoves(now, before);
    expect(gained.map(({ promptId }) => promptId)).toEqual(['a']);
    expect(lost).toEqual([{ promptId: 'b', prompt: 'Prompt b', engine: 'gemini', before: 0.8, now: 0.1 }]);
  });
});

test('reports without current data come first, then real losses, real gains and the others', () => {
  const summary = (
    reportTitle: string,
    verdict: 'up' | 'down' | 'within_noise',
    lastCollectionDate: string | null,
    brandCoverage = 0.1,
    collectionEndDate: string | null = null,
    nextCollectionDate = lastCollectionDate && addDays(lastCollectionDate, 1),
  ) => ({
    reportTitle,
    status: 'ready' as const,
    verdict,
    collectionEndDate,
    lastCollectionDate,
    nextCollectionDate,
    endDate: '2026-11-14',
    change: { brandCoverage, low: null, high: null },
  });
  const ordered = orderSummaries([
    summary('B', 'within_noise', '2026-11-13', 0.9),
    summary('A', 'within_noise', '2026-11-14'),
    summary('Up', 'up', '2026-11-14'),
    summary('Down', 'down', '2026-11-14', -0.1),
    summary('Down more', 'down', '2026-11-14', -0.2),
    summary('Old', 'up', '2026-11-12'),
    summary('Never', 'within_noise', null),
    summary('Ended', 'down', '2026-11-01', -0.3, '2026-11-01'),
    summary('Ends', 'within_noise', '2026-11-14', 0.1, '2026-11-14'),
    summary('Weekly', 'within_noise', '2026-11-09', 0.1, null, '2026-11-16'),
    summary('Missed its Monday', 'within_noise', '2026-11-02', 0.1, null, '2026-11-09'),
  ]);
  expect(ordered.map(({ reportTitle }) => reportTitle)).toEqual([
    'Old',
    'Missed its Monday',
    'Never',
    'Down more',
    'Down',
    'Up',
    'A',
    'B',
    'Ends',
    'Weekly',
    'Ended',
  ]);
});

test('reports are grouped by owner or label, in the order of their first report, and those without last', () => {
  const reports = [
    { id: 1, owner: null, labels: ['Retail', 'EU'] },
    { id: 2, owner: 'Kim', labels: [] },
    { id: 3, owner: 'Ana', labels: ['EU'] },
    { id: 4, owner: 'Kim', labels: ['Retail'] },
  ];
  const groupsBy = (by: 'none' | 'owner' | 'label') =>
    groupSummaries(reports, by).map(({ name, summaries }) => [name, summaries.map(({ id }) => id)]);
  expect(groupsBy('none')).toEqual([[null, [1, 2, 3, 4]]]);
  expect(groupsBy('owner')).toEqual([
    ['Kim', [2, 4]],
    ['Ana', [3]],
    [null, [1]],
  ]);
  expect(groupsBy('label')).toEqual([
    ['Retail', [1, 4]],
    ['EU', [1, 3]],
    [null, [2]],
  ]);
});

test('a prompt is won by the brands that most answers name; the widest gap comes first', () => {
  const standing = (id: string, own: number | null, rival: number | null) => ({
    id,
    prompt: id,
    brands: [
      { brand: 'Acme', isMainBrand: true, brandCoverage: own },
      { brand: 'Globex', isMainBrand: false, brandCoverage: rival },
    ],
  });
  expect(
    findWins([standing('a', 0.5, 0.5), standing('b', 0.2, 0.9), standing('c', 0, 0), standing('d', null, null)]),
  ).toEqual([
    { id: 'b', prompt: 'b', leaders: ['Globex'], share: 0.9, own: 0.2 },
    { id: 'a', prompt: 'a', leaders: ['Acme', 'Globex'], share: 0.5, own: 0.5 },
    { id: 'c', prompt: 'c', leaders: [], share: 0, own: 0 },
  ]);
});

test('cited pages add up by site', () => {
  const page = (domain: string, citations: number) => ({
    domain,
    citations,
    domainCategory: 'News/Media',
    isMyBrandDomain: false,
    competitor: null,
  });
  expect(groupByDomain([page('a.example', 2), page('b.example', 3), page('a.example', 4)])).toMatchObject([
    { domain: 'a.example', citations: 6, pages: 2 },
    { domain: 'b.example', citations: 3, pages: 1 },
  ]);
});

test('the gaps of a prompt name their engines, and at most three competitors once each', () => {
  const gap = (engine: 'gemini' | 'chatgpt', brands: string[]) => ({
    engine,
    answers: 14,
    namedIn: 0,
    competitors: brands.map((brand) => ({ brand, namedIn: 9 })),
  });
  expect(
    describeGaps({ gaps: [gap('chatgpt', ['Globex', 'Initech']), gap('gemini', ['Globex', 'Hooli', 'Umbrella'])] }),
  ).toBe('gap on ChatGPT, Gemini: Globex, Initech, Hooli');
  expect(describeGaps({ gaps: [] })).toBeNull();
  expect(describeGaps({})).toBeNull();
});
