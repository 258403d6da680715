import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBlockers } from '../../../src/domain/content-checks/blockers.ts';
import { readPage } from '../../../src/domain/content-checks/read-page.ts';
import { type ScoredItem, scoreItem } from '../../../src/domain/content-checks/reasons.ts';
import { CATEGORIES, scoreStructure, WEIGHTS } from '../../../src/domain/content-checks/score-structure.ts';
import { createSubject, type Reply } from '../../../src/domain/content-checks/subject.ts';
import { BEST_PAGE, REPLY, scorePage } from '../../support/content-pages.ts';
import { randomPage, renderPage } from '../../support/random-pages.ts';

function itemsOf(html: string): Record<string, ScoredItem> {
  const page = scorePage(html);
  return Object.assign({}, ...CATEGORIES.map((category) => page[category].breakdown));
}
const lostIn = ({ reasons = [] }: ScoredItem) => reasons.reduce((sum, { lost }) => sum + lost, 0);

describe('every lost point has a reason', () => {
  test('a title without text is no title, and does not hide another one', () => {
    expect(itemsOf(BEST_PAGE.replace('<title>', '<title></title><title>')).titleTag).toMatchObject({ score: 30 });
    expect(itemsOf(BEST_PAGE.replace(/<title>.*<\/title>/, '<title> </title>')).titleTag?.reasons).toMatchObject([
      { message: 'The page has no title. Add a title element of 15 to 70 characters.', lost: 30 },
    ]);
  });

  test('structured data that cannot be read are not missing', () => {
    const broken = BEST_PAGE.replace(/(<script type="application\/ld\+json">).*?(<\/script>)/gs, '$1{$2');
    expect(itemsOf(broken).structuredData?.reasons).toMatchObject([
      { message: 'The JSON-LD of the page is not valid JSON, so it cannot be read. Correct it.', lost: 25 },
    ]);
  });

  test.each([
    ['a label', '<svg aria-label="Acme"><use href="#logo"/></svg>'],
    ['a title', '<svg><title>Acme</title><use href="#logo"/></svg>'],
  ])('a heading with a drawn logo that has %s is not empty', (_name, logo) => {
    expect(itemsOf(BEST_PAGE.replace('<h3>Pictures</h3>', `<h3>${logo}</h3>`)).headingHierarchy?.reasons).toEqual([]);
  });

  test.each([
    ['a CDATA section', '<![CDATA[', ']]>'],
    ['a CDATA section in comments', '//<![CDATA[\n', '\n//]]>'],
    ['a comment', '<!--', '-->'],
  ])('structured data in %s are read, and reported as invalid', (_name, start, end) => {
    const wrapped = BEST_PAGE.replace(
      /(<script type="application\/ld\+json">)(.*?)(<\/script>)/gs,
      `$1${start}$2${end}$3`,
    );
    expect(itemsOf(wrapped).structuredData?.reasons).toMatchObject([
      { message: 'A JSON-LD block is not valid JSON. Correct it.', lost: 5 },
    ]);
  });

  test('the reasons of an item add up to its lost points, on any page', () => {
    fc.assert(
      fc.property(randomPage, (page) => {
        for (const item of Object.values(itemsOf(renderPage(page)))) {
          expect(lostIn(item)).toBeCloseTo(item.maxScore - item.score, 6);
          for (const { message, lost } of item.reasons ?? []) expect([message !== '', lost > 0]).toEqual([true, true]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the reasons add up regardless of how the parts are rounded', () => {
    const part = fc.record({ max: fc.integer({ min: 1, max: 20 }), share: fc.double({ min: 0, max: 1, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        const criteria = parts.map(({ max, share }) => ({ max, points: max * share, message: 'x', where: null }));
        const maxScore = parts.reduce((sum, { max }) => sum + max, 0);
        const item = scoreItem(maxScore, criteria);
        expect(lostIn(item)).toBeCloseTo(maxScore - item.score, 6);
      }),
    );
  });

  test.each([
    [
      'two titles',
      '</title>',
      '</title><title>Another</title>',
      'titleTag',
      'The page has 2 title elements. Keep one.',
      'the title element',
    ],
    [
      'a skipped level',
      '<h3>Pictures</h3>',
      '<h4>Pictures</h4>',
      'headingHierarchy',
      '1 heading skips a level. Go down one level at a time.',
      'h4 “Pictures”',
    ],
    [
      'an id twice',
      '<h3>',
      '<h3 id="start">',
      'validHtmlStructure',
      '1 id is used more than once. Make each id unique.',
      '#start',
    ],
    [
      'noindex',
      '</head>',
      '<meta name="robots" content="noindex"></head>',
      'robotsAndCrawling',
      'The page must not be indexed. Remove noindex.',
      'meta[name=robots]',
    ],
  ])('%s is reported with its part of the page', (_name, find, replacement, item, message, where) => {
    expect(itemsOf(BEST_PAGE.replace(find, replacement))[item]?.reasons).toEqual([
      { message, lost: expect.any(Number), where },
    ]);
  });

  test('a heading of a menu or of related stories is not reported', () => {
    const related = '<div class="related"><h6>More stories</h6><a href="/a">One</a> <a href="/b">Two</a></div></body>';
    expect(itemsOf(BEST_PAGE.replace('</body>', related)).headingHierarchy?.reasons).toEqual([]);
  });
});

describe('a count in a reason is what a person counts on the page', () => {
  const messagesOf = (body: string, item: string) =>
    itemsOf(
      `<!doctype html><html lang="en"><head><title>Pumps of the valley</title></head><body>${body}</body></html>`,
    )[item]?.reasons?.map(({ message }) => message);
  const TEXT = '<p>The mill at the bend grinds forty tonnes of rye each year for nine bakeries.</p>';
  const words = (count: number) => `<p>${'The mill grinds rye for nine bakeries today. '.repeat(count / 8)}</p>`;

  test('an id that three elements have is one id, also in hidden elements and pictures', () => {
    const body = `<p id="a">A</p><p id="a">B</p><p id="a">C</p><div hidden><i id="b"></i></div><svg><g id="b"></g></svg>`;
    expect(messagesOf(body, 'validHtmlStructure')).toContain('2 ids are used more than once. Make each id unique.');
  });

  test('images without alt include hidden ones', () => {
    const body = '<img src="a.png"><div style="display:none"><img src="b.png"></div><img src="c.png" alt="">';
    expect(messagesOf(body, 'validHtmlStructure')).toContain('2 images of 3 have no alt attribute. Add it.');
  });

  test('h1 headings include those of the sidebar, and a logo in a link is their text', () => {
    const body = `<header><h1><a href="/"><img src="l.png" alt="Mills"></a></h1></header><main><h1>Mills</h1>${TEXT}</main><aside><h1>More</h1></aside>`;
    const messages = messagesOf(body, 'headingHierarchy');
    expect(messages).toContain('The page has 3 h1 headings. Keep one and make the others h2.');
    expect(messages).not.toContain('1 heading is empty or longer than 120 characters. Shorten or remove them.');
  });

  test('the share of short paragraphs does not include half of the longer ones', () => {
    const body = `<main><h1>Mills</h1>${words(80)}${words(160).repeat(5)}</main>`;
    expect(messagesOf(body, 'paragraphStructure')).toContain(
      '9 % of the running text is in paragraphs of up to 120 words. Split long paragraphs until it is 60 %.',
    );
  });

  test('blocks of other kinds are counted, and not called few', () => {
    expect(messagesOf(`<main><h1>Mills</h1>${TEXT.repeat(3)}<h2>Rye</h2></main>`, 'contentVariety')).toContain(
      'Apart from paragraphs, the content has 2 other blocks (headings, lists, tables, quotes, figures, described images and the like). Aim for 4.',
    );
  });

  test.each([
    '<lite-youtube videoid="x"></lite-youtube>',
    '<iframe data-src="https://www.youtube.com/embed/x"></iframe>',
    '<iframe src="https://player.simplecast.com/8a1"></iframe>',
    '<iframe src="https://www.mill.example/embed/video/12"></iframe>',
  ])('a player that a script loads is video or audio: %s', (player) => {
    const none = 'The content has no video or audio. Embed one if it explains more than text.';
    const map = '<iframe src="https://maps.example.com/embed?pb=1"></iframe>';
    expect(messagesOf(`<main><h1>Mills</h1>${TEXT.repeat(4)}${player}</main>`, 'richContentElements')).not.toContain(
      none,
    );
    expect(messagesOf(`<main><h1>Mills</h1>${TEXT.repeat(4)}${map}</main>`, 'richContentElements')).toContain(none);
  });

  test('a table with tables in its cells is a layout, unless it has headers, and each counts its own rows', () => {
    const inner = '<table><tr><td>Rye</td><td>40 t</td></tr></table>';
    const outer = (cell: string) =>
      `<table><tr><${cell}>Mill</${cell}><td>Bend</td></tr><tr><td>Yield</td><td>${inner}</td></tr><tr><td>Year</td></tr></table>`;
    expect(readPage(outer('td')).tables).toMatchObject([
      { rows: 3, cells: 5, region: 'side' },
      { rows: 1, cells: 2, region: 'page' },
    ]);
    expect(readPage(outer('th')).tables[0]).toMatchObject({ rows: 3, cells: 5, hasHeaders: true, region: 'page' });
  });

  test('a gallery in a list is part of the content', () => {
    const item =
      '<li><figure><img src="m.jpg" alt="The mill at the bend"><figcaption>The mill</figcaption></figure></li>';
    const messages = messagesOf(
      `<h1>Mills</h1>${TEXT.repeat(6)}<ul>${item.repeat(3)}</ul>${TEXT.repeat(6)}`,
      'richContentElements',
    );
    expect(messages?.filter((message) => /figcaption|descriptive alt/.test(message))).toEqual([]);
  });

  test.each(['<a href="#rye">Rye</a><a name="rye"></a>', '<a href="#%C3%A4hre">Rye</a><h2 id="ähre">Rye</h2>'])(
    'a link to a named anchor leads to a part of the page: %s',
    (links) => {
      const none = 'No link leads to a part of the page. Add a skip link or a table of contents.';
      expect(messagesOf(`<main><h1>Mills</h1>${links}${TEXT}</main>`, 'navigationStructure')).not.toContain(none);
    },
  );

  test('RDFa names its vocabulary and its properties', () => {
    const body = `<main vocab="https://schema.org/" typeof="Article"><h1 property="headline">Mills</h1><i property="author">N. Ames</i>${TEXT}</main>`;
    expect(messagesOf(body, 'structuredData')).toEqual([]);
  });
});

describe('fixes', () => {
  test('what blocks a page is first, with all points that its removal adds', () => {
    const noindex = BEST_PAGE.replace('</head>', '<meta name="robots" content="noindex"></head>').replace(
      /<h1>.*<\/h1>/,
      '',
    );
    const open = scorePage(noindex.replace('noindex', 'index')).overallScore;
    const blocked = scoreStructure(createSubject(readPage(noindex), REPLY), true);
    expect(blocked.fixes?.[0]).toEqual({
      item: 'robotsAndCrawling',
      message: 'The page must not be indexed. Remove noindex.',
      where: 'meta[name=robots]',
      gain: Math.round((open - blocked.overallScore) * 10) / 10,
    });
    expect(blocked.fixes?.[1]).toMatchObject({ item: 'headingHierarchy', gain: 1.2 });
  });

  test('are the three changes that raise the overall score most', () => {
    const page = BEST_PAGE.replace(/<title>.*<\/title>/, '')
      .replace(/<h1>.*<\/h1>/, '')
      .replace(' lang="en"', '');
    const { fixes = [], metadata } = scorePage(page);
    expect(fixes).toHaveLength(3);
    expect(fixes[0]).toEqual({
      item: 'titleTag',
      message: metadata.breakdown.titleTag.reasons?.[0]?.message,
      where: 'head',
      gain: 30 * WEIGHTS.metadata,
    });
    expect(fixes.map(({ gain }) => gain)).toEqual(fixes.map(({ gain }) => gain).toSorted((a, b) => b - a));
  });

  test('are empty for the best page', () => {
    expect(scorePage(BEST_PAGE).fixes).toEqual([]);
  });
});

describe('blockers', () => {
  const evaluate = (reply: Partial<Reply>, html = BEST_PAGE) => {
    const subject = createSubject(readPage(html), { ...REPLY, ...reply });
    const blockers = findBlockers(subject);
    return { blockers, overallScore: scoreStructure(subject, blockers.length > 0).overallScore };
  };
  test.each<[string, Partial<Reply>, string]>([
    [
      'noindex',
      { headers: { 'x-robots-tag': 'noindex' } },
      '“noindex” in the X-Robots-Tag header keeps the page out of search indexes.',
    ],
    [
      'nosnippet',
      { headers: { 'x-robots-tag': 'max-snippet:0' } },
      '“max-snippet:0” in the X-Robots-Tag header forbids quoting the page.',
    ],
    [
      'noindex',
      { headers: { 'x-robots-tag': 'otherbot: nosnippet, chatgpt-user: noindex' } },
      '“noindex” in the X-Robots-Tag header keeps the page out of search indexes.',
    ],
    [
      'noindex',
      { headers: { 'x-robots-tag': 'unavailable_after: 2026-01-01' }, receivedAt: new Date('2026-01-02') },
      '“unavailable_after:2026-01-01” in the X-Robots-Tag header keeps the page out of search indexes.',
    ],
    ['nosnippet', { nosnippetShare: 0.9 }, '“data-nosnippet” in an element around the text forbids quoting the page.'],
    ['disallowed', { isAllowedByRobots: false }, 'robots.txt does not allow the crawler to fetch the page.'],
    ['refused', { refusal: 'The server returns status 403 to X.' }, 'The server returns status 403 to X.'],
  ])('%s leaves at most 40 %% of the score', (code, reply, message) => {
    const { blockers, overallScore } = evaluate(reply);
    expect(blockers).toEqual([{ code, message }]);
    expect(overallScore).toBeLessThanOrEqual(40);
    expect(overallScore).toBeGreaterThan(39);
  });

  test('of a challenge are not those of its head', () => {
    const refusal = 'The server returns an Anubis challenge to ChatGPT-User.';
    const { blockers } = evaluate({ refusal, headers: { 'x-robots-tag': 'noindex, nosnippet' } });
    expect(blockers).toEqual([{ code: 'refused', message: refusal }]);
  });

  test('are empty for an ordinary page', () => {
    expect(evaluate({})).toEqual({ blockers: [], overallScore: 100 });
  });
});

describe('ARIA roles', () => {
  test('count as semantic elements', () => {
    const roles = BEST_PAGE.replace('<main id="start">', '<div role="main" id="start">')
      .replace('</main>', '</div>')
      .replace('<header>', '<div role="banner">')
      .replace('</header>', '</div>')
      .replace('<footer>', '<div role="contentinfo">')
      .replace('</footer>', '</div>');
    expect(itemsOf(roles).semanticElements?.score).toBe(25);
  });

  test('count once on an element that has them implicitly', () => {
    expect(itemsOf(BEST_PAGE.replace('<main ', '<main role="main" ')).semanticElements?.score).toBe(25);
  });
});
