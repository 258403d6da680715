import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PROXY_ERROR_HEADER } from '../web/forward.ts';
import type { RenderedPage } from './port.ts';

export interface VisitOptions {
  userAgent: string;
  headers: Record<string, string>;
  deadlineMs: number;
  /** How long to wait for a page that keeps changing. */
  settleMs: number;
}

/** Resources that text does not need, which are most of what pages load. */
const UNWANTED = new Set(['image', 'media', 'font']);
const NAVIGATION_MS = 12_000;
const MOST_CHARACTERS = 5_000_000;
/** A page is finished if it has not changed for this time. Longer than the second after which many pages insert their text. */
const QUIET_MS = 1_500;
const QUIET_AFTER_SCROLL_MS = 700;
const SETTLE_AFTER_SCROLL_MS = 2_500;

/** The page after its scripts ran, including shadow trees. Runs inside the browser. */
const SERIALIZE = `(() => {
  const roots = [];
  const look = (node) => {
    for (const element of node.querySelectorAll('*')) {
      if (element.shadowRoot && roots.length < 1000) { roots.push(element.shadowRoot); look(element.shadowRoot); }
    }
  };
  look(document);
  const inner = document.documentElement.getHTML({ shadowRoots: roots });
  return ('<!doctype html><html>' + inner + '</html>').slice(0, ${MOST_CHARACTERS});
})()`;

const SCROLL = `window.scrollTo(0, Math.max(document.body?.scrollHeight ?? 0, document.documentElement.scrollHeight))`;

/** Opens a page in a new context and returns the rendered result. */
export async function visitPage(browser: Browser, url: string, options: VisitOptions): Promise<RenderedPage> {
  const context = await browser.newContext({
    userAgent: options.userAgent,
    extraHTTPHeaders: options.headers,
    serviceWorkers: 'block',
    acceptDownloads: false,
    permissions: [],
    locale: 'en-US',
  });
  const until = Date.now() + options.deadlineMs;
  const left = () => Math.max(1, until - Date.now());
  context.setDefaultTimeout(options.deadlineMs);
  await blockUnwanted(context);
  const page = await context.newPage();
  // Windows that a page opens are closed.
  context.on('page', (other) => void other.close().catch(() => {}));
  const { serialize, readStatus } = watchDocument(page);
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: Math.min(NAVIGATION_MS, left()) });
  await settle(page, QUIET_MS, Math.min(options.settleMs, left()));
  const html = await serialize();
  const scrolledHtml = await scroll(page, left())
    .then(serialize)
    .catch(() => html);
  await context.close();
  return { status: readStatus(), html, scrolledHtml };
}

/**
 * Returns functions that read the current document and the status of its response. Serializing throws for error responses of the proxy and for error pages of the
 * browser, which are not content. Scripts can navigate to one long after the page was opened.
 */
function watchDocument(page: Page) {
  let isProxyError = false;
  let status = 200;
  page.on('response', (response) => {
    if (!response.request().isNavigationRequest() || response.frame() !== page.mainFrame()) return;
    isProxyError = response.headers()[PROXY_ERROR_HEADER] !== undefined;
    status = response.status();
  });
  const serialize = async () => {
    const html = await page.evaluate<string>(SERIALIZE);
    if (isProxyError || page.url().startsWith('chrome-error:')) throw new Error('net::ERR_PROXY');
    return html;
  };
  return { serialize, readStatus: () => status };
}

async function scroll(page: Page, ms: number): Promise<void> {
  await page.evaluate(SCROLL);
  await settle(page, QUIET_AFTER_SCROLL_MS, Math.min(SETTLE_AFTER_SCROLL_MS, ms));
}

async function blockUnwanted(context: BrowserContext): Promise<void> {
  await context.route('**/*', (route) =>
    UNWANTED.has(route.request().resourceType()) ? route.abort() : route.continue(),
  );
}

/** Waits until neither the network nor the document changes; a page that never stops changing is used as it is. */
async function settle(page: Page, quietMs: number, ms: number): Promise<void> {
  const isQuiet = page.evaluate(waitForQuiet(quietMs, ms)).catch(() => {});
  await Promise.all([isQuiet, page.waitForLoadState('networkidle', { timeout: ms }).catch(() => {})]);
  // A navigation in the meantime aborts the first wait.
  await page.evaluate(waitForQuiet(Math.min(quietMs, QUIET_AFTER_SCROLL_MS) / 2, ms)).catch(() => {});
}

/** Resolves when the document has not changed for a while, or after `ms`. Runs inside the browser. */
function waitForQuiet(quietMs: number, ms: number): string {
  return `new Promise((done) => {
    let quiet;
    const end = () => { observer.disconnect(); clearTimeout(quiet); clearTimeout(limit); done(); };
    const restart = () => { clearTimeout(quiet); quiet = setTimeout(end, ${Math.floor(quietMs)}); };
    const observer = new MutationObserver(restart);
    const limit = setTimeout(end, ${Math.floor(ms)});
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    restart();
  })`;
}
