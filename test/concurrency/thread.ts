import { threadId, workerData } from 'node:worker_threads';
import { serveTasks } from '../../src/concurrency/serve-tasks.ts';

/** Blocks the thread without using the processor, like a busy machine. */
function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

sleep(workerData?.startMs ?? 0);

/** The tasks of the tests of threads. */
serveTasks(
  (task: {
    echo?: string;
    fail?: string;
    sleep?: number;
    spin?: true;
    allocate?: true;
    identify?: true;
    exit?: true;
  }) => {
    if (task.fail) throw Object.assign(new RangeError(task.fail), { code: 'E_TEST' });
    if (task.sleep !== undefined) sleep(task.sleep);
    if (task.exit) setImmediate(() => process.exit(3));
    while (task.spin) continue;
    for (const kept: unknown[] = []; task.allocate; ) kept.push(Array.from({ length: 100_000 }, (_, index) => index));
    return task.identify ? threadId : task.echo;
  },
);
