/** Runs in a thread: a page that needs much time or memory does not affect requests. */
import { serveTasks } from '../../concurrency/serve-tasks.ts';
import {
  analyzePage,
  type PageAnalysis,
  type PageSource,
  type Renderings,
  readRenderings,
} from '../../domain/content-checks/analyze-page.ts';
import { compareTexts, type DynamicContent, type StaticText } from '../../domain/content-checks/dynamic-content.ts';

export type Task = { analyze: PageSource } | { compare: { page: StaticText; renderings: Renderings } };

serveTasks((task: Task): PageAnalysis | DynamicContent => {
  if ('analyze' in task) return analyzePage(task.analyze);
  const { page, renderings } = task.compare;
  return compareTexts(page, readRenderings(renderings));
});
