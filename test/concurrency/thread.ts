import { threadId } from 'node:worker_threads';
import { serveTasks } from '../../src/concurrency/serve-tasks.ts';

/** The tasks of the tests of threads. */
serveTasks((task: { echo?: string; fail?: string; spin?: true; allocate?: true; identify?: true }) => {
  if (task.fail) throw Object.assign(new Error(task.fail), { code: 'E_TEST' });
  while (task.spin) continue;
  for (const kept: unknown[] = []; task.allocate; ) kept.push(Array.from({ length: 100_000 }, (_, index) => index));
  return task.identify ? threadId : task.echo;
});
