/** Runs in a thread: a page that needs much time or memory does not affect requests. */
import { serveTasks } from '../../concurrency/serve-tasks.ts';
import {
  analysePage,
  type PageAnalysis,
  type PageSource,
  type Renderings,
  readRenderings,
} from '../../domain/content-checks/analyse-page.ts';
import { compareTexts, type DynamicContent, type StaticText } from '../../domain/content-checks/dynamic-content.ts';

export type Task = { analyse: PageSource } | { compare: { page: StaticText; renderings: Renderings } };

serveTasks((task: Task): PageAnalysis | DynamicContent => {
  if ('analyse' in task) return analysePage(task.analyse);
  const { page, renderings } = task.compare;
  return compareTexts(page, readRenderings(renderings));
});
