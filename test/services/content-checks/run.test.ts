import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ContentCheck } from '../../../src/domain/content-checks/checks.ts';
import { createLanguageModel } from '../../../src/gateways/language-model/create.ts';
import type { LanguageModel } from '../../../src/gateways/language-model/port.ts';
import { createPageAnalyzer, type PageAnalyzer } from '../../../src/gateways/page-analysis/analyzer.ts';
import type { Rendering, RenderOptions } from '../../../src/gateways/renderer/port.ts';
import { createWeb } from '../../../src/gateways/web/web.ts';
import { inspectContent } from '../../../src/services/content-checks/inspect.ts';
import type { Context } from '../../../src/services/context.ts';
import { BEST_PAGE } from '../../support/content-pages.ts';
import { fenceLoopback, loopbackNetwork, PUBLIC } from '../../support/loopback-network.ts';
import { answer, type Site, type SiteOptions, startSite } from '../../support/site.ts';

/** Long enough for a busy machine. */
const LIMITS = { connectTime: 20_000, headersTime: 20_000, idleTime: 20_000, totalTime: 40_000 };
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const CHECK: ContentCheck = {
  id: 'cnt_1',
  workspaceId: 'ws_1',
  url: 'http://site.test/page',
  status: 'pending',
  createdDate: '2026-11-15T12:00:00.000Z',
  crawlerIdentity: 'ChatGPT-User',
  sendServiceHeader: true,
};

const rendered = (html: string, status = 200) => ({ status, html, scrolledHtml: html });
const pageAnalyzer = createPageAnalyzer();
let sites: Site[] = [];
beforeEach(fenceLoopback);
afterEach(async () => {
  await Promise.all(sites.map((site) => site.close()));
  sites = [];
});
afterAll(() => pageAnalyzer.close());

interface Setting extends SiteOptions {
  rendering?: Rendering | ((userAgent: string) => Rendering);
  languageModel?: LanguageModel;
  check?: Partial<ContentCheck>;
  limits?: Partial<typeof LIMITS>;
  analyzer?: PageAnalyzer;
}

/** Checks http://site.test/page on the given site, with a browser that renders the given pages. */
async function inspect({ rendering = { reason: 'no browser is available' }, check, limits, ...options }: Setting) {
  const site = await startSite(options);
  sites.push(site);
  const { network } = loopbackNetwork({ port: site.port, names: { 'site.test': [PUBLIC] } });
  const renderings: unknown[] = [];
  const context = {
    web: createWeb({ allow: [], network, limits: { ...LIMITS, ...limits }, pauseMs: 0 }),
    pageAnalyzer: options.analyzer ?? pageAnalyzer,
    languageModel: options.languageModel ?? createLanguageModel(null),
    log: { info: () => {}, warn: () => {} },
    now: () => new Date(),
    renderer: {
      readState: () => ({ browser: 'available' }),
      render: async (url: string, asked: RenderOptions) => {
        renderings.push([url, asked]);
        return typeof rendering === 'function' ? rendering(asked.userAgent) : rendering;
      },
      close: async () => {},
    },
  } as unknown as Context;
  const outcome: any = await inspectContent(context, { ...CHECK, ...check }, AbortSignal.timeout(60_000));
  return { site, renderings, outcome };
}

const page = (html = BEST_PAGE, headers: Record<string, string> = HTML) => answer(200, html, headers);

describe('requests', () => {
  test.each([
    ['ChatGPT-User', 'ChatGPT-User/1.0'],
    ['OAI-SearchBot', 'OAI-SearchBot/1.3'],
    ['PerplexityCrawler', 'PerplexityBot/1.0'],
    ['GoogleBot', 'Googlebot/2.1'],
  ] as const)('%s is the user agent of %s, for the page and for robots.txt', async (crawlerIdentity, agent) => {
    const { site } = await inspect({ page: page(), check: { crawlerIdentity } });
    expect(new Set(site.requests.map(({ url }) => url))).toEqual(new Set(['/page', '/robots.txt']));
    for (const { headers } of site.requests) expect(headers['user-agent']).toContain(agent);
  });

  test.each([
    [true, 'content-check'],
    [false, undefined],
  ])(
    'sendServiceHeader %s: every request, including those of the browser, has X-Sightline-Audit %s',
    async (sendServiceHeader, value) => {
      const { site, renderings } = await inspect({ page: page(), check: { sendServiceHeader } });
      expect(new Set(site.requests.map(({ headers }) => headers['x-sightline-audit']))).toEqual(new Set([value]));
      const headers = value === undefined ? {} : { 'x-sightline-audit': value };
      expect(renderings).toEqual([
        [CHECK.url, expect.objectContaining({ headers, userAgent: expect.stringContaining('Chrome/') })],
      ]);
    },
  );
});

describe('results', () => {
  test('all three parts, with the scores of the page that the crawler received', async () => {
    const { outcome } = await inspect({ page: page(), rendering: rendered(BEST_PAGE) });
    expect(Object.keys(outcome)).toEqual(['structuralAnalysis', 'contentAnalysis', 'blockers', 'dynamicContent']);
    expect(outcome.blockers).toEqual([]);
    expect(outcome.structuralAnalysis.overallScore).toBe(99.8);
    expect(outcome.structuralAnalysis.technical.breakdown.robotsAndCrawling).toMatchObject({
      maxScore: 20,
      score: 18,
      reasons: [{ lost: 2, where: 'link[rel=canonical] https://acme.com/solar' }],
    });
    expect(outcome.dynamicContent).toMatchObject({ score: 100, isPotentiallyBlocked: false, finding: 'same' });
    expect(outcome.dynamicContent.staticLength).toBe(outcome.dynamicContent.dynamicLength);
  });

  test('a robots.txt that disallows this crawler costs points', async () => {
    const robots = answer(200, 'User-agent: ChatGPT-User\nDisallow: /page');
    const { outcome } = await inspect({ page: page(), robots });
    expect(outcome.structuralAnalysis.technical.breakdown.robotsAndCrawling.score).toBe(15);
    expect(outcome.blockers).toEqual([
      { code: 'disallowed', message: 'robots.txt does not allow the crawler to fetch the page.' },
    ]);
    expect(outcome.structuralAnalysis.overallScore).toBe(39.8);
  });

  test.each([403, 429, 503])('status %i completes as potentially blocked', async (status) => {
    const headers = { 'content-type': 'text/plain', 'retry-after': '0' };
    const { outcome } = await inspect({ page: answer(status, 'No', headers) });
    expect(outcome.dynamicContent).toMatchObject({ isPotentiallyBlocked: true, staticLength: 2 });
    const message = `The server returns status ${status} to ChatGPT-User.`;
    expect(outcome.blockers).toEqual([{ code: 'refused', message }]);
    expect(outcome.structuralAnalysis).toMatchObject({
      overallScore: 0,
      diagnosis: { code: 'refused', message: `${message} Send the page itself to the crawler.` },
      fixes: [{ item: 'refused', message: `${message} Send the page itself to the crawler.`, where: null, gain: 0 }],
      metadata: { score: 0, evaluated: false, breakdown: { titleTag: { maxScore: 30, score: 0 } } },
    });
    expect(outcome.contentAnalysis).toMatchObject({ overallScore: 0, evaluated: false });
  });

  test.each([301, 400, 401, 404, 410, 500, 502])('status %i fails with the status as reason', async (status) => {
    expect((await inspect({ page: answer(status, 'No', HTML) })).outcome).toEqual({
      failureReason: `The server returned status ${status}`,
    });
  });

  test.each(['application/pdf', 'image/png', 'text/plain; charset=utf-8', 'application/json'])(
    '%s is not HTML, and fails',
    async (type) => {
      const { outcome } = await inspect({ page: page('x', { 'content-type': type }) });
      expect(outcome).toEqual({ failureReason: `The page is ${type.split(';')[0]}, not HTML` });
    },
  );

  test('a challenge with status 200 is potentially blocked', async () => {
    const { outcome } = await inspect({ page: page('<title>Just a moment...</title>') });
    expect(outcome.dynamicContent.isPotentiallyBlocked).toBe(true);
  });

  test('a shell that scripts fill is rendered by JavaScript, and not a rejected request', async () => {
    const shell = page('<div id=root>Loading</div>');
    const { outcome, renderings } = await inspect({
      page: shell,
      rendering: rendered(BEST_PAGE),
    });
    expect(outcome.dynamicContent).toMatchObject({
      score: 0,
      staticLength: 7,
      isPotentiallyBlocked: false,
      finding: 'made_by_javascript',
    });
    expect(outcome.dynamicContent.differenceDescription).toContain('Most of the text is created by JavaScript');
    const agents = renderings.map((args: any) => args[1].userAgent);
    expect(agents).toEqual([expect.stringContaining('Windows NT'), expect.stringContaining('ChatGPT-User/')]);
  });

  test('a page that only browsers receive, with and without JavaScript, is blocked for the crawler', async () => {
    const stub = '<p>Subscribe to read this.</p>';
    const { outcome } = await inspect({
      page: page(stub),
      rendering: (agent) => {
        const html = agent.includes('ChatGPT-User') ? stub : BEST_PAGE;
        return rendered(html);
      },
    });
    expect(outcome.dynamicContent).toMatchObject({ finding: 'refused_to_crawler', isPotentiallyBlocked: true });
    expect(outcome.blockers).toEqual([
      { code: 'refused', message: expect.stringContaining('returns a different page') },
    ]);
  });

  test('an error that the browser receives is neither the page nor an effect of JavaScript', async () => {
    const { outcome } = await inspect({ page: page(), rendering: rendered('', 429) });
    expect(outcome.dynamicContent).toMatchObject({ finding: 'not_rendered', rendered: false });
    expect(outcome.dynamicContent.differenceDescription).toContain('the server returned status 429 to the browser');
    const refused = await inspect({ page: answer(403, 'No', HTML), rendering: rendered('Blocked. '.repeat(99), 403) });
    expect(refused.outcome.dynamicContent.differenceDescription).toBe(
      'The server returns status 403 to ChatGPT-User. A browser does not receive the page either.',
    );
  });

  test('a redirect to a login page counts as blocked', async () => {
    const { outcome } = await inspect({ page: answer(302, '', { location: '/users/sign_in' }) });
    expect(outcome.blockers).toEqual([
      {
        code: 'refused',
        message: 'The server redirects ChatGPT-User to a login or subscription page (http://site.test/users/sign_in).',
      },
    ]);
  });

  test('without a browser the check completes with the HTML alone, and explains how to enable rendering', async () => {
    const { outcome } = await inspect({ page: page() });
    const { staticLength } = outcome.dynamicContent;
    expect(outcome.dynamicContent).toEqual({
      differenceDescription:
        'The page was not rendered: no browser is available. The HTML has text and no scripts. The score is an estimate from the HTML alone.',
      score: 95,
      staticLength,
      dynamicLength: staticLength,
      isPotentiallyBlocked: false,
      finding: 'not_rendered',
      rendered: false,
    });
    expect(staticLength).toBeGreaterThan(500);
  });

  test('a host that is not public fails, and nothing is requested', async () => {
    const { site, outcome } = await inspect({ check: { url: 'http://169.254.169.254/' } });
    expect(outcome).toEqual({ failureReason: '169.254.169.254 is not on the public internet' });
    expect(site.requests).toEqual([]);
  });
});

describe('a language model', () => {
  const finding = (score: number) => ({ score, description: `Advice ${score}` });
  const value = {
    semanticRepetition: finding(10),
    summaryBlock: finding(20),
    clarityAndAssertiveness: finding(30),
    specificity: finding(41),
  };
  const spent = { model: 'm', inputTokens: 1, outputTokens: 1, costUsd: 0 };

  test('scores the text if one is configured; the overall score is the mean', async () => {
    let asked = '';
    const complete = async (_schema: unknown, instructions: string) => {
      asked = instructions;
      return { state: 'ok', value, ...spent };
    };
    const { outcome } = await inspect({ page: page(), languageModel: { complete } as unknown as LanguageModel });
    expect(outcome.contentAnalysis).toEqual({ overallScore: 25.3, evaluated: true, language: 'en', analysis: value });
    expect(asked).toContain('Solar panels for flat roofs');
    expect(asked).not.toContain('Prices</a>');
  });

  test('that fails leaves the analysis to the built-in rules', async () => {
    const complete = async () => ({ state: 'failed', reason: 'timeout', message: 'x', retryAfterMs: null, ...spent });
    const { outcome } = await inspect({ page: page(), languageModel: { complete } as unknown as LanguageModel });
    expect(outcome.contentAnalysis).toEqual((await inspect({ page: page() })).outcome.contentAnalysis);
  });
});

describe('hostile pages end with a result or a reason', () => {
  const never = (response: ServerResponse) => {
    response.writeHead(200, HTML).write('<p>x');
    const timer = setInterval(() => response.write('<p>more of it'), 10);
    response.on('close', () => clearInterval(timer));
  };
  const flood = (response: ServerResponse) => {
    response.writeHead(200, HTML);
    const piece = `<p>${'word '.repeat(2000)}`;
    const more = () => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', more);
    more();
  };

  test('a response that trickles forever', async () => {
    const { outcome } = await inspect({ page: never, limits: { totalTime: 1000 } });
    expect(outcome).toEqual({ failureReason: 'Fetching the page took too long' });
  });

  test('an endless response is scored by its first 5 MB', async () => {
    const { outcome } = await inspect({ page: flood });
    expect(outcome.dynamicContent.staticLength).toBeGreaterThan(4_900_000);
  });

  test.each([
    ['200,000 nested tags', `<main>${'<div>'.repeat(200_000)}deep`],
    ['200,000 formatting tags', `<p>${Array.from({ length: 200_000 }, (_, i) => `<b id=${i}>`).join('')}deep`],
    [
      'formatting that multiplies',
      `<p>${Array.from({ length: 500 }, (_, i) => `<b id=${i}>`).join('')}</p>${'<p>deep'.repeat(100_000)}`,
    ],
    ['a million paragraphs', '<p>deep'.repeat(700_000)],
    ['one tag that never ends', `deep<a ${'x'.repeat(4_000_000)}`],
  ])('%s', async (_name, html) => {
    const { outcome } = await inspect({ page: page(html) });
    const reason = 'The page is too large or too complex to be read';
    expect(outcome.failureReason ?? outcome.dynamicContent.staticLength).toSatisfy((end) => end === reason || end > 0);
  });
});

test('a page that exhausts memory or processor time ends its thread, and the next page is read', async () => {
  const source = { url: 'https://acme.com/', headers: {}, isAllowedByRobots: true, refusal: null, robotsName: 'x' };
  const bomb = { ...source, body: Buffer.from('<p>deep'.repeat(500_000)) };
  const own = createPageAnalyzer({ memoryMb: 24 });
  await expect(own.analyze(bomb, 20_000)).rejects.toThrow('too large or too complex');
  await expect(own.analyze({ ...bomb, body: Buffer.alloc(0) }, 20_000)).resolves.toMatchObject({ main: '' });
  await own.close();
  await expect(pageAnalyzer.analyze(bomb, 50)).rejects.toThrow('too large or too complex');
});

test('a server that is too busy to read the page fails the attempt, and says nothing about the page', async () => {
  const busy = createPageAnalyzer({ startMs: 1 });
  await expect(inspect({ page: page(), analyzer: busy })).rejects.toThrow(
    'The server is busy. Try again in a few seconds.',
  );
  await busy.close();
});
