import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { lenient, list, maybeNumber, maybeText } from '../../lenient.ts';
import { call } from '../call.ts';
import type { Limiter } from '../limiter.ts';
import { isPending, readTask } from '../parse/dataforseo-reply.ts';
import { type Engine, EngineError, type Question } from '../port.ts';
import { QUEUED_COSTS } from '../prices.ts';
import {
  classify,
  createDataForSeo,
  type DataForSeoAccess,
  type DataForSeoPage,
  ENDPOINTS,
  headersOf,
  keysOf,
  taskOf,
} from './dataforseo.ts';

interface QueueOptions {
  /** Each request waits for the limits of the account; a task that waits in the queue does not occupy them. */
  limiter: Limiter;
  timeoutMs?: number;
  /** The first pause between two polls. Later pauses are longer. */
  pollMs?: number;
  /** Tasks are guaranteed to finish within 45 minutes. Jobs expire after an hour. */
  longestMs?: number;
}

const LONGEST_PAUSE_MS = 60_000;
/** How long a list of tasks is used: the account allows ten lists a minute. */
const LISTED_MS = 20_000;
const MS_PER_DAY = 86_400_000;

interface Task {
  id: string;
  /** What the task cost when it was posted. Null if it is unknown. */
  cost: number | null;
}

/**
 * DataForSEO through its queue, which is cheaper: a task is posted, and its result is collected when it is ready. A task that an
 * interrupted call posted is found by its tag, so that it is not paid for again.
 */
export function queueDataForSeo(
  page: DataForSeoPage,
  access: DataForSeoAccess,
  { limiter, timeoutMs = 60_000, pollMs = 10_000, longestMs = 50 * 60_000 }: QueueOptions,
): Engine {
  const live = createDataForSeo(page, access);
  const { path, parse } = ENDPOINTS[page];
  const request = (question: Question, url: string, body?: unknown, beforeCall?: Question['beforeCall']) =>
    limiter(question.signal, async () => {
      await beforeCall?.();
      const { signal } = question;
      const headers = headersOf(access);
      const keys = keysOf(access);
      const sent = { provider: 'DataForSEO', url: access.baseUrl + url, headers, keys, timeoutMs, signal, classify };
      return call(body === undefined ? sent : { ...sent, body });
    });

  const listTasks = createTaskList(path, request);

  async function post(question: Question, tag: string | null): Promise<Task> {
    const task = { ...taskOf(page, question), ...(tag !== null && { tag }) };
    const { id, cost } = readTask(await request(question, `${path}/task_post`, [task], question.beforeCall));
    if (id === null) throw new EngineError('retry', 'DataForSEO accepted the task without an id');
    return { id, cost };
  }

  async function collect(question: Question, { id, cost }: Task) {
    const until = performance.now() + longestMs;
    for (let pause = pollMs; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
      const body = await request(question, `${path}/task_get/advanced/${encodeURIComponent(id)}`);
      if (!isPending(body)) {
        const answer = parse(body);
        return answer && { ...answer, cost: cost ?? (answer.cost || null) };
      }
      if (performance.now() > until) {
        throw new EngineError('retry', `DataForSEO did not finish the task within ${longestMs / 60_000} minutes`);
      }
      await delay(pause, undefined, { signal: question.signal }).catch(() => {
        throw new EngineError('retry', 'The call to DataForSEO was canceled');
      });
    }
  }

  /** The task of an earlier attempt and its result. Null if there is none, or if it failed: another task can then succeed. */
  async function resume(question: Question, tag: string) {
    const found = await findTask(() => listTasks(question), tag);
    if (!found) return null;
    await question.beforeCall?.();
    return collect(question, found).then(
      (answer) => ({ answer }),
      (error: unknown) => {
        if (question.signal.aborted || !(error instanceof EngineError) || !/DataForSEO \d/.test(error.message))
          throw error;
        return null;
      },
    );
  }

  return {
    ...live,
    expectedCost: QUEUED_COSTS[page],
    async ask(question) {
      if (question.isUrgent) {
        return limiter(question.signal, async () => {
          await question.beforeCall?.();
          return live.ask(question);
        });
      }
      const tag = question.callId === undefined ? null : tagOf(question.callId);
      const resumed = question.isRepeated && tag !== null ? await resume(question, tag) : null;
      return resumed ? resumed.answer : collect(question, await post(question, tag));
    },
  };
}

/** Two calls have the same tag if and only if they are the same call. */
function tagOf(callId: string): string {
  return `sightline ${createHash('sha256').update(callId).digest('hex').slice(0, 32)}`;
}

const listed = lenient(
  z.looseObject({
    id: maybeText,
    tag: maybeText,
    cost: maybeNumber,
    metadata: lenient(z.looseObject({ tag: maybeText })),
  }),
);
const listing = z.looseObject({ tasks: list(z.looseObject({ result: list(listed) })) });
type Listed = NonNullable<z.output<typeof listed>>;
type Request = (question: Question, url: string, body?: unknown) => Promise<unknown>;

/** Returns the tasks of the last day: those that are ready, and all others. Calls that come together share the lists. */
function createTaskList(path: string, request: Request) {
  let current: { at: number; tasks: Promise<Listed[]> } | null = null;
  async function load(question: Question): Promise<Listed[]> {
    const now = Date.now();
    const range = { datetime_from: stampOf(now - MS_PER_DAY), datetime_to: stampOf(now) };
    const family = path.split('/').slice(0, 3).join('/');
    const ready = readListed(await request(question, `${path}/tasks_ready`));
    const all = { ...range, limit: 1000, offset: 0, sort: 'desc', include_metadata: true };
    return [...ready, ...readListed(await request(question, `${family}/id_list`, [all]))];
  }
  return (question: Question): Promise<Listed[]> => {
    const at = performance.now();
    if (!current || at - current.at > LISTED_MS) {
      const tasks = load(question);
      current = { at, tasks };
      tasks.catch(() => {
        current = null;
      });
    }
    return current.tasks;
  };
}

/** `yyyy-mm-dd hh:mm:ss +00:00`. */
function stampOf(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} +00:00`;
}

function readListed(body: unknown): Listed[] {
  readTask(body);
  return listing.parse(body).tasks.flatMap(({ result }) => result.filter((task) => task !== null));
}

/** If the lists cannot be read, it is unknown whether the task was posted, so the call is not made. */
async function findTask(load: () => Promise<Listed[]>, tag: string): Promise<Task | null> {
  const tasks = (await load()).filter((task) => (task.tag ?? task.metadata?.tag) === tag);
  const id = tasks.find((task) => task.id !== null)?.id ?? null;
  const cost = tasks.find((task) => (task.cost ?? 0) > 0)?.cost ?? null;
  return id === null ? null : { id, cost };
}
