import { engineName } from '../shared/engines.ts';
import { type Difference, estimateChange, FEWEST_QUESTIONS } from '../statistics/change.ts';
import { findSignificant } from '../statistics/holm.ts';
import { bullets, count, digits, linkTo, namePage, ownName, period, points, reason, rivalNames } from './copy.ts';
import {
  type AnswerEvidence,
  type Evidence,
  type Finding,
  groupByPage,
  namesOwn,
  pageFacts,
  promptsOf,
} from './evidence.ts';
import type { RecommendationCopy, RecommendationFacts } from './recommendation.ts';

const MOST = 20;
/** Fewer answers are chance, and a page that keeps more than half of them is not lost. */
const LEAST_LOST = 3;

/**
 * Pages that supported the brand in the window before and do so less now: they are cited by answers that name it, or belong to
 * you. A loss follows the rules of change verdicts: prompts are compared with themselves, and all pages are adjusted together.
 */
export function findLosses(evidence: Evidence): Finding[] {
  const candidates = listCandidates(evidence);
  const isClear = findSignificant(candidates.map(({ change }) => change.probability));
  return candidates
    .filter((_, index) => isClear[index])
    .toSorted((a, b) => b.lost.length - a.lost.length || (a.key < b.key ? -1 : 1))
    .slice(0, MOST)
    .map((candidate) => toFinding(evidence, candidate));
}

interface Candidate {
  key: string;
  /** Answers of the window before in which the page supported the brand. */
  lost: AnswerEvidence[];
  /** The number of answers of the window that still do, and that cite the page at all. */
  left: number;
  citing: number;
  /** The change of the share of answers, each prompt compared with itself. */
  change: Difference;
}

function listCandidates(evidence: Evidence): Candidate[] {
  const now = groupByPage(evidence.answers);
  const changeOf = createLossTest(evidence);
  return [...groupByPage(evidence.answersBefore)].flatMap(([key, citing]) => {
    if (evidence.siteOf(evidence.pages.get(key)?.host ?? '').competitor !== null) return [];
    const lost = keepSupporting(evidence, key, citing);
    const left = keepSupporting(evidence, key, now.get(key) ?? []);
    if (lost.length < LEAST_LOST || left.length * 2 > lost.length) return [];
    const change = changeOf(lost, left);
    return change === null ? [] : [{ key, lost, left: left.length, citing: now.get(key)?.length ?? 0, change }];
  });
}

/** Returns the size of a loss. Null if nothing was lost, or if too few questions have answers in both windows. */
function createLossTest({
  answers,
  answersBefore,
  questionOf,
}: Evidence): (lost: readonly AnswerEvidence[], left: readonly AnswerEvidence[]) => Difference | null {
  const indexes = new Map<string, number>();
  for (const { promptId } of [...answersBefore, ...answers]) {
    if (!indexes.has(promptId)) indexes.set(promptId, indexes.size);
  }
  const countBy = (of: readonly AnswerEvidence[]): number[] => {
    const counts = Array.from({ length: indexes.size }, () => 0);
    for (const { promptId } of of) {
      const index = indexes.get(promptId) ?? 0;
      counts[index] = (counts[index] ?? 0) + 1;
    }
    return counts;
  };
  const prompts = [...indexes].map(([promptId, prompt]) => ({ prompt, question: questionOf(promptId) }));
  const [before, now] = [countBy(answersBefore), countBy(answers)];
  return (lost, left) => {
    const [hitsBefore, hits] = [countBy(lost), countBy(left)];
    const { difference, matchedQuestions } = estimateChange(
      prompts.map(({ prompt, question }) => ({
        prompt,
        question,
        before: { hits: hitsBefore[prompt] ?? 0, answers: before[prompt] ?? 0 },
        now: { hits: hits[prompt] ?? 0, answers: now[prompt] ?? 0 },
      })),
    );
    return difference === null || matchedQuestions < FEWEST_QUESTIONS || difference.value >= 0 ? null : difference;
  };
}

/** The answers in which the page supports the brand. */
function keepSupporting({ pages, siteOf }: Evidence, key: string, citing: readonly AnswerEvidence[]): AnswerEvidence[] {
  const isOwn = siteOf(pages.get(key)?.host ?? '').isMyBrandDomain;
  return citing.filter((answer) => isOwn || namesOwn(answer));
}

function toFinding(evidence: Evidence, candidate: Candidate): Finding {
  const { key, lost } = candidate;
  const data: RecommendationFacts = {
    ...pageFacts(evidence, key),
    mentionedCompetitors: rivalNames(evidence, lost),
    citations: lost.length,
    promptIds: promptsOf(lost),
    // The counted answers are those of the previous window.
    ...evidence.previous,
  };
  return {
    type: 'citation_loss',
    group: 'off_page',
    subject: key,
    strength: { evidence: lost.length, answers: evidence.answersBefore.length },
    support: lost,
    data,
    copy: write(evidence, data, candidate),
    details: {
      answers: evidence.answersBefore.length,
      left: { answers: candidate.left, of: evidence.answers.length },
    },
  };
}

function write(
  evidence: Evidence,
  { url, title, domain, domainCategory, citations }: RecommendationFacts,
  { left, citing, change }: Candidate,
): RecommendationCopy {
  const [brand, engine] = [ownName(evidence), engineName(evidence.engine)];
  const isOwn = domainCategory === 'Brand';
  const what = isOwn ? 'cited it' : `cited it and named ${brand}`;
  const rest = isOwn ? '' : `, and ${left === 0 ? 'none' : left} of them named ${brand}`;
  const answers = count(evidence.answers.length, 'answer');
  const now =
    citing === 0
      ? `${period(evidence.window)}, none of ${answers} cited it.`
      : `${period(evidence.window)}, ${digits(citing)} of ${answers} cited it${rest}.`;
  return {
    title: isOwn
      ? `Win back citations of ${namePage({ url, title, domain })}`
      : `Win back ${namePage({ url, title, domain })}, which supports ${brand} less than before`,
    headline: `The share of ${engine} answers that ${what} fell by ${points(change.value)}${describeInterval(change)}, each prompt compared with itself.`,
    reasoning: reason(
      evidence,
      `${period(evidence.previous)}, **${digits(citations)}** of ${count(evidence.answersBefore.length, 'answer')} of ${engine} (country: ${evidence.country}) ${what}: ${linkTo(url, title, domain)}.`,
      now,
    ),
    suggestions: isOwn
      ? ADVICE_OWN
      : bullets(`Open the page: is ${brand} still named on it, and is what it says still true?`, ...ADVICE),
  };
}

function describeInterval({ low, high }: Difference): string {
  return low === null || high === null ? '' : ` (95 % interval: ${points(high)} to ${points(low)})`;
}

const ADVICE_OWN = bullets(
  'Check that the page is still available at this URL, and that AI crawlers can fetch it.',
  'Update it: engines prefer pages with a recent date and recent facts.',
  'See which pages are cited instead.',
);
const ADVICE = [
  'If it was changed, offer its authors current facts.',
  'See which pages the same prompts cite now, and whether those name you.',
];
