import type { Refusal } from './refusal.ts';
import type { Verdict } from './robots/evaluate.ts';
import type { RobotsWarning } from './robots/parse.ts';
import type { RobotsOutcome } from './robots-analysis.ts';

/** The reasons for the result of a check. */
export interface CrawlabilityEvidence {
  page: PageEvidence;
  crawlers: Record<string, CrawlerEvidence>;
}

export interface PageEvidence {
  /** Of the host that the page was finally fetched from. */
  robotsTxtUrl: string;
  robotsTxtStatus: number | null;
  robotsTxtOutcome: RobotsOutcome;
  robotsTxtWarnings: RobotsWarning[];
  noindex: boolean;
  nosnippet: boolean;
  canonical: string | null;
  finalUrl: string;
}

export interface CrawlerEvidence {
  /** The robots.txt group that applies, the deciding rule and its line; null if there is none. */
  group: string | null;
  rule: string | null;
  line: number | null;
  /** The server's response; null for names that exist only in robots.txt. */
  finalUrl: string | null;
  status: number | null;
  size: number | null;
  /** Share of the text that browsers and the crawler have in common, from 0 to 1. */
  similarity: number | null;
  /** The vendor of a challenge page. */
  challenge: string | null;
  sentence: string;
}

/** The result of robots.txt and of the server for one crawler. */
export interface Findings {
  name: string;
  verdict: Verdict;
  robotsOutcome: RobotsOutcome;
  robotsStatus: number | null;
  /** Null for names that exist only in robots.txt. */
  server: { refusal: Refusal | null; status: number; textLength: number } | null;
  /** Whether browsers were rejected too, directly after the crawler. */
  isControlRefused: boolean;
  /** Whether browsers got the page at another time. */
  wasControlServed: boolean;
}

/** The findings as sentences, the cause first. */
export function describeFindings(findings: Findings): string {
  const { name, server } = findings;
  const rules = findings.verdict.isAllowed ? null : describeRules(findings);
  const refusal = server === null || server.refusal === null ? null : describeRefusal(findings, server.refusal);
  const sentences = [rules, refusal].filter((sentence) => sentence !== null);
  if (sentences.length > 0) return sentences.join(' ');
  return server === null
    ? `robots.txt allows ${name}.`
    : `robots.txt allows ${name}, and the server returns the page to it.`;
}

function describeRules({ name, verdict: { group, rule }, robotsOutcome, robotsStatus }: Findings): string {
  if (robotsOutcome === 'unreachable' || rule === null) {
    const cause = robotsStatus === null ? 'does not answer' : `answers with status ${robotsStatus}`;
    return `robots.txt ${cause}, so ${name} must not fetch anything.`;
  }
  const whom = group === '*' ? `all crawlers, ${name} among them` : name;
  return `robots.txt line ${rule.line}, \`${rule.text}\` for ${whom}.`;
}

function describeRefusal(findings: Findings, refusal: Refusal): string {
  const { name, server } = findings;
  const status = server?.status ?? 0;
  const others = describeOthers(findings);
  switch (refusal.kind) {
    case 'no_answer':
      return findings.isControlRefused
        ? `The server does not answer ${name} or browsers: ${lower(refusal.reason)}.`
        : `The server does not answer ${name}, but returns the page to browsers: ${lower(refusal.reason)}.`;
    case 'status':
      return `The server returns status ${status} to ${name} ${others}.`;
    case 'challenge':
      return `The server returns a ${refusal.vendor} challenge to ${name} ${others}.`;
    case 'login':
      return `The server redirects ${name} to a login or subscription page (${refusal.url}) ${describeOthers(findings, 'and returns the page to browsers')}.`;
    case 'denied':
      return `The server returns “${refusal.words}” with status ${status} to ${name} ${others}.`;
    case 'refresh':
      return `The server sends ${name} to ${refusal.url} with a meta refresh ${describeOthers(findings, 'and returns the page to browsers')}.`;
    case 'empty':
      return `The server returns an empty page with status ${status} to ${name} ${others}.`;
    case 'shortened':
    default:
      return `The server returns a shortened page to ${name} (${server?.textLength ?? 0} of ${refusal.of} characters) ${describeOthers(findings, 'and the whole page to browsers')}.`;
  }
}

/** What browsers get. If they were rejected at some times only, the cause is the rate or a failure, not the crawler. */
function describeOthers(
  { isControlRefused, wasControlServed, server }: Findings,
  served = 'and the page to browsers',
): string {
  if (!isControlRefused) return served;
  if (server?.status === 429) return 'and to browsers as well: it limits the rate of requests';
  return wasControlServed
    ? 'and to browsers as well, which it returned the page to before: it limits the number of requests or fails at times'
    : 'and to browsers as well';
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
