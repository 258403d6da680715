import { createSocket, type Socket as DatagramSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentText } from '../../src/domain/content-checks/page.ts';
import { readPage } from '../../src/domain/content-checks/read-page.ts';
import { createRenderer, type RendererOptions } from '../../src/gateways/renderer/create.ts';
import { findBrowser } from '../../src/gateways/renderer/find-browser.ts';
import type { Network } from '../../src/gateways/web/network.ts';
import { createNetwork } from '../../src/gateways/web/network.ts';
import { startWebServer, type WebServer } from '../support/web-server.ts';

const textOf = (source: string) => contentText(readPage(source, { scripting: true }));
const OPTIONS = {
  userAgent: 'Mozilla/5.0 Test',
  headers: { 'x-sightline-audit': 'content-check' },
  deadlineMs: 60_000,
};
const html = (body: string) => (_request: IncomingMessage, response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(body);

let site: WebServer;
/** A response that keeps the page loading until the page reports that it has attempted everything. */
let held: ServerResponse | undefined;
let secret: { tcp: Server; udp: DatagramSocket; port: number; visits: string[] };
const requests: IncomingMessage[] = [];
const looked: string[] = [];

/** Any request that arrives here bypassed the guard. */
async function startSecret(): Promise<typeof secret> {
  const visits: string[] = [];
  const tcp = createServer((socket) => {
    visits.push('tcp');
    socket.destroy();
  });
  tcp.listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4', () => visits.push('udp'));
  udp.bind(port, '127.0.0.1');
  await once(udp, 'listening');
  return { tcp, udp, port, visits };
}

/** Attempts every way to leave the page, and reports when it is done. */
const escapes = (port: number) => {
  const target = `127.0.0.1:${port}`;
  return `<!doctype html><link rel="prefetch" href="http://${target}/prefetch"><link rel="preconnect" href="http://${target}">
    <link rel="dns-prefetch" href="//localhost:${port}"><link rel="stylesheet" href="http://localhost:${port}/style.css">
    <script type="speculationrules">{"prerender":[{"urls":["http://${target}/prerender"]}],"prefetch":[{"urls":["http://${target}/speculation"]}]}</script>
    <main><p id="done">Tried</p><img src="http://${target}/image"><iframe src="http://${target}/frame"></iframe><iframe src="/redirect"></iframe>
    <a href="http://${target}/ping" ping="http://${target}/ping">x</a></main>
    <script>fetch('/hold'); (async () => {
      const attempts = [
        fetch('http://${target}/fetch'), fetch('http://localhost:${port}/fetch', { mode: 'no-cors' }), fetch('http://[::1]:${port}/fetch'),
        fetch('/redirect'), fetch('https://${target}/tls'),
        new Promise((done) => { const socket = new WebSocket('ws://${target}/socket'); socket.onopen = () => done('open'); socket.onerror = () => done('failed'); }),
      ];
      navigator.sendBeacon('http://${target}/beacon', 'x');
      window.open('http://${target}/window');
      const peer = new RTCPeerConnection({ iceServers: [{ urls: ['stun:${target}', 'turn:${target}?transport=tcp'], username: 'a', credential: 'b' }] });
      peer.createDataChannel('x');
      await peer.setLocalDescription(await peer.createOffer());
      const ended = await Promise.allSettled(attempts);
      await new Promise((done) => setTimeout(done, 1500));
      document.getElementById('done').textContent = 'All tried: ' + ended.map(({ status, value }) => value ?? status).join(' ');
      await fetch('/release');
    })();</script>`;
};

const pages = {
  '/page': html(
    '<title>x</title><main><p>Sent by the server.</p><div id=a></div></main><script>document.getElementById("a").innerHTML = "<p>Made by a script.</p>"</script>',
  ),
  '/shadow': html(
    '<main id=a></main><script>const host = document.createElement("x-a"); document.getElementById("a").append(host); host.attachShadow({ mode: "open" }).innerHTML = "<p>In a shadow.</p>"</script>',
  ),
  '/cookie': html(
    '<main><p id=a></p></main><script>document.getElementById("a").textContent = "Cookie: [" + document.cookie + "]"; document.cookie = "seen=1"; localStorage.x = 1</script>',
  ),
  '/late': html(
    '<main><p>First.</p></main><script>setTimeout(() => document.querySelector("main").insertAdjacentHTML("beforeend", "<p>After 1200 ms.</p>"), 1200)</script>',
  ),
  '/limited': (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(429, { 'content-type': 'text/html' }).end('<p>Slow down.</p>'),
  '/challenged': (_request: IncomingMessage, response: ServerResponse) =>
    response
      .writeHead(403, { 'content-type': 'text/html' })
      .end('<p>Wait.</p><script>setTimeout(() => location.replace("/page"), 50)</script>'),
  '/scroll': html(
    '<main><p>First.</p><div style="height:5000px"></div></main><script>addEventListener("scroll", () => document.querySelector("main").insertAdjacentHTML("beforeend", "<p>After the scroll.</p>"), { once: true })</script>',
  ),
  '/broken': (_request: IncomingMessage, response: ServerResponse) => response.socket?.destroy(),
  '/to-broken': html('<main><p>First.</p></main><script>location.href = "/broken"</script>'),
  '/to-forbidden': (request: IncomingMessage, response: ServerResponse) =>
    html(`<main><p>First.</p></main><script>location.href = "http://127.0.0.1:${secret.port}/"</script>`)(
      request,
      response,
    ),
  '/shows-broken': html(`<main><p>First.</p></main><script>fetch('/broken').then((response) => response.text())
    .then((text) => document.querySelector('main').append(text))</script>`),
  '/loop': html('<p>x</p><script>for (;;);</script>'),
  '/late-loop': html('<p>x</p><script>setTimeout(() => { for (;;); }, 100)</script>'),
  '/memory': html('<p>x</p><script>const all = []; for (;;) all.push(new Uint8Array(3e7).fill(7));</script>'),
  '/dialog': html(
    '<main><p>Before.</p></main><script>alert("x"); document.querySelector("p").textContent = "After."</script>',
  ),
  '/hold': (_request: IncomingMessage, response: ServerResponse) => {
    held = response;
  },
  '/release': (_request: IncomingMessage, response: ServerResponse) => {
    held?.end();
    response.end();
  },
  '/redirect': (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(302, { location: `http://127.0.0.1:${secret.port}/redirected` }).end(),
  '/escape': (request: IncomingMessage, response: ServerResponse) => html(escapes(secret.port))(request, response),
};

beforeAll(async () => {
  secret = await startSecret();
  const noted = Object.entries(pages).map(([path, answer]) => [
    path,
    (request: IncomingMessage, response: ServerResponse) => {
      requests.push(request);
      answer(request, response);
    },
  ]);
  site = await startWebServer(Object.fromEntries(noted));
});
afterAll(async () => {
  await site.close();
  secret.tcp.close();
  secret.udp.close();
});

/** Resolves no name: names are only recorded, so that only loopback is reachable. */
const network: Network = {
  ...createNetwork(),
  resolve: async (name) => {
    looked.push(name);
    return [];
  },
};

type Render = (path: string, deadlineMs?: number) => Promise<any>;

function createTestRenderer(limits: RendererOptions['limits'] = {}) {
  const renderer = createRenderer({
    chromiumPath: process.env.CHROMIUM_PATH ?? null,
    allow: [{ host: '127.0.0.1', port: site.port }],
    network,
    limits: { launchMs: 60_000, ...limits },
  });
  const render: Render = (path, deadlineMs = OPTIONS.deadlineMs) =>
    renderer.render(`http://127.0.0.1:${site.port}${path}`, { ...OPTIONS, deadlineMs });
  return { ...renderer, render };
}

/** A renderer of its own, with other limits. */
async function withRenderer(limits: RendererOptions['limits'], work: (render: Render) => Promise<void>) {
  const own = createTestRenderer(limits);
  try {
    await work(own.render);
  } finally {
    await own.close();
  }
}

const TIME = 180_000;

describe('a browser', { timeout: TIME }, () => {
  /** Starting a browser takes longer than rendering a page. */
  let shared: ReturnType<typeof createTestRenderer>;
  const render: Render = (...page) => shared.render(...page);
  beforeAll(() => {
    shared = createTestRenderer();
  });
  afterAll(() => shared.close());

  test('renders content created by scripts, including shadow trees, and identifies itself', async () => {
    expect(textOf((await render('/page')).html)).toBe('Sent by the server.\nMade by a script.');
    expect(textOf((await render('/shadow')).html)).toBe('In a shadow.');
    expect(textOf((await render('/dialog')).html)).toBe('After.');
    expect(shared.readState()).toEqual({ browser: 'available' });
    const { headers } = requests.find(({ url }) => url === '/page') ?? { headers: {} };
    expect(headers).toMatchObject({ 'user-agent': 'Mozilla/5.0 Test', 'x-sightline-audit': 'content-check' });
  });

  test('waits for text that is inserted late, and scrolls once', async () => {
    expect(textOf((await render('/late')).html)).toBe('First.\nAfter 1200 ms.');
    const { html: before, scrolledHtml } = await render('/scroll');
    expect(textOf(before)).toBe('First.');
    expect(textOf(scrolledHtml)).toBe('First.\nAfter the scroll.');
  });

  test('returns the status of the last document, so that an error is not taken for the page', async () => {
    expect(await render('/limited')).toMatchObject({ status: 429 });
    const passed = await render('/challenged');
    expect([passed.status, textOf(passed.html)]).toEqual([200, 'Sent by the server.\nMade by a script.']);
  });

  test('never returns an error of its proxy as the page', async () => {
    expect(await render('/broken')).toEqual({ reason: 'the browser could not load it' });
  });

  test('never returns an error of its proxy for a page to which a script navigates', async () => {
    expect(await render('/to-broken')).toEqual({ reason: 'the browser could not load it' });
    expect(await render('/to-forbidden')).toEqual({ reason: 'the browser could not load it' });
  });

  test('gives scripts no text of its proxy', async () => {
    expect(textOf((await render('/shows-broken')).html)).toBe('First.');
  });

  test('that is installed later is detected without a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sightline-browser-test-'));
    const renderer = createRenderer({ chromiumPath: join(folder, 'chromium'), allow: [], network });
    expect(renderer.readState()).toMatchObject({ browser: 'missing' });
    await writeFile(join(folder, 'chromium'), '#!/bin/sh\n', { mode: 0o755 });
    expect(renderer.readState()).toEqual({ browser: 'available' });
    await renderer.close();
    await rm(folder, { recursive: true });
  });

  test('shares no state between pages, and is replaced after several pages', async () => {
    await withRenderer({ pages: 2 }, async (renderPage) => {
      for (let i = 0; i < 3; i++) expect(textOf((await renderPage('/cookie')).html)).toBe('Cookie: []');
    });
  });

  test('sends every request of a page through the guard: no request reaches a forbidden port', async () => {
    await withRenderer({ settleMs: 30_000 }, async (renderPage) => {
      const text = textOf((await renderPage('/escape')).html);
      expect(text).toMatch(/^All tried: (rejected|fulfilled) /);
      expect(text).not.toContain('open');
    });
    expect(secret.visits).toEqual([]);
    expect(looked.filter((name) => /google|gstatic|chromium|gvt1/.test(name))).toEqual([]);
  });

  test.each(['/loop', '/late-loop'])(
    '%s: a script that never ends is stopped in time, and the next page renders',
    async (path) => {
      await render('/page');
      expect(await render(path, 4_000)).toEqual({ reason: 'it did not finish in time' });
      expect((await render('/page')).html).toContain('Made by a script.');
    },
  );

  test('a page that exhausts memory ends the browser, and the next page renders', async () => {
    await withRenderer({ memoryBytes: 900 * 1024 * 1024 }, async (renderPage) => {
      expect(await renderPage('/memory')).toEqual({ reason: expect.stringContaining('memory') });
      expect((await renderPage('/page')).html).toContain('Made by a script.');
    });
  });
});

describe('as root', () => {
  test('the browser runs as an unprivileged user with its sandbox enabled', () => {
    const program = findBrowser(process.env.CHROMIUM_PATH ?? null, 0);
    expect(program).toMatchObject({ command: expect.stringMatching(/nice$/), userId: 64_321 });
    expect(program).toMatchObject({ prefix: expect.arrayContaining(['--reuid=64321', '--inh-caps=-all']) });
    expect(JSON.stringify(program)).not.toContain('no-sandbox');
  });
});
