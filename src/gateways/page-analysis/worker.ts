/** Runs in a thread of its own: a page that takes long, or too much memory, takes nobody else's. */
import { parentPort } from 'node:worker_threads';
import {
  analysePage,
  type PageAnalysis,
  type PageSource,
  readRendered,
} from '../../domain/content-checks/analyse-page.ts';
import { compareTexts, type DynamicContent, type StaticText } from '../../domain/content-checks/dynamic-content.ts';

export type Task = { analyse: PageSource } | { compare: { page: StaticText; html: string } };
export type Outcome = { analysis: PageAnalysis } | { difference: DynamicContent } | { error: string };

function run(task: Task): Outcome {
  if ('analyse' in task) return { analysis: analysePage(task.analyse) };
  const { page, html } = task.compare;
  return { difference: compareTexts(page, readRendered(html)) };
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
