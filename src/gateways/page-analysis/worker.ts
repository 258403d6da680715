/** Runs in a thread: a page that needs much time or memory does not affect requests. */
import { parentPort } from 'node:worker_threads';
import {
  analysePage,
  type PageAnalysis,
  type PageSource,
  type Renderings,
  readRenderings,
} from '../../domain/content-checks/analyse-page.ts';
import { compareTexts, type DynamicContent, type StaticText } from '../../domain/content-checks/dynamic-content.ts';

export type Task = { analyse: PageSource } | { compare: { page: StaticText; renderings: Renderings } };
export type Outcome = { analysis: PageAnalysis } | { difference: DynamicContent } | { error: string };

function run(task: Task): Outcome {
  if ('analyse' in task) return { analysis: analysePage(task.analyse) };
  const { page, renderings } = task.compare;
  return { difference: compareTexts(page, readRenderings(renderings)) };
}

parentPort?.on('message', (task: Task) => {
  let outcome: Outcome;
  try {
    outcome = run(task);
  } catch (error) {
    outcome = { error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(outcome);
});
