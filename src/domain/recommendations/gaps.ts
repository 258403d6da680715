import { ENGINE_NAMES } from '../shared/engines.ts';
import {
  bullets,
  count,
  countOwn,
  listNames,
  listRivals,
  namePrompts,
  ownName,
  period,
  plain,
  reason,
  rivalNames,
} from './copy.ts';
import {
  type AnswerEvidence,
  type Evidence,
  type Finding,
  NO_PAGE,
  namesOwn,
  namesRival,
  promptsOf,
  tallyOf,
} from './evidence.ts';
import { findGapPrompts } from './gap-rule.ts';
import type { RecommendationCopy } from './recommendation.ts';

/** Gaps, grouped by the competitor that the answers name most: its content shows what is missing. */
export function findGaps(evidence: Evidence): Finding[] {
  const byPrompt = Map.groupBy(evidence.answers, ({ promptId }) => promptId);
  const tallies = new Map([...byPrompt].map(([promptId, answers]) => [promptId, tallyOf(answers)]));
  return [...findGapPrompts(tallies)].map(([leader, promptIds]) => {
    const answers = promptIds.flatMap((promptId) => byPrompt.get(promptId) ?? []);
    return toFinding(evidence, leader, promptIds.length, answers);
  });
}

function toFinding(evidence: Evidence, leader: number, prompts: number, answers: AnswerEvidence[]): Finding {
  const withRivals = answers.filter(namesRival);
  return {
    type: 'content_gap',
    group: 'on_page',
    // A name can be corrected; the domain identifies the competitor.
    subject: evidence.brands[leader]?.brandDomain ?? '',
    strength: { evidence: withRivals.length, answers: evidence.answers.length },
    data: {
      ...NO_PAGE,
      mentionedCompetitors: rivalNames(evidence, withRivals),
      citations: withRivals.length,
      promptIds: promptsOf(withRivals),
      ...evidence.window,
    },
    copy: write(evidence, leader, prompts, answers, withRivals),
  };
}

function write(
  evidence: Evidence,
  leader: number,
  prompts: number,
  answers: AnswerEvidence[],
  withRivals: AnswerEvidence[],
): RecommendationCopy {
  const [brand, engine] = [ownName(evidence), ENGINE_NAMES[evidence.engine]];
  const rival = plain(evidence.brands[leader]?.brand ?? '');
  const of = namePrompts(evidence, promptsOf(withRivals), prompts);
  return {
    title: `Answer ${of} where ${engine} names ${rival} and ${answers.some(namesOwn) ? 'hardly ever' : 'not'} ${brand}`,
    headline: `${count(withRivals.length, 'answer')} to ${count(prompts, 'prompt')} name competitors, ${countOwn(answers)} ${brand}.`,
    reasoning: reason(
      evidence,
      `${period(evidence.window)}, ${engine} gave **${count(answers.length, 'answer')}** to ${count(prompts, 'prompt')} (country: ${evidence.country}). **${withRivals.length}** of them name competitors: ${listRivals(evidence, withRivals)}. Of all of them, ${countOwn(answers)} ${brand}.`,
      `These are the prompts for which ${rival} is the competitor named most.`,
    ),
    suggestions: bullets(
      `Write a page on your site that answers ${prompts === 1 ? 'this prompt' : 'these prompts'} in its first paragraph, in the words of the prompt.`,
      `Compare yourself with ${listNames(rivalNames(evidence, withRivals).map(plain))} there, with verifiable facts.`,
      'See which pages these answers cite, and which of them could name you.',
    ),
  };
}
