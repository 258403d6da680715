import { engineName } from '../shared/engines.ts';
import {
  bullets,
  count,
  countOwn,
  describeLead,
  digits,
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
  countRivals,
  type Evidence,
  type Finding,
  groupByPage,
  NO_PAGE,
  namesOwn,
  namesRival,
  pageFacts,
  promptsOf,
} from './evidence.ts';
import { type Gaps, rankRivals } from './gap-rule.ts';
import type { RecommendationCopy, RecommendationDetails } from './recommendation.ts';

/**
 * Gaps, grouped by the competitor that leads there over all engines of the country, so that each prompt belongs to one group: the
 * competitor's content shows what is missing.
 */
export function findGaps(evidence: Evidence): Finding[] {
  const byPrompt = Map.groupBy(evidence.answers, ({ promptId }) => promptId);
  const groups = Map.groupBy(evidence.gaps, ([promptId, { index }]) => evidence.gapLeaders.get(promptId) ?? index);
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([leader, prompts]) => {
      const answers = prompts.flatMap(([promptId]) => byPrompt.get(promptId) ?? []);
      return toFinding(evidence, leader, prompts.length, answers);
    });
}

/** The competitor of each prompt with a gap that the answers of all engines name most. Prompts belong to one country. */
export function findGapLeaders(engines: readonly Gaps<string>[]): Map<string, number> {
  const named = Map.groupBy(
    engines.flatMap((gaps) => [...gaps]),
    ([promptId]) => promptId,
  );
  return new Map(
    [...named].map(([promptId, leaders]) => {
      const rivals = new Map<number, number>();
      for (const [, { index, answers }] of leaders) rivals.set(index, (rivals.get(index) ?? 0) + answers);
      return [promptId, rankRivals({ rivals })[0]?.index ?? 0];
    }),
  );
}

function toFinding(evidence: Evidence, leader: number, prompts: number, answers: AnswerEvidence[]): Finding {
  const withRivals = answers.filter(namesRival);
  return {
    type: 'content_gap',
    group: 'on_page',
    // A name can be corrected; the domain identifies the competitor.
    subject: evidence.brands[leader]?.brandDomain ?? '',
    strength: { evidence: withRivals.length, answers: evidence.answers.length },
    support: withRivals,
    data: {
      ...NO_PAGE,
      mentionedCompetitors: rivalNames(evidence, withRivals),
      citations: withRivals.length,
      promptIds: promptsOf(withRivals),
      ...evidence.window,
    },
    copy: write(evidence, leader, prompts, answers, withRivals),
    details: {
      ownAnswers: answers.filter(namesOwn).length,
      leader: evidence.brands[leader]?.brand ?? '',
      ...describeWins(
        evidence,
        answers.filter((answer) => answer.brands.includes(leader) && !namesOwn(answer)),
      ),
    },
  };
}

/** What the answers that name the competitor and not your brand are based on: the pages that they cite, and their searches. */
function describeWins(
  evidence: Evidence,
  wins: readonly AnswerEvidence[],
): Pick<RecommendationDetails, 'pages' | 'topics'> {
  const pages = [...groupByPage(wins)].flatMap(([key, citing]) => {
    const { url, title, domain } = pageFacts(evidence, key);
    return url === '' || evidence.siteOf(domain).isMyBrandDomain
      ? []
      : [{ url, title, domain, answers: citing.length }];
  });
  const topics = new Map<string, number>();
  for (const win of wins) {
    for (const topic of new Set(evidence.searchesOf(win).map(normalizeSearch))) {
      if (topic !== '') topics.set(topic, (topics.get(topic) ?? 0) + 1);
    }
  }
  return { pages, topics: [...topics].map(([text, answers]) => ({ text, answers })) };
}

function normalizeSearch(search: string): string {
  return plain(search.toLowerCase().replaceAll(/["“”?]/g, ' '));
}

function write(
  evidence: Evidence,
  leader: number,
  prompts: number,
  answers: AnswerEvidence[],
  withRivals: AnswerEvidence[],
): RecommendationCopy {
  const [brand, engine] = [ownName(evidence), engineName(evidence.engine)];
  const rivals = countRivals(withRivals);
  const [named = leader] = rivals.some(({ index }) => index === leader) ? [] : rivals.map(({ index }) => index);
  const rival = plain(evidence.brands[named]?.brand ?? '');
  const of = namePrompts(evidence, promptsOf(withRivals), prompts);
  return {
    title: `Answer ${of} where ${engine} names ${describeLead(rival, brand, answers.filter(namesOwn).length, answers.length)}`,
    headline: `${count(withRivals.length, 'answer')} to ${count(prompts, 'prompt')} name competitors, ${countOwn(answers)} ${brand}.`,
    reasoning: reason(
      evidence,
      `${period(evidence.window)}, ${engine} gave **${count(answers.length, 'answer')}** to ${count(prompts, 'prompt')} (country: ${evidence.country}). **${digits(withRivals.length)}** of them name competitors: ${listRivals(evidence, withRivals)}. Of all of them, ${countOwn(answers)} ${brand}.`,
      `These are the prompts for which ${plain(evidence.brands[leader]?.brand ?? '')} is the competitor that leads most, over all engines.`,
    ),
    suggestions: adviseOnGap(prompts, rivalNames(evidence, withRivals)),
  };
}

/** The steps to close a gap. */
export function adviseOnGap(prompts: number, rivals: readonly string[]): string[] {
  return bullets(
    `Write a page on your site that answers ${prompts === 1 ? 'this prompt' : 'these prompts'} in its first paragraph, in the words of the prompt.`,
    `Compare yourself with ${listNames(rivals.map(plain))} there, with verifiable facts.`,
    'See which pages these answers cite, and which of them could name you.',
  );
}
