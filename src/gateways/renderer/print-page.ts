import type { Browser, Route } from 'playwright-core';
import { fetch } from 'undici';

/** The page sets `<html data-ready>`: to `true` when it can be printed, and to anything else when it failed. */
const READY = 'html[data-ready]';

const PAGE_ERROR = 'The page reported an error';

/** Of the response as fetched, which is no longer compressed. */
const OUTDATED_HEADERS = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
]);

/**
 * Prints a page of this server. The proxy of the browser refuses loopback, because other pages are hostile, so the requests of
 * this page are answered here, and only those to its own origin.
 */
export async function printPage(browser: Browser, url: string, deadlineMs: number): Promise<{ pdf: Uint8Array }> {
  const { origin } = new URL(url);
  const context = await browser.newContext({
    serviceWorkers: 'block',
    acceptDownloads: false,
    permissions: [],
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
  });
  try {
    context.setDefaultTimeout(deadlineMs);
    const signal = AbortSignal.timeout(deadlineMs);
    await context.route('**/*', (route) => answer(route, origin, signal));
    const page = await context.newPage();
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    const response = await page.goto(url, { waitUntil: 'domcontentloaded' });
    if (!response?.ok()) throw new Error(PAGE_ERROR);
    const root = await page.waitForSelector(READY, { state: 'attached' });
    if ((await root.getAttribute('data-ready')) !== 'true') throw new Error(PAGE_ERROR);
    const pdf = await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true, tagged: true });
    return { pdf };
  } finally {
    await context.close().catch(() => {});
  }
}

async function answer(route: Route, origin: string, signal: AbortSignal): Promise<void> {
  const request = route.request();
  if (new URL(request.url()).origin !== origin) return route.abort();
  try {
    const response = await fetch(request.url(), {
      method: request.method(),
      headers: request.headers(),
      body: request.postDataBuffer(),
      redirect: 'error',
      signal,
    });
    const headers = [...response.headers].filter(([name]) => !OUTDATED_HEADERS.has(name));
    const body = Buffer.from(await response.arrayBuffer());
    await route.fulfill({ status: response.status, headers: Object.fromEntries(headers), body });
  } catch {
    await route.abort().catch(() => {});
  }
}
