import type { DomainCategory } from '../citations/domain-categories/categories.ts';
import { registrableDomain } from '../competitors/names.ts';
import { engineName } from '../shared/engines.ts';
import {
  bullets,
  count,
  countOwn,
  digits,
  linkTo,
  listNames,
  listRivals,
  namePage,
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
  isMarketPrompt,
  isSeldomNamed,
  namesOwn,
  namesRival,
  pageFacts,
  promptsOf,
  shareOf,
} from './evidence.ts';
import { LEAST_ANSWERS } from './gap-rule.ts';
import type { PageEvidence, RecommendationCopy, RecommendationFacts } from './recommendation.ts';
import { isWinnable } from './winnable.ts';

/** The maximum per engine and country, and of pages of a site; a list of hundreds is not useful. */
const MOST = 20;

/** Further pages of the site that a recommendation lists. */
const MOST_PAGES = 5;

/** A page whose answers name competitors. */
interface Candidate {
  key: string;
  citing: AnswerEvidence[];
  withRivals: AnswerEvidence[];
}

/**
 * Pages that the engine cites where it names competitors, and the brand much less often than usual: their authors could write
 * about the brand too. There is one recommendation for each site, for its most cited page.
 */
export function findPartnerships(evidence: Evidence): Finding[] {
  const usual = shareOf(evidence.answers, namesOwn);
  const isOpen = createOpenTest(evidence);
  const isMarket = ({ promptId }: AnswerEvidence) => isMarketPrompt(evidence, promptId);
  const candidates = [...groupByPage(evidence.answers)]
    .filter(([key, citing]) => isOpen(key) && isSeldomNamed(citing, usual))
    .map(([key, citing]) => ({ key, citing, withRivals: citing.filter(namesRival) }))
    .filter(({ withRivals }) => withRivals.filter(isMarket).length >= LEAST_ANSWERS)
    .toSorted(
      (a, b) =>
        b.withRivals.length - a.withRivals.length || b.citing.length - a.citing.length || (a.key < b.key ? -1 : 1),
    );
  return [...Map.groupBy(candidates, ({ key }) => domainOf(evidence, key)).values()]
    .slice(0, MOST)
    .flatMap(([page, ...others]) => (page ? [toFinding(evidence, page, others)] : []));
}

function domainOf({ pages }: Evidence, key: string): string {
  const host = pages.get(key)?.host ?? '';
  return registrableDomain(host) ?? host;
}

/**
 * Neither your site nor that of a competitor, tracked or not, is a partner, and a mention must be possible on the page. A page about
 * a single competitor has no place for others, and one that names your brand in its title has it already.
 */
function createOpenTest(evidence: Evidence): (key: string) => boolean {
  const { pages, siteOf, untracked } = evidence;
  const year = Number(evidence.window.endDate.slice(0, 4));
  const vendors = new Set(untracked.map(({ competitor }) => registrableDomain(competitor.brandDomain)));
  return (key) => {
    const page = pages.get(key);
    if (!page) return false;
    const site = siteOf(page.host);
    if (site.isMyBrandDomain || site.competitor !== null || vendors.has(domainOf(evidence, key))) return false;
    if (evidence.subjectOf(page) !== 'others') return false;
    return isWinnable({ url: page.url, title: page.title, site, year });
  };
}

function toFinding(evidence: Evidence, { key, citing, withRivals }: Candidate, others: readonly Candidate[]): Finding {
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
    taskSubject: domainOf(evidence, key),
    strength: { evidence: withRivals.length, answers: evidence.answers.length },
    support: citing,
    data,
    copy: write(evidence, data, { key, citing, withRivals }, others),
    details: {
      pages: [{ key, citing, withRivals }, ...others].slice(0, MOST).map((page) => toPageEvidence(evidence, page)),
    },
  };
}

function toPageEvidence(evidence: Evidence, { key, citing }: Candidate): PageEvidence {
  const { url, title, domain } = pageFacts(evidence, key);
  return { url, title, domain, answers: citing.length };
}

function write(
  evidence: Evidence,
  { url, title, domain, domainCategory, mentionedCompetitors, citations }: RecommendationFacts,
  { citing, withRivals }: Candidate,
  others: readonly Candidate[],
): RecommendationCopy {
  const [brand, engine] = [ownName(evidence), engineName(evidence.engine)];
  const rivals = listNames(mentionedCompetitors.map(plain));
  const left = countOwn(citing);
  const prompts = count(new Set(citing.map(({ promptId }) => promptId)).size, 'prompt');
  return {
    title: `Get ${brand} onto ${namePage({ url, title, domain })}`,
    headline: `${engine} cites this page in ${count(citations, 'answer')}; ${digits(withRivals.length)} of them name competitors (${rivals}), ${left} ${brand}.`,
    reasoning: reason(
      evidence,
      `${period(evidence.window)}, ${engine} cited ${linkTo(url, title, domain)} in **${count(citations, 'answer')}** to ${prompts} (country: ${evidence.country}).`,
      `Of these, ${withRivals.length} name competitors (${listRivals(evidence, citing)}). ${left.charAt(0).toUpperCase()}${left.slice(1)} ${brand}.`,
      ...listPages(evidence, others),
    ),
    suggestions: bullets(
      `Read the page and see what it says about ${rivals}.`,
      ADVICE[domainCategory] ?? ADVICE.Others,
      `Look at the citation history of this page and at the answers after the change.`,
    ),
  };
}

function listPages(evidence: Evidence, others: readonly Candidate[]): string[] {
  if (others.length === 0) return [];
  const lines = others.slice(0, MOST_PAGES).map(({ key, citing }) => {
    const { url, title, domain } = pageFacts(evidence, key);
    return `- ${linkTo(url, title, domain)}: ${count(citing.length, 'answer')}`;
  });
  const whole = others.length > MOST_PAGES ? `${MOST_PAGES} of ${others.length} other pages` : 'Other pages';
  return [`${whole} of the site that are cited like this:`, lines.join('\n')];
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
