import type { Site } from '../citations/domain-categories/classify.ts';
import type { AccompaniedOption } from '../competitors/beside.ts';
import type { CrawlerAccessFinding } from '../crawlability-checks/crawler-access.ts';
import type { EngineId } from '../shared/engines.ts';
import type { DateWindow } from '../shared/windows.ts';
import type { AboutRival, PageSubject } from './about-rival.ts';
import { addToTally, createTally, type Gaps, isSeldom, type PromptTally, rankRivals } from './gap-rule.ts';
import {
  identify,
  identifyTask,
  type PromptEvidence,
  priorityOf,
  type RecommendationCopy,
  type RecommendationDetails,
  type RecommendationDraft,
  type RecommendationFacts,
  type RecommendationGroup,
  type RecommendationType,
  scoreOf,
} from './recommendation.ts';

/** The length of the window, and of the previous window, in days. */
export const WINDOW_DAYS = 14;
/** The number of prompts that a recommendation lists; its figures count all of them. */
export const MOST_PROMPTS = 50;

/** An answer with its mentions and citations. */
export interface AnswerEvidence {
  promptId: string;
  day: string;
  sample: number;
  /** Indexes of the brands that it names; 0 is the report's brand. */
  brands: readonly number[];
  /** Keys of the pages that it cites, each once. */
  pages: readonly string[];
}

/** All answers of one engine to a report's prompts of one country. */
export interface Evidence {
  reportId: string;
  isSimulated: boolean;
  engine: EngineId;
  country: string;
  /** The names of the brands, the report's brand first. */
  brands: readonly { brand: string; brandDomain: string }[];
  window: DateWindow;
  previous: DateWindow;
  answers: readonly AnswerEvidence[];
  answersBefore: readonly AnswerEvidence[];
  pages: ReadonlyMap<string, { url: string; title: string; host: string }>;
  siteOf: (host: string) => Site;
  /** The texts of prompts by id. */
  prompts: ReadonlyMap<string, string>;
  /** The question that a prompt asks: the id of the first prompt that asks it. */
  questionOf: (promptId: string) => string;
  /** Brands that the answers of the window present and the report does not track; positions are indexes of `answers`. */
  untracked: readonly AccompaniedOption[];
  /** Your pages that crawlers cannot fetch. */
  blockedPages: readonly CrawlerAccessFinding[];
  /** Whether a prompt is about a single competitor. */
  isAboutRival: AboutRival;
  subjectOf: (page: { url: string; title: string }) => PageSubject;
  /** The prompts with a gap, and the competitor that leads there over all engines of the country. */
  /** The gaps of the engine. */
  gaps: Gaps<string>;
  gapLeaders: ReadonlyMap<string, number>;
  /** The searches behind an answer to a prompt with a gap. */
  searchesOf: (answer: AnswerEvidence) => readonly string[];
}

export interface Finding {
  type: RecommendationType;
  group: RecommendationGroup;
  subject: string;
  /** The subject on any engine and in any country, if it is wider. */
  taskSubject?: string;
  /** The number of supporting answers, and of all answers. */
  strength: { evidence: number; answers: number };
  /** The supporting answers. */
  support: readonly AnswerEvidence[];
  data: RecommendationFacts;
  copy: RecommendationCopy;
  details?: Partial<RecommendationDetails>;
}

export function toDraft(evidence: Evidence, finding: Finding): RecommendationDraft {
  const { reportId, isSimulated, engine, country, brands } = evidence;
  const { type, group, subject, taskSubject = subject, strength, support, data, copy } = finding;
  const score = scoreOf(type, strength.evidence, strength.answers);
  const identity = identify({ reportId, isSimulated, type, engine, country, subject });
  const taskId = identifyTask({ reportId, isSimulated, type, subject: taskSubject });
  const details: RecommendationDetails = {
    evidence: strength.evidence,
    answers: evidence.answers.length,
    ownAnswers: support.filter(namesOwn).length,
    rivals: countRivals(support).map(({ index, answers }) => ({ brand: brands[index]?.brand ?? '', answers })),
    prompts: countByPrompt(support),
    pages: [],
    topics: [],
    leader: '',
    names: [],
    crawlers: [],
    reasons: [],
    left: null,
    ...finding.details,
  };
  return { identity, taskId, details, type, group, engine, country, score, priority: priorityOf(score), data, copy };
}

export const NO_PAGE = { url: '', title: '', domain: '', domainCategory: 'Unclassified' } as const;

export function pageFacts({ pages, siteOf }: Evidence, key: string): Pick<RecommendationFacts, keyof typeof NO_PAGE> {
  const page = pages.get(key);
  if (!page) return NO_PAGE;
  return { url: page.url, title: page.title, domain: page.host, domainCategory: siteOf(page.host).domainCategory };
}

/** The answers that cite each page. */
export function groupByPage(answers: readonly AnswerEvidence[]): Map<string, AnswerEvidence[]> {
  const groups = new Map<string, AnswerEvidence[]>();
  for (const answer of answers) {
    for (const key of answer.pages) {
      const group = groups.get(key);
      if (group) group.push(answer);
      else groups.set(key, [answer]);
    }
  }
  return groups;
}

/** Whether a prompt asks about the market. An answer to one about a single competitor names it in any case. */
export function isMarketPrompt({ prompts, isAboutRival }: Evidence, promptId: string): boolean {
  return !isAboutRival(prompts.get(promptId) ?? '');
}

export function namesOwn({ brands }: AnswerEvidence): boolean {
  return brands.includes(0);
}

export function namesRival({ brands }: AnswerEvidence): boolean {
  return brands.some((brand) => brand !== 0);
}

export function shareOf(answers: readonly AnswerEvidence[], isOne: (answer: AnswerEvidence) => boolean): number {
  return answers.length === 0 ? 0 : answers.filter(isOne).length / answers.length;
}

/** Whether answers name the brand much less often than usual, or rarely compared with competitors. */
export function isSeldomNamed(answers: readonly AnswerEvidence[], usual: number): boolean {
  return isSeldom(shareOf(answers, namesOwn), shareOf(answers, namesRival), usual);
}

/** Competitors with the number of answers that name them, in descending order. */
export function countRivals(answers: readonly AnswerEvidence[]): { index: number; answers: number }[] {
  return rankRivals(tallyOf(answers));
}

export function tallyOf(answers: readonly AnswerEvidence[]): PromptTally {
  const tally = createTally();
  for (const { brands } of answers) addToTally(tally, brands);
  return tally;
}

/** The prompts of these answers, those with the most answers first, as many as a recommendation lists. */
export function promptsOf(answers: readonly { promptId: string }[]): string[] {
  return countByPrompt(answers)
    .map(({ promptId }) => promptId)
    .slice(0, MOST_PROMPTS);
}

function countByPrompt(answers: readonly { promptId: string }[]): PromptEvidence[] {
  return [...Map.groupBy(answers, ({ promptId }) => promptId)]
    .map(([promptId, ofPrompt]) => ({ promptId, answers: ofPrompt.length }))
    .toSorted((a, b) => b.answers - a.answers || (a.promptId < b.promptId ? -1 : 1));
}
