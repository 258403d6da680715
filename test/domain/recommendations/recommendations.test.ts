import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownSites, ordinaryWords } from '../../../src/data.ts';
import { createClassifier } from '../../../src/domain/citations/domain-categories/classify.ts';
import { createPageTest, createRivalTest } from '../../../src/domain/recommendations/about-rival.ts';
import { linkTo, listNames, plain } from '../../../src/domain/recommendations/copy.ts';
import type { AnswerEvidence, Evidence } from '../../../src/domain/recommendations/evidence.ts';
import { isMarketPrompt } from '../../../src/domain/recommendations/evidence.ts';
import { findRecommendations } from '../../../src/domain/recommendations/find.ts';
import { createGapFinder } from '../../../src/domain/recommendations/gap-rule.ts';
import { findGapLeaders } from '../../../src/domain/recommendations/gaps.ts';
import { keepShared } from '../../../src/domain/recommendations/keep-shared.ts';
import {
  identify,
  priorityOf,
  RECOMMENDATION_TYPES,
  type RecommendationType,
  scoreOf,
} from '../../../src/domain/recommendations/recommendation.ts';
import type { Competitor } from '../../../src/domain/reports/reports.ts';
import { addDays } from '../../../src/domain/shared/windows.ts';

const brandOf = (brand: string): Competitor => ({
  brand,
  brandVariations: [],
  brandDomain: `${brand.toLowerCase()}.com`,
  brandDomainVariations: [],
  brandDomainWildcard: true,
  brandRegex: null,
});
const BRANDS = ['Acme', 'Globex', 'Initech'].map(brandOf);
const HOSTS = { review: 'forbes.com', own: 'acme.com', rival: 'globex.com', forum: 'reddit.com' };
const PAGES = new Map(
  Object.entries(HOSTS).map(([key, host]) => [key, { url: `https://${host}/${key}`, title: `The ${key}`, host }]),
);

function evidenceOf(parts: Partial<Evidence> = {}): Evidence {
  return {
    reportId: 'rep_1',
    isSimulated: false,
    engine: 'chatgpt',
    country: 'us',
    brands: BRANDS,
    window: { startDate: '2026-11-01', endDate: '2026-11-14' },
    previous: { startDate: '2026-10-18', endDate: '2026-10-31' },
    answers: [],
    answersBefore: [],
    pages: PAGES,
    siteOf: createClassifier(BRANDS, knownSites),
    prompts: new Map([
      ['p1', 'Best CRM for bakeries'],
      ['p3', 'CRM '.repeat(40)],
    ]),
    untracked: [],
    blockedPages: [],
    isAboutRival: createRivalTest(BRANDS, ordinaryWords),
    subjectOf: createPageTest(BRANDS, ordinaryWords),
    questionOf: (promptId: string) => promptId,
    gaps: new Map(),
    gapLeaders: new Map(),
    searchesOf: () => [],
    ...parts,
  };
}

/** Finds the gaps of the answers as a report does: prompts about a single competitor are left out. */
function withGaps(evidence: Evidence): Evidence {
  const finder = createGapFinder<string>(evidence.brands.length, evidence.questionOf);
  for (const { promptId, day, brands } of evidence.answers.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    if (isMarketPrompt(evidence, promptId)) finder.add('us chatgpt', promptId, day, brands);
  }
  return { ...evidence, gaps: finder.find().get('us chatgpt') ?? new Map() };
}

let last = 0;
function answerOf(promptId: string, brands: number[], pages: string[] = [], day = '2026-11-05'): AnswerEvidence {
  return { promptId, day, sample: ++last, brands, pages };
}

function find(type: RecommendationType, parts: Partial<Evidence>) {
  return findRecommendations(withGaps(evidenceOf(parts))).filter((draft) => draft.type === type);
}

describe('content_partnership_opportunities', () => {
  const type = 'content_partnership_opportunities';
  const two = [answerOf('p1', [1], ['review']), answerOf('p2', [1, 2], ['review'])];

  test('is given for a page cited by answers that name competitors and not the brand', () => {
    const [draft, ...others] = find(type, { answers: [...two, answerOf('p2', [], ['review'])] });
    expect(others).toEqual([]);
    expect(draft).toMatchObject({
      group: 'off_page',
      data: {
        url: 'https://forbes.com/review',
        title: 'The review',
        domain: 'forbes.com',
        domainCategory: 'News/Media',
        mentionedCompetitors: ['Globex', 'Initech'],
        citations: 3,
        promptIds: ['p2', 'p1'],
        startDate: '2026-11-01',
        endDate: '2026-11-14',
      },
    });
    expect(draft?.copy.headline).toBe(
      'ChatGPT cites this page in 3 answers; 2 of them name competitors (Globex and Initech), none names Acme.',
    );
  });

  test.each([
    ['https://forbes.com/best-crm', 'Best CRM 2026: Acme, Globex and Initech'],
    ['https://forbes.com/globex-vs-acme', 'Which CRM is better?'],
    ['https://forbes.com/best-crm', "Acme's strongest alternatives"],
  ])('is not given if the page names the brand: %s, %s', (url, title) => {
    const pages = new Map([['review', { url, title, host: 'forbes.com' }]]);
    expect(find(type, { answers: two, pages })).toEqual([]);
  });

  test.each([
    ['https://forbes.com/tech/globex-one-hands-on', 'Is it worth it?'],
    ['https://forbes.com/tech/polar-pacer-hands-on', 'Is it worth it?'],
    ['https://forbes.com/entry/%EC%A0%9C%EB%A1%9C%EB%B2%A0%EC%9D%B4%EC%8A%A4-%EC%88%98%EA%B0%95', ''],
    ['https://forbes.com/tech/globex-one-vs-initech-two', 'Which one to buy'],
  ])('is not given if the page is about one or two competitors: %s', (url, title) => {
    const brands = ['Acme', 'Globex', 'Initech', 'Polar', '제로베이스'].map(brandOf);
    const pages = new Map([['review', { url, title, host: 'forbes.com' }]]);
    expect(find(type, { answers: two, brands, pages, subjectOf: createPageTest(brands, ordinaryWords) })).toEqual([]);
  });

  test('is given for a comparison of more than two, and names its address in letters', () => {
    const url = 'https://forbes.com/globex-vs-initech-vs-hooli/%EB%B9%84%EA%B5%90';
    const [draft] = find(type, { answers: two, pages: new Map([['review', { url, title: '', host: 'forbes.com' }]]) });
    expect(draft?.copy.title).toBe('Get Acme onto forbes.com/globex-vs-initech-vs-hooli/비교');
    expect(draft?.copy.reasoning).toContain(url);
  });

  test('is not given if one of few citing answers names the brand', () => {
    expect(find(type, { answers: [...two, answerOf('p3', [0, 1], ['review'])] })).toEqual([]);
  });

  test('is still given for a page with 50 citing answers, one of which names the brand', () => {
    const citing = Array.from({ length: 50 }, (_, index) =>
      answerOf(`p${index % 5}`, index === 0 ? [0, 1] : [1], ['review']),
    );
    const others = Array.from({ length: 50 }, (_, index) => answerOf(`p${index % 5}`, [0]));
    const [draft] = find(type, { answers: [...citing, ...others] });
    expect(draft?.copy.headline).toContain('only 1 names Acme');
  });

  test('is not given if its citing answers name the brand about as often as other answers', () => {
    const citing = Array.from({ length: 50 }, (_, index) =>
      answerOf(`p${index % 5}`, index % 4 === 0 ? [0, 1] : [1], ['review']),
    );
    const others = Array.from({ length: 50 }, (_, index) => answerOf(`p${index % 5}`, index % 3 === 0 ? [0] : []));
    expect(find(type, { answers: [...citing, ...others] })).toEqual([]);
  });

  test('is not given for your pages or those of competitors', () => {
    const answers = ['own', 'rival'].flatMap((page) => [answerOf('p1', [1], [page]), answerOf('p2', [1], [page])]);
    expect(find(type, { answers })).toEqual([]);
  });

  test('is given once for a site, for its most cited page, and lists its other pages', () => {
    const paths = ['best-crm', 'crm-compared', 'top-crm'];
    const pages = new Map([
      ...PAGES,
      ...paths.map(
        (path) => [path, { url: `https://www.forbes.com/${path}`, title: path, host: 'www.forbes.com' }] as const,
      ),
    ]);
    const answers = paths.flatMap((path, index) =>
      Array.from({ length: 4 - index }, () => answerOf('p1', [1], [path])),
    );
    const drafts = find(type, { pages, answers });
    expect(drafts.map(({ data: { url, citations } }) => [url, citations])).toEqual([
      ['https://www.forbes.com/best-crm', 4],
    ]);
    expect(drafts[0]?.copy.reasoning).toContain(
      'Other pages of the site that are cited like this:\n\n- [crm-compared](https://www.forbes.com/crm-compared): 3 answers\n- [top-crm](https://www.forbes.com/top-crm): 2 answers',
    );
  });

  test('is not given for pages of brands that answers present, tracked or not, or for home pages', () => {
    const pages = new Map([
      ['vendor', { url: 'https://hooli.example/compare', title: 'Compare', host: 'hooli.example' }],
      ['home', { url: 'https://forbes.com/', title: 'Forbes', host: 'forbes.com' }],
    ]);
    const answers = ['vendor', 'home'].flatMap((page) => [answerOf('p1', [1], [page]), answerOf('p2', [1], [page])]);
    const hooli = { ...brandOf('Hooli'), brandDomain: 'hooli.example' };
    const untracked = [{ competitor: hooli, answers: new Set([0]), promptIds: new Set(['p1']) }] as never;
    expect(find(type, { pages, answers, untracked })).toEqual([]);
    expect(find(type, { pages, answers }).map(({ data }) => data.domain)).toEqual(['hooli.example']);
  });

  test('is not given for pages about a single competitor, and only for those that compare it', () => {
    const titles = [
      'Globex names a new chief executive',
      'Why globexs price fell',
      'Globex review',
      'Globex alternatives',
      'Globex and Initech',
    ];
    const pages = new Map(
      titles.map((title, index) => [title, { url: `https://forbes.com/${index}`, title, host: 'forbes.com' }]),
    );
    const winnable = titles.filter(
      (page) => find(type, { pages, answers: [answerOf('p1', [1], [page]), answerOf('p2', [1], [page])] }).length > 0,
    );
    expect(winnable).toEqual(['Globex alternatives', 'Globex and Initech']);
  });

  test('is not given for answers to prompts about a single competitor', () => {
    const prompts = new Map([['p1', 'Who founded Globex?']]);
    expect(find(type, { prompts, answers: [...two, answerOf('p1', [1], ['review'])] })).toEqual([]);
    expect(find(type, { prompts, answers: [...two, answerOf('p2', [1], ['review'])] })).toHaveLength(1);
  });

  test('is not given for a single answer', () => {
    expect(find(type, { answers: [answerOf('p1', [1], ['review']), answerOf('p2', [], ['review'])] })).toEqual([]);
  });
});

describe('content_gap', () => {
  const type = 'content_gap';

  const repeat = (times: number, promptId: string, brands: number[], pages: string[] = []) =>
    Array.from({ length: times }, (_, index) =>
      answerOf(promptId, brands, pages, addDays('2026-10-01', brands.includes(0) ? 70 + 2 * index : 2 * index)),
    );

  test('groups prompts where a competitor leads clearly by that competitor', () => {
    const answers = [
      ...repeat(6, 'p1', [1]),
      answerOf('p1', [1, 2], [], '2026-11-06'),
      ...repeat(6, 'p2', [1]),
      ...repeat(6, 'p3', [2]),
      ...repeat(6, 'p4', [0, 1]),
      ...repeat(6, 'p5', []),
    ];
    const drafts = find(type, { answers });
    expect(drafts.map(({ group, data }) => [group, data.mentionedCompetitors, data.citations, data.promptIds])).toEqual(
      [
        ['on_page', ['Globex', 'Initech'], 13, ['p1', 'p2']],
        ['on_page', ['Initech'], 6, ['p3']],
      ],
    );
    expect(drafts[0]?.data).toMatchObject({ url: '', title: '', domain: '', domainCategory: 'Unclassified' });
    expect(drafts.map(({ copy }) => copy.title)).toEqual([
      'Answer “Best CRM for bakeries” and 1 other prompt where ChatGPT names Globex and not Acme',
      `Answer “${'CRM '.repeat(19)}CRM…” where ChatGPT names Initech and not Acme`,
    ]);
  });

  test('says how far behind the brand is', () => {
    const titleOf = (own: number) =>
      find(type, { answers: [...repeat(20, 'p1', [1]), ...repeat(own, 'p1', [0])] })[0]?.copy.title;
    expect(titleOf(1)).toMatch(/names Globex and hardly ever Acme$/);
    expect(titleOf(5)).toMatch(/names Globex far more often than Acme$/);
  });

  test('is not given for a lead that may be chance: five answers, or a lead in half of those that differ', () => {
    expect(find(type, { answers: repeat(5, 'p1', [1]) })).toEqual([]);
    expect(find(type, { answers: [...repeat(7, 'p1', [1]), ...repeat(5, 'p1', [0])] })).toEqual([]);
    expect(find(type, { answers: [...repeat(6, 'p1', [1]), ...repeat(40, 'p1', [0, 1])] })).toEqual([]);
  });

  test('is given for single answers if the competitor leads clearly over all prompts', () => {
    const prompts = Array.from({ length: 8 }, (_, index) => `q${index}`);
    const [draft] = find(type, { answers: prompts.map((promptId, index) => answerOf(promptId, index < 6 ? [1] : [])) });
    expect(draft?.data.promptIds).toEqual(prompts.slice(0, 6));
    expect(find(type, { answers: prompts.map((promptId, index) => answerOf(promptId, index < 3 ? [1] : [])) })).toEqual(
      [],
    );
  });

  test('is not given for single answers if these prompts ask one question', () => {
    const prompts = Array.from({ length: 8 }, (_, index) => `q${index}`);
    const answers = prompts.map((promptId, index) => answerOf(promptId, index < 6 ? [1] : []));
    const questionOf = (promptId: string) => (promptId < 'q6' ? 'q0' : promptId);
    expect(find(type, { answers, questionOf })).toEqual([]);
  });

  test('is not given for a prompt about a single competitor, unless it compares', () => {
    const gapsOf = (prompt: string) =>
      find(type, { answers: repeat(8, 'p1', [1]), prompts: new Map([['p1', prompt]]) }).length;
    expect(['What does Globex cost?', 'globex ceo'].map(gapsOf)).toEqual([0, 0]);
    expect(['Alternatives to Globex', 'Globex or Initech?', 'Globex für Bäcker, verglichen'].map(gapsOf)).toEqual([
      1, 1, 1,
    ]);
    expect(gapsOf('Is Acme cheaper than Globex?')).toBe(1);
  });

  test('belongs to the competitor that leads over all engines, and names one that this engine names', () => {
    const drafts = find(type, { answers: repeat(6, 'p1', [2]), gapLeaders: new Map([['p1', 1]]) });
    expect(drafts.map(({ details, copy }) => [details.leader, copy.title])).toEqual([
      ['Globex', 'Answer “Best CRM for bakeries” where ChatGPT names Initech and not Acme'],
    ]);
    expect(
      findGapLeaders([
        new Map([['p1', { index: 2, answers: 6 }]]),
        new Map([
          ['p1', { index: 1, answers: 14 }],
          ['p2', { index: 2, answers: 7 }],
        ]),
      ]),
    ).toEqual(
      new Map([
        ['p1', 1],
        ['p2', 2],
      ]),
    );
  });

  test('counts the pages and searches of answers that name the competitor and not the brand', () => {
    const answers = [
      ...repeat(7, 'p1', [1], ['review', 'rival']),
      ...repeat(1, 'p1', [1], ['forum', 'own']),
      ...repeat(1, 'p1', [0, 1], ['review']),
    ];
    const searchesOf = ({ brands, pages }: AnswerEvidence) =>
      brands.includes(0)
        ? ['Never counted']
        : ['Best CRM?', 'best  crm', ...(pages.includes('forum') ? ['crm prices'] : [])];
    const [draft] = find(type, { answers, searchesOf });
    expect(draft?.details.pages.map(({ url, answers: count }) => [url, count])).toEqual([
      ['https://forbes.com/review', 7],
      ['https://globex.com/rival', 7],
      ['https://reddit.com/forum', 1],
    ]);
    expect(draft?.details.topics).toEqual([
      { text: 'best crm', answers: 8 },
      { text: 'crm prices', answers: 1 },
    ]);
    const shared = draft ? keepShared([draft, { ...draft, engine: 'gemini' }]) : [];
    expect(shared.map(({ details }) => details.topics.map(({ text }) => text))).toEqual([
      ['best crm', 'crm prices'],
      ['best crm', 'crm prices'],
    ]);
    expect(keepShared(draft ? [draft] : [])[0]?.details.pages).toHaveLength(2);
  });
});

describe('citation_loss', () => {
  const type = 'citation_loss';
  const PROMPTS = ['p1', 'p2', 'p3', 'p4', 'p5'];
  /** Answers to each prompt: the first `times` of them cite the page. */
  const ask = (page: string, brands: number[], times: number[], each = 10) =>
    PROMPTS.flatMap((promptId, prompt) =>
      Array.from({ length: each }, (_, index) =>
        index < (times[prompt] ?? 0) ? answerOf(promptId, brands, [page]) : answerOf(promptId, [1]),
      ),
    );

  test('is given for a page that answers naming the brand cited before and rarely cite now', () => {
    const [draft, ...others] = find(type, {
      answersBefore: ask('review', [0], [8, 9, 7, 8, 9]),
      answers: [...ask('review', [0], [0, 1, 0, 0, 0]), answerOf('p1', [1], ['review'])],
    });
    expect(others).toEqual([]);
    expect(draft).toMatchObject({
      group: 'off_page',
      data: { domain: 'forbes.com', citations: 41, startDate: '2026-10-18', endDate: '2026-10-31' },
    });
    expect(draft?.copy).toMatchObject({
      title: 'Win back “The review” (forbes.com), which supports Acme less than before',
      headline: expect.stringMatching(
        /^The share of ChatGPT answers that cited it and named Acme fell by 80 points \(95 % interval: \d+ points to \d+ points\), each prompt compared with itself\.$/,
      ),
    });
    expect(draft?.copy.reasoning).toContain('**41** of 50 answers of ChatGPT');
    expect(draft?.copy.reasoning).toContain('2 of 51 answers cited it, and 1 of them named Acme');
  });

  test('is given for one of your pages, regardless of the brands in the answers', () => {
    const [draft] = find(type, { answersBefore: ask('own', [1], [8, 9, 7, 8, 9]), answers: ask('own', [1], []) });
    expect(draft?.data).toMatchObject({ domain: 'acme.com', domainCategory: 'Brand', citations: 41 });
  });

  test('is not given for a change that may be chance: four answers before, one now', () => {
    expect(find(type, { answersBefore: ask('review', [0], [4]), answers: ask('review', [0], [1]) })).toEqual([]);
    expect(find(type, { answersBefore: ask('review', [0], [2, 1, 1]), answers: ask('review', [0], [0, 1]) })).toEqual(
      [],
    );
  });

  test('is not given if fewer than three prompts have answers in both windows', () => {
    const answersBefore = ask('review', [0], [9, 9, 9, 9, 9]);
    expect(find(type, { answersBefore, answers: [] })).toEqual([]);
    const two = ask('review', [0], []).filter(({ promptId }) => promptId === 'p1' || promptId === 'p2');
    expect(find(type, { answersBefore, answers: two })).toEqual([]);
  });

  test('is not given if the prompts ask fewer than three questions', () => {
    const windows = { answersBefore: ask('review', [0], [9, 9, 9, 9, 9]), answers: ask('review', [0], []) };
    const questionOf = (promptId: string) => (promptId === 'p1' ? 'p1' : 'p2');
    expect(find(type, { ...windows, questionOf })).toEqual([]);
    expect(find(type, windows)).toHaveLength(1);
  });

  test('is not given for a page of a competitor', () => {
    expect(find(type, { answersBefore: ask('rival', [0], [9, 9, 9, 9, 9]), answers: ask('rival', [0], []) })).toEqual(
      [],
    );
  });
});

describe('competitors_count', () => {
  const type = 'competitors_count';
  const option = (brand: string, answers: number[], prompts: number) => ({
    competitor: brandOf(brand),
    promptIds: new Set(Array.from({ length: prompts }, (_, index) => `p${index}`)),
    engines: new Set(['chatgpt' as const]),
    answers: new Set(answers),
    position: 0,
    beside: answers.length,
  });
  const answers = Array.from({ length: 8 }, (_, index) => answerOf(`p${index % 2}`, []));

  test('lists brands that three answers to two prompts present, in one recommendation', () => {
    const untracked = [
      option('Hooli', [0, 1, 2], 2),
      option('Umbrella', [2, 3, 5], 2),
      option('Rare', [4, 6], 2),
      option('Narrow', [0, 2, 4], 1),
    ];
    const [draft, ...others] = find(type, { answers, untracked });
    expect(others).toEqual([]);
    expect(draft).toMatchObject({
      group: 'general',
      data: { url: '', mentionedCompetitors: ['Hooli', 'Umbrella'], citations: 5, promptIds: ['p1', 'p0'] },
    });
  });

  test('is not given for a name without a known site, which may be a heading', () => {
    const heading = option('Is the choice decisive', [0, 1, 2], 2);
    const untracked = [{ ...heading, competitor: { ...heading.competitor, brandDomain: '' } }];
    expect(find(type, { answers, untracked })).toEqual([]);
  });

  test('is not given for brands that answers do not list together with those of the report: shops, tools', () => {
    const shop = { ...option('Umbrella', [0, 1, 2, 3], 2), beside: 2 };
    expect(find(type, { answers, untracked: [shop] })).toEqual([]);
  });

  test('is not given for a product that is linked to a shop', () => {
    const [linked, own] = ['some-shop.example', 'hooli.io'].map((brandDomain) => {
      const { competitor, ...counts } = option('Hooli Max Pro', [0, 1, 2], 2);
      return { ...counts, competitor: { ...competitor, brandDomain } };
    });
    expect(find(type, { answers, untracked: [linked, own].flatMap((each) => each ?? []) })).toMatchObject([
      { details: { names: [{ brandDomain: 'hooli.io' }] } },
    ]);
  });

  test('is not given if no brand is named often', () => {
    expect(find(type, { answers, untracked: [option('Rare', [4, 6], 2)] })).toEqual([]);
  });
});

describe('crawler_access', () => {
  const type = 'crawler_access';
  const page = {
    checkId: 'crw_1',
    url: 'https://www.acme.com/own',
    domain: 'acme.com',
    completedDate: '2026-11-10T00:00:00.000Z',
    disallowed: ['GPTBot', 'ClaudeBot'],
    refused: [{ crawler: 'OAI-SearchBot', status: 403 }],
    refusesEveryone: false,
  };

  test('is given for one of your pages that the engine’s crawlers cannot fetch, with the answers that cite it', () => {
    const answers = [answerOf('p1', [1], ['own']), answerOf('p2', [], ['review'])];
    const [draft] = find(type, { answers, blockedPages: [page] });
    expect(draft).toMatchObject({
      group: 'on_page',
      data: { url: page.url, domain: 'acme.com', domainCategory: 'Brand', citations: 1, promptIds: ['p1'] },
      copy: { headline: '2 crawlers that feed ChatGPT could not fetch this page of Acme.' },
    });
    expect(draft?.copy.reasoning).toContain('robots.txt disallows GPTBot.');
    expect(draft?.copy.reasoning).toContain('The server returned 403 to OAI-SearchBot.');
    expect(draft?.copy.reasoning).not.toContain('ClaudeBot');
  });

  test('is not given for an engine whose crawlers can fetch the page', () => {
    expect(find(type, { engine: 'perplexity', blockedPages: [page] })).toEqual([]);
    expect(find(type, { engine: 'claude', blockedPages: [page] })).toHaveLength(1);
  });
});

describe('score and priority', () => {
  test.each(RECOMMENDATION_TYPES)('more evidence for %s never lowers the score', (type) => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), fc.nat(10_000), (one, more, rest) => {
        const answers = one + more + rest;
        const [less, greater] = [scoreOf(type, one, answers), scoreOf(type, one + more, answers)];
        expect(greater).toBeGreaterThanOrEqual(less);
        expect(priorityOf(greater)).toBeGreaterThanOrEqual(priorityOf(less));
        for (const score of [less, greater]) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
          expect(priorityOf(score)).toBeGreaterThanOrEqual(1);
          expect(priorityOf(score)).toBeLessThanOrEqual(10);
        }
      }),
    );
  });

  test('one more supporting answer does not lower the score of a recommendation', () => {
    const cited = fc.array(fc.tuple(fc.constantFrom('p1', 'p2', 'p3'), fc.subarray([1, 2]), fc.boolean()), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(cited, (drawn) => {
        const answers = drawn.map(([promptId, brands, isCited]) =>
          answerOf(promptId, brands, isCited ? ['review'] : []),
        );
        const more = [...answers, answerOf('p1', [1], ['review'])];
        const before = new Map(findRecommendations(evidenceOf({ answers })).map((draft) => [draft.identity, draft]));
        const after = new Map(
          findRecommendations(evidenceOf({ answers: more })).map((draft) => [draft.identity, draft]),
        );
        for (const [id, draft] of before) {
          if (draft.type !== 'content_partnership_opportunities') continue;
          expect(after.get(id)?.score).toBeGreaterThanOrEqual(draft.score);
        }
      }),
    );
  });
});

describe('ids', () => {
  const identity = {
    reportId: 'rep_1',
    isSimulated: false,
    type: 'content_gap',
    engine: 'chatgpt',
    country: 'us',
    subject: 'x',
  } as const;

  test('are deterministic, and have the form of other ids', () => {
    expect(identify(identity)).toBe(identify({ ...identity }));
    expect(identify(identity)).toMatch(/^rec_[0-9A-V]{26}$/);
  });

  test('differ if any part of the subject differs', () => {
    const others = [
      { reportId: 'rep_2' },
      { isSimulated: true },
      { type: 'citation_loss' as const },
      { engine: 'gemini' as const },
      { country: 'de' },
      { subject: 'y' },
    ];
    const ids = others.map((other) => identify({ ...identity, ...other }));
    expect(new Set([identify(identity), ...ids]).size).toBe(others.length + 1);
  });
});

describe('the text', () => {
  test('states that answers are simulated if they are', () => {
    const answers = [answerOf('p1', [1], ['review']), answerOf('p2', [1], ['review'])];
    for (const isSimulated of [true, false]) {
      for (const { copy } of findRecommendations(evidenceOf({ answers, isSimulated }))) {
        expect(copy.reasoning.includes('Simulated: the sandbox wrote these answers')).toBe(isSimulated);
      }
    }
  });

  test('has one bullet for each suggestion', () => {
    const answers = [answerOf('p1', [1], ['review', 'forum']), answerOf('p2', [1], ['review', 'forum'])];
    for (const { copy } of findRecommendations(evidenceOf({ answers }))) {
      expect(copy.suggestions.length).toBeGreaterThan(0);
      for (const line of copy.suggestions) expect(line).toMatch(/^- \S[^\n]*$/);
    }
  });

  test('escapes Markdown in external text', () => {
    expect(plain('A [link](https://evil.example)\n# Head **bold**')).toBe('A link https://evil.example Head bold');
    expect(linkTo('https://a.example/x', 'Title [1]', 'a.example')).toBe('[Title 1](https://a.example/x)');
    expect(linkTo('javascript:alert(1)', 'Title', 'a.example')).toBe('Title');
    expect(linkTo('https://a.example/x) [y](z', '', 'a.example')).toBe('a.example');
  });

  test.each([
    [['A'], 'A'],
    [['A', 'B'], 'A and B'],
    [['A', 'B', 'C', 'D'], 'A, B, C and D'],
    [['A', 'B', 'C', 'D', 'E'], 'A, B, C and 2 others'],
  ])('%j is %s', (names, words) => {
    expect(listNames(names)).toBe(words);
  });
});
