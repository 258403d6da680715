import type { Restrictions, RobotsDirective } from '../web/robots-directives.ts';
import { nameProtection } from './challenge.ts';
import type { Refusal } from './refusal.ts';
import type { RobotsRule, Verdict } from './robots/evaluate.ts';
import type { RobotsWarning } from './robots/parse.ts';
import type { RobotsOutcome } from './robots-analysis.ts';
import type { Wall } from './wall.ts';

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
  /** Share of the running text of browsers that the crawler received, from 0 to 1; null if there is too little of it. */
  textShare: number | null;
  /** Whether the page, as the crawler received it, forbids it to index or to quote the page. */
  noindex: boolean;
  nosnippet: boolean;
  /** The `Content-Signal` lines of its group in robots.txt, joined by a comma; null if there is none. */
  contentSignal: string | null;
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
  server: { refusal: Refusal | null; status: number; textShare: number | null } | null;
  /** What the page forbids the crawler to do. */
  restrictions: Restrictions;
  /** Whether the file that the crawler receives is not the one of browsers. */
  isOtherRobots: boolean;
  /** Whether browsers were rejected too, directly after the crawler. */
  isControlRefused: boolean;
  /** Its status, if it was rejected in another way than the crawler. */
  otherControlStatus?: number | undefined;
  /** Whether browsers got the page at another time. */
  wasControlServed: boolean;
}

/** Below this share, the sentence states how much of the text the crawler receives. */
const WHOLE_SHARE = 0.95;

/** The findings as sentences, the cause first. */
export function describeFindings(findings: Findings): string {
  const { name, server, verdict } = findings;
  const rules = verdict.isAllowed ? null : describeRules(findings);
  const refusal = server === null || server.refusal === null ? null : describeRefusal(findings, server.refusal);
  const sentences = [rules, refusal].filter((sentence) => sentence !== null);
  const isFetched = sentences.length === 0;
  return [
    ...(isFetched ? [describeAccess(name, server)] : sentences),
    ...(findings.isOtherRobots ? [`${name} receives another robots.txt than browsers.`] : []),
    ...(isFetched ? describeRestrictions(findings.restrictions, name) : []),
    ...(isFetched ? describeSignals(verdict.signals) : []),
  ].join(' ');
}

function describeAccess(name: string, server: Findings['server']): string {
  if (server === null) return `robots.txt allows ${name}.`;
  const share =
    server.textShare === null || server.textShare >= WHOLE_SHARE
      ? ''
      : `, with ${percent(server.textShare)} of the text that browsers receive`;
  return `robots.txt allows ${name}, and the server returns the page to it${share}.`;
}

/** A crawler that fetches the page obeys what the page says. */
function describeRestrictions({ noindex, nosnippet }: Restrictions, name: string): string[] {
  const describe = ({ value, where, isNamed }: RobotsDirective, forbidden: string) =>
    `“${value}” in ${where} forbids ${isNamed ? name : 'all crawlers'} to ${forbidden} the page.`;
  return [
    ...(noindex === null ? [] : [describe(noindex, noindex === nosnippet ? 'index or quote' : 'index')]),
    ...(nosnippet === null || nosnippet === noindex ? [] : [describe(nosnippet, 'quote')]),
  ];
}

const SIGNALS: [signal: RegExp, use: string][] = [
  [/(?:^|[\s,;])search\s*=\s*no?\b/i, 'search'],
  [/(?:^|[\s,;])ai-input\s*=\s*no?\b/i, 'AI answers'],
  [/(?:^|[\s,;])(?:ai-train|train-ai|train-genai)\s*=\s*no?\b/i, 'training'],
];

/** The uses that `Content-Signal` and `Content-Usage` lines reserve. They do not affect access. */
function describeSignals(signals: readonly RobotsRule[]): string[] {
  return signals.flatMap(({ line, text }) => {
    const uses = SIGNALS.filter(([signal]) => signal.test(text.slice(text.indexOf(':') + 1))).map(([, use]) => use);
    if (uses.length === 0) return [];
    return [`robots.txt line ${line}, \`${text}\`, asks it not to use the page for ${uses.join(' or ')}.`];
  });
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
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
      return `The server returns ${nameProtection(refusal)} to ${name} ${others}.`;
    case 'block_page':
      return `The server returns ${nameProtection(refusal)} (status ${status}) to ${name} ${others}.`;
    case 'wall':
      return `The server returns ${WALLS[refusal.wall.kind]} (“${refusal.wall.words}”) to ${name} ${others}.`;
    case 'login':
      return `The server redirects ${name} to ${/consent|cookie/i.test(refusal.url) ? 'a consent page' : 'a login or subscription page'} (${refusal.url}) ${describeRedirected(findings)}.`;
    case 'denied':
      return `The server returns “${refusal.words}” with status ${status} to ${name} ${others}.`;
    case 'refresh':
      return `The server sends ${name} to ${refusal.url} with a meta refresh ${describeRedirected(findings)}.`;
    case 'empty':
      return `The server returns an empty page with status ${status} to ${name} ${others}.`;
    case 'different':
      if (refusal.url !== undefined)
        return `The server redirects ${name} to another page (${refusal.url}) ${describeRedirected(findings)}.`;
      return `The server returns another page to ${name} (${percent(refusal.share)} of the text that browsers receive) ${describeOthers(findings, 'than to browsers')}.`;
    case 'shortened':
    default:
      return `The server returns a shortened page to ${name} (${percent(refusal.share)} of the text that browsers receive) ${describeOthers(findings, 'and the whole page to browsers')}.`;
  }
}

const WALLS: Record<Wall['kind'], string> = {
  login: 'a login page',
  consent: 'a consent page',
  age: 'an age check',
  subscription: 'only the start of the page',
};

/** What browsers get. If they were rejected at some times only, the cause is the rate or a failure, not the crawler. */
function describeOthers(
  { isControlRefused, otherControlStatus, wasControlServed, server }: Findings,
  served = 'and the page to browsers',
): string {
  if (!isControlRefused) return served;
  if (otherControlStatus !== undefined) {
    const response = otherControlStatus === 0 ? 'no response' : `status ${otherControlStatus}`;
    return `and ${response} to browsers directly after it, so it is unknown whether the server rejects the crawler or the number of requests`;
  }
  if (server?.status === 429) return 'and to browsers as well: it limits the rate of requests';
  return wasControlServed
    ? 'and to browsers as well, which it returned the page to before: it limits the number of requests or fails at times'
    : 'and to browsers as well';
}

/** The same for a crawler that is sent to another URL. */
function describeRedirected(findings: Findings): string {
  return describeOthers(findings, 'and returns the page to browsers').replace(/^and to browsers/, 'and browsers');
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
