import type { CrawlerAccessFinding } from '../crawlability-checks/crawler-access.ts';
import { CHECKED_CRAWLERS } from '../crawlability-checks/crawlers.ts';
import type { AgentEngine } from '../crawlers/crawler.ts';
import { type EngineId, engineName } from '../shared/engines.ts';
import { normalizeUrl } from '../shared/urls.ts';
import { bullets, count, listNames, ownName, period, reason, rivalNames } from './copy.ts';
import { type AnswerEvidence, type Evidence, type Finding, promptsOf } from './evidence.ts';
import type { RecommendationCopy, RecommendationFacts } from './recommendation.ts';

/** The operator whose crawlers feed an engine: Google's serve three. */
const OPERATED_AS: Record<EngineId, AgentEngine> = {
  chatgpt: 'chatgpt',
  google: 'google',
  perplexity: 'perplexity',
  copilot: 'copilot',
  google_ai_mode: 'google',
  gemini: 'google',
  claude: 'claude',
};

/** Your pages that the engine's crawlers cannot fetch, according to the latest crawlability checks. */
export function findBlockedPages(evidence: Evidence): Finding[] {
  const crawlers = CHECKED_CRAWLERS.filter(({ engine }) => engine === OPERATED_AS[evidence.engine]);
  const ofEngine = new Set(crawlers.map(({ name }) => name));
  return evidence.blockedPages.flatMap((page) => {
    const blocked = listBlocked(page).filter((name) => ofEngine.has(name));
    return blocked.length === 0 ? [] : [toFinding(evidence, page, blocked, ofEngine.size)];
  });
}

function listBlocked({ disallowed, refused }: CrawlerAccessFinding): string[] {
  return [...new Set([...disallowed, ...refused.map(({ crawler }) => crawler)])];
}

function toFinding(evidence: Evidence, page: CrawlerAccessFinding, blocked: string[], checked: number): Finding {
  const citing = findCiting(evidence, page.url);
  const data: RecommendationFacts = {
    url: page.url,
    title: '',
    domain: page.domain,
    domainCategory: evidence.siteOf(page.domain).domainCategory,
    mentionedCompetitors: rivalNames(evidence, citing),
    citations: citing.length,
    promptIds: promptsOf(citing),
    ...evidence.window,
  };
  return {
    type: 'crawler_access',
    group: 'on_page',
    subject: normalizeUrl(page.url)?.key ?? page.url,
    strength: { evidence: blocked.length, answers: checked },
    support: citing,
    data,
    copy: write(evidence, page, blocked, citing.length),
    details: { crawlers: blocked, reasons: listReasons(page, blocked) },
  };
}

function findCiting({ answers, pages }: Evidence, url: string): AnswerEvidence[] {
  const wanted = normalizeUrl(url)?.key;
  const keys = new Set([...pages].filter(([, page]) => normalizeUrl(page.url)?.key === wanted).map(([key]) => key));
  return answers.filter((answer) => answer.pages.some((key) => keys.has(key)));
}

/** The result of the check is real even if the answers are simulated. */
function write(
  evidence: Evidence,
  page: CrawlerAccessFinding,
  blocked: string[],
  citations: number,
): RecommendationCopy {
  const { url, completedDate, disallowed, refused } = page;
  const engine = engineName(evidence.engine);
  const names = listNames(blocked, 5);
  const byRobots = blocked.filter((name) => disallowed.includes(name));
  const byServer = refused.filter(({ crawler }) => blocked.includes(crawler));
  return {
    title: `Let ${names} fetch ${url}`,
    headline: `${count(blocked.length, 'crawler')} that ${blocked.length === 1 ? 'feeds' : 'feed'} ${engine} could not fetch this page of ${ownName(evidence)}.`,
    reasoning: reason(
      evidence,
      `The crawlability check of ${completedDate.slice(0, 10)} found:`,
      bullets(...listReasons(page, blocked)).join('\n'),
      `${period(evidence.window)}, ${count(citations, 'answer')} of ${engine} cited the page (country: ${evidence.country}).`,
    ),
    suggestions: bullets(
      ...(byRobots.length > 0
        ? [`Allow ${listNames(byRobots, 5)} in robots.txt, unless you block them on purpose.`]
        : []),
      ...(byServer.length > 0 ? ['Look for a firewall or bot protection that blocks these user agents.'] : []),
      'Check the page again after the change.',
    ),
  };
}

function listReasons({ disallowed, refused, refusesEveryone }: CrawlerAccessFinding, blocked: string[]): string[] {
  const byRobots = blocked.filter((name) => disallowed.includes(name));
  const byServer = refused.filter(({ crawler }) => blocked.includes(crawler));
  return [
    ...(byRobots.length > 0 ? [`robots.txt disallows ${listNames(byRobots, 5)}.`] : []),
    ...byServer.map(({ crawler, status }) =>
      status >= 200 && status < 300
        ? `The server returned something else than the page to ${crawler} (status ${status}).`
        : `The server returned ${status || 'no response'} to ${crawler}.`,
    ),
    ...(refusesEveryone ? ['An ordinary browser could not fetch the page either.'] : []),
  ];
}
