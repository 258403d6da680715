import { z } from 'zod';
import { lenient, list, maybeNumber, maybeText } from '../../lenient.ts';
import { EngineError } from '../port.ts';
import { unreadable } from './unreadable.ts';

const task = z.looseObject({
  id: maybeText,
  status_code: maybeNumber,
  status_message: maybeText,
  cost: maybeNumber,
  result: list(z.unknown()),
});
const reply = lenient(
  z.looseObject({ status_code: maybeNumber, status_message: maybeText, cost: maybeNumber, tasks: list(task) }),
);
type Status = Pick<z.output<typeof task>, 'status_code' | 'status_message'>;

export const NO_RESULTS = 40_102;

export interface TaskReply {
  id: string | null;
  code: number | null;
  message: string | null;
  results: unknown[];
  cost: number | null;
}

/**
 * Reads the only task of a response. DataForSEO returns HTTP 200 for almost everything: its status codes decide. Returns if there is a
 * result, or nothing was found.
 */
export function readTask(body: unknown): TaskReply {
  const read = reply.parse(body);
  if (!read) throw unreadable('DataForSEO', body);
  refuse(read);
  const [first] = read.tasks;
  if (!first) throw unreadable('DataForSEO', body);
  refuse(first);
  const { id, status_code: code, status_message: message, result } = first;
  return { id, code, message, results: result, cost: read.cost ?? first.cost };
}

/** A task was accepted, handed to a worker, or is in the queue. */
const PENDING = new Set([20_100, 40_601, 40_602]);

/** Whether the task of the response has no result yet. */
export function isPending(body: unknown): boolean {
  const code = reply.parse(body)?.tasks[0]?.status_code ?? null;
  return code !== null && PENDING.has(code);
}

function refuse({ status_code: code, status_message: words }: Status) {
  if (code === null || code < 40_000 || code === NO_RESULTS) return;
  throw new EngineError(classifyCode(code), `DataForSEO ${code}: ${words ?? 'no message'}`);
}

/** Documented codes; the remaining 4xxxx are request errors. */
export function classifyCode(code: number): EngineError['failure'] {
  if ([40_200, 40_203, 40_210].includes(code)) return 'quota';
  if ([40_100, 40_104, 40_201, 40_204, 40_207].includes(code)) return 'misconfigured';
  if ([40_101, 40_103, 40_202, 40_209, 40_601, 40_602].includes(code) || code >= 50_000) return 'retry';
  return 'give_up';
}
