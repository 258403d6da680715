import { parentPort } from 'node:worker_threads';

export type Outcome = { result: unknown } | { error: { message: string; code?: string } };

/** Runs the tasks that a thread receives, one message each, and replies to each with its outcome. */
export function serveTasks<Task>(run: (task: Task) => unknown): void {
  parentPort?.on('message', async (task: Task) => {
    let outcome: Outcome;
    try {
      outcome = { result: await run(task) };
    } catch (error) {
      const { message, code } = error as { message?: string; code?: string };
      outcome = { error: { message: message ?? String(error), ...(code !== undefined && { code }) } };
    }
    parentPort?.postMessage(outcome);
  });
}
