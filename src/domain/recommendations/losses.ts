import { bullets, count, engineName, linkTo, ownName, period, reason, rivalNames } from './copy.ts';
import {
  type AnswerEvidence,
  type Evidence,
  type Finding,
  groupByPage,
  LEAST_ANSWERS,
  namesOwn,
  pageFacts,
  promptsOf,
} from './evidence.ts';
import type { RecommendationCopy, RecommendationFacts } from './recommendation.ts';

const MOST = 20;

/**
 * Pages that spoke for the brand in the window before and do so no longer: they stood behind answers that name it, or are its
 * own. Not cited counts only where the prompts were asked about as often as before.
 */
export function findLosses(evidence: Evidence): Finding[] {
  const before = groupByPage(evidence.answersBefore);
  const now = groupByPage(evidence.answers);
  return [...before]
    .filter(([key]) => evidence.siteOf(evidence.pages.get(key)?.host ?? '').competitor === null)
    .map(([key, citing]) => ({ key, lost: keepSpeaking(evidence, key, citing), citing: now.get(key) ?? [] }))
    .filter(({ key, lost, citing }) => lost.length >= LEAST_ANSWERS && keepSpeaking(evidence, key, citing).length === 0)
    .filter(({ lost }) => isAskedStill(evidence, lost))
    .toSorted((one, other) => other.lost.length - one.lost.length || (one.key < other.key ? -1 : 1))
    .slice(0, MOST)
    .map(({ key, lost, citing }) => toFinding(evidence, key, lost, citing.length));
}

/** The answers in which the page speaks for the brand. */
function keepSpeaking({ pages, siteOf }: Evidence, key: string, citing: readonly AnswerEvidence[]): AnswerEvidence[] {
  const isOwn = siteOf(pages.get(key)?.host ?? '').isMyBrandDomain;
  return citing.filter((answer) => isOwn || namesOwn(answer));
}

function isAskedStill({ answers, answersBefore }: Evidence, lost: readonly AnswerEvidence[]): boolean {
  const prompts = new Set(lost.map(({ promptId }) => promptId));
  const ofPrompts = (all: readonly AnswerEvidence[]) => all.filter(({ promptId }) => prompts.has(promptId)).length;
  return ofPrompts(answers) * 2 >= ofPrompts(answersBefore);
}

function toFinding(evidence: Evidence, key: string, lost: AnswerEvidence[], citedNow: number): Finding {
  const data: RecommendationFacts = {
    ...pageFacts(evidence, key),
    mentionedCompetitors: rivalNames(evidence, lost),
    citations: lost.length,
    promptIds: promptsOf(lost),
    // Of the answers that are counted: those of the window before.
    ...evidence.previous,
  };
  return {
    type: 'citation_loss',
    group: 'off_page',
    subject: key,
    strength: { evidence: lost.length, answers: evidence.answersBefore.length },
    data,
    copy: write(evidence, data, citedNow),
  };
}

function write(
  evidence: Evidence,
  { url, title, domain, domainCategory, citations }: RecommendationFacts,
  citedNow: number,
): RecommendationCopy {
  const [brand, engine] = [ownName(evidence), engineName(evidence.engine)];
  const isOwn = domainCategory === 'Brand';
  const what = isOwn ? 'cited it' : `cited it and named ${brand}`;
  const now =
    citedNow === 0
      ? `${period(evidence.window)} it did not cite it at all.`
      : `${period(evidence.window)} ${count(citedNow, 'answer')} cited it, and none of them named ${brand}.`;
  return {
    title: isOwn
      ? `Win back citations of your page on ${domain}`
      : `Win back ${domain}, which no longer speaks for ${brand}`,
    headline: `${count(citations, 'answer')} of ${engine} ${what} before; now none does.`,
    reasoning: reason(
      evidence,
      `${period(evidence.previous)}, **${count(citations, 'answer')}** of ${engine} (country: ${evidence.country}) ${what}: ${linkTo(url, title, domain)}.`,
      now,
    ),
    suggestions: isOwn
      ? ADVICE_OWN
      : bullets(`Open the page: is ${brand} still named on it, and is what it says still true?`, ...ADVICE),
  };
}

const ADVICE_OWN = bullets(
  'Check that the page still answers at this address, and that AI crawlers may fetch it.',
  'Bring it up to date: engines prefer pages with a recent date and recent facts.',
  'See which pages are cited in its place.',
);
const ADVICE = [
  'If it was changed, offer its authors current facts.',
  'See which pages the same prompts cite now, and whether those name you.',
];
