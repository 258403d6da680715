import { plainText, QUOTE_NOTICE, quote } from '../domain/assistants/quote.ts';
import type { Reply } from '../domain/assistants/reply.ts';
import { isDemoHost } from '../domain/demo/demo.ts';
import { type Output, pageRows } from './session.ts';

export type CrawlabilityCheck = Output<'crawlabilityChecks', 'get'>;
export type ContentCheck = Output<'contentChecks', 'get'>;

const SIMULATED_SITE = 'Simulated data (an invented site): ';

interface Input {
  cursor?: string | undefined;
}

/** Says at the start of a sentence that the site of the page is invented. */
function simulatedIfDemo(url: string): string {
  return isDemoHost(URL.parse(url)?.host ?? '') ? SIMULATED_SITE : '';
}

/** Blocked crawlers come first. */
export function describeCrawlability(check: CrawlabilityCheck, input: Input): Reply {
  const { robotsTxtAnalysis = {}, serverBotAccess = {}, evidence, controlAccess } = check;
  const crawlers = Object.entries(robotsTxtAnalysis).map(([crawler, isAllowed]) => {
    const access = serverBotAccess[crawler];
    const isBlocked = !isAllowed || access?.ok === false;
    const why = plainText(evidence?.crawlers[crawler]?.sentence ?? '', 300);
    return { isBlocked, row: [crawler, !isBlocked, isAllowed, access?.ok ?? null, access?.status ?? null, why] };
  });
  const blocked = crawlers.filter(({ isBlocked }) => isBlocked);
  const page = evidence?.page;
  return {
    sentence: `${simulatedIfDemo(check.url)}${blocked.length} of n = ${crawlers.length} AI crawlers cannot fetch ${plainText(check.url, 300)}, as checked at ${check.completedDate ?? check.createdDate}; a check is one observation, so there is no interval.`,
    facts: {
      check_id: check.id,
      browser_gets_the_page: controlAccess?.ok ?? null,
      ...(page && {
        robots_txt: `${plainText(page.robotsTxtUrl, 200)}: ${page.robotsTxtOutcome}`,
        noindex: page.noindex,
        nosnippet: page.nosnippet,
        canonical: page.canonical === null ? null : plainText(page.canonical, 200),
      }),
    },
    columns: ['crawler', 'can_fetch', 'allowed_by_robots_txt', 'server_returns_page', 'http_status', 'why'],
    ...pageRows(
      'check_page',
      input,
      [...blocked, ...crawlers.filter(({ isBlocked }) => !isBlocked)].map(({ row }) => row),
    ),
  };
}

/** Descriptions quote the page, so they are marked as quoted. */
export function describeContent(check: ContentCheck, input: Input): Reply {
  const { structuralAnalysis, contentAnalysis, dynamicContent, blockers = [] } = check;
  const aspects = Object.entries(contentAnalysis?.evaluated === false ? {} : (contentAnalysis?.analysis ?? {}));
  const diagnosis = structuralAnalysis?.diagnosis;
  const isEvaluated = contentAnalysis?.evaluated !== false && structuralAnalysis?.metadata.evaluated !== false;
  const scores = isEvaluated
    ? `scores ${structuralAnalysis?.overallScore ?? 'unknown'} of 100 for structure and ${contentAnalysis?.overallScore ?? 'unknown'} of 100 for its text`
    : 'was not fully evaluated, because the response is not the page (see diagnosis)';
  return {
    sentence: `${simulatedIfDemo(check.url)}${plainText(check.url, 300)} ${scores}, as fetched at ${check.createdDate} by ${check.crawlerIdentity}; a check is one observation (n = 1), so there is no interval.`,
    notes: [QUOTE_NOTICE],
    facts: {
      check_id: check.id,
      ...(diagnosis && { diagnosis: quote(diagnosis.message, 400) }),
      blockers: blockers.map(({ message }) => quote(message, 200)),
      category_scores_0_to_100: isEvaluated ? (structuralAnalysis?.categoryScores ?? null) : null,
      without_javascript: dynamicContent ? quote(dynamicContent.differenceDescription, 300) : null,
    },
    columns: ['kind', 'item', 'points', 'advice'],
    ...pageRows('check_page', input, [
      ...(structuralAnalysis?.fixes ?? []).map(({ item, gain, message }) => ['fix', item, gain, quote(message, 400)]),
      ...aspects.map(([aspect, { score, description }]) => ['text', aspect, score, quote(description, 600)]),
    ]),
  };
}
