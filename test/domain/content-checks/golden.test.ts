import { describe, expect, test } from 'vitest';
import { CATEGORIES, ITEMS, WEIGHTS } from '../../../src/domain/content-checks/score-structure.ts';
import type { Reply } from '../../../src/domain/content-checks/subject.ts';
import { BEST_PAGE, MAX_SCORES, scoreItems, scorePage, words } from '../../support/content-pages.ts';

/** A change to the best page, and the only item that it lowers. */
type ValidationIssue = [name: string, find: string | RegExp, replacement: string, item: string, score: number];

const TITLE = 'Solar panels for flat roofs</title>';
const DESCRIPTION = /content="How solar[^"]*"/;
const LD = '"@type":"Article","headline":"Solar panels","datePublished":"2026-01-01"';

const FAULTS: ValidationIssue[] = [
  ['no title', /<title>.*<\/title>/, '', 'titleTag', 0],
  ['two titles', '</title>', '</title><title>Another title of it</title>', 'titleTag', 26],
  ['a short title', TITLE, 'Solar roofs</title>', 'titleTag', 26],
  ['a title that is far too long', TITLE, `Solar roofs ${'and more '.repeat(20)}</title>`, 'titleTag', 22],
  ['an unrelated title', TITLE, 'Something else entirely</title>', 'titleTag', 26],
  ['a title that every page could have', TITLE, 'Untitled document</title>', 'titleTag', 22],
  ['no description', /<meta name="description"[^>]*>/, '', 'metaDescription', 0],
  ['a short description', DESCRIPTION, 'content="Solar panels on flat roofs, explained"', 'metaDescription', 25],
  ['a description that is the title', DESCRIPTION, 'content="Solar panels for flat roofs"', 'metaDescription', 17.5],
  [
    'an unrelated description',
    DESCRIPTION,
    `content="${'Unrelated matters told at length. '.repeat(3)}"`,
    'metaDescription',
    27.5,
  ],
  ['no og:image', /<meta property="og:image"[^>]*>/, '', 'openGraphTags', 12],
  ['no og:description', /<meta property="og:description"[^>]*>/, '', 'openGraphTags', 13.5],
  ['no structured data', /<script type="application\/ld\+json">.*<\/script>/, '', 'structuredData', 0],
  [
    'structured data that is not JSON next to valid data',
    '</head>',
    '<script type="application/ld+json">{</script></head>',
    'structuredData',
    20,
  ],
  ['structured data of the site only', LD, '"@type":"WebSite","name":"Acme"', 'structuredData', 19],
  ['structured data without schema.org', 'https://schema.org', 'https://example.org', 'structuredData', 21],
  ['no viewport', /<meta name="viewport"[^>]*>/, '', 'mobileFriendlyIndicators', 15],
  ['a viewport that cannot be zoomed', 'initial-scale=1', 'user-scalable=no', 'mobileFriendlyIndicators', 25],
  ['no style sheet', '<link rel="stylesheet" href="/a.css">', '', 'mobileFriendlyIndicators', 25],
  ['an embedded object', '<pre>', '<object data="x.swf"></object><pre>', 'mobileFriendlyIndicators', 25],
  ['no doctype', '<!DOCTYPE html>\n', '', 'validHtmlStructure', 31.5],
  ['a duplicate id', '<h3>', '<h3 id="start">', 'validHtmlStructure', 39],
  ['crossed tags', '<h3>Pictures', '<h3><b><i>Pictures</b></i>', 'validHtmlStructure', 39],
  ['a tag that is never closed', '</article>', '<div></article>', 'validHtmlStructure', 39.5],
  ['a duplicate attribute', '<ol>', '<ol class="a" class="b">', 'validHtmlStructure', 39.5],
  ['noindex', '</head>', '<meta name="robots" content="noindex, follow"></head>', 'robotsAndCrawling', 12],
  ['none', '</head>', '<meta name="robots" content="none"></head>', 'robotsAndCrawling', 9],
  [
    'noindex for the crawler itself',
    '</head>',
    '<meta name="ChatGPT-User" content="noindex"></head>',
    'robotsAndCrawling',
    12,
  ],
  ['nosnippet', '</head>', '<meta name="robots" content="nosnippet"></head>', 'robotsAndCrawling', 17],
  ['max-snippet:0', '</head>', '<meta name="robots" content="max-snippet:0"></head>', 'robotsAndCrawling', 17],
  ['no canonical', '<link rel="canonical" href="https://acme.com/solar">', '', 'robotsAndCrawling', 16],
  [
    'a canonical on another site',
    'href="https://acme.com/solar"',
    'href="https://other.com/solar"',
    'robotsAndCrawling',
    18,
  ],
  ['no language', ' lang="en"', '', 'languageDeclaration', 0],
  ['a language that does not exist', 'lang="en"', 'lang="english_us"', 'languageDeclaration', 6],
  [
    'a language that og:locale contradicts',
    '</head>',
    '<meta property="og:locale" content="de_DE"></head>',
    'languageDeclaration',
    8,
  ],
  [
    'a wrong hreflang',
    '</head>',
    '<link rel="alternate" hreflang="en_UK!" href="/x"></head>',
    'languageDeclaration',
    9,
  ],
  ['a list with children that are not items', '<li>Rails</li>', '<div>Rails</div>', 'listsAndStructuredContent', 18],
  [
    'paragraphs that are too long',
    /<p>Panels .*<\/p>/,
    `<p>Panels ${words(450)}</p><p>Roofs</p><p>Costs</p>`,
    'paragraphStructure',
    5.9,
  ],
  ['two h1', '<h2>How', '<h1>Roofs</h1><h2>How', 'headingHierarchy', 25],
  ['a skipped level', '<h3>Pictures</h3>', '<h4>Pictures</h4>', 'headingHierarchy', 28],
  ['a heading that is far too long', '>Pictures<', `>${'Pictures '.repeat(20)}<`, 'headingHierarchy', 29],
  ['no main', /<main id="start">(.*)<\/main>/s, '<div id="start">$1</div>', 'semanticElements', 18],
  ['no article', /<\/?article>/g, '', 'semanticElements', 20],
  ['no breadcrumbs', ' class="breadcrumbs"', '', 'navigationStructure', 8],
  ['no in-page navigation', '<a href="#start">Skip</a>', '<a href="/skip">Skip</a>', 'navigationStructure', 8],
  ['no sources', /<a href="https:\/\/source[^>]*>/g, '<a href="/own">', 'richContentElements', 53],
  ['an image with the name of its file', 'alt="Panels on a roof"', 'alt="IMG_1234.jpg"', 'richContentElements', 55],
  ['questions that are not phrased as questions', /\?<\/h2>/g, '</h2>', 'richContentElements', 53],
];

describe('the best page', () => {
  test('gets full points', () => {
    expect(scoreItems(BEST_PAGE)).toEqual(MAX_SCORES);
    expect(scorePage(BEST_PAGE)).toMatchObject({
      overallScore: 100,
      categoryScores: { metadata: 100, technical: 100, structure: 100, content: 100 },
    });
  });
});

describe('one problem lowers one item', () => {
  test.each(FAULTS)('%s', (_name, find, replacement, item, score) => {
    const page = BEST_PAGE.replace(find, replacement);
    expect(page).not.toBe(BEST_PAGE);
    expect(scoreItems(page)).toEqual({ ...MAX_SCORES, [item]: score });
  });

  const REPLIES: [string, Partial<Reply>, string, number][] = [
    ['an undeclared encoding', { isEncodingDeclared: false }, 'validHtmlStructure', 34],
    ['robots.txt disallows the crawler', { isAllowedByRobots: false }, 'robotsAndCrawling', 17],
    ['X-Robots-Tag: noindex', { headers: { 'x-robots-tag': 'noindex' } }, 'robotsAndCrawling', 12],
    [
      'X-Robots-Tag for this crawler',
      { headers: { 'x-robots-tag': 'chatgpt-user: noindex' } },
      'robotsAndCrawling',
      12,
    ],
    ['X-Robots-Tag for another crawler', { headers: { 'x-robots-tag': 'otherbot: noindex' } }, 'robotsAndCrawling', 20],
    ['a contradictory Content-Language', { headers: { 'content-language': 'fr' } }, 'languageDeclaration', 8],
  ];
  test.each(REPLIES)('%s', (_name, reply, item, score) => {
    expect(scoreItems(BEST_PAGE, reply)).toEqual({ ...MAX_SCORES, [item]: score });
  });
});

describe('problems that affect more than one item', () => {
  test.each<[string, string | RegExp, string, Record<string, number>]>([
    ['an image without alt', ' alt="Rails and clamps"', '', { validHtmlStructure: 38.7, richContentElements: 55 }],
    ['no navigation', /<\/?nav[^>]*>/g, '', { semanticElements: 22, navigationStructure: 4 }],
    ['no tables', /<table>.*<\/table>/gs, '', { listsAndStructuredContent: 14, richContentElements: 50 }],
    ['no headings', /<(\/?)h\d>/g, '<$1p>', { headingHierarchy: 0, richContentElements: 53 }],
    ['no paragraphs', /<(\/?)p>/g, '<$1div>', { paragraphStructure: 0 }],
  ])('%s', (_name, find, replacement, lowered) => {
    expect(scoreItems(BEST_PAGE.replace(find, replacement))).toEqual({ ...MAX_SCORES, ...lowered });
  });
});

describe('poor pages', () => {
  test('an empty shell that scripts would fill has no structure and no content', () => {
    const shell =
      '<!doctype html><html><head><meta charset=utf-8><title>App</title></head><body><div id=root></div></body></html>';
    expect(scorePage(shell)).toMatchObject({ categoryScores: { structure: 0, content: 0 } });
  });

  test('an empty page is scored without an error', () => {
    expect(scorePage('').overallScore).toBeLessThan(6);
  });
});

describe('the sums', () => {
  test('a category has 100 points and is the sum of its items', () => {
    const page = scorePage(BEST_PAGE.replace(/<h1>.*<\/h1>|<title>.*<\/title>/g, ''));
    for (const category of CATEGORIES) {
      const items = Object.values<{ score: number; maxScore: number }>(page[category].breakdown);
      expect(items.reduce((sum, { maxScore }) => sum + maxScore, 0)).toBe(100);
      expect(page[category].score).toBeCloseTo(
        items.reduce((sum, { score }) => sum + score, 0),
        5,
      );
      expect(page.categoryScores[category]).toBe(page[category].score);
      expect(Object.keys(page[category].breakdown)).toEqual(Object.keys(ITEMS[category]));
    }
  });

  test('the overall score is 25 % metadata, 10 % technical, 30 % structure and 35 % content, with one decimal', () => {
    expect(WEIGHTS).toEqual({ metadata: 0.25, technical: 0.1, structure: 0.3, content: 0.35 });
    const page = scorePage(BEST_PAGE.replace(/<title>.*<\/title>/, '').replace('no-quirks', ''));
    const { metadata, technical, structure, content } = page.categoryScores;
    const exact = 0.25 * metadata + 0.1 * technical + 0.3 * structure + 0.35 * content;
    expect(page.overallScore).toBe(Math.round(exact * 10) / 10);
    expect(page.overallScore).toBe(92.5);
  });
});
