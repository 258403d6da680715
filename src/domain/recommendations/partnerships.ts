import type { DomainCategory } from '../citations/domain-categories/categories.ts';
import { ENGINE_NAMES } from '../shared/engines.ts';
import {
  bullets,
  count,
  countOwn,
  linkTo,
  listNames,
  listRivals,
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
  groupByPage,
  isSeldomNamed,
  namesOwn,
  namesRival,
  pageFacts,
  promptsOf,
  shareOf,
} from './evidence.ts';
import { LEAST_ANSWERS } from './gap-rule.ts';
import type { RecommendationCopy, RecommendationFacts } from './recommendation.ts';

/** The maximum per engine and country; a list of hundreds is not useful. */
const MOST = 20;

/**
 * Pages that the engine cites where it names competitors, and the brand much less often than usual: their authors could write
 * about the brand too.
 */
export function findPartnerships(evidence: Evidence): Finding[] {
  const usual = shareOf(evidence.answers, namesOwn);
  return [...groupByPage(evidence.answers)]
    .filter(([key, citing]) => isOpen(evidence, key) && isSeldomNamed(citing, usual))
    .map(([key, citing]) => ({ key, citing, withRivals: citing.filter(namesRival) }))
    .filter(({ withRivals }) => withRivals.length >= LEAST_ANSWERS)
    .toSorted(
      (a, b) =>
        b.withRivals.length - a.withRivals.length || b.citing.length - a.citing.length || (a.key < b.key ? -1 : 1),
    )
    .slice(0, MOST)
    .map(({ key, citing, withRivals }) => toFinding(evidence, key, citing, withRivals));
}

/** Neither your site nor that of a competitor is a partner. */
function isOpen({ pages, siteOf }: Evidence, key: string): boolean {
  const site = siteOf(pages.get(key)?.host ?? '');
  return !site.isMyBrandDomain && site.competitor === null;
}

function toFinding(evidence: Evidence, key: string, citing: AnswerEvidence[], withRivals: AnswerEvidence[]): Finding {
  const data: RecommendationFacts = {
    ...pageFacts(evidence, key),
    mentionedCompetitors: rivalNames(evidence, citing),
    citations: citing.length,
    promptIds: promptsOf(citing),
    ...evidence.window,
  };
  return {
    type: 'content_partnership_opportunities',
    group: 'off_page',
    subject: key,
    strength: { evidence: withRivals.length, answers: evidence.answers.length },
    data,
    copy: write(evidence, data, citing, withRivals),
  };
}

function write(
  evidence: Evidence,
  { url, title, domain, domainCategory, mentionedCompetitors, citations }: RecommendationFacts,
  citing: AnswerEvidence[],
  withRivals: AnswerEvidence[],
): RecommendationCopy {
  const [brand, engine] = [ownName(evidence), ENGINE_NAMES[evidence.engine]];
  const rivals = listNames(mentionedCompetitors.map(plain));
  const left = countOwn(citing);
  const prompts = count(new Set(citing.map(({ promptId }) => promptId)).size, 'prompt');
  return {
    title: `Get ${brand} onto a page of ${domain}`,
    headline: `${engine} cites this page in ${count(citations, 'answer')}; ${withRivals.length} of them name competitors (${rivals}), ${left} ${brand}.`,
    reasoning: reason(
      evidence,
      `${period(evidence.window)}, ${engine} cited ${linkTo(url, title, domain)} in **${count(citations, 'answer')}** to ${prompts} (country: ${evidence.country}).`,
      `Of these, ${withRivals.length} name competitors (${listRivals(evidence, citing)}). ${left.charAt(0).toUpperCase()}${left.slice(1)} ${brand}.`,
    ),
    suggestions: bullets(
      `Read the page and see what it says about ${rivals}.`,
      ADVICE[domainCategory] ?? ADVICE.Others,
      `Look at the citation history of this page and at the answers after the change.`,
    ),
  };
}

const ADVICE: Partial<Record<DomainCategory, string>> & { Others: string } = {
  'News/Media': 'Offer the editors what the page is missing: facts, prices, a trial or a person to talk to.',
  'Community/Forum': 'Participate under your real name and answer questions; do not advertise.',
  'Social Media': 'Find the author and reply there, from an account that is clearly yours.',
  Encyclopedia: 'Do not edit the entry yourself: propose sources on its talk page.',
  Video: 'Offer the channel a product to try, or make a video that answers the same question.',
  'Blogs/Personal Sites': 'Write to the author with what is missing, and offer a trial.',
  'Government/NGO': 'See whether there is a register or a list that the brand qualifies for.',
  Education: 'Offer data or a case that the authors can use.',
  Others: 'Find out how to get listed or compared there, and complete your entry.',
  Unclassified: 'Find out who runs the site, and offer them facts, a trial or a comparison.',
};
