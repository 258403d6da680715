import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHECKED_CRAWLERS, PROBED_CRAWLERS } from '../../../src/domain/crawlability-checks/crawlers.ts';
import { createRandom } from '../../../src/domain/shared/random.ts';
import type { Web } from '../../../src/gateways/web/web.ts';
import { createWeb } from '../../../src/gateways/web/web.ts';
import { inspectPage } from '../../../src/services/crawlability-checks/inspect.ts';
import { fenceLoopback, loopbackNetwork, PUBLIC } from '../../support/loopback-network.ts';
import { answer, type Site, type SiteOptions, startSite } from '../../support/site.ts';
import { startTlsServer, type WebServer } from '../../support/web-server.ts';

/** Long enough for a busy machine. Tests of sites that do not respond use shorter ones. */
const LIMITS = { connectTime: 20_000, headersTime: 20_000, idleTime: 20_000, totalTime: 40_000 };
const NAMES = { 'site.test': [PUBLIC], 'moved.test': [PUBLIC], 'inside.test': ['10.0.0.1'] };
const isFrom = (agent: string | undefined, name: string) => agent?.includes(name) ?? false;

let sites: Site[] = [];
beforeEach(fenceLoopback);
afterEach(async () => {
  await Promise.all(sites.map((site) => site.close()));
  sites = [];
});

/** Checks http://site.test/page on the given site. */
async function inspect(options: SiteOptions, address = 'http://site.test/page', limits: Partial<typeof LIMITS> = {}) {
  const site = await startSite(options);
  sites.push(site);
  const { network } = loopbackNetwork({ port: site.port, names: NAMES });
  const web = createWeb({ allow: [], network, limits: { ...LIMITS, ...limits }, pauseMs: 0 });
  return { site, outcome: await inspectUrl(web, address) };
}

function inspectUrl(web: Web, address: string) {
  return inspectPage(new URL(address), {
    web,
    signal: AbortSignal.timeout(60_000),
    wait: async () => {},
  }) as Promise<any>;
}

/** The results of every crawler, or of the given ones. */
const statuses = (access: Record<string, { status: number }>) =>
  new Set(Object.values(access).map(({ status }) => status));

describe('a site that allows every crawler', () => {
  test('each crawler is probed with its user agent, a browser before, between and after, and every request identifies its sender', async () => {
    const { site, outcome } = await inspect({});
    expect(Object.keys(outcome.robotsTxtAnalysis)).toEqual(CHECKED_CRAWLERS.map(({ name }) => name));
    expect(Object.keys(outcome.serverBotAccess)).toEqual(PROBED_CRAWLERS.map(({ name }) => name));
    expect(statuses(outcome.serverBotAccess)).toEqual(new Set([200]));
    expect(outcome.controlAccess).toEqual({ userAgent: expect.stringContaining('Chrome/'), status: 200, ok: true });

    const agents = site.requests.filter(({ url }) => url === '/page').map(({ headers }) => headers['user-agent']);
    const reported = Object.values<any>(outcome.serverBotAccess).map(({ userAgent }) => userAgent);
    expect(agents).toHaveLength(reported.length + 3);
    expect([agents[0], agents.at(-1)]).toEqual([outcome.controlAccess.userAgent, outcome.controlAccess.userAgent]);
    expect(new Set(agents)).toEqual(new Set([outcome.controlAccess.userAgent, ...reported]));
    expect(new Set(site.requests.map(({ headers }) => headers['x-sightline-audit']))).toEqual(
      new Set(['crawlability-check']),
    );
    expect(site.requests.filter(({ url }) => url === '/robots.txt')).toHaveLength(9);
  });

  test('at most 4 requests are in progress at once', async () => {
    const { site } = await inspect({ takes: 400 });
    expect(site.requests).toHaveLength(30);
    expect(site.mostAtOnce).toBe(4);
  });
});

describe('a site that responds by user agent', () => {
  test('each crawler is reported with its response', async () => {
    const codes: Record<string, number> = { GPTBot: 403, ClaudeBot: 429, bingbot: 503, CCBot: 204 };
    const { outcome } = await inspect({
      page: (response, { headers }) => {
        const name = Object.keys(codes).find((each) => isFrom(headers['user-agent'], `${each}/`));
        response.writeHead(codes[name ?? ''] ?? 200).end('A page');
      },
    });
    expect(outcome.serverBotAccess).toMatchObject({
      GPTBot: { status: 403, ok: false },
      ClaudeBot: { status: 429, ok: false },
      bingbot: { status: 503, ok: false },
      CCBot: { status: 204, ok: true },
      PerplexityBot: { status: 200, ok: true },
    });
  });

  test('that blocks only AI crawlers allows the browser', async () => {
    const { outcome } = await inspect({
      page: (response, { headers }) =>
        response.writeHead(isFrom(headers['user-agent'], 'Windows NT') ? 200 : 403).end(),
    });
    expect(statuses(outcome.serverBotAccess)).toEqual(new Set([403]));
    expect(outcome.controlAccess).toMatchObject({ status: 200, ok: true });
  });

  test('that blocks everyone blocks the browser as well', async () => {
    const { outcome } = await inspect({ page: answer(403) });
    expect(statuses(outcome.serverBotAccess)).toEqual(new Set([403]));
    expect(outcome.controlAccess).toMatchObject({ status: 403, ok: false });
  });

  test('that never responds to one crawler has status 0 for it', async () => {
    const page: SiteOptions['page'] = (response, { headers }) => {
      if (!isFrom(headers['user-agent'], 'GPTBot')) response.end();
    };
    const { outcome } = await inspect({ page }, undefined, { headersTime: 1500 });
    const { GPTBot, ...others } = outcome.serverBotAccess;
    expect(GPTBot).toMatchObject({ status: 0, ok: false });
    expect(statuses(others)).toEqual(new Set([200]));
  });

  test('that resets the connection gets a second request, and the failure is confirmed seven times', async () => {
    const broken = new Map<string, number>();
    const { outcome } = await inspect({
      page: (response, { headers, socket }) => {
        const agent = headers['user-agent'] ?? '';
        const tries = (broken.get(agent) ?? 0) + 1;
        broken.set(agent, tries);
        if ((isFrom(agent, 'GPTBot') && tries === 1) || isFrom(agent, 'ClaudeBot')) socket.resetAndDestroy();
        else response.end();
      },
    });
    expect(outcome.serverBotAccess).toMatchObject({
      GPTBot: { status: 200, ok: true },
      ClaudeBot: { status: 0, ok: false },
    });
    const triedAgain = [...broken].filter(([, tries]) => tries > 1);
    const tries = Object.fromEntries(
      triedAgain.map(([agent, count]) => [/(GPTBot|ClaudeBot|Windows)/.exec(agent)?.[0], count]),
    );
    expect(tries).toEqual({ GPTBot: 2, ClaudeBot: 16, Windows: 10 });
  });

  test('that serves a challenge with status 200 is not ok', async () => {
    const { outcome } = await inspect({
      page: (response, { headers }) =>
        response.end(isFrom(headers['user-agent'], 'GPTBot') ? '<title>Just a moment...</title>' : 'A page'),
    });
    expect(outcome.serverBotAccess).toMatchObject({
      GPTBot: { status: 200, ok: false },
      CCBot: { status: 200, ok: true },
    });
  });

  test('that redirects is reported by its last response', async () => {
    const { outcome } = await inspect({
      page: (response, { headers, url }) => {
        if (isFrom(headers['user-agent'], 'GPTBot')) response.writeHead(302, { location: '/robots.txt' }).end();
        else if (url === '/page') response.writeHead(301, { location: 'http://moved.test/page?again' }).end();
        else response.end();
      },
    });
    expect(outcome.serverBotAccess).toMatchObject({
      GPTBot: { status: 404, ok: false },
      CCBot: { status: 200, ok: true },
    });
  });
});

describe('robots.txt', () => {
  const REFUSE = 'User-agent: *\nDisallow: /page';
  const verdicts = ({ robotsTxtAnalysis }: any) => new Set(Object.values(robotsTxtAnalysis));

  test('is that of the scheme, host and port of the page', async () => {
    const { site, outcome } = await inspect({ robots: answer(200, REFUSE) }, 'http://site.test:8080/page');
    expect(verdicts(outcome)).toEqual(new Set([false]));
    expect(site.requests.find(({ url }) => url === '/robots.txt')?.headers.host).toBe('site.test:8080');
  });

  test('that is redirected, up to five times and to other hosts, applies to the requested page', async () => {
    let left = 5;
    const robots = (response: ServerResponse) => {
      if (left-- > 0) response.writeHead(302, { location: `http://moved.test/robots.txt?${left}` }).end();
      else response.end(REFUSE);
    };
    expect(verdicts((await inspect({ robots })).outcome)).toEqual(new Set([false]));
  });

  test('that redirects endlessly sets no rules', async () => {
    const robots = answer(302, '', { location: '/robots.txt' });
    expect(verdicts((await inspect({ robots })).outcome)).toEqual(new Set([true]));
  });

  test.each([
    [404, true],
    [403, true],
    [429, false],
    [500, false],
  ])('with status %i: whether every crawler is allowed: %s', async (status, allowed) => {
    expect(verdicts((await inspect({ robots: answer(status, REFUSE) })).outcome)).toEqual(new Set([allowed]));
  });

  test('that never responds disallows everything', async () => {
    expect(verdicts((await inspect({ robots: () => {} }, undefined, { headersTime: 3000 })).outcome)).toEqual(
      new Set([false]),
    );
  });

  test('that fails once is fetched again', async () => {
    let count = 0;
    const robots = (response: ServerResponse) => response.writeHead(++count === 1 ? 500 : 200).end('User-agent: *');
    expect(verdicts((await inspect({ robots })).outcome)).toEqual(new Set([true]));
  });

  test('that depends on the user agent is reported, and each crawler obeys its file', async () => {
    const { outcome } = await inspect({
      robots: (response, { headers }) => response.end(isFrom(headers['user-agent'], 'GPTBot') ? REFUSE : ''),
      page: answer(200, TEXT),
    });
    expect(outcome.robotsTxtAnalysis).toMatchObject({ GPTBot: false, CCBot: true });
    expect(outcome.evidence.page.robotsTxtWarnings).toEqual([
      { line: 1, message: 'The file depends on the user agent: GPTBot receives other rules than browsers.' },
    ]);
    expect(outcome.evidence.crawlers.GPTBot.sentence).toBe(
      'robots.txt line 2, `Disallow: /page` for all crawlers, GPTBot among them. GPTBot receives another robots.txt than browsers.',
    );
  });

  test('that changes from request to request is not attributed to a crawler', async () => {
    let count = 0;
    const { outcome } = await inspect({
      robots: (response, { headers }) =>
        response.end(`User-agent: *\nDisallow: /${isFrom(headers['user-agent'], 'Windows') ? count++ % 2 : 1}`),
    });
    expect(outcome.evidence.page.robotsTxtWarnings).toEqual([
      { line: 1, message: 'The file changes from request to request. This is one of its versions.' },
    ]);
  });

  test('that is rejected like the page does not replace the file of browsers', async () => {
    const reject = (response: ServerResponse, agent: string | undefined, body: string) =>
      response.writeHead(isFrom(agent, 'GPTBot') ? 403 : 200).end(body);
    const { outcome } = await inspect({
      robots: (response, { headers }) => reject(response, headers['user-agent'], REFUSE),
      page: (response, { headers }) => reject(response, headers['user-agent'], TEXT),
    });
    expect(outcome.evidence.crawlers.GPTBot.sentence).toBe(
      'robots.txt line 2, `Disallow: /page` for all crawlers, GPTBot among them. The server returns status 403 to GPTBot and the page to browsers.',
    );
  });

  test('is read up to 500 KiB', async () => {
    const long = `User-agent: *\nAllow: /\n${'# filler\n'.repeat(900_000)}${REFUSE}`;
    expect(verdicts((await inspect({ robots: answer(200, long) })).outcome)).toEqual(new Set([true]));
  });
});

describe('a check fails', () => {
  let tls: WebServer;
  beforeAll(async () => {
    tls = await startTlsServer({});
  });
  afterAll(() => tls.close());

  test.each([
    ['the host is unknown', 'http://nowhere.test/page', 'The host nowhere.test is unknown'],
    [
      'the address is rejected',
      'http://inside.test/page',
      'inside.test, which is at 10.0.0.1, is not on the public internet',
    ],
    ['the address in the URL is rejected', 'http://169.254.169.254/', '169.254.169.254 is not on the public internet'],
  ])('if %s, and nothing is requested', async (_name, address, failureReason) => {
    const { site, outcome } = await inspect({}, address);
    expect(outcome).toEqual({ failureReason });
    expect(site.requests).toEqual([]);
  });

  test('if the certificate is not trusted', async () => {
    const { network } = loopbackNetwork({ port: tls.port, names: NAMES });
    const outcome = await inspectUrl(
      createWeb({ allow: [], network, limits: LIMITS, pauseMs: 0 }),
      'https://site.test/page',
    );
    expect(outcome).toEqual({ failureReason: expect.stringContaining('No trusted TLS connection can be made') });
  });

  test('if nothing listens, after a second attempt', async () => {
    const closed = await startSite();
    await closed.close();
    const { network, dialed } = loopbackNetwork({ port: closed.port, names: NAMES });
    const outcome = await inspectUrl(
      createWeb({ allow: [], network, limits: LIMITS, pauseMs: 0 }),
      'http://site.test/page',
    );
    expect(outcome).toEqual({ failureReason: 'The server refused the connection' });
    expect(dialed).toHaveLength(2);
  });

  test('if no user agent gets a response', async () => {
    const { outcome } = await inspect({ page: () => {} }, undefined, { headersTime: 300 });
    expect(outcome).toEqual({ failureReason: 'The server took too long to respond' });
  });
});

const TEXT = `<title>Heat pumps</title><h1>Heat pumps</h1>${'<p>A heat pump moves heat from the air into the house and needs little power for it.</p>'.repeat(20)}`;

/** A page that all user agents except GPTBot receive, and the response to GPTBot. */
const except =
  (refuse: (response: ServerResponse) => void, html = TEXT): NonNullable<SiteOptions['page']> =>
  (response, { headers, url }) => {
    if (isFrom(headers['user-agent'], 'GPTBot') && !url?.startsWith('/page?')) refuse(response);
    else response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  };

describe('a block that looks like a page', () => {
  test.each<[string, (response: ServerResponse) => void, string]>([
    [
      'a status',
      (response) => response.writeHead(403).end('No'),
      'The server returns status 403 to GPTBot and the page to browsers.',
    ],
    [
      'a challenge',
      (response) => response.writeHead(403, { 'cf-mitigated': 'challenge' }).end('<title>Just a moment...</title>'),
      'The server returns a Cloudflare challenge to GPTBot and the page to browsers.',
    ],
    [
      'a redirect to a login page',
      (response) => response.writeHead(302, { location: 'http://site.test/account/login' }).end(),
      'The server redirects GPTBot to a login or subscription page (http://site.test/account/login) and returns the page to browsers.',
    ],
    [
      'an empty page',
      (response) => response.writeHead(200).end('<html><body></body></html>'),
      'The server returns an empty page with status 200 to GPTBot and the page to browsers.',
    ],
    [
      'a page that denies access',
      (response) => response.writeHead(200).end('<title>Sorry</title><h1>Access Denied</h1><p>Reference #18.2</p>'),
      'The server returns “Access Denied” with status 200 to GPTBot and the page to browsers.',
    ],
    [
      'a stub for subscribers',
      (response) => response.writeHead(200).end(`<title>Heat pumps</title>${TEXT.slice(0, 250)} Subscribe to read on.`),
      'The server returns a shortened page to GPTBot (',
    ],
    [
      'a meta refresh',
      (response) => response.end('<meta http-equiv="refresh" content="0; url=/verify-device"><p>Please wait</p>'),
      'The server sends GPTBot to http://site.test/verify-device with a meta refresh and returns the page to browsers.',
    ],
  ])('%s', async (_name, refuse, sentence) => {
    const { outcome } = await inspect({ page: except(refuse) });
    expect(outcome.serverBotAccess.GPTBot.ok).toBe(false);
    expect(outcome.evidence.crawlers.GPTBot.sentence).toContain(sentence);
    const refused = Object.entries<any>(outcome.serverBotAccess).filter(([, { ok }]) => !ok);
    expect(refused.map(([name]) => name)).toEqual(['GPTBot']);
  });

  test.each([
    ['a short page that everyone receives', 'Short', 'Short'],
    [
      'a page with more text for crawlers',
      TEXT,
      `${TEXT}${'<p>Prices of heat pumps in every town of the country.</p>'.repeat(30)}`,
    ],
    ['an article about an error', TEXT, TEXT.replace('<h1>', '<h1>Access denied: ')],
  ])('%s is not a block', async (_name, html, forCrawler) => {
    const { outcome } = await inspect({ page: except((response) => response.end(forCrawler), html) });
    expect(outcome.serverBotAccess.GPTBot).toMatchObject({ status: 200, ok: true });
    expect(outcome.evidence.crawlers.GPTBot.sentence).toBe(
      'robots.txt allows GPTBot, and the server returns the page to it.',
    );
  });

  test('that is not confirmed is ignored', async () => {
    let asked = 0;
    const { outcome } = await inspect({
      page: except((response) => response.writeHead(++asked === 1 ? 403 : 200).end(TEXT)),
    });
    expect(outcome.serverBotAccess.GPTBot).toMatchObject({ status: 200, ok: true });
    expect(asked).toBe(2);
  });

  test('a slow page with status 200 keeps its status', async () => {
    const page = except((response) => response.writeHead(200).write(TEXT));
    const { outcome } = await inspect({ page }, undefined, { idleTime: 1000 });
    expect(outcome.serverBotAccess.GPTBot).toMatchObject({ status: 200, ok: true });
  });

  test('a rate limit that also stops browsers is reported as a rate limit', async () => {
    let count = 0;
    const { outcome } = await inspect({
      page: (response) => response.writeHead(++count > 12 ? 429 : 200, { 'retry-after': '0' }).end(TEXT),
    });
    expect(outcome.controlAccess).toMatchObject({ status: 429, ok: false });
    expect(Object.values<any>(outcome.evidence.crawlers).map(({ sentence }) => sentence)).toContain(
      'The server returns status 429 to CCBot and to browsers as well: it limits the rate of requests.',
    );
  });

  test.each([
    [403, 10, 'it limits the number of requests or fails at times'],
    [503, 14, 'it limits the number of requests or fails at times'],
    [429, 10, 'it limits the rate of requests'],
  ])('status %i to everyone after %i requests is not pinned on a crawler', async (status, most, cause) => {
    let count = 0;
    const { outcome } = await inspect({
      page: (response) => response.writeHead(++count > most ? status : 200).end(TEXT),
    });
    const sentences = Object.values<any>(outcome.evidence.crawlers).map(({ sentence }) => sentence);
    expect(sentences.filter((sentence) => sentence.includes('and the page to browsers'))).toEqual([]);
    expect(sentences.filter((sentence) => sentence.endsWith(`${cause}.`)).length).toBeGreaterThan(0);
    expect(outcome.controlAccess).toMatchObject({ status, ok: false });
  });

  test('status 503 to every other request of each client is not pinned on a crawler', async () => {
    const counts = new Map<string, number>();
    const { outcome } = await inspect({
      page: (response, { headers }) => {
        const agent = headers['user-agent'] ?? '';
        counts.set(agent, (counts.get(agent) ?? 0) + 1);
        response.writeHead((counts.get(agent) ?? 0) % 2 === 1 ? 503 : 200).end(TEXT);
      },
    });
    expect(statuses(outcome.serverBotAccess)).toEqual(new Set([200]));
    expect(outcome.controlAccess).toMatchObject({ status: 200, ok: true });
  });

  /** Responds with each status as often as the shares say. */
  function failAtRandom(status: number, share: number, statusOf: (agent: string) => number = () => 200): Web {
    const random = createRandom(7);
    return {
      mayFetch: () => true,
      fetchPage: async (url, options) => {
        const isFailure = random() < share;
        const answered = isFailure ? status : statusOf(options?.headers?.['user-agent'] ?? '');
        return { kind: 'ok', status: answered, headers: {}, body: Buffer.from(TEXT), finalUrl: url, redirects: [] };
      },
    };
  }

  test.each([
    [503, 0.1],
    [429, 0.2],
    [503, 0.3],
  ])('status %i at random (%d) is not pinned on a crawler in any of 100 checks', async (status, share) => {
    const web = failAtRandom(status, share);
    for (let check = 0; check < 100; check++) {
      const { evidence } = await inspectUrl(web, 'http://site.test/page');
      const sentences = Object.values<any>(evidence.crawlers).map(({ sentence }) => sentence);
      expect(sentences.filter((sentence) => /and the page to browsers|another robots\.txt/.test(sentence))).toEqual([]);
    }
  });

  test('a block is not said to be that of browsers too because they get another error at random', async () => {
    const web = failAtRandom(503, 0.2, (agent) => (isFrom(agent, 'GPTBot') ? 403 : 200));
    const { evidence } = await inspectUrl(web, 'http://site.test/page');
    expect(evidence.crawlers.GPTBot.sentence).toBe('The server returns status 403 to GPTBot and the page to browsers.');
  });

  test('a status that browsers got too, at any time of the check, is not pinned on a crawler', async () => {
    let browsers = 0;
    const { outcome } = await inspect({
      page: (response, { headers }) => {
        const isBrowser = isFrom(headers['user-agent'], 'Windows');
        const isBusy = isFrom(headers['user-agent'], 'GPTBot') || (isBrowser && ++browsers === 2);
        response.writeHead(isBusy ? 503 : 200).end(TEXT);
      },
    });
    expect(outcome.evidence.crawlers.GPTBot.sentence).toBe(
      'The server returns status 503 to GPTBot and to browsers as well, which it returned the page to before: it limits the number of requests or fails at times.',
    );
  });

  test('a crawler that is rejected while a browser gets the page directly after it, twice, is named', async () => {
    const { outcome } = await inspect({ page: except((response) => response.writeHead(403).end()) });
    expect(outcome.evidence.crawlers.GPTBot.sentence).toBe(
      'The server returns status 403 to GPTBot and the page to browsers.',
    );
    expect(outcome.controlAccess).toMatchObject({ status: 200, ok: true });
  });

  test('the delay that a busy server requests is respected before each further request', async () => {
    const waits: number[] = [];
    const site = await startSite({
      page: except((response) => response.writeHead(503, { 'retry-after': '7' }).end()),
    });
    sites.push(site);
    const { network } = loopbackNetwork({ port: site.port, names: NAMES });
    await inspectPage(new URL('http://site.test/page'), {
      web: createWeb({ allow: [], network, limits: LIMITS, pauseMs: 0 }),
      signal: AbortSignal.timeout(20_000),
      wait: async (ms) => void waits.push(ms),
    });
    expect(waits).toEqual([7000, 7000, 7000, 7000, 7000, 7000, 7000]);
  });
});

test('a login page for everyone is not the page', async () => {
  const { outcome } = await inspect({
    page: answer(200, '<h1>Sign in</h1><form><input type="password"><button>Sign in</button></form>'),
  });
  expect(outcome.controlAccess).toMatchObject({ status: 200, ok: false });
  expect(outcome.evidence.crawlers.GPTBot.sentence).toBe(
    'The server returns a login page (“Sign in”) to GPTBot and to browsers as well.',
  );
});

test('a page that is shortened for everyone after some requests is not pinned on a crawler', async () => {
  let count = 0;
  const { outcome } = await inspect({
    page: (response) => response.end(++count > 12 ? `${TEXT.slice(0, 250)} Subscribe to continue` : TEXT),
  });
  const sentences = Object.values<any>(outcome.evidence.crawlers).map(({ sentence }) => sentence);
  expect(sentences.filter((sentence) => sentence.includes('the whole page to browsers'))).toEqual([]);
  expect(outcome.controlAccess).toMatchObject({ status: 200, ok: false });
});

describe('evidence', () => {
  test('what a challenge forbids is not said of the page', async () => {
    const challenge = '<meta name="robots" content="noindex"><script id="anubis_challenge">{}</script>';
    const { outcome } = await inspect({ page: answer(200, challenge) });
    expect(outcome.evidence.page.noindex).toBe(false);
    expect(outcome.evidence.crawlers.GPTBot).toMatchObject({ noindex: false, challenge: 'Anubis' });
  });

  test('of a crawler includes the directives that it receives', async () => {
    const { outcome } = await inspect({
      page: (response, { headers }) =>
        response
          .writeHead(200, isFrom(headers['user-agent'], 'bingbot') ? { 'x-robots-tag': 'noindex' } : {})
          .end(`<meta name="googlebot" content="nosnippet">${TEXT}`),
    });
    expect(outcome.evidence.page).toMatchObject({ noindex: false, nosnippet: false });
    expect(outcome.evidence.crawlers).toMatchObject({
      Googlebot: { noindex: false, nosnippet: true },
      bingbot: { noindex: true, nosnippet: false },
      GPTBot: { noindex: false, nosnippet: false },
    });
  });

  test('of the page includes robots.txt with its warnings, directives, canonical and final address', async () => {
    const html = `<meta name="robots" content="max-snippet:0"><link rel="canonical" href="/pumps">${TEXT}`;
    const { outcome } = await inspect({
      robots: answer(200, 'User-agent: GPTBot\nDisalow: /page'),
      page: (response, { url }) =>
        url === '/page'
          ? response.writeHead(301, { location: 'http://moved.test/page?b' }).end()
          : response.writeHead(200, { 'x-robots-tag': 'noindex' }).end(html),
    });
    expect(outcome.evidence.page).toEqual({
      robotsTxtUrl: 'http://moved.test/robots.txt',
      robotsTxtStatus: 200,
      robotsTxtOutcome: 'found',
      robotsTxtWarnings: [{ line: 2, message: '“Disalow” is misspelled; interpreted as Disallow.' }],
      noindex: true,
      nosnippet: true,
      canonical: 'http://moved.test/pumps',
      finalUrl: 'http://moved.test/page?b',
    });
    expect(outcome.evidence.crawlers.GPTBot).toEqual({
      group: 'gptbot',
      rule: 'Disallow: /page',
      line: 2,
      finalUrl: 'http://moved.test/page?b',
      status: 200,
      size: html.length,
      similarity: 1,
      textShare: 1,
      challenge: null,
      noindex: true,
      nosnippet: true,
      contentSignal: null,
      sentence: 'robots.txt line 2, `Disallow: /page` for GPTBot.',
    });
  });

  test('of a name that exists only in robots.txt has no server response', async () => {
    const { outcome } = await inspect({ robots: answer(200, 'User-agent: *\nDisallow: /'), page: answer(200, TEXT) });
    expect(outcome.evidence.crawlers['Google-Extended']).toMatchObject({
      status: null,
      similarity: null,
      sentence: 'robots.txt line 2, `Disallow: /` for all crawlers, Google-Extended among them.',
    });
  });

  test('of a robots.txt that is unreachable states this', async () => {
    const { outcome } = await inspect({ robots: answer(503), page: answer(200, TEXT) });
    expect(outcome.evidence.page.robotsTxtOutcome).toBe('unreachable');
    expect(outcome.evidence.crawlers.GPTBot.sentence).toBe(
      'robots.txt answers with status 503, so GPTBot must not fetch anything.',
    );
  });

  test('after a redirect, the robots.txt of the last host applies', async () => {
    const { outcome } = await inspect({
      robots: (response, { headers }) =>
        response.end(headers.host === 'moved.test' ? 'User-agent: *\nDisallow: /' : 'User-agent: *\nAllow: /'),
      page: (response, { headers }) =>
        headers.host === 'moved.test'
          ? response.end(TEXT)
          : response.writeHead(302, { location: 'http://moved.test/page' }).end(),
    });
    expect(outcome.robotsTxtAnalysis).toMatchObject({ GPTBot: false, CCBot: false });
  });
});
