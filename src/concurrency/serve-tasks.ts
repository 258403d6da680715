import { parentPort } from 'node:worker_threads';

/** A thread reports that it is ready for a task. `cpuMs` is the processor time that it has used so far. */
export interface Ready {
  cpuMs: number;
}

export type Outcome = Ready & ({ result: unknown } | { error: { name: string; message: string; code?: string } });

/** Runs the tasks that a thread receives, one message each, and replies to each with its outcome. */
export function serveTasks(run: (task: never) => unknown): void {
  parentPort?.on('message', (task: unknown) => {
    void runTask(run, task).then((outcome) => parentPort?.postMessage(outcome));
  });
  parentPort?.postMessage(measure());
}

function measure(): Ready {
  return { cpuMs: toCpuMs(process.threadCpuUsage()) };
}

export function toCpuMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

async function runTask(run: (task: never) => unknown, task: unknown): Promise<Outcome> {
  try {
    const result = await run(task as never);
    return { result, ...measure() };
  } catch (error) {
    const { name, message, code } = error as { name?: string; message?: string; code?: string };
    const described = { name: name ?? 'Error', message: message ?? String(error), ...(code !== undefined && { code }) };
    return { error: described, ...measure() };
  }
}
