import { mapInSlices } from '../../concurrency/slices.ts';
import { ordinaryWords } from '../../data.ts';
import { type AiResponse, decodeRun, encodeRun } from '../../domain/answers/answers.ts';
import { createMentionFinder } from '../../domain/detection/evidence.ts';
import { createTextFinder } from '../../domain/shared/text-search.ts';
import { matcherOf } from '../../domain/statistics/brands.ts';
import { findSearchSuggestions } from '../../gateways/engines/parse/gemini.ts';
import type { ListedAnswer } from '../../storage/answers/list.ts';
import { readBodies } from '../../storage/answers/read.ts';
import { findReadBrands, type ReportKey } from '../../storage/reports/generations.ts';
import type { CallerContext } from '../context.ts';

export type DescribedAnswer = AiResponse & { promptId: string };

/** Adds what is not stored with answers: mentions of the report's brands, matches of a search, and search suggestions. */
export async function describeAnswers(
  context: CallerContext,
  report: ReportKey,
  answers: ListedAnswer[],
  text: string | undefined,
): Promise<DescribedAnswer[]> {
  const described = await addMentions(context, report, await addSuggestions(context, report.workspaceId, answers));
  if (text === undefined) return described;
  const find = createTextFinder(text);
  return described.map((answer) => ({ ...answer, matches: find(answer.content ?? '') }));
}

/** Search suggestions are stored in the raw bodies only. */
async function addSuggestions(
  { database }: CallerContext,
  workspaceId: string,
  answers: ListedAnswer[],
): Promise<ListedAnswer[]> {
  const runs = answers.flatMap((answer) => {
    const position = answer.engine === 'gemini' && answer.state === 'answered' ? decodeRun(encodeRun(answer)) : null;
    return position ? [{ ...position, promptId: answer.promptId }] : [];
  });
  if (runs.length === 0) return answers;
  const bodies = await readBodies(database, workspaceId, runs);
  return answers.map((answer) => {
    const searchSuggestions = findSearchSuggestions(bodies.get(answer.runId));
    return searchSuggestions === null ? answer : { ...answer, searchSuggestions };
  });
}

/** The mentions that the statistics count. An expression that is too slow for a synchronous request is omitted. */
async function addMentions(
  { database }: CallerContext,
  report: ReportKey,
  answers: ListedAnswer[],
): Promise<DescribedAnswer[]> {
  const { brands, isSlow } = await findReadBrands(database, report);
  const findMentions = createMentionFinder(
    brands.map(matcherOf).map((matcher) => (isSlow ? { ...matcher, regex: null } : matcher)),
    ordinaryWords,
  );
  return mapInSlices(answers, (answer) => ({
    ...answer,
    mentions: findMentions(answer.content ?? '').map(({ brand, start, end }) => ({
      brand: brands[brand]?.brand ?? '',
      isMainBrand: brand === 0,
      start,
      end,
    })),
  }));
}
