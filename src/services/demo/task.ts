import { DEMO_STORY } from '../../domain/demo/story.ts';
import { draftDemoTask, type TaskAnswer, windowOfDemoTask } from '../../domain/demo/task.ts';
import { addDays, daysOf } from '../../domain/shared/windows.ts';
import { replaceRecommendations, saveTaskState } from '../../storage/recommendations.ts';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';
import { askSandbox, type Demo } from './ask.ts';

/** The completed task of the story. Created before the first recommendations, which keep it. */
export async function ensureTask(context: Context, demo: Demo): Promise<void> {
  const { workspaceId, reportId, today } = demo;
  const { listedDaysAgo, completedDaysAgo } = DEMO_STORY.task;
  const prompts = new Map(demo.prompts.map(({ id, prompt }) => [id, prompt]));
  const draft = draftDemoTask({ reportId, prompts, today }, await listTaskAnswers(context, demo));
  if (!draft) return;
  const [listed, completed] = [listedDaysAgo, completedDaysAgo].map((days) => new Date(addDays(today, -days)));
  const owner = { workspaceId, reportId, isSimulated: true };
  await context.database.workspaceTransaction(workspaceId, async (tx) => {
    const row = { ...draft, id: newId('recommendation', context.now()) };
    await replaceRecommendations(tx, owner, [row], listed as Date);
    await saveTaskState(tx, owner, draft.taskId, 'completed', completed as Date);
  });
}

async function listTaskAnswers(context: Context, demo: Demo): Promise<TaskAnswer[]> {
  const { engine, country } = DEMO_STORY.task;
  const prompts = demo.prompts.filter((prompt) => prompt.country === country);
  const answers: TaskAnswer[] = [];
  for (const day of daysOf(windowOfDemoTask(demo.today))) {
    for (const prompt of prompts) {
      const asked = { engine, day, sample: 1 };
      const reply = await askSandbox(context, demo, prompt, asked);
      if (!reply || !('answer' in reply) || !reply.answer) continue;
      const { text, searches } = reply.answer;
      answers.push({ promptId: prompt.id, day, sample: 1, text, searches });
    }
  }
  return answers;
}
