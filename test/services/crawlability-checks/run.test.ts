import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHECKED_CRAWLERS, PROBED_CRAWLERS } from '../../../src/domain/crawlability-checks/crawlers.ts';
import type { Web } from '../../../src/gateways/web/web.ts';
import { createWeb } from '../../../src/gateways/web/web.ts';
import { inspectPage } from '../../../src/services/crawlability-checks/inspect.ts';
import { fenceLoopback, loopbackNetwork, PUBLIC } from '../../support/loopback-network.ts';
import { answer, type Site, type SiteOptions, startSite } from '../../support/site.ts';
import { startTlsServer, type WebServer } from '../../support/web-server.ts';

const LIMITS = { connectTime: 1000, headersTime: 300, idleTime: 300, totalTime: 2000 };
const NAMES = { 'site.test': [PUBLIC], 'moved.test': [PUBLIC], 'inside.test': ['10.0.0.1'] };
const isFrom = (agent: string | undefined, name: string) => agent?.includes(name) ?? false;

let sites: Site[] = [];
beforeEach(fenceLoopback);
afterEach(async () => {
  await Promise.all(sites.map((site) => site.close()));
  sites = [];
});

/** Checks http://site.test/page, which is the site given. */
async function inspect(options: SiteOptions, address = 'http://site.test/page') {
  const site = await startSite(options);
  sites.push(site);
  const { network } = loopbackNetwork({ port: site.port, names: NAMES });
  const web = createWeb({ allow: [], network, limits: LIMITS, pauseMs: 0 });
  return { site, outcome: await inspectUrl(web, address) };
}

function inspectUrl(web: Web, address: string) {
  return inspectPage(web, new URL(address), AbortSignal.timeout(20_000)) as Promise<any>;
}

/** What each crawler, or each of some, found. */
const statuses = (access: Record<string, { status: number }>) =>
  new Set(Object.values(access).map(({ status }) => status));

describe('a site that lets everybody in', () => {
  test('each crawler is asked about by its own user agent, a browser too, and all say who they are', async () => {
    const { site, outcome } = await inspect({});
    expect(Object.keys(outcome.robotsTxtAnalysis)).toEqual(CHECKED_CRAWLERS.map(({ name }) => name));
    expect(Object.keys(outcome.serverBotAccess)).toEqual(PROBED_CRAWLERS.map(({ name }) => name));
    expect(statuses(outcome.serverBotAccess)).toEqual(new Set([200]));
    expect(outcome.controlAccess).toEqual({ userAgent: expect.stringContaining('Chrome/'), status: 200, ok: true });

    const agents = site.requests.filter(({ url }) => url === '/page').map(({ headers }) => headers['user-agent']);
    const reported = Object.values<any>(outcome.serverBotAccess).map(({ userAgent }) => userAgent);
    expect(agents).toHaveLength(reported.length + 1);
    expect(new Set(agents)).toEqual(new Set([outcome.controlAccess.userAgent, ...reported]));
    expect(new Set(site.requests.map(({ headers }) => headers['x-sightline-audit']))).toEqual(
      new Set(['crawlability-check']),
    );
    expect(site.requests.filter(({ url }) => url === '/robots.txt')).toHaveLength(1);
  });

  test('at most 4 requests are under way at once', async () => {
    const { site } = await inspect({ takes: 50 });
    expect(site.requests).toHaveLength(20);
    expect(site.mostAtOnce).toBe(4);
  });
});

describe('a site that answers by user agent', () => {
  test('each crawler is reported with its own answer', async () => {
    const codes: Record<string, number> = { GPTBot: 403, ClaudeBot: 429, bingbot: 503, CCBot: 204 };
    const { outcome } = await inspect({
      page: (response, { headers }) => {
        const name = Object.keys(codes).find((each) => isFrom(headers['user-agent'], `${each}/`));
        response.writeHead(codes[name ?? ''] ?? 200).end();
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

  test('that refuses only AI crawlers lets the browser in', async () => {
    const { outcome } = await inspect({
      page: (response, { headers }) =>
        response.writeHead(isFrom(headers['user-agent'], 'Windows NT') ? 200 : 403).end(),
    });
    expect(statuses(outcome.serverBotAccess)).toEqual(new Set([403]));
    expect(outcome.controlAccess).toMatchObject({ status: 200, ok: true });
  });

  test('that refuses everyone refuses the browser as well', async () => {
    const { outcome } = await inspect({ page: answer(403) });
    expect(statuses(outcome.serverBotAccess)).toEqual(new Set([403]));
    expect(outcome.controlAccess).toMatchObject({ status: 403, ok: false });
  });

  test('that never answers one of them has status 0 for that one', async () => {
    const { outcome } = await inspect({
      page: (response, { headers }) => {
        if (!isFrom(headers['user-agent'], 'GPTBot')) response.end();
      },
    });
    const { GPTBot, ...others } = outcome.serverBotAccess;
    expect(GPTBot).toMatchObject({ status: 0, ok: false });
    expect(statuses(others)).toEqual(new Set([200]));
  });

  test('that breaks the connection off is asked once more, and then no more', async () => {
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
    expect(triedAgain.map(([, tries]) => tries)).toEqual([2, 2]);
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

  test('that redirects is reported by where it leads', async () => {
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

  test('that is redirected, up to five times and to other hosts, rules over the page that was asked about', async () => {
    let left = 5;
    const robots = (response: ServerResponse) => {
      if (left-- > 0) response.writeHead(302, { location: `http://moved.test/robots.txt?${left}` }).end();
      else response.end(REFUSE);
    };
    expect(verdicts((await inspect({ robots })).outcome)).toEqual(new Set([false]));
  });

  test('that is redirected without end sets no rules', async () => {
    const robots = answer(302, '', { location: '/robots.txt' });
    expect(verdicts((await inspect({ robots })).outcome)).toEqual(new Set([true]));
  });

  test.each([
    [404, true],
    [403, true],
    [429, false],
    [500, false],
  ])('with status %i: every crawler may fetch the page is %s', async (status, allowed) => {
    expect(verdicts((await inspect({ robots: answer(status, REFUSE) })).outcome)).toEqual(new Set([allowed]));
  });

  test('that is never answered forbids everything', async () => {
    expect(verdicts((await inspect({ robots: () => {} })).outcome)).toEqual(new Set([false]));
  });

  test('is read up to 500 KiB, however long it is', async () => {
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
    ['the host is unknown', 'http://nowhere.test/page', 'The host nowhere.test is not known'],
    [
      'the address is refused',
      'http://inside.test/page',
      'inside.test, which is at 10.0.0.1, is not on the public internet',
    ],
    ['the address in the URL is refused', 'http://169.254.169.254/', '169.254.169.254 is not on the public internet'],
  ])('when %s, and nothing is asked', async (_name, address, failureReason) => {
    const { site, outcome } = await inspect({}, address);
    expect(outcome).toEqual({ failureReason });
    expect(site.requests).toEqual([]);
  });

  test('when the certificate is not trusted', async () => {
    const { network } = loopbackNetwork({ port: tls.port, names: NAMES });
    const outcome = await inspectUrl(
      createWeb({ allow: [], network, limits: LIMITS, pauseMs: 0 }),
      'https://site.test/page',
    );
    expect(outcome).toEqual({ failureReason: expect.stringContaining('No trusted TLS connection can be made') });
  });

  test('when nothing listens, after a second try', async () => {
    const closed = await startSite();
    await closed.close();
    const { network, dialled } = loopbackNetwork({ port: closed.port, names: NAMES });
    const outcome = await inspectUrl(
      createWeb({ allow: [], network, limits: LIMITS, pauseMs: 0 }),
      'http://site.test/page',
    );
    expect(outcome).toEqual({ failureReason: 'The server refused the connection' });
    expect(dialled).toHaveLength(2);
  });

  test('when nobody at all gets an answer', async () => {
    const { outcome } = await inspect({ page: () => {} });
    expect(outcome).toEqual({ failureReason: 'The server took too long to answer' });
  });
});
