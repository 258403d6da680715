import { type PageAnalysis, type PageSource } from '../../domain/content-checks/analyse-page.ts';
import type { ContentCheck, ContentOutcome } from '../../domain/content-checks/checks.ts';
import { BLOCKING_STATUSES, compareTexts, type DynamicContent } from '../../domain/content-checks/dynamic-content.ts';
import { crawlerOf } from '../../domain/content-checks/identities.ts';
import { isChallenge } from '../../domain/crawlability-checks/challenge.ts';
import { BROWSER_USER_AGENT } from '../../domain/crawlability-checks/crawlers.ts';
import { ROBOTS_BYTES } from '../../domain/crawlability-checks/robots/parse.ts';
import { mayFetch } from '../../domain/crawlability-checks/robots-analysis.ts';
import { PageTooComplexError } from '../../gateways/page-analysis/analyser.ts';
import type { FetchedPage, FetchOutcome } from '../../gateways/web/outcome.ts';
import { fetchOnceMore, toRobotsReply } from '../audits/fetch-once-more.ts';
import type { Context } from '../context.ts';
import { analyseWithModel } from './analyse-with-model.ts';

/** How long a check takes at most, once its first request has its turn. */
export const CHECK_MS = 42_000;
/** Of a longer page the rest is not read. */
const PAGE_BYTES = 5_000_000;
const ANALYSE_MS = 12_000;
const RENDER_MS = 20_000;
const COMPARE_MS = 6_000;

const ACCEPT = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'accept-language': 'en' };
const SERVICE_HEADER = { 'x-sightline-audit': 'content-check' };

/** Fetches a page as a crawler, judges it, and compares it with what a browser makes of it. */
export async function inspectContent(
  context: Context,
  check: ContentCheck,
  signal: AbortSignal,
): Promise<ContentOutcome> {
  const crawler = crawlerOf(check.crawlerIdentity);
  const own = check.sendServiceHeader ? SERVICE_HEADER : {};
  const headers = { ...own, 'user-agent': crawler.userAgent };
  const started = performance.now();
  const [robots, page] = await Promise.all([
    fetchOnceMore(context.web, new URL('/robots.txt', check.url).href, { headers, keep: ROBOTS_BYTES, signal }),
    fetchOnceMore(context.web, check.url, { headers: { ...ACCEPT, ...headers }, keep: PAGE_BYTES, signal }),
  ]);
  if (page.kind !== 'ok') return { failureReason: page.reason };
  const fault = findFault(page);
  if (fault !== null) return { failureReason: fault };
  const source: PageSource = {
    url: page.finalUrl,
    body: page.body,
    headers: page.headers,
    isAllowedByRobots: mayFetch(toRobotsReply(robots), new URL(check.url), crawler),
    robotsName: crawler.token.toLowerCase(),
  };
  return judge(context, {
    url: check.url,
    page,
    source,
    headers: own,
    left: () => CHECK_MS - (performance.now() - started),
  });
}

interface Case {
  url: string;
  page: FetchedPage;
  source: PageSource;
  headers: Record<string, string>;
  /** Milliseconds. */
  left: () => number;
}

async function judge(context: Context, { url, page, source, headers, left }: Case): Promise<ContentOutcome> {
  let analysis: PageAnalysis;
  try {
    analysis = await context.pageAnalyser.analyse(source, Math.min(ANALYSE_MS, left()));
  } catch (error) {
    if (error instanceof PageTooComplexError) return { failureReason: error.message };
    throw error;
  }
  const isRefused = BLOCKING_STATUSES.has(page.status) || isChallenge(page);
  const ms = Math.min(RENDER_MS, left() - COMPARE_MS);
  const [dynamicContent, contentAnalysis] = await Promise.all([
    compareWithBrowser(context, { url, headers, ms }, { ...analysis, isRefused }),
    analyseWithModel(context, analysis, ms),
  ]);
  return { structuralAnalysis: analysis.structuralAnalysis, dynamicContent, contentAnalysis };
}

async function compareWithBrowser(
  { renderer, pageAnalyser }: Context,
  { url, headers, ms }: { url: string; headers: Record<string, string>; ms: number },
  { length, all, isRefused }: PageAnalysis & { isRefused: boolean },
): Promise<DynamicContent> {
  const page = { length, all, isRefused };
  const rendering = await renderer.render(url, { userAgent: BROWSER_USER_AGENT, headers, deadlineMs: ms });
  if ('reason' in rendering) return compareTexts(page, rendering);
  try {
    return await pageAnalyser.compare(page, rendering.html, COMPARE_MS);
  } catch (error) {
    if (error instanceof PageTooComplexError) return compareTexts(page, { reason: 'the rendered page is too large' });
    throw error;
  }
}

/** Why the answer is nothing to judge; a refusal of crawlers is a result. */
function findFault({ status, headers }: Extract<FetchOutcome, { kind: 'ok' }>): string | null {
  if (BLOCKING_STATUSES.has(status)) return null;
  if (status < 200 || status > 299) return `The server answered with status ${status}`;
  const type = String(headers['content-type'] ?? 'text/html')
    .split(/[;,]/)[0]
    ?.trim()
    .toLowerCase();
  const isHtml = type === '' || type === 'text/html' || type === 'application/xhtml+xml';
  return isHtml ? null : `The page is ${type?.slice(0, 100)}, not HTML`;
}
