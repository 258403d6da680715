import { describe, expect, test } from 'vitest';
import { analyzePage } from '../../../src/domain/content-checks/analyze-page.ts';
import { applyDiagnosis, diagnose, isEvaluated } from '../../../src/domain/content-checks/diagnose.ts';
import { type DynamicContent, estimateUnrendered } from '../../../src/domain/content-checks/dynamic-content.ts';
import { describeRefusal } from '../../../src/domain/content-checks/reply-refusal.ts';
import { CATEGORIES } from '../../../src/domain/content-checks/score-structure.ts';
import { BEST_PAGE } from '../../support/content-pages.ts';

const TEXT = '<p>The council approved the tram line on Monday, after a debate of 3 hours.</p>'.repeat(5);
const page = (body: string, head = '') =>
  `<html lang="en"><head><title>Tram line approved</title>${head}</head><body><main><h1>Tram line</h1>${body}</main></body></html>`;
const jsonLd = (value: object) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const PAID = jsonLd({ '@context': 'https://schema.org', '@type': 'NewsArticle', isAccessibleForFree: 'False' });

interface Options {
  contentType?: string;
  refusal?: string | null;
  dynamicContent?: Partial<DynamicContent>;
}

/** The check of a page, without a browser unless `dynamicContent` has its result. */
function check(html: string | Buffer, { contentType = 'text/html', refusal = null, dynamicContent }: Options = {}) {
  const analysis = analyzePage({
    url: 'https://acme.com/tram',
    body: Buffer.from(html),
    headers: { 'content-type': contentType },
    isAllowedByRobots: true,
    refusal,
    robotsName: 'chatgpt-user',
  });
  const { signals } = analysis.symptoms;
  const estimate = estimateUnrendered({ ...analysis, signals, refusal: analysis.symptoms.refusal }, 'no browser');
  const finding = diagnose(analysis.symptoms, { ...estimate, ...dynamicContent });
  return { ...applyDiagnosis(analysis, finding, analysis.blockers.length > 0), blockers: analysis.blockers };
}
const unevaluated = ({ structuralAnalysis, contentAnalysis }: ReturnType<typeof check>) => [
  ...CATEGORIES.filter((name) => structuralAnalysis[name].evaluated === false),
  ...(contentAnalysis.evaluated === false ? ['text'] : []),
];

test.each([
  [
    '<meta http-equiv="refresh" content="0; url=/verify">',
    'The server sends X to https://acme.com/verify with a meta refresh.',
  ],
  [
    '<p>Please enable JS and disable any ad blocker</p>',
    'The server returns “Please enable JS and disable any ad blocker” to X.',
  ],
  [`<meta http-equiv="refresh" content="0; url=/verify">${TEXT.repeat(3)}`, null],
])('a page that only sends the crawler elsewhere is not the page: %s', (html, sentence) => {
  const reply = { status: 200, finalUrl: 'https://acme.com/tram', headers: {}, body: Buffer.from(html) };
  expect(describeRefusal(reply, { url: 'https://acme.com/tram', crawler: 'X' })).toBe(sentence);
});

test('characters that only a browser reads wrong are not an effect of JavaScript', () => {
  const html = Buffer.from(page(TEXT.replaceAll('council', 'Größenprüfung')), 'latin1');
  const { all } = analyzePage({
    url: 'https://acme.com/tram',
    body: html,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    isAllowedByRobots: true,
    refusal: null,
    robotsName: 'x',
  });
  expect(all).toContain('The Größenprüfung approved');
  expect(all).toContain('The Gr\ufffd\ufffdenpr\ufffdfung approved');
});

describe('the diagnosis', () => {
  const HEAD_ONLY = ['structure', 'content', 'text'];
  const NOTHING = ['metadata', 'technical', ...HEAD_ONLY];
  test.each<[string, string, string, string[], Options]>([
    [
      'refused',
      page('<p>Access denied</p>'),
      'The server returns status 403 to X. Send the page',
      NOTHING,
      { refusal: 'The server returns status 403 to X.' },
    ],
    [
      'refused',
      page('<form>Sign in to continue <input type=password></form>'),
      'The response is a login page (“Sign in to continue”), not the page.',
      NOTHING,
      {},
    ],
    [
      'refused',
      page('<p>We use cookies.</p><button>Accept all cookies to continue</button>'),
      'The response is a request to accept cookies',
      NOTHING,
      {},
    ],
    [
      'javascript',
      '<title>App</title><div id="root"></div><script src="app.js"></script>',
      'The HTML has scripts and 0 characters of text',
      HEAD_ONLY,
      {},
    ],
    [
      'javascript',
      page('<p>Loading the article, please wait a moment.</p>'),
      'Most of the text is created by JavaScript (5120 characters in a browser, 42 without it)',
      HEAD_ONLY,
      {
        dynamicContent: {
          finding: 'made_by_javascript',
          rendered: true,
          score: 3,
          staticLength: 42,
          dynamicLength: 5120,
        },
      },
    ],
    [
      'paywall',
      page(`${TEXT}<p>Subscribe to continue reading</p>`, PAID),
      'words of the text and “Subscribe to continue reading”. In addition, the structured data declare that the page is not free',
      HEAD_ONLY,
      {},
    ],
    [
      'paywall',
      page(`${TEXT}<p>Subscribe to continue reading</p>`),
      'words of the text and “Subscribe to continue reading”. Assistants can',
      HEAD_ONLY,
      { dynamicContent: { finding: 'made_by_javascript', rendered: true, score: 30 } },
    ],
    ['paywall', page(TEXT, PAID), 'receives only 72 words of the text, and the structured data declare', HEAD_ONLY, {}],
    ['paywall', page(TEXT.repeat(5), PAID), 'receives the text (352 words), but the structured data declare', [], {}],
    [
      'charset',
      page(TEXT.replaceAll('council', 'Größenprüfung')),
      'The Content-Type header declares iso-8859-1, but the page is encoded in UTF-8',
      [],
      { contentType: 'text/html; charset=iso-8859-1' },
    ],
    [
      'charset',
      page(TEXT.replaceAll('council', 'GrÃ¶ÃŸe')),
      'The text is UTF-8 that was read as windows-1252',
      ['metadata', 'text'],
      { contentType: 'text/html; charset=utf-8' },
    ],
  ])('%s is the only fix', (code, html, sentence, parts, options) => {
    const result = check(html, options);
    const { diagnosis, fixes } = result.structuralAnalysis;
    expect(diagnosis).toEqual({ code, message: expect.stringContaining(sentence) });
    expect(fixes).toEqual([{ item: code, message: diagnosis?.message, where: null, gain: expect.any(Number) }]);
    expect(unevaluated(result)).toEqual(parts);
    expect(isEvaluated(result)).toBe(parts.length === 0);
  });

  test.each<[string, string]>([
    ['a good page', BEST_PAGE],
    ['a short page with data in script elements', page('<p>We are closed today.</p>', jsonLd({ '@type': 'Store' }))],
    [
      'a short page with a script',
      page('<p>We are closed on Mondays. Visit us on any other day from 9 to 5.</p>', '<script>x()</script>'),
    ],
    ['an empty page', ''],
  ])('is missing for %s', (_name, html) => {
    expect(check(html).structuralAnalysis.diagnosis).toBe(undefined);
  });

  test('never quotes broken characters', () => {
    const body = Buffer.from(
      page('<p>Die höhenverstellbaren Stühle für Büros kosten viel Geld.</p>'.repeat(5)),
      'latin1',
    );
    const result = check(body, { contentType: 'text/html; charset=utf-8' });
    expect(JSON.stringify(result)).toContain('höhenverstellbaren');
    expect(JSON.stringify(result)).not.toContain('\ufffd');
    expect(result.structuralAnalysis.fixes?.[0]?.gain).toBe(0.6);
  });

  test('keeps every item of the breakdown, without points and reasons', () => {
    const { structuralAnalysis, contentAnalysis } = check(BEST_PAGE, {
      refusal: 'The server returns status 403 to X.',
    });
    expect(structuralAnalysis.categoryScores).toEqual({ metadata: 0, technical: 0, structure: 0, content: 0 });
    expect(structuralAnalysis.technical.breakdown).toEqual({
      mobileFriendlyIndicators: { maxScore: 30, score: 0 },
      validHtmlStructure: { maxScore: 40, score: 0 },
      robotsAndCrawling: { maxScore: 20, score: 0 },
      languageDeclaration: { maxScore: 10, score: 0 },
    });
    expect(contentAnalysis.analysis.specificity).toEqual({
      score: 0,
      description: 'Not evaluated. The server returns status 403 to X. Send the page itself to the crawler.',
    });
  });
});
