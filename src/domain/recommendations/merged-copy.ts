import { engineName } from '../shared/engines.ts';
import {
  bullets,
  count,
  describeLead,
  describeOwn,
  digits,
  linkTo,
  listNames,
  namePrompts,
  period,
  plain,
  reason,
} from './copy.ts';
import { adviseOnGap } from './gaps.ts';
import type { RecommendationCopy, RecommendationDetails, RecommendationType } from './recommendation.ts';
import { addUp, sumOf, type TaskContext, type TaskEngine, type TaskPart } from './task.ts';

/** A part whose details are known. */
type KnownPart = TaskPart & { details: RecommendationDetails };

interface Writing extends TaskContext {
  engines: readonly TaskEngine[];
  promptIds: readonly string[];
}

/** The pages, searches and brands that a text lists. */
const MOST_LISTED = 10;

/**
 * The text of a task. If it has one part, that is the text of the part, except for gaps, whose text also says what the answers that
 * name the competitor are based on.
 */
export function writeTask(parts: readonly TaskPart[], writing: Writing): RecommendationCopy {
  const [first] = parts;
  if (!first) throw new Error('A task has parts');
  const known = parts.filter((part): part is KnownPart => part.details !== null);
  const isWhole = known.length === parts.length;
  if (!isWhole || (parts.length === 1 && first.type !== 'content_gap')) return first.copy;
  return WRITERS[first.type](known, writing, first.copy);
}

type Write = (parts: readonly KnownPart[], writing: Writing, first: RecommendationCopy) => RecommendationCopy;

const WRITERS: Record<RecommendationType, Write> = {
  content_partnership_opportunities: writePartnership,
  content_gap: writeGap,
  citation_loss: writeLoss,
  competitors_count: writeUntracked,
  crawler_access: writeBlocked,
};

function writePartnership(
  parts: readonly KnownPart[],
  writing: Writing,
  first: RecommendationCopy,
): RecommendationCopy {
  const { answers, rivals, own } = sumAnswers(parts);
  const isOnePage = new Set(parts.map(({ data }) => data.url)).size === 1;
  const evidence = sumOf(parts, ({ details }) => details.evidence);
  const pages = listPages(parts, (url) => url !== parts[0]?.data.url);
  return {
    ...first,
    headline: `${nameEngines(writing)} ${verb(writing, 'cite')} ${isOnePage ? 'this page' : 'this page or another of the site'} in ${count(answers, 'answer')}; ${digits(evidence)} of them name competitors (${listNames(rivals.map(({ brand }) => plain(brand)))}), ${describeOwn(own)} ${plain(writing.brand)}.`,
    reasoning: reason(
      writing,
      `${periodOf(parts)}, these answers cited ${isOnePage ? 'the page' : 'the most cited page of the site on each engine'}:`,
      tabulate(parts),
      `Competitors: ${listCounts(rivals)}.`,
      ...(pages.length > 0 ? ['Other pages of the site that are cited like this:', pages.join('\n')] : []),
    ),
  };
}

function writeGap(parts: readonly KnownPart[], writing: Writing): RecommendationCopy {
  const { answers, rivals, own } = sumAnswers(parts);
  const brand = plain(writing.brand);
  const leader = plain(parts[0]?.details.leader ?? '');
  const prompts = writing.promptIds.length;
  const pages = listTotals(
    addUp(
      parts.flatMap(({ details }) => details.pages),
      ({ url }) => url,
    ),
    ({ url, title, domain }) => linkTo(url, title, domain),
  );
  const topics = listTotals(
    addUp(
      parts.flatMap(({ details }) => details.topics),
      ({ text }) => text,
    ),
    ({ text }) => text,
  );
  return {
    title: `Answer ${namePrompts(writing, writing.promptIds, prompts)} where ${nameEngines(writing)} ${verb(writing, 'name')} ${describeLead(leader, brand, own, answers)}`,
    headline: `${count(answers, 'answer')} to ${count(prompts, 'prompt')} name competitors (${listNames(rivals.map((rival) => plain(rival.brand)))}), ${own > 1 ? `${own} name` : describeOwn(own)} ${brand}.`,
    reasoning: reason(
      writing,
      `${periodOf(parts)}, these answers name competitors:`,
      tabulate(parts),
      `Competitors: ${listCounts(rivals)}. In these prompts, ${leader} leads ${brand} clearly.`,
      ...(pages.length > 0
        ? [`Answers that name ${leader} and not ${brand} cite these pages most:`, pages.join('\n')]
        : []),
      ...(topics.length > 0 ? ['They share these searches:', topics.join('\n')] : []),
    ),
    suggestions: [
      ...adviseOnGap(
        prompts,
        rivals.map((rival) => rival.brand),
      ),
      ...(topics.length > 0
        ? bullets('Cover what the engines search for: use the searches as questions on the page.')
        : []),
    ],
  };
}

function writeLoss(parts: readonly KnownPart[], writing: Writing, first: RecommendationCopy): RecommendationCopy {
  const isOwn = parts[0]?.data.domainCategory === 'Brand';
  const what = isOwn ? 'cited it' : `cited it and named ${plain(writing.brand)}`;
  const before = {
    answers: sumOf(parts, ({ data }) => data.citations),
    of: sumOf(parts, ({ details }) => details.answers),
  };
  const now = {
    answers: sumOf(parts, ({ details }) => details.left?.answers ?? 0),
    of: sumOf(parts, ({ details }) => details.left?.of ?? 0),
  };
  return {
    ...first,
    headline: `${digits(before.answers)} of ${count(before.of, 'answer')} of ${nameEngines(writing)} ${what} before; ${digits(now.answers)} of ${digits(now.of)} do now. ${writing.engines.length === 1 ? 'The loss is clear' : 'On each of these engines the loss is clear'}, each prompt compared with itself.`,
    reasoning: reason(writing, `${periodOf(parts)}, these answers ${what}:`, tabulate(parts)),
  };
}

function writeUntracked(parts: readonly KnownPart[], writing: Writing, first: RecommendationCopy): RecommendationCopy {
  const brand = plain(writing.brand);
  const byName = Map.groupBy(
    parts.flatMap(({ engine, country, details }) => details.names.map((name) => ({ engine, country, ...name }))),
    (name) => name.brand.toLowerCase(),
  );
  const names = addUp([...byName.values()].flat(), (name) => name.brand.toLowerCase());
  const rows = names.slice(0, MOST_LISTED).map(({ brand: name, brandDomain }) => {
    const byEngine = addUp(byName.get(name.toLowerCase()) ?? [], ({ engine }) => engine);
    const engines = byEngine.map(({ engine, answers }) => `${engineName(engine)} ${digits(answers)}`).join(', ');
    return `| ${plain(name)} | ${brandDomain} | ${engines} |`;
  });
  return {
    ...first,
    title: `Track ${count(names.length, 'brand')} that ${nameEngines(writing)} ${verb(writing, 'name')} next to ${brand}`,
    headline: `${count(sumAnswers(parts).answers, 'answer')} present ${listNames(names.map((name) => plain(name.brand)))}, which this report does not track.`,
    reasoning: reason(
      writing,
      `${periodOf(parts)}, these answers presented brands that are not among the competitors of this report:`,
      tabulate(parts),
      ['| Brand | Domain | Answers |', '|---|---|---|', ...rows].join('\n'),
    ),
  };
}

function writeBlocked(parts: readonly KnownPart[], writing: Writing): RecommendationCopy {
  const crawlers = [...new Set(parts.flatMap(({ details }) => details.crawlers))];
  const reasons = [...new Set(parts.flatMap(({ details }) => details.reasons))];
  const suggestions = [...new Set(parts.flatMap(({ copy }) => copy.suggestions))];
  const url = parts[0]?.data.url ?? '';
  const last = suggestions.filter((line) => /again/.test(line));
  return {
    title: `Let ${listNames(crawlers, 5)} fetch ${url}`,
    headline: `${count(crawlers.length, 'crawler')} that ${crawlers.length === 1 ? 'feeds' : 'feed'} ${nameEngines(writing)} could not fetch this page of ${plain(writing.brand)}.`,
    reasoning: reason(
      writing,
      'The latest crawlability check found:',
      bullets(...reasons).join('\n'),
      `${periodOf(parts)}, these answers cited the page:`,
      tabulate(parts),
    ),
    suggestions: [...suggestions.filter((line) => !last.includes(line)), ...last],
  };
}

interface SummedAnswers {
  answers: number;
  rivals: { brand: string; answers: number }[];
  own: number;
}

function sumAnswers(parts: readonly KnownPart[]): SummedAnswers {
  return {
    answers: sumOf(parts, ({ data }) => data.citations),
    rivals: addUp(
      parts.flatMap(({ details }) => details.rivals),
      ({ brand }) => brand,
    ),
    own: sumOf(parts, ({ details }) => details.ownAnswers),
  };
}

function nameEngines({ engines }: Writing): string {
  return listNames(engines.map(({ engine }) => engineName(engine)));
}

/** The verb after the engines: one names, several name. */
function verb({ engines }: Writing, plural: string): string {
  return engines.length === 1 ? `${plural}s` : plural;
}

function periodOf(parts: readonly KnownPart[]): string {
  const starts = parts.map(({ data }) => data.startDate).toSorted();
  const ends = parts.map(({ data }) => data.endDate).toSorted();
  return period({ startDate: starts[0] ?? '', endDate: ends.at(-1) ?? '' });
}

/** Tables of more rows have one for each engine. */
const MOST_ROWS = 8;

/** The supporting answers of each engine and country, as a part of all its answers. */
function tabulate(parts: readonly KnownPart[]): string {
  const groups = Map.groupBy(parts, ({ engine, country }) =>
    parts.length > MOST_ROWS ? engine : `${engine} ${country}`,
  );
  const rows = [...groups.values()]
    .map((group) => ({
      engine: engineName(group[0]?.engine ?? 'chatgpt'),
      countries: group.map(({ country }) => country).toSorted(),
      citations: sumOf(group, ({ data }) => data.citations),
      answers: sumOf(group, ({ details }) => details.answers),
    }))
    .toSorted((a, b) => b.citations - a.citations)
    .map(({ engine, countries, citations, answers }) => {
      const share = answers === 0 ? '' : `${Math.round((100 * citations) / answers)} %`;
      return `| ${engine} | ${countries.join(', ')} | ${digits(citations)} of ${digits(answers)} | ${share} |`;
    });
  return ['| Engine | Country | Answers | Share |', '|---|---|---|---|', ...rows].join('\n');
}

/** "Globex in 8, Initech in 3". */
function listCounts(rivals: readonly { brand: string; answers: number }[]): string {
  return rivals
    .slice(0, 5)
    .map(({ brand, answers }) => `${plain(brand)} in ${digits(answers)}`)
    .join(', ');
}

function listTotals<Item extends { answers: number }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): string[] {
  return items.slice(0, MOST_LISTED).map((item) => `- ${nameOf(item)}: ${count(item.answers, 'answer')}`);
}

/** The pages of a site with their answers on each engine that cites them often enough. */
function listPages(parts: readonly KnownPart[], isListed: (url: string) => boolean): string[] {
  const pages = parts.flatMap(({ engine, details }) =>
    details.pages.filter(({ url }) => isListed(url)).map((page) => ({ engine, ...page })),
  );
  return addUp(pages, ({ url }) => url)
    .slice(0, MOST_LISTED)
    .map(({ url, title, domain }) => {
      const byEngine = addUp(
        pages.filter((page) => page.url === url),
        ({ engine }) => engine,
      );
      const engines = byEngine.map(({ engine, answers }) => `${engineName(engine)} ${digits(answers)}`).join(', ');
      return `- ${linkTo(url, title, domain)}: ${engines}`;
    });
}
