import { describe, expect, test } from 'vitest';
import { compareTexts, estimateUnrendered } from '../../../src/domain/content-checks/dynamic-content.ts';

const count = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `word${from + i}`).join(' ');
const start = (text: string) => ({ text, length: text.length });
const SIGNALS = { hasScripts: true, hasEmptyRoot: false, asksForJavaScript: false, framework: null };

interface Shown {
  scrolled?: string;
  crawler?: string | null;
  refusal?: string | null;
  /** What the browser received instead of the page. */
  instead?: string | null;
}

/** A page with one text without JavaScript and another in a browser. */
function compare(before: string, after: string, shown: Shown = {}) {
  const { scrolled = after, crawler = scrolled, refusal = null, instead = null } = shown;
  const page = { ...start(before), main: before, all: before, refusal, signals: SIGNALS };
  return compareTexts(page, {
    browser: start(after),
    scrolled: start(scrolled),
    crawler: crawler === null ? null : start(crawler),
    refusal: instead,
  });
}

describe('the share of the rendered text that is present without JavaScript', () => {
  test.each([
    ['all of it', count(0, 100), count(0, 100), 100],
    ['all of it, and more than is rendered', count(0, 200), count(0, 100), 100],
    ['none of it', 'Loading', count(0, 100), 0],
    ['half of it', count(0, 52), count(0, 104), 48],
    ['the same words in another order', count(0, 100).split(' ').toReversed().join(' '), count(0, 100), 0],
    [
      'a third of the characters of a text without spaces',
      '東京の中心部では新しい',
      '東京の中心部では新しい地下鉄の路線が二〇三〇年に開業する',
      29.2,
    ],
    ['a text of three words', 'one two three', 'One, two: three!', 100],
    ['nothing at all', '', '', 0],
    ['an empty rendering of a page with text', count(0, 100), '', 0],
  ])('%s', (_name, before, after, score) => {
    expect(compare(before, after).score).toBe(score);
  });
});

describe('the finding and its message', () => {
  const long = count(0, 200);
  test.each<[string, string, string, Shown, string]>([
    ['same', long, long, {}, 'The page has the same text with and without JavaScript'],
    ['made_by_javascript', count(0, 160), long, {}, 'Part of the text is created by JavaScript'],
    ['made_by_javascript', 'Loading', long, {}, 'Most of the text is created by JavaScript'],
    ['made_by_javascript', 'Loading', long, { crawler: null }, 'Most of the text is created by JavaScript'],
    ['removed_by_javascript', long, count(0, 30), {}, 'JavaScript removes text from the HTML'],
    [
      'removed_by_javascript',
      long,
      'This article has moved to the app.',
      {},
      'instead: “this article has moved to the app”',
    ],
    ['removed_by_javascript', long, '', {}, 'JavaScript removes the text: the rendered page shows none'],
    ['loaded_on_scroll', count(0, 100), count(0, 100), { scrolled: long }, 'loaded only when a reader scrolls'],
    ['refused_to_crawler', 'Subscribe', long, { crawler: 'Subscribe' }, 'returns a different page to the crawler'],
    ['refused_to_crawler', 'No', long, { refusal: 'The server returns status 403 to X.' }, 'status 403 to X.'],
  ])('%s', (finding, before, after, shown, sentence) => {
    const compared = compare(before, after, shown);
    expect(compared).toMatchObject({ finding, rendered: true, isPotentiallyBlocked: finding === 'refused_to_crawler' });
    expect(compared.differenceDescription).toContain(sentence);
  });

  test('quotes the longest passage that is missing', () => {
    expect(compare(count(0, 80), count(0, 100)).differenceDescription).toContain('“word76 word77');
  });

  test('half of the text is not most of it', () => {
    expect(compare(count(0, 60), count(0, 100)).differenceDescription).toContain('Part of the text is created');
  });

  test('a response that browsers receive too is not blamed on the crawler', () => {
    const refusal = 'The server returns status 403 to X.';
    const { differenceDescription } = compare('Access denied', 'Access denied', { refusal });
    expect(differenceDescription).toBe(`${refusal} A browser does not receive the page either.`);
  });

  test('a text that the server withholds from the crawler is not blamed on JavaScript', () => {
    const half = count(0, 80);
    expect(compare(half, long, { crawler: half })).toMatchObject({
      finding: 'refused_to_crawler',
      differenceDescription: expect.stringMatching(/549 characters, also with JavaScript.*not an effect of JavaScript/),
    });
    const most = count(0, 160);
    expect(compare(most, long, { crawler: most })).toMatchObject({
      score: 79.6,
      finding: 'same',
      differenceDescription:
        'JavaScript adds no text (1169 characters). A browser receives other text (1489 characters): it depends on the user agent, or changes from request to request.',
    });
  });

  test('a text that changes from request to request is not blamed on JavaScript or the crawler', () => {
    const changing = (from: number) => `${count(0, 80)} ${count(from, from + 100)}`;
    const compared = compare(changing(1000), changing(2000), { crawler: changing(3000) });
    expect(compared).toMatchObject({ finding: 'same', isPotentiallyBlocked: false });
    expect(compared.differenceDescription).toContain('changes from request to request');
  });

  test('a shell that fills with different text each time is created by JavaScript', () => {
    expect(compare('Loading', count(0, 200), { crawler: count(500, 700) }).finding).toBe('made_by_javascript');
  });

  test('a browser that receives an error or a challenge shows nothing about JavaScript', () => {
    expect(compare(long, 'Too many requests', { instead: 'status 429' })).toMatchObject({
      finding: 'not_rendered',
      differenceDescription: expect.stringContaining('the server returned status 429 to the browser'),
    });
    const refusal = 'The server returns status 403 to X.';
    expect(compare('No', count(0, 100), { instead: 'a Cloudflare challenge', refusal })).toMatchObject({
      finding: 'refused_to_crawler',
      differenceDescription: `${refusal} A browser does not receive the page either.`,
    });
  });

  test('a rejected request is never blamed on JavaScript', () => {
    const { differenceDescription } = compare('No', long, { refusal: 'The server returns status 403 to X.' });
    expect(differenceDescription).toContain('The crawler is blocked; this is not an effect of JavaScript.');
    expect(differenceDescription).not.toContain('created by JavaScript');
  });
});

describe('without a browser', () => {
  const estimate = (length: number, signals: object) =>
    estimateUnrendered(
      { length, main: '', all: '', refusal: null, signals: { ...SIGNALS, ...signals } },
      'no browser is available',
    );
  test.each([
    ['scripts and no text', 20, {}, 10],
    ['no text at all', 0, { hasScripts: false }, 0],
    ['text that asks for JavaScript', 900, { asksForJavaScript: true }, 50],
    ['text of a framework', 900, { framework: 'Next.js' }, 80],
    ['text and scripts', 900, {}, 90],
    ['text and no scripts', 900, { hasScripts: false }, 95],
  ])('%s: the score is an estimate and never 100', (_name, length, signals, score) => {
    expect(estimate(length, signals)).toMatchObject({
      score,
      staticLength: length,
      dynamicLength: length,
      finding: 'not_rendered',
      rendered: false,
      differenceDescription: expect.stringContaining('The page was not rendered: no browser is available.'),
    });
  });
});
