import type { PageAnalysis } from '../../domain/content-checks/analyze-page.ts';
import { type DynamicContent, estimateUnrendered } from '../../domain/content-checks/dynamic-content.ts';
import { BROWSER_USER_AGENT } from '../../domain/crawlability-checks/crawlers.ts';
import { PageTooComplexError } from '../../gateways/page-analysis/analyzer.ts';
import type { Context } from '../context.ts';

const RENDER_MS = 20_000;
/** Processor time of the comparison. */
const COMPARE_MS = 8_000;

export interface Visit {
  url: string;
  headers: Record<string, string>;
  /** User agent of the crawler. */
  userAgent: string;
  signal: AbortSignal;
}

/** Renders the page in a browser, with the user agents of the browser and of the crawler, and compares it with the HTML. */
export async function compareWithBrowser(
  { renderer, pageAnalyzer }: Pick<Context, 'renderer' | 'pageAnalyzer'>,
  { url, headers, userAgent, signal }: Visit,
  { length, main, all, symptoms: { signals, refusal } }: PageAnalysis,
): Promise<DynamicContent> {
  const page = { length, main, all, signals, refusal };
  const show = (agent: string) => renderer.render(url, { userAgent: agent, headers, deadlineMs: RENDER_MS, signal });
  const asBrowser = await show(BROWSER_USER_AGENT);
  if ('reason' in asBrowser) return estimateUnrendered(page, asBrowser.reason);
  const asCrawler = await show(userAgent);
  const isCrawlerServed = !('reason' in asCrawler) && asCrawler.status < 400;
  const renderings = {
    status: asBrowser.status,
    browser: asBrowser.html,
    scrolled: asBrowser.scrolledHtml,
    crawler: isCrawlerServed ? asCrawler.scrolledHtml : null,
  };
  try {
    return await pageAnalyzer.compare(page, renderings, COMPARE_MS);
  } catch (error) {
    if (error instanceof PageTooComplexError) return estimateUnrendered(page, 'the rendered page is too large');
    throw error;
  }
}
