import { mapInSlices } from '../../concurrency/slices.ts';
import { lexicon } from '../../data.ts';
import {
  EVIDENCE_DAYS,
  normalizeSearch,
  proposeQuestions,
  type QuestionCandidate,
} from '../../domain/prompts/questions.ts';
import { groupSimilar, topicOf } from '../../domain/prompts/same-question.ts';
import { dayOf, windowEndingOn } from '../../domain/shared/windows.ts';
import {
  type GroupablePrompt,
  listGroupablePrompts,
  listPagesOfPrompts,
  listSearchesOfPrompts,
  listWorkspacesWithPrompts,
  type QuestionChange,
  saveQuestions,
} from '../../storage/questions.ts';
import { lockWorkspace } from '../../storage/workspaces/workspaces.ts';
import type { Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { changeQuestions } from './change-questions.ts';

/** The daily job that finds prompts which ask the same question. What a user chose is kept, and new wordings of it join. */
export async function groupPrompts(context: Context): Promise<{ prompts: number }> {
  let prompts = 0;
  for (const workspaceId of await listWorkspacesWithPrompts(context.database)) {
    prompts += await groupWorkspace(context, workspaceId);
  }
  return { prompts };
}

/** Returns the number of prompts whose question changed. */
async function groupWorkspace(context: Context, workspaceId: string): Promise<number> {
  const { database } = context;
  const changes: QuestionChange[] = [];
  for (const similar of await listSimilar(context, workspaceId)) {
    for (const prompts of proposeQuestions(await addEvidence(context, workspaceId, similar))) {
      changes.push(...nameQuestion(prompts));
    }
  }
  if (changes.length === 0) return 0;
  const promptIds = changes.map(({ promptId }) => promptId);
  await database.workspaceTransaction(workspaceId, async (tx) => {
    await lockWorkspace(tx, workspaceId);
    await changeQuestions(context, tx, { workspaceId, promptIds }, () => saveQuestions(tx, workspaceId, changes));
  });
  return changes.length;
}

/** Lists prompts of a country with near-equal texts. */
async function listSimilar({ database }: Context, workspaceId: string): Promise<GroupablePrompt[][]> {
  const prompts = await listGroupablePrompts(database, workspaceId);
  const read = await mapInSlices(prompts, (prompt) => ({ ...prompt, topic: topicOf(prompt.prompt, lexicon) }));
  return [...Map.groupBy(read, ({ country }) => country).values()].flatMap((ofCountry) =>
    groupSimilar(ofCountry, lexicon),
  );
}

async function addEvidence(
  { database, engines, now }: Context,
  workspaceId: string,
  prompts: readonly GroupablePrompt[],
): Promise<QuestionCandidate[]> {
  const answers = {
    workspaceId,
    promptIds: prompts.map(({ id }) => id),
    isSimulated: isSimulated(engines),
    ...windowEndingOn(dayOf(now()), EVIDENCE_DAYS),
  };
  const searches = new Map(
    (await listSearchesOfPrompts(database, answers)).map((row) => [row.promptId, row.searches.map(normalizeSearch)]),
  );
  const pages = new Map((await listPagesOfPrompts(database, answers)).map((row) => [row.promptId, row.pages]));
  return prompts.map(({ id, questionId, isChosen }) => ({
    id,
    questionId,
    isChosen,
    searches: new Set(searches.get(id)),
    pages: new Set(pages.get(id)),
  }));
}

/** The prompts that join a question, with its id: that of its current prompts, or of the first one. */
function nameQuestion(prompts: readonly QuestionCandidate[]): QuestionChange[] {
  const [first, second] = prompts;
  if (!first || !second) return [];
  const questionId = first.questionId ?? first.id;
  return prompts
    .filter((prompt) => (prompt.questionId ?? prompt.id) !== questionId)
    .map(({ id: promptId }) => ({ promptId, questionId, isChosen: first.isChosen }));
}
