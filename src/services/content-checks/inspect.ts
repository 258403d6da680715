import type { PageAnalysis, PageSource } from '../../domain/content-checks/analyze-page.ts';
import { addRefusal } from '../../domain/content-checks/blockers.ts';
import type { ContentCheck, ContentOutcome } from '../../domain/content-checks/checks.ts';
import { applyDiagnosis, diagnose } from '../../domain/content-checks/diagnose.ts';
import { BLOCKING_STATUSES } from '../../domain/content-checks/dynamic-content.ts';
import { crawlerOf } from '../../domain/content-checks/identities.ts';
import { describeRefusal } from '../../domain/content-checks/reply-refusal.ts';
import { mayFetch, type RobotsReply } from '../../domain/crawlability-checks/robots-analysis.ts';
import { PageTooComplexError } from '../../gateways/page-analysis/analyzer.ts';
import type { FetchedPage } from '../../gateways/web/outcome.ts';
import { fetchWhenReady } from '../audits/fetch-once-more.ts';
import { fetchRobots } from '../audits/fetch-robots.ts';
import type { Context } from '../context.ts';
import { analyzeWithModel } from './analyze-with-model.ts';
import { compareWithBrowser } from './compare-with-browser.ts';

/** Maximum size of a page. The rest is not read. */
const PAGE_BYTES = 5_000_000;
/** Processor time of the analysis. */
const ANALYZE_MS = 12_000;
const MODEL_MS = 20_000;

const ACCEPT = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'accept-language': 'en' };
const SERVICE_HEADER = { 'x-sightline-audit': 'content-check' };

/** Fetches a page as a crawler, scores it, and compares it with the page rendered by a browser. */
export async function inspectContent(
  context: Context,
  check: ContentCheck,
  signal: AbortSignal,
): Promise<ContentOutcome> {
  const { web } = context;
  const crawler = crawlerOf(check.crawlerIdentity);
  const serviceHeader = check.sendServiceHeader ? SERVICE_HEADER : {};
  const headers = { ...serviceHeader, 'user-agent': crawler.userAgent };
  const page = await fetchWhenReady(web, check.url, { headers: { ...ACCEPT, ...headers }, keep: PAGE_BYTES, signal });
  if (page.kind !== 'ok') return { failureReason: page.reason };
  const failureReason = findFault(page);
  if (failureReason !== null) return { failureReason };
  const isAllowed = await readRobots([check.url, page.finalUrl], (url) => fetchRobots(url, { web, headers, signal }));
  const source: PageSource = {
    url: page.finalUrl,
    body: page.body,
    headers: page.headers,
    isAllowedByRobots: isAllowed((reply, url) => mayFetch(reply, url, crawler)),
    refusal: describeRefusal(page, { url: check.url, crawler: crawler.name }),
    robotsName: crawler.token.toLowerCase(),
    receivedAt: context.now(),
  };
  return scorePage(context, { url: check.url, source, headers: serviceHeader, userAgent: crawler.userAgent, signal });
}

interface Case {
  url: string;
  source: PageSource;
  headers: Record<string, string>;
  userAgent: string;
  signal: AbortSignal;
}

async function scorePage(context: Context, { source, ...visit }: Case): Promise<ContentOutcome> {
  let analysis: PageAnalysis;
  try {
    analysis = await context.pageAnalyzer.analyze(source, ANALYZE_MS);
  } catch (error) {
    if (error instanceof PageTooComplexError) return { failureReason: error.message };
    throw error;
  }
  const [dynamicContent, contentAnalysis] = await Promise.all([
    compareWithBrowser(context, visit, analysis),
    analyzeWithModel(context, analysis, MODEL_MS),
  ]);
  const { structuralAnalysis, symptoms } = analysis;
  const isRefused = dynamicContent.finding === 'refused_to_crawler';
  const blockers = isRefused ? addRefusal(analysis.blockers, dynamicContent.differenceDescription) : analysis.blockers;
  const diagnosis = diagnose(symptoms, dynamicContent);
  const analyses = applyDiagnosis({ structuralAnalysis, contentAnalysis }, diagnosis, blockers.length > 0);
  return { ...analyses, blockers, dynamicContent };
}

/** The robots.txt files of all hosts in the redirect chain; each must allow the crawler. */
async function readRobots(urls: string[], read: (url: URL) => Promise<RobotsReply>) {
  const hosts = new Map<string, RobotsReply>();
  for (const url of urls) {
    const { origin } = new URL(url);
    if (!hosts.has(origin)) hosts.set(origin, await read(new URL(url)));
  }
  return (allows: (reply: RobotsReply, url: URL) => boolean) =>
    urls.every((url) => allows(hosts.get(new URL(url).origin) ?? null, new URL(url)));
}

/** Why the response cannot be scored. A response that blocks crawlers is a valid result. */
function findFault({ status, headers }: FetchedPage): string | null {
  if (BLOCKING_STATUSES.has(status)) return null;
  if (status < 200 || status > 299) return `The server returned status ${status}`;
  const type = String(headers['content-type'] ?? 'text/html')
    .split(/[;,]/)[0]
    ?.trim()
    .toLowerCase();
  const isHtml = type === '' || type === 'text/html' || type === 'application/xhtml+xml';
  return isHtml ? null : `The page is ${type?.slice(0, 100)}, not HTML`;
}
