import type { Browser, BrowserContext, Page } from 'playwright-core';

export interface VisitOptions {
  userAgent: string;
  headers: Record<string, string>;
  deadlineMs: number;
  /** How long a page may go on loading after it stands. */
  settleMs: number;
}

/** Text does not need them, and they are most of what pages load. */
const UNWANTED = new Set(['image', 'media', 'font']);
const NAVIGATION_MS = 12_000;
const MOST_CHARACTERS = 5_000_000;

/** The page after its scripts ran, shadow trees included. Runs inside the browser. */
const SERIALISE = `(() => {
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

/** Opens a page in a context that nothing else has used, and hands out what it has become. */
export async function visitPage(browser: Browser, url: string, options: VisitOptions): Promise<string> {
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
  // Windows that a page opens are none of ours.
  context.on('page', (other) => void other.close().catch(() => {}));
  await page.goto(url, { waitUntil: 'domcontentloaded', timeout: Math.min(NAVIGATION_MS, left()) });
  await settle(page, Math.min(options.settleMs, left()));
  const html = await page.evaluate<string>(SERIALISE);
  await context.close();
  return html;
}

async function blockUnwanted(context: BrowserContext): Promise<void> {
  await context.route('**/*', (route) =>
    UNWANTED.has(route.request().resourceType()) ? route.abort() : route.continue(),
  );
}

/** A page that never stops loading is taken as it is. */
async function settle(page: Page, ms: number): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: ms }).catch(() => {});
}
