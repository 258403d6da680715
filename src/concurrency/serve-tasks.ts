import { parentPort } from 'node:worker_threads';

export type Outcome = { result: unknown } | { error: { message: string; code?: string } };

/** Runs the tasks that a thread receives, one message each, and replies to each with its outcome. */
export function serveTasks(run: (task: never) => unknown): void {
  parentPort?.on('message', (task: unknown) => {
    void runTask(run, task).then((outcome) => parentPort?.postMessage(outcome));
  });
}

async function runTask(run: (task: never) => unknown, task: unknown): Promise<Outcome> {
  try {
    return { result: await run(task as never) };
  } catch (error) {
    const { message, code } = error as { message?: string; code?: string };
    return { error: { message: message ?? String(error), ...(code !== undefined && { code }) } };
  }
}
