import { type AnswerPosition, decodePosition, encodePosition, positionOf } from '../../domain/answers/positions.ts';
import { ENGINES } from '../../domain/shared/engines.ts';
import { decodeCursor, type Page } from '../../domain/shared/paging.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { addDays, dayBefore } from '../../domain/shared/windows.ts';
import { chooseSurfaces, type Surface } from '../../domain/surfaces/surfaces.ts';
import { type ListedAnswer, listAnswersOfDays } from '../../storage/answers/list.ts';
import { findReadSurfaces } from '../../storage/reports/generations.ts';
import { findPromptTexts, listReportPromptIds } from '../../storage/reports/prompts.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { readPartBy } from '../paging.ts';
import { getReportWorkspace } from '../reports/load.ts';
import type { StatisticsInput } from '../reports/read-statistics.ts';
import { selectPromptIds } from '../reports/select-prompts.ts';
import { requireTag } from '../tags/require-tag.ts';
import { type DescribedAnswer, describeAnswers } from './describe.ts';

export interface SearchAiResponsesInput extends StatisticsInput {
  /** Only answers that contain it. */
  text?: string | undefined;
  /** Only answers that cite this page. */
  url?: string | undefined;
  /** Only answers that cite a page of this domain. */
  domain?: string | undefined;
  surface?: Surface | undefined;
  cursor?: string | undefined;
  limit: number;
}

export type FoundAnswer = DescribedAnswer & { prompt: string };

export interface FoundAnswers extends Page<FoundAnswer> {
  /** The day that the search has reached. It starts with the last one. */
  reachedDate: string;
}

/** Lists the answers that the statistics of a report count, newest day first. */
export async function searchAiResponses(context: CallerContext, input: SearchAiResponsesInput): Promise<FoundAnswers> {
  const { database, engines } = context;
  const { reportId, startDate, endDate, country, tagId, branded, text, url, domain } = input;
  const workspaceId = await getReportWorkspace(context, reportId);
  await requireTag(database, workspaceId, tagId);
  const { engines: chosen, surfaces } = chooseSurfaces(
    input,
    await findReadSurfaces(database, { workspaceId, reportId }),
  );
  const filter = {
    workspaceId,
    isSimulated: isSimulated(engines),
    country,
    engines: chosen,
    surfaces,
    text,
    page: url && (normalizeUrl(url)?.key ?? url),
    domain,
  };
  const list = ['answers of a report', reportId, startDate, endDate, tagId, branded, filter];
  const promptIds = await listSelected(context, { ...input, workspaceId });
  const { items, paging } = await readPartBy(list, input, encodeAnswer, (position, take) =>
    searchDays(context, { ...filter, promptIds, startDate, endDate }, decodePosition(position), take),
  );
  const answers = await describeAnswers(context, { workspaceId, reportId }, items, text);
  return { items: await addPrompts(context, answers), paging, reachedDate: findReached(list, paging) ?? startDate };
}

/** The day with which the next page continues. */
function findReached(list: unknown[], { nextCursor }: Page<unknown>['paging']): string | undefined {
  return nextCursor === null ? undefined : decodePosition(decodeCursor(JSON.stringify(list), nextCursor))?.day;
}

async function listSelected(
  context: CallerContext,
  filter: SearchAiResponsesInput & { workspaceId: string },
): Promise<string[]> {
  const promptIds = await listReportPromptIds(context.database, filter.reportId);
  const selected = await selectPromptIds(context, filter);
  if (selected === null) return promptIds;
  const wanted = new Set(selected);
  return promptIds.filter((id) => wanted.has(id));
}

type DayFilter = Omit<Parameters<typeof listAnswersOfDays>[1], 'after' | 'take'>;

/** A page ends after this time, even if it is not full. */
const SEARCH_MS = 600;
/** About as many answers are searched first. A faster search is followed by one of twice as many days. */
const FIRST_ANSWERS = 10_000;
const FAST_MS = 100;

/** Searches some days at a time, the newest first. */
async function searchDays(
  { database }: CallerContext,
  filter: DayFilter,
  start: AnswerPosition | null,
  take: number,
): Promise<{ items: ListedAnswer[]; reached: string | null }> {
  const items: ListedAnswer[] = [];
  const started = performance.now();
  const answersPerDay = Math.max(1, filter.promptIds.length) * ENGINES.length;
  let [last, days] = [start?.day ?? filter.endDate, Math.ceil(FIRST_ANSWERS / answersPerDay)];
  const after = start?.promptId === '' ? null : start;
  for (;;) {
    const before = performance.now();
    const first = [filter.startDate, addDays(last, 1 - days)].toSorted()[1] ?? last;
    const chunk = { ...filter, startDate: first, endDate: last, after, take: take - items.length };
    items.push(...(await listAnswersOfDays(database, chunk)));
    if (items.length === take || first === filter.startDate) return { items, reached: null };
    last = dayBefore(first);
    const now = performance.now();
    if (now - started > SEARCH_MS) {
      return { items, reached: encodePosition({ day: last, promptId: '', engine: '', sample: 0 }) };
    }
    if (now - before < FAST_MS) days *= 2;
  }
}

function encodeAnswer(answer: ListedAnswer): string {
  return encodePosition(positionOf(answer));
}

async function addPrompts({ database }: CallerContext, answers: DescribedAnswer[]): Promise<FoundAnswer[]> {
  const prompts = await findPromptTexts(database, [...new Set(answers.map(({ promptId }) => promptId))]);
  const texts = new Map(prompts.map(({ id, prompt }) => [id, prompt]));
  return answers.map((answer) => ({ ...answer, prompt: texts.get(answer.promptId) ?? '' }));
}
