import type { Site } from '../citations/domain-categories/classify.ts';
import type { RankedOption } from '../competitors/rank.ts';
import type { CrawlerAccessFinding } from '../crawlability-checks/crawler-access.ts';
import type { EngineId } from '../shared/engines.ts';
import type { DateWindow } from '../shared/windows.ts';
import {
  identify,
  priorityOf,
  type RecommendationCopy,
  type RecommendationDraft,
  type RecommendationFacts,
  type RecommendationGroup,
  type RecommendationType,
  scoreOf,
} from './recommendation.ts';

/** How many days are looked at, and compared with as many before them. */
export const WINDOW_DAYS = 14;
/** One answer alone is chance. */
export const LEAST_ANSWERS = 2;
/** Prompts that a recommendation names; its numbers count all of them. */
const MOST_PROMPTS = 50;

/** An answer that exists, with what it names and cites. */
export interface AnswerEvidence {
  promptId: string;
  day: string;
  sample: number;
  /** Places of the brands that it names; 0 is the report's own. */
  brands: readonly number[];
  /** Keys of the pages that it cites, each once. */
  pages: readonly string[];
}

/** Everything that one engine answered to a report's prompts of one country. */
export interface Evidence {
  reportId: string;
  isSimulated: boolean;
  engine: EngineId;
  country: string;
  /** What the brands are called; the report's own first. */
  brands: readonly { brand: string; brandDomain: string }[];
  window: DateWindow;
  previous: DateWindow;
  answers: readonly AnswerEvidence[];
  answersBefore: readonly AnswerEvidence[];
  pages: ReadonlyMap<string, { url: string; title: string; host: string }>;
  siteOf: (host: string) => Site;
  /** Whom the answers of the window present and the report does not track; their places are those of `answers`. */
  untracked: readonly RankedOption[];
  /** Own pages that crawlers do not get. */
  blockedPages: readonly CrawlerAccessFinding[];
}

export interface Finding {
  type: RecommendationType;
  group: RecommendationGroup;
  subject: string;
  /** How many of how many answers speak for it. */
  strength: { evidence: number; answers: number };
  data: RecommendationFacts;
  copy: RecommendationCopy;
}

export function toDraft({ reportId, isSimulated, engine, country }: Evidence, finding: Finding): RecommendationDraft {
  const { type, group, subject, strength, data, copy } = finding;
  const score = scoreOf(type, strength.evidence, strength.answers);
  const identity = identify({ reportId, isSimulated, type, engine, country, subject });
  return { identity, type, group, engine, country, score, priority: priorityOf(score), data, copy };
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

export function namesOwn({ brands }: AnswerEvidence): boolean {
  return brands.includes(0);
}

export function namesRival({ brands }: AnswerEvidence): boolean {
  return brands.some((brand) => brand !== 0);
}

/** Competitors with the number of answers that name them, most first. */
export function countRivals(answers: readonly AnswerEvidence[]): { place: number; answers: number }[] {
  const counts = new Map<number, number>();
  for (const { brands } of answers) {
    for (const place of brands) if (place !== 0) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts]
    .map(([place, count]) => ({ place, answers: count }))
    .toSorted((one, other) => other.answers - one.answers || one.place - other.place);
}

/** The prompts of these answers, those with most of them first. */
export function promptsOf(answers: readonly { promptId: string }[]): string[] {
  const counts = Map.groupBy(answers, ({ promptId }) => promptId);
  return [...counts]
    .toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .map(([promptId]) => promptId)
    .slice(0, MOST_PROMPTS);
}
